"""What a player may do, as values with a text: ``claim baker-street--hyde-park black*3 wild``."""

from __future__ import annotations

import msgspec

from omnibus.game.cards import NONE, NotationError, read_cards, write_list

DECLINED = "no-flag"


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="action", forbid_unknown_fields=True):
    """One of the classes below. ``str`` and ``parse_action`` are each other's inverse."""


class DrawBlind(Action, frozen=True, tag="draw-blind"):
    def __str__(self) -> str:
        return "draw blind"


class DrawFaceUp(Action, frozen=True, tag="draw-face-up"):
    colour: str

    def __str__(self) -> str:
        return f"draw market {self.colour}"


class DrawTickets(Action, frozen=True, tag="draw-tickets"):
    def __str__(self) -> str:
        return "draw tickets"


class KeepTickets(Action, frozen=True, tag="keep-tickets"):
    ticket: str | None = None
    """The one to keep; none of them named, all are kept."""

    def __str__(self) -> str:
        return f"keep {self.ticket or 'both'}"


class ClaimRoute(Action, frozen=True, tag="claim-route"):
    route: str
    cards: tuple[str, ...]
    """The colours paid, each card one."""
    decline_flag: bool = False

    def __str__(self) -> str:
        words = f"claim {self.route} {write_list(self.cards)}"
        return f"{words} {DECLINED}" if self.decline_flag else words


class Pass(Action, frozen=True, tag="pass"):
    def __str__(self) -> str:
        return "pass"


AnyAction = DrawBlind | DrawFaceUp | DrawTickets | KeepTickets | ClaimRoute | Pass

KEEP_NONE = KeepTickets(NONE)
"""It can be asked for and is never legal, so it has no number in the catalogue."""

_PLAIN: dict[str, AnyAction] = {
    str(action): action for action in (DrawBlind(), DrawTickets(), KeepTickets(), Pass())
}


def parse_action(text: str) -> AnyAction:
    """The action that a text means. Whether there is such a route or colour is not looked at here."""
    words = text.split()
    plain = _PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    match words:
        case ["draw", "market", colour]:
            return DrawFaceUp(colour)
        case ["keep", ticket]:
            return KeepTickets(ticket)
        case ["claim", route, *cards] if cards:
            declined = cards[-1] == DECLINED
            paid = read_cards(" ".join(cards[:-1] if declined else cards))
            if DECLINED in paid:
                raise NotationError(f"{DECLINED!r} is no card; it stands at the end")
            return ClaimRoute(route, tuple(paid), declined)
        case ["claim", route]:
            raise NotationError(f"how is {route} paid? For example: claim {route} black*2 wild")
    raise NotationError(
        f"{text.strip()!r} is no action; there are: draw blind, draw market COLOUR, draw tickets, "
        "keep both, keep TICKET, claim ROUTE CARDS, pass"
    )
