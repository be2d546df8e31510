"""Positions strewn at random, written as text: small pools, full hands, last pieces, last tickets, flags.

Play seldom gets there; every one of them could still come about.
"""

from __future__ import annotations

from random import Random

from omnibus.boards.load import load_board
from omnibus.boards.model import WILD, Board, Route
from tests.kit.tables import Table

ODDS_OF_A_CLAIM = (0.05, 0.3, 0.6, 1.0)
SIZES_OF_THE_POOL = (0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 20, 30)
SIZES_OF_THE_STACK = (0, 1, 2, 3, 8)
ODDS_OF_A_FAMINE = 0.08
"""That nothing can be drawn and the seat to move holds nothing: it may have to pass."""


def scattered(table: Table, random: Random) -> str:
    """The text of a position."""
    return "\n".join(_Strewing(table, random).lines()) + "\n"


class _Strewing:
    def __init__(self, table: Table, random: Random) -> None:
        self.table, self.random = table, random
        self.board: Board = load_board(table.city)
        self.seats = range(table.seats)
        self.pieces = [{kind.slug: kind.pieces for kind in self.board.kinds} for _ in self.seats]
        self.owner: dict[str, int] = {}
        self.of_seat: list[list[str]] = [[] for _ in self.seats]
        self.of_table: list[str] = []
        self.to_move = random.choice(self.seats)
        self.famine = random.random() < ODDS_OF_A_FAMINE

    def lines(self) -> list[str]:
        """The routes come first: they say whether it is the last round, and so whose turn it is."""
        self._strew_routes()
        self._begin_last_round()
        self._strew_cards()
        self._strew_tickets()
        profile = [f"profile {self.table.profile}"] if self.table.profile else []
        head = [f"city {self.board.city}", *profile, f"seats {self.table.seats}"]
        head.append(f"seed {self.random.getrandbits(64):x}")
        head += [f"to-move {self.to_move}", f"first {self.random.choice(self.seats)}"]
        of_seats = [line for seat in self.seats for line in (f"seat {seat}", *self.of_seat[seat])]
        return [*head, *self.of_table, *of_seats]

    # ---- routes ----

    def _strew_routes(self) -> None:
        odds = self.random.choice(ODDS_OF_A_CLAIM)
        for route in self.random.sample(self.board.routes, len(self.board.routes)):
            seat = self.random.choice(self.seats)
            if self.random.random() < odds and self._may_own(seat, route):
                self.owner[route.slug] = seat
                self.pieces[seat][route.kind] -= route.spaces
        for seat in self.seats:
            mine = [slug for slug, owner in self.owner.items() if owner == seat]
            self.of_seat[seat].append(f"routes {' '.join(mine) or 'none'}")

    def _may_own(self, seat: int, route: Route) -> bool:
        twin_owner = self.owner.get(route.twin or "")
        closed = twin_owner == seat or (twin_owner is not None and self.table.seats == 2)
        return not closed and self.pieces[seat][route.kind] >= route.spaces

    def _begin_last_round(self) -> None:
        """Where a seat is so short of pieces that it must have begun."""
        end = self.board.parameters.end_at_most
        for profile in self.board.profiles:
            if profile.slug == self.table.profile and profile.end_at_most is not None:
                end = profile.end_at_most
        low = [seat for seat in self.seats if sum(self.pieces[seat].values()) <= end]
        if low:
            trigger, left = self.random.choice(low), self.random.randint(1, self.table.seats)
            self.to_move = (trigger + 1 + self.table.seats - left) % self.table.seats
            self.of_table.append(f"last-round {left} turns-left by {trigger}")

    # ---- cards ----

    def _strew_cards(self) -> None:
        cards = [colour for colour, count in self.board.deck.items() for _ in range(count)]
        self.random.shuffle(cards)
        for seat in self.seats:
            self._lay_flag_cards(seat, cards)
        size = 0 if self.famine else min(self.random.choice(SIZES_OF_THE_POOL), len(cards))
        pool, held = cards[:size], cards[size:]
        self._fill_hands(held)
        market = self._market(pool)
        rest = pool[len(market) :]
        deck = self.random.randint(1, len(rest)) if rest else 0
        slots = [*market, *["-"] * (self.board.parameters.market - len(market))]
        if "-" in slots:
            self.random.shuffle(slots)
        second = bool(deck) or any(card not in (WILD, "-") for card in slots)
        self.of_table += [
            f"market {' '.join(slots)}",
            f"deck {' '.join(rest[:deck]) or 'none'}",
            f"discards {' '.join(rest[deck:]) or 'none'}",
            f"phase {self.random.choice(['turn', 'turn', 'drawing' if second else 'turn'])}",
        ]

    def _lay_flag_cards(self, seat: int, cards: list[str]) -> None:
        colours = self.board.flag.colours if self.board.flag else []
        shown = self.random.sample(colours, self.random.randrange(len(colours))) if colours else []
        for colour in shown:
            cards.remove(colour)
        self.of_seat[seat].append(f"flag-cards {' '.join(shown) or 'none'}")

    def _fill_hands(self, cards: list[str]) -> None:
        """Often all to few: the others hold next to nothing."""
        weights = [self.random.choice([0, 1, 1, 8]) or 0.01 for _ in self.seats]
        if self.famine:
            weights[self.to_move] = 0
        hands: list[list[str]] = [[] for _ in self.seats]
        for card, seat in zip(cards, self.random.choices(self.seats, weights, k=len(cards)), strict=True):
            hands[seat].append(card)
        for lines, hand in zip(self.of_seat, hands, strict=True):
            seen = self.random.sample(hand, self.random.randint(0, len(hand)))
            lines += [f"hand {' '.join(hand) or 'none'}", f"seen {' '.join(seen) or 'none'}"]

    def _market(self, pool: list[str]) -> list[str]:
        """The first cards of the pool, which is put into an order in which they need not be flushed."""
        size, most_wilds = self.board.parameters.market, self.board.parameters.flush_at - 1
        coloured = sum(1 for card in pool if card != WILD)
        if len(pool) >= size and coloured >= size - most_wilds:
            while pool[:size].count(WILD) > most_wilds:
                self.random.shuffle(pool)
        return pool[:size]

    # ---- tickets ----

    def _strew_tickets(self) -> None:
        slugs = [ticket.slug for ticket in self.board.tickets]
        self.random.shuffle(slugs)
        size = 0 if self.famine else self.random.choice(SIZES_OF_THE_STACK)
        stack, held = slugs[:size], slugs[size:]
        if not self.famine and self.random.random() < 0.2:
            self.of_table.append("phase keeping")
            self.of_seat[self.to_move].append(f"offer {held.pop()} {held.pop()}")
        self.of_table.append(f"stack {' '.join(stack) or 'none'}")
        owners = self.random.choices(self.seats, k=len(held))
        for seat in self.seats:
            mine = [slug for slug, owner in zip(held, owners, strict=True) if owner == seat]
            returned = [slug for slug in stack if self.random.random() < 0.3]
            self.of_seat[seat] += [f"tickets {' '.join(mine) or 'none'}"]
            self.of_seat[seat] += [f"returned {' '.join(returned) or 'none'}"]
