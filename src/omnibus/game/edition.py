"""A board with a rules profile, and the way from names to numbers and back."""

from __future__ import annotations

from functools import cached_property

from omnibus.boards.integers import (
    MOST_ROUTES,
    ROUTE_CARDS,
    WILD_COLOUR,
    board_integers,
    default_profile,
    parameters,
)
from omnibus.boards.model import WILD, Board, Parameters
from omnibus.boards.version import board_version
from omnibus.game.action import (
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)
from omnibus.game.cards import NotationError
from omnibus.rules.catalogue import (
    ACTIONS,
    CLAIM_WITH,
    CLAIMS,
    DECLINE_WITH,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    FIRST_CLAIM,
    KEEP_BOTH,
    KEEP_ONE,
    PASS,
    claim_colour,
    claim_declines_flag,
    claim_route,
    claim_wilds,
    with_catalogue,
)
from omnibus.spelling import no_such


class Edition:
    """What a game is played on. Two games of one edition share it: it never changes."""

    def __init__(self, board: Board, profile: str | None = None) -> None:
        self.board = board
        self.profile = profile or default_profile(board)
        self.parameters: Parameters = parameters(board, profile)
        self.integers = with_catalogue(board_integers(board, profile))
        self.version = board_version(board)
        self.colours: tuple[str, ...] = (WILD, *board.colours)
        self.places = tuple(place.slug for place in board.places)
        self.routes = tuple(route.slug for route in board.routes)
        self.tickets = tuple(ticket.slug for ticket in board.tickets)
        self.kinds = tuple(kind.slug for kind in board.kinds)
        self.districts = tuple(district.slug for district in board.districts)

    def __repr__(self) -> str:
        return f"Edition({self.board.city!r}, profile={self.profile!r})"

    @cached_property
    def _slugs(self) -> dict[str, tuple[str, ...]]:
        return {"colour": self.colours, "route": self.routes, "ticket": self.tickets, "kind": self.kinds}

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        return {what: {slug: n for n, slug in enumerate(slugs)} for what, slugs in self._slugs.items()}

    @cached_property
    def in_card_order(self) -> tuple[tuple[int, str], ...]:
        """The colours with their numbers, the coloured ones first and the wild last."""
        numbered = list(enumerate(self.colours))
        return (*numbered[1:], numbered[0])

    def number(self, what: str, slug: str) -> int:
        """The number of a colour, route, ticket or kind; a clear error where there is none."""
        slugs = self._numbers[what]
        if slug not in slugs:
            tracks = [one for one in slugs if one.startswith(f"{slug}.")]
            raise NotationError(
                f"{slug} is a double route: say which, {' or '.join(tracks)}"
                if tracks
                else no_such(what, slug, slugs)
            )
        return slugs[slug]

    def route_number(self, slug: str) -> int:
        """As ``number``, but the two ends may stand in either order."""
        slugs = self._numbers["route"]
        if slug in slugs:
            return slugs[slug]
        ends, dot, track = slug.partition(".")
        turned = "--".join(reversed(ends.split("--"))) + dot + track
        return slugs[turned] if turned in slugs else self.number("route", slug)

    def slugs_in(self, what: str, mask: int) -> list[str]:
        """The names of the items whose bits are set."""
        slugs, found = self._slugs[what], []
        while mask:
            lowest = mask & -mask
            found.append(slugs[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def mask_of(self, what: str, slugs: list[str]) -> int:
        numbers = [self.route_number(one) if what == "route" else self.number(what, one) for one in slugs]
        return sum(1 << n for n in set(numbers))

    # ---- actions ----

    @cached_property
    def actions(self) -> tuple[AnyAction, ...]:
        """The catalogue: every action of this board, each at its own number."""
        return tuple(self._action(number) for number in range(self.integers[ACTIONS]))

    @cached_property
    def action_texts(self) -> tuple[str, ...]:
        """Of each action of the catalogue: a table tells hundreds of them with every ply."""
        return tuple(map(str, self.actions))

    @cached_property
    def numbers_of_texts(self) -> dict[str, int]:
        """Each text of the catalogue with its number; an action can be written in other ways, too."""
        return {text: number for number, text in enumerate(self.action_texts)}

    def _action(self, number: int) -> AnyAction:
        table = self.integers
        if number == DRAW_BLIND:
            return DrawBlind()
        if number < table[DRAW_TICKETS]:
            return DrawFaceUp(self.colours[number - DRAW_FACE_UP])
        if number == table[DRAW_TICKETS]:
            return DrawTickets()
        if number == table[KEEP_BOTH]:
            return KeepTickets()
        if number < table[PASS]:
            return KeepTickets(self.tickets[number - table[KEEP_ONE]])
        if number == table[PASS]:
            return Pass()
        return self._claim(table[CLAIMS + number - table[FIRST_CLAIM]])

    def _claim(self, code: int) -> ClaimRoute:
        route, wilds = claim_route(code), claim_wilds(code)
        coloured = self.integers[ROUTE_CARDS + route] - wilds
        paid = (self.colours[claim_colour(code)],) * coloured + (WILD,) * wilds
        return ClaimRoute(self.routes[route], paid, decline_flag=bool(claim_declines_flag(code)))

    def action_number(self, action: AnyAction) -> int:
        """Its number in the catalogue, for an action whose payment has the shape that its route asks for."""
        table = self.integers
        match action:
            case DrawBlind():
                return DRAW_BLIND
            case DrawFaceUp(colour):
                return DRAW_FACE_UP + self.number("colour", colour)
            case DrawTickets():
                return table[DRAW_TICKETS]
            case KeepTickets(ticket):
                return table[KEEP_BOTH] if ticket is None else table[KEEP_ONE] + self.number("ticket", ticket)
            case Pass():
                return table[PASS]
            case ClaimRoute():
                return self._claim_number(action)
        raise AssertionError(action)

    def _claim_number(self, action: ClaimRoute) -> int:
        route = self.route_number(action.route)
        coloured = [colour for colour in action.cards if colour != WILD]
        wilds = len(action.cards) - len(coloured)
        colour = self.number("colour", coloured[0]) if coloured else WILD_COLOUR
        if action.decline_flag and coloured and self.integers[DECLINE_WITH + route]:
            return self.integers[DECLINE_WITH + route] + wilds
        first = self.integers[CLAIM_WITH + colour * MOST_ROUTES + route]
        return first + wilds if coloured else first

    def payment(self, action: ClaimRoute) -> list[int]:
        """The cards paid, counted by colour number."""
        counts = [0] * len(self.colours)
        for colour in action.cards:
            counts[self.number("colour", colour)] += 1
        return counts

    def can_decline(self, claim: ClaimRoute) -> bool:
        """Whether the catalogue has this claim with its flag card declined."""
        coloured = any(colour != WILD for colour in claim.cards)
        return coloured and self.integers[DECLINE_WITH + self.route_number(claim.route)] > 0


_editions: dict[tuple[int, str | None], Edition] = {}


def edition(board: Board, profile: str | None = None) -> Edition:
    """The edition of a board, made once for each board and profile."""
    key = (id(board), profile)  # the edition keeps its board alive, so that the id stays its own
    if key not in _editions:
        _editions[key] = Edition(board, profile)
    return _editions[key]
