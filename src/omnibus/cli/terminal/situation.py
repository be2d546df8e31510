"""How things stand, as one seat may know it: market, hand, tickets, players."""

from __future__ import annotations

from omnibus.boards.model import Slug
from omnibus.bots.outlook import Outlook, TicketOutlook, outlook_of, ticket_outlook
from omnibus.cli.terminal.names import Names, counted, in_order, spoken
from omnibus.cli.terminal.spans import Line, Span, joined, line, strong
from omnibus.game.event import RouteClaimed
from omnibus.game.game import Game
from omnibus.game.view import PlayerView, View

INKS = {"done": "good", "possible": "", "broken": "bad"}


class Situation:
    def __init__(self, game: Game, names: Names, viewer: int | None) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.view: View = game.view(viewer)

    def overview(self) -> list[Line]:
        """Everything that the seat needs to decide."""
        return [*_headed("Players  ", self.players()), *self.brief()]

    def brief(self) -> list[Line]:
        """What changes within a turn."""
        market = [Span("Market   "), *self.market(), *line(" ("), *self.piles(), Span(")")]
        return [market, *self.own()]

    def own(self) -> list[Line]:
        """Hand and tickets, and what the rules ask for now."""
        if self.viewer is None:
            return []
        lines = [[Span("Hand     "), *self.hand()]]
        lines += _headed("Tickets  ", self.tickets())
        lines += _headed("Offered  ", self.offer())
        due = self.due()
        return [*lines, due] if due else lines

    # ---- the table ----

    def headline(self) -> Line:
        """Whose turn it is, and whether it is one of the last."""
        if self.view.phase == "over":
            return line(strong("The game is over"))
        seat = self.view.to_move
        if self.view.phase == "choosing":
            doing = " choose starting tickets" if seat == self.viewer else " chooses starting tickets"
            return line(self.names.player(seat, self.viewer), doing)
        whose = "Your turn" if seat == self.viewer else f"{self.names.players[seat]} is to move"
        return line(self.names.sign(seat), " ", strong(whose), *self._last_round())

    def _last_round(self) -> Line:
        left = self.view.turns_left
        if left is None:
            return []
        return line(". ", strong(f"LAST ROUND: {counted(left, 'turn')} left, this one included"))

    def market(self) -> Line:
        """The face-up cards in their slots."""
        cards = [line(self.names.card(card) if card else Span("empty", "soft")) for card in self.view.market]
        return joined(cards)

    def piles(self) -> Line:
        view = self.view
        words = f"draw pile {view.deck_left}, discards {sum(view.discards.values())}"
        words += f", tickets {view.stack_left}"
        return line(words + (f", bonus cards {view.bonus_left}" if self.names.board.bonus else ""))

    # ---- one's own ----

    def hand(self) -> Line:
        return self.names.cards(self.view.hand or {})

    def due(self) -> Line | None:
        """What the rules ask for in the middle of a turn."""
        if self.viewer != self.view.to_move:
            return None
        if self.view.phase == "drawing":
            return line("Draw your second card.")
        if self.view.phase in ("choosing", "keeping"):
            return line("Keep one of these tickets, or both.")
        return None

    def tickets(self) -> list[Line]:
        """One's own, each with how it stands."""
        outlook = self._outlook()
        return [self._ticket(outlook, slug) for slug in self.view.tickets or ()] if outlook else []

    def offer(self) -> list[Line]:
        """The tickets to choose from, numbered."""
        outlook = self._outlook()
        offered = enumerate(self.view.offer or (), start=1)
        return (
            [[Span(f"{number}  "), *self._ticket(outlook, slug)] for number, slug in offered]
            if outlook
            else []
        )

    def _outlook(self) -> Outlook | None:
        return None if self.viewer is None else outlook_of(self.game, self.viewer)

    def _ticket(self, outlook: Outlook, slug: Slug) -> Line:
        found = ticket_outlook(outlook, slug)
        words = f"{self.names.ticket(slug)}, {counted(found.points, 'point')}: "
        return line(words, Span(standing(found), INKS[found.standing]))

    # ---- everybody ----

    def players(self) -> list[Line]:
        return [self._player(seat, player) for seat, player in enumerate(self.view.players)]

    def _player(self, seat: int, player: PlayerView) -> Line:
        words = [
            counted(player.score, "point"),
            self.names.pieces(player.pieces),
            counted(player.cards, "card"),
        ]
        words.append(counted(player.tickets + player.offered, "ticket"))
        if self.names.board.bonus:
            words.append(counted(player.bonus, "bonus card"))
        if self.names.board.flag:
            words += self._flags(player)
        pointer = " > " if seat == self.view.to_move and self.view.phase != "over" else "   "
        name = self.names.player(seat)
        return line(self.names.sign(seat), pointer, name, ": ", ", ".join(words))

    def _flags(self, player: PlayerView) -> list[str]:
        held = [spoken(colour) for colour in in_order(player.flag_cards, self.names.board)]
        return [counted(player.flags, "flag")] + ([f"flag cards {' '.join(held)}"] if held else [])

    # ---- for the map ----

    def wanted(self) -> set[Slug]:
        """The places that one's tickets are to link, while they are not done."""
        outlook = self._outlook()
        if outlook is None:
            return set()
        slugs = [*(self.view.tickets or ()), *(self.view.offer or ())]
        open_ones = [slug for slug in slugs if ticket_outlook(outlook, slug).standing == "possible"]
        return {place for slug in open_ones for place in self.names.tickets[slug].ends}

    def recent(self) -> set[Slug]:
        """Routes that others have claimed since one's own last action."""
        found: set[Slug] = set()
        for ply in reversed(self.game.plies):
            if ply.seat == self.viewer:
                break
            found |= {event.route for event in ply.events if isinstance(event, RouteClaimed)}
        return found

    def owners(self) -> dict[Slug, int]:
        return {slug: seat for seat, player in enumerate(self.view.players) for slug in player.routes}


def standing(found: TicketOutlook) -> str:
    if found.standing != "possible":
        return found.standing
    return f"possible, {counted(len(found.missing), 'route')} and {counted(found.cards, 'card')} to go"


def _headed(heading: str, lines: list[Line]) -> list[Line]:
    blank = " " * len(heading)
    return [[Span(blank if number else heading), *one] for number, one in enumerate(lines)]
