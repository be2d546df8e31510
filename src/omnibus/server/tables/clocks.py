"""Whose time runs, how much there is, and what it costs to use more."""

from __future__ import annotations

from omnibus.server.tables.moment import Moment
from omnibus.server.tables.state import SeatState, Turn
from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import Days, Live, Untimed

DAY = 86_400_000


def settle(table: ServedTable, moment: Moment) -> None:
    """After anything that may have changed who is to move."""
    moving = who_have_to_move(table)
    for number, seat in enumerate(table.state.seats):
        if number in moving:
            if seat.turn_from is None:
                seat.turn_from = moment.now
        elif seat.turn_from is not None:
            _stop(table, seat, moment)


def who_have_to_move(table: ServedTable) -> list[int]:
    """The seats of people who may act now."""
    if table.game is None or table.state.stage != "running":
        return []
    return [number for number in table.game.may_act if not table.bot_of(number)]


def _stop(table: ServedTable, seat: SeatState, moment: Moment) -> None:
    begun = seat.turn_from or 0
    used = seat.used_ms + moment.since(begun)
    seat.turn_from = None
    if table.state.stage == "paused":
        seat.used_ms = used
        return
    pace = table.state.request.pace
    charged = max(0, used - 1000 * pace.turn_seconds) if isinstance(pace, Live) else 0
    charged = min(charged, seat.reserve_ms)
    seat.last_turn = Turn(begun, seat.used_ms, charged)
    seat.reserve_ms -= charged
    seat.used_ms = 0


def turn_comes_back(table: ServedTable, number: int) -> None:
    """As if it had not ended; those who would have been next have lost no time."""
    moving = who_have_to_move(table)
    for other, seat in enumerate(table.state.seats):
        if other != number and other not in moving:
            seat.turn_from = None
    seat = table.seat(number)
    if seat.turn_from is None and seat.last_turn is not None:
        seat.turn_from, seat.used_ms, charged = seat.last_turn
        seat.reserve_ms += charged
        seat.last_turn = None


def deadline_of(table: ServedTable, number: int, moment: Moment) -> int | None:
    """When the time of somebody who has to move is over."""
    seat, pace = table.seat(number), table.state.request.pace
    if seat.turn_from is None:
        return None
    if isinstance(pace, Live):
        allowed = 1000 * pace.turn_seconds + seat.reserve_ms
    elif isinstance(pace, Days):
        allowed = DAY * pace.days
    else:
        return None
    return seat.turn_from + allowed - seat.used_ms + moment.lost(seat.turn_from)


def deadline(table: ServedTable, moment: Moment) -> int | None:
    """The first of them."""
    if isinstance(table.state.request.pace, Untimed):
        return None
    found = (deadline_of(table, number, moment) for number in range(len(table.state.seats)))
    return min((one for one in found if one is not None), default=None)
