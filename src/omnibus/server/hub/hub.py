"""All tables of this server: in memory while anybody is there or something is soon to happen."""

from __future__ import annotations

import asyncio
import os

import msgspec

from omnibus.bots.levels import FAMILY, levels
from omnibus.bots.registry import BOTS
from omnibus.server.fairness import Fairness
from omnibus.server.hub.analysing import Analysing
from omnibus.server.hub.archive import Archive
from omnibus.server.hub.caretaker import Caretaker
from omnibus.server.hub.clock import Clock
from omnibus.server.hub.dealing import Dealing
from omnibus.server.hub.hosting import Host
from omnibus.server.hub.keeping import served
from omnibus.server.hub.means import Means
from omnibus.server.hub.room import Room
from omnibus.server.hub.workers import Workers
from omnibus.server.keys import Keys
from omnibus.server.limits import Limit, Rate
from omnibus.server.settings import Settings
from omnibus.server.store.boards import Boards
from omnibus.server.store.store import Store
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.telling import public
from omnibus.wire.downstream import Goodbye
from omnibus.wire.table import Table

LONGEST_NAME = 64
HINTS_PER_MINUTE = 10
SYNCS = 120
"""A minute."""
FAREWELL = 100
"""Hundredths of a second for the last words to go out."""

_table = msgspec.json.Decoder(Table).decode


class Hub:
    def __init__(
        self,
        store: Store,
        keys: Keys,
        settings: Settings,
        *,
        clock: Clock | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.closing = False
        self.rooms: dict[str, Room] = {}
        self.settings = settings
        self.store = store
        self.keys = keys
        self.clock = clock or Clock()
        self.workers = workers or Workers(settings.bot_processes or max(1, (os.cpu_count() or 2) - 1))
        self.boards = Boards(store.database)
        self.caretaker = Caretaker(store, self.clock, self.rooms, self.room)
        self.means = Means(
            store=store,
            boards=self.boards,
            clock=self.clock,
            workers=self.workers,
            bots=known_bots(),
            server=self.caretaker.ownership.server,
            looks_after=self.caretaker.looks_after,
            adopt=self.caretaker.adopt,
            dealing=Dealing(Fairness(keys)),
            opening=Limit(Rate(settings.tables_per_hour, settings.tables_per_hour / 60)),
            chatting=Limit(Rate(settings.lines_per_minute, settings.lines_per_minute)),
            syncing=Limit(Rate(SYNCS, SYNCS)),
            hinting=Limit(Rate(HINTS_PER_MINUTE, HINTS_PER_MINUTE)),
        )
        self.host = Host(self.means, keys, self.room)
        self.archive = Archive(self.means, self.host, self.room)
        self.analysing = Analysing(self.workers, self.archive)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # ---- from start to end ----

    async def start(self) -> None:
        await self.boards.keep()
        await self.caretaker.start()

    async def say_goodbye(self) -> None:
        """Whoever is connected may come back in a while; nobody new comes in."""
        self.closing = True
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.close(Goodbye("restart"))
        for _ in range(FAREWELL):
            if not any(room.connections for room in self.rooms.values()):
                break
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """What is under way is finished; then nothing more happens."""
        await self.say_goodbye()
        self.analysing.stop()
        await self.caretaker.stop()
        for room in self.rooms.values():
            await room.close()
        self.workers.close()

    # ---- tables ----

    async def room(self, name: str) -> Room:
        """Read from the store when it is wanted, by one for all who want it."""
        if name in self.rooms:
            return self.rooms[name]
        if len(name) > LONGEST_NAME:
            raise RefusedError("unknown-table")
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Room:
        whole = await self.store.load(name)
        if whole is None:
            raise RefusedError("unknown-table")
        room = self.rooms[name] = Room(whole, await served(whole, self.boards), self.means)
        room.driver.wake()
        return room

    async def table(self, name: str) -> Table:
        """As everybody may see it; a look at it loads no game."""
        if name in self.rooms:
            return public(self.rooms[name].table, self.clock.moment())
        found = await self.store.glance(name) if len(name) <= LONGEST_NAME else None
        if found is None:
            raise RefusedError("unknown-table")
        return _table(found.public)

    async def listed(self) -> list[Table]:
        return [_table(one.public) for one in await self.store.listed()]


def known_bots() -> frozenset[str]:
    """The bots that one may ask for: those that are listed, and levels that never block on purpose."""
    named = [name for name, _ in levels()]
    return frozenset([*BOTS, *named, *(name + FAMILY for name in named)])
