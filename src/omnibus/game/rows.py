"""What a seat has, read from its row of a state."""

from __future__ import annotations

from omnibus.boards.integers import POINT_SLOTS, POINTS, ROUTE_CARDS, ROUTE_KIND
from omnibus.game.edition import Edition
from omnibus.rules.layout import FIRST, OWES_CHOICE, ROUTES_OWNED, SEAT_ROWS, SEAT_SIZE, SEATS


def row_of(seat: int) -> int:
    """Where the seat's row begins."""
    return SEAT_ROWS + seat * SEAT_SIZE


def rows(state: list[int]) -> list[int]:
    """The rows of all seats that play, in their order."""
    return [row_of(seat) for seat in range(state[SEATS])]


def owned(state: list[int], row: int) -> list[int]:
    """The numbers of the routes that the seat of this row owns."""
    mask = state[row + ROUTES_OWNED]
    return [route for route in range(mask.bit_length()) if mask >> route & 1]


def route_points(edition: Edition, routes: list[int]) -> int:
    """What these routes score together."""
    table = edition.integers
    return sum(
        table[POINTS + table[ROUTE_KIND + one] * POINT_SLOTS + table[ROUTE_CARDS + one]] for one in routes
    )


def card_counts(edition: Edition, state: list[int], row: int) -> dict[str, int]:
    """The colours of which a row of card counts has any, the coloured ones first and the wild last."""
    return {name: count for colour, name in edition.in_card_order if (count := state[row + colour])}


def first_owing(state: list[int]) -> int:
    """The first seat in turn order that has not chosen its starting tickets; the first of all if none."""
    order = [(state[FIRST] + turn) % state[SEATS] for turn in range(state[SEATS])]
    return next((seat for seat in order if state[row_of(seat) + OWES_CHOICE]), state[FIRST])
