"""What the coach would do, asked by somebody at a table where that is fair."""

from __future__ import annotations

from omnibus.arena.processes import LostWorkError
from omnibus.server.hub.room import Room
from omnibus.server.hub.thinking import HintQuestion
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.downstream import Hinted


async def hinted(room: Room, seat: int, name: str) -> Hinted:
    table = room.table
    game = table.running
    if not may_have_hints(table):
        raise RefusedError("not-allowed")
    if seat not in game.may_act or table.bot_of(seat):
        raise RefusedError("not-now")
    means = room.means
    if not means.hinting.allows(f"{room.name} {seat}", means.clock.now() / 1000):
        raise RefusedError("too-many")
    try:
        alternatives, plan = await means.workers.advise(HintQuestion(game.view(seat), table.board_text))
    except LostWorkError:
        raise RefusedError("not-now") from None
    return Hinted(name, alternatives, plan)


def may_have_hints(table: ServedTable) -> bool:
    """Not against people who came by a link: they would play against the coach and not know it."""
    return all(seat.kind != "open" for seat in table.state.request.seats)
