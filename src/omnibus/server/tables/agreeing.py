"""What people at a table decide together: to pause, to go on, to end it without a result."""

from __future__ import annotations

from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import Wish
from omnibus.wire.upstream import Pause


def pause(table: ServedTable, number: int, command: Pause, moment: Moment) -> None:
    """All who play must want it; to go on one is enough."""
    state = table.state
    if state.stage == "paused" and not command.wanted:
        _forget(table, "pause")
        state.stage, state.moved = "running", moment.now
    elif state.stage != "running":
        raise RefusedError("not-running")
    elif not command.wanted:
        _withdraw(table, number, "pause")
    elif _agreed(table, number, "pause"):
        state.stage, state.moved = "paused", moment.now


def abandon(table: ServedTable, number: int, moment: Moment) -> None:
    if table.ended:
        raise RefusedError("not-running")
    if _agreed(table, number, "abandon"):
        table.state.stage, table.state.moved = "abandoned", moment.now


def _agreed(table: ServedTable, number: int, wish: Wish) -> bool:
    seat = table.seat(number)
    if seat.stand_in:
        raise RefusedError("not-now")
    if wish not in seat.wants:
        seat.wants = (*seat.wants, wish)
    return all(wish in table.seat(one).wants for one in table.players())


def _withdraw(table: ServedTable, number: int, wish: Wish) -> None:
    seat = table.seat(number)
    seat.wants = tuple(one for one in seat.wants if one != wish)


def _forget(table: ServedTable, wish: Wish) -> None:
    for number in range(len(table.state.seats)):
        _withdraw(table, number, wish)
