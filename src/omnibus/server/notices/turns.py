"""Sees at which tables somebody's turn has come who is not there, and tells him after a while."""

from __future__ import annotations

import asyncio
import logging

from omnibus.server.hub.room import Room
from omnibus.server.notices.notices import Notices
from omnibus.server.tables.table import ServedTable

A_WHILE = 30.0
"""Seconds: who reloads a page, or comes because a friend has called him, need not be told."""

_log = logging.getLogger(__name__)


class Turns:
    def __init__(self, notices: Notices, a_while: float | None = None) -> None:
        self._notices = notices
        self._a_while = A_WHILE if a_while is None else a_while
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, room: Room, old: ServedTable) -> None:
        """Called when this server has changed a table: so one of all servers tells it, once."""
        if room.table.ply == old.ply and room.table.state.stage == old.state.stage:
            return
        for seat in missed(room.table):
            if not waits_on(room.table, old, seat):
                self._tell_later(room, seat)

    def _tell_later(self, room: Room, seat: int) -> None:
        task = asyncio.create_task(self._tell(room, seat, moves_of(room.table, seat)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, room: Room, seat: int, moves: int) -> None:
        await asyncio.sleep(self._a_while)
        table = room.table
        if moves_of(table, seat) != moves or seat not in missed(table):
            return
        try:
            now = room.means.clock.now()
            await self._notices.turn(table.state.id, table.state.request.city, seat, table.ply, now)
        except Exception:  # noqa: BLE001 - whatever it is, the game goes on
            _log.exception("a notice could not be sent")

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


def missed(table: ServedTable) -> list[int]:
    """The seats of persons who are to move and not there."""
    if table.game is None or table.state.stage != "running":
        return []
    return [
        seat for seat in table.game.may_act if not table.bot_of(seat) and not table.state.seats[seat].servers
    ]


def waits_on(table: ServedTable, old: ServedTable, seat: int) -> bool:
    """Whether it was the seat's turn before, and somebody else has moved: several choose at once."""
    if old.game is None or old.state.stage != "running":
        return False
    return seat in old.game.may_act and moves_of(table, seat) == moves_of(old, seat)


def moves_of(table: ServedTable, seat: int) -> int:
    return 0 if table.game is None else sum(ply.seat == seat for ply in table.game.plies)
