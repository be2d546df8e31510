"""Tables as they are kept. Whatever is written is durable when the call returns, or nothing has changed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from omnibus.server.store import table_jobs
from omnibus.server.store.database import Announced, Database, Job
from omnibus.server.store.errors import KnownCommandError, StaleTableError
from omnibus.server.store.stored import StoredLine, StoredPly, StoredTable, WholeTable, Written
from omnibus.wire.table import Stage

Result = TypeVar("Result")


class Store:
    """Where a command's id is given and was seen before, nothing is done and its first result comes back."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: StoredTable, owner: str = "") -> None:
        """``owner`` is the server that looks after it."""
        await self._write(table.id, table_jobs.create(table, owner))

    async def save(self, table: StoredTable, command: str = "") -> Written:
        """What has changed without an action: somebody joined, the clocks stand still …"""
        return await self._change(table.id, table_jobs.save(table, command), command)

    async def append(self, table: StoredTable, ply: StoredPly, command: str = "") -> Written:
        """One more ply, and the table as it is then."""
        return await self._change(table.id, table_jobs.append(table, ply, command), command)

    async def take_back(self, table: StoredTable, ply: int, command: str = "") -> Written:
        """That ply is undone, and the table is as given."""
        return await self._change(table.id, table_jobs.take_back(table, ply, command), command)

    async def say(self, table: str, line: StoredLine, command: str = "") -> Written:
        """In the chat."""
        return await self._change(table, table_jobs.say(table, line, command), command)

    async def remove(self, table: str) -> None:
        """Unless it was dealt: its secret is known by then, and must never make another deal."""
        await self.database.write(table_jobs.remove(table))

    async def load(self, table: str, ply: int = -1, lines: int = 0) -> WholeTable | None:
        """All of it, or what has happened from a ply on, and was said after so many lines."""
        return await self.database.read(table_jobs.load(table, ply, lines))

    async def glance(self, table: str) -> StoredTable | None:
        """As ``load``, without what happened there."""
        return await self.database.read(table_jobs.glance(table))

    async def revisions(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        """The revision of each, and how many lines of chat it has: has another server changed it?"""
        return await self.database.read(table_jobs.revisions(tables))

    async def awake(self, before: int, most: int = 1_000_000) -> list[str]:
        """Those that somebody has to look at by then, the most urgent first."""
        return await self.database.read(table_jobs.awake(before, most))

    async def listed(self, most: int = 100) -> list[StoredTable]:
        """Those that strangers may find, the liveliest first."""
        return await self.database.read(table_jobs.listed(most))

    async def in_stage(self, stage: Stage, after: str = "", most: int = 1_000_000) -> list[str]:
        """All in order of their ids, page by page: the next begins ``after`` the last id of this one."""
        return await self.database.read(table_jobs.in_stage(stage, after, most))

    def listen(self, announced: Announced) -> None:
        """Be told which tables other servers change."""
        self.database.listen(announced)

    async def _change(self, table: str, job: Job[Written], command: str) -> Written:
        """Whether the command was carried out before is asked only where something is in its way."""
        try:
            return await self._write(table, job)
        except (StaleTableError, KnownCommandError):
            first = await self.database.read(table_jobs.first_result(table, command))
            if first is None:
                raise
            return first

    async def _write(self, table: str, job: Job[Result]) -> Result:
        result = await self.database.write(job)
        self.database.announce(table)
        return result

    async def close(self) -> None:
        await self.database.close()
