"""What happens at a table by itself, and when: bots move, plans are carried out, time is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from omnibus.server.tables.clocks import deadline_of
from omnibus.server.tables.leaving import put_bot
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import everybody_is_there
from omnibus.server.tables.table import ServedTable

FORGOTTEN = 30 * 86_400_000
"""Milliseconds after which nobody is expected back: every game ends."""
NOBODY = -1


class Due(NamedTuple):
    at: int
    what: Literal["deal", "bot", "plan", "time", "forgotten"]
    seat: int


def next_due(table: ServedTable, moment: Moment) -> Due | None:
    return min(_all_due(table, moment), default=None)


def _all_due(table: ServedTable, moment: Moment) -> Iterator[Due]:
    state = table.state
    if table.ended:
        return
    if table.game is None or state.stage != "running":
        complete = state.stage == "gathering" and everybody_is_there(table)
        yield (
            Due(state.moved, "deal", NOBODY)
            if complete
            else Due(state.moved + FORGOTTEN, "forgotten", NOBODY)
        )
        return
    for number in table.game.may_act:
        seat = table.seat(number)
        if table.bot_of(number):
            yield Due(state.moved + state.request.bot_pause, "bot", number)
        elif seat.plan:
            yield Due(state.moved, "plan", number)
        else:
            limit = deadline_of(table, number, moment)
            forgotten = (seat.turn_from or state.moved) + FORGOTTEN
            yield Due(forgotten, "forgotten", number) if limit is None else Due(limit, "time", number)


def forget(table: ServedTable, number: int, moment: Moment) -> None:
    """Bots play on for somebody; a table where nobody plays is closed."""
    if number == NOBODY:
        table.state.stage, table.state.moved = "abandoned", moment.now
    else:
        put_bot(table, number, "")
