"""What a server does again and again: says that it lives, sees to what is due, notices what others do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

from omnibus.server.hub.clock import Clock
from omnibus.server.hub.room import Room
from omnibus.server.store.errors import StoreError
from omnibus.server.store.ownership import BEAT, Ownership
from omnibus.server.store.store import Store
from omnibus.server.tables.due import next_due
from omnibus.server.tables.moment import Outage
from omnibus.server.tables.refused import RefusedError

IDLE = 60_000
"""Milliseconds after which a table that nobody wants leaves the memory."""
ALONE_BEAT = 5_000
"""Milliseconds between the beats of a server that has its database for itself."""
AT_ONCE = 20
"""Tables that are looked at before others get their turn."""
log = logging.getLogger("omnibus.hub")


class Caretaker:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        rooms: dict[str, Room],
        room_of: Callable[[str], Awaitable[Room]],
    ) -> None:
        self._every = ALONE_BEAT if store.database.alone else BEAT
        self.ownership = Ownership(store.database, lease=3 * self._every, now=self._time)
        self._store = store
        self._clock = clock
        self._rooms = rooms
        self._room_of = room_of
        self._mine: set[str] = set()
        self._alive: frozenset[str] = frozenset()
        self._behind: set[str] = set()
        """Tables that others have changed, and that are not caught up with yet."""
        self._tasks: set[asyncio.Task[None]] = set()

    def looks_after(self, table: str) -> bool:
        return self._store.database.alone or table in self._mine

    def adopt(self, table: str) -> None:
        """It was opened here, and its row says that we look after it."""
        self._mine.add(table)

    async def start(self) -> None:
        self._store.listen(self._announced)
        await self.beat()
        self._run(self._beat_on())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.ownership.leave()
        except StoreError as error:
            log.warning("others have to wait for our tables: %s", error)

    async def _beat_on(self) -> None:
        """However long a round takes, others must not take us for dead."""
        rounds: asyncio.Task[None] | None = None
        while True:
            await self._clock.sleep(self._every)
            await self._tried(self._say_that_we_live())
            if rounds is None or rounds.done():
                rounds = self._run(self._tried(self._go_round()))

    async def _tried(self, what: Awaitable[None]) -> None:
        """Whatever goes wrong, it is tried again in a while."""
        try:
            await what
        except StoreError as error:
            log.warning("%s", error)
        except Exception:
            log.exception("something goes wrong again and again")

    async def _time(self) -> int:
        """That of the database, if others go by it, too."""
        before = self._clock.now()
        if self._store.database.alone:
            return before
        now = await self._store.database.now()
        self._clock.ahead += now - (before + self._clock.now()) // 2
        return now

    async def beat(self) -> None:
        await self._say_that_we_live()
        await self._go_round()

    async def _say_that_we_live(self) -> None:
        beat = await self.ownership.beat_and_look()
        self._clock.outages = tuple(Outage(*one) for one in beat.outages)
        self._mine, self._alive = beat.mine, beat.alive

    async def _go_round(self) -> None:
        for name in await self._store.awake(self._clock.now() + self._every):
            if name not in self._rooms and self.looks_after(name):
                await self._load(name)
        await self._notice_others()
        async for room in self._every_room():
            room.driver.wake()
        self._forget_idle()

    async def _load(self, name: str) -> None:
        """Where clocks stood still meanwhile, it is due later than its row says: that is put right."""
        try:
            room = await self._room_of(name)
            due = next_due(room.table, self._clock.moment())
            if due is None or due.at > self._clock.now() + self._every:
                await room.change(lambda _table, _moment: None)
        except (RefusedError, StoreError) as error:
            log.error("table %s can't be played on: %s", name, error)

    async def _notice_others(self) -> None:
        """Announcements may get lost; servers may die without a word."""
        if not self._store.database.alone:
            found = await self._store.revisions(list(self._rooms))
            behind = [room for name, room in self._rooms.items() if found.get(name) != room.version]
            for room in behind:
                await room.catch_up()
        async for room in self._every_room():
            if self.looks_after(room.name):
                await room.presence.forget_the_dead(self._alive)

    async def _every_room(self) -> AsyncIterator[Room]:
        """Some at a time: whoever moves meanwhile does not wait for thousands of tables."""
        for number, room in enumerate(list(self._rooms.values()), start=1):
            yield room
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    def _forget_idle(self) -> None:
        before = self._clock.now() - IDLE
        for name, room in list(self._rooms.items()):
            if room.idle and room.used < before:
                del self._rooms[name]
                room.stop()

    # ---- other servers ----

    def _announced(self, table: str) -> None:
        for name in [table] if table else list(self._rooms):
            if name in self._rooms and name not in self._behind:
                self._behind.add(name)
                self._run(self._tried(self._catch_up(name)))

    async def _catch_up(self, name: str) -> None:
        self._behind.discard(name)  # what is announced from here on may come too late for us
        if name in self._rooms:
            await self._rooms[name].catch_up()

    def _run(self, what: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
