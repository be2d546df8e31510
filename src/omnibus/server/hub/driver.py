"""What happens at a table by itself: the one server that looks after it sees to it."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING

from omnibus.arena.processes import LostWorkError
from omnibus.server.hub.thinking import question
from omnibus.server.tables.due import Due, forget, next_due
from omnibus.server.tables.leaving import miss
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import deal
from omnibus.server.tables.planning import carry_out_plan
from omnibus.server.tables.playing import carry_out
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable

if TYPE_CHECKING:
    from omnibus.server.hub.room import Room

_log = logging.getLogger("omnibus.hub")

PAUSE = 1000
"""Milliseconds before what could not be kept is tried again."""
FAR = 3_600_000
"""Milliseconds: nothing waits in memory for a time that no game will see."""


class Driver:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._for: tuple[Due, int, str] | None = None
        """What is being seen to, at which ply, and by which bot."""
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether something is soon to happen."""
        soon = self._room.means.clock.now() + 60_000
        return self._task is not None and self._for is not None and self._for[0].at < soon

    def wake(self) -> None:
        """Something has changed: see to what is due now."""
        if self._closed:
            return
        means, table = self._room.means, self._room.table
        due = next_due(table, means.clock.moment()) if means.looks_after(self._room.name) else None
        if due is not None and due.what == "forgotten" and due.at > means.clock.now() + FAR:
            due = None  # the caretaker wakes us again before that
        wanted = None if due is None else (due, table.length, _bot_for(table, due))
        if wanted == self._for and self._task is not None and not self._task.done():
            return
        self.stop()
        if wanted is not None:
            self._for = wanted
            self._task = asyncio.create_task(self._see_to(*wanted))

    def close(self) -> None:
        """For ever."""
        self._closed = True
        self.stop()

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = self._for = None

    async def _see_to(self, due: Due, length: int, bot: str) -> None:
        try:
            await self._carry_out(due, length, bot)
        except RefusedError:
            pass  # something else came first
        except Exception:  # noqa: BLE001 - whatever it is, the table must go on
            _log.exception("table %s: %s did not happen", self._room.name, due.what)
            await self._room.means.clock.sleep(PAUSE)
        self.wake()

    async def _carry_out(self, due: Due, length: int, bot: str) -> None:
        clock, action = self._room.means.clock, ""
        if due.what == "bot":
            action = await self._decided(due.seat, bot)  # while those who watch have time to follow
        await clock.sleep_until(due.at)
        if due.what == "time":
            action = await self._decided(due.seat, bot)
        self._task = self._for = None  # from here on nobody may interrupt it

        def deed(table: ServedTable, moment: Moment) -> None:
            now = next_due(table, moment)
            if table.length != length or now is None or now.at > moment.now or now[1:] != due[1:]:
                raise RefusedError("stale")
            self._happen(table, due, action, moment)

        await self._room.change(deed)

    async def _decided(self, seat: int, bot: str) -> str:
        game = self._room.table.running
        table = self._room.table
        asked = question(game, seat, bot, _chance(table), table.board_text)
        try:
            return await self._room.means.workers.answer(asked)
        except LostWorkError:
            return Random(asked.chance).choice(asked.legal)

    def _happen(self, table: ServedTable, due: Due, action: str, moment: Moment) -> None:
        match due.what:
            case "deal":
                deal(table, self._room.means.dealing.proof_of(table), moment)
            case "bot":
                carry_out(table, due.seat, action, moment)
            case "time":
                carry_out(table, due.seat, action, moment)
                miss(table, due.seat)
            case "plan":
                carry_out_plan(table, due.seat, moment)
            case "forgotten":
                forget(table, due.seat, moment)


def _bot_for(table: ServedTable, due: Due) -> str:
    if due.what == "bot":
        return table.bot_of(due.seat)
    return table.state.request.leaver_bot if due.what == "time" else ""


def _chance(table: ServedTable) -> str:
    """What the bots' chance is drawn from."""
    return table.state.proof.secret if table.state.proof else ""
