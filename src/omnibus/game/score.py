"""What each player has points for."""

from __future__ import annotations

from typing import Literal

import msgspec

from omnibus.boards.integers import (
    DISTRICT_PLACES,
    DISTRICT_POINTS,
    DISTRICTS,
    FLAG_POINTS,
    TICKET_ENDS,
    TICKET_POINTS,
)
from omnibus.game.edition import Edition
from omnibus.game.rows import owned, route_points, row_of
from omnibus.rules.layout import BONUS, FLAGS, OVER, PHASE, ROUTES_OWNED, SEATS, TICKETS
from omnibus.rules.scoring import bonus_points, linked

Source = Literal["route", "flags", "ticket", "district", "bonus"]


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """Points, and for what: the slug of a route, ticket or district, or a number of flags or cards."""

    source: Source
    what: str
    points: int

    def __str__(self) -> str:
        return f"{self.source} {self.what}: {self.points}"


def score_sheet(on: Edition, state: list[int]) -> list[list[ScoreLine]]:
    """For each seat the lines whose points add up to its score."""
    return [score_lines(on, state, seat) for seat in range(state[SEATS])]


def score_lines(on: Edition, state: list[int], seat: int) -> list[ScoreLine]:
    """Of one seat; before the end they follow from its row alone."""
    return [*_in_play(on, state, seat), *(_at_the_end(on, state, seat) if state[PHASE] == OVER else [])]


def _in_play(on: Edition, state: list[int], seat: int) -> list[ScoreLine]:
    row = row_of(seat)
    lines = [ScoreLine("route", on.routes[one], route_points(on, [one])) for one in owned(state, row)]
    flags = state[row + FLAGS]
    return lines + ([ScoreLine("flags", str(flags), flags * on.integers[FLAG_POINTS])] if flags else [])


def _at_the_end(on: Edition, state: list[int], seat: int) -> list[ScoreLine]:
    row, table = row_of(seat), on.integers
    routes = state[row + ROUTES_OWNED]
    lines = []
    for ticket, slug in enumerate(on.tickets):
        if state[row + TICKETS] >> ticket & 1:
            done = linked(table, routes, table[TICKET_ENDS + ticket])
            points = table[TICKET_POINTS + ticket]
            lines.append(ScoreLine("ticket", slug, points if done else -points))
    for district in range(table[DISTRICTS]):
        if linked(table, routes, table[DISTRICT_PLACES + district]):
            lines.append(ScoreLine("district", on.districts[district], table[DISTRICT_POINTS + district]))
    bonus = bonus_points(state, table, seat)
    return lines + ([ScoreLine("bonus", str(state[row + BONUS]), bonus)] if bonus else [])
