"""Who looks after a table when nobody asks: moves its bots, minds its clocks. One server, while it lives.

Owning is no right to write, and not owning no ban: two who write at once notice by the revision. So a server
that lost its tables while it was frozen does no harm.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from omnibus.server.store.database import Database, Job, ask

LEASE = 3_000
"""Milliseconds after which a server that says nothing is taken for dead."""
BEAT = LEASE // 3

OUTAGES_MATTER = 100 * 86_400_000
"""Milliseconds; no turn is longer."""
ONE_AT_A_TIME = ""
"""A row that whoever takes over tables holds on to, so that no two take the same."""
SAY_THAT_I_LIVE = (
    "INSERT INTO servers (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)

_without_owner = "wake IS NOT NULL AND owner NOT IN (SELECT id FROM servers WHERE until > $2)"


class Beat(NamedTuple):
    mine: set[str]
    alive: frozenset[str]
    """All servers."""
    outages: tuple[tuple[int, int], ...]
    """When no server was there: from, to."""


class Ownership:
    def __init__(
        self,
        database: Database,
        *,
        lease: int = LEASE,
        now: Callable[[], Awaitable[int]] | None = None,
    ) -> None:
        self.server = secrets.token_hex(8)
        self._database = database
        self._lease = lease
        self._now = now or database.now

    async def beat(self) -> set[str]:
        """I live, and take over what nobody looks after. Which tables are mine: call this every ``BEAT``."""
        now = await self._now()
        return await self._database.write(_beat(self.server, now, self._lease))

    async def beat_and_look(self) -> Beat:
        """As ``beat``, and what there is to know beside it."""
        mine = await self.beat()
        alive, outages = await self._database.read(_around(await self._now()))
        return Beat(mine, alive | {self.server}, outages)

    async def leave(self) -> None:
        """The others need not wait until the lease is over."""
        await self._database.write(_leave(self.server, await self._now()))


def _beat(server: str, now: int, lease: int) -> Job[set[str]]:
    yield ask(SAY_THAT_I_LIVE, ONE_AT_A_TIME, 0)
    yield from _note_outage(now)
    yield ask(SAY_THAT_I_LIVE, server, now + lease)
    yield ask("DELETE FROM servers WHERE until < $1 AND id <> $2", now - 100 * lease, ONE_AT_A_TIME)
    yield ask(f"UPDATE tables SET owner = $1 WHERE {_without_owner}", server, now)
    mine = yield ask("SELECT id FROM tables WHERE owner = $1 AND wake IS NOT NULL", server)
    return {row[0] for row in mine}


def _note_outage(now: int) -> Job[None]:
    """If nobody is there, nobody has been since the last beat of anybody."""
    living = yield ask("SELECT id FROM servers WHERE until >= $1", now)
    last = yield ask("SELECT at FROM last_beat")
    if last and not living and last[0][0] < now:
        yield ask("INSERT INTO outages (begun, ended) VALUES ($1, $2)", last[0][0], now)
        yield ask("DELETE FROM outages WHERE ended < $1", now - OUTAGES_MATTER)
    yield ask(
        "INSERT INTO last_beat (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", now
    )


def _around(now: int) -> Job[tuple[frozenset[str], tuple[tuple[int, int], ...]]]:
    living = yield ask("SELECT id FROM servers WHERE until >= $1", now)
    outages = yield ask("SELECT begun, ended FROM outages ORDER BY begun")
    return frozenset(row[0] for row in living), tuple((begun, ended) for begun, ended in outages)


def _leave(server: str, now: int) -> Job[None]:
    yield ask("UPDATE last_beat SET at = $1 WHERE at < $1", now)
    yield ask("DELETE FROM servers WHERE id = $1", server)


def forget_servers() -> Job[None]:
    """For a database that has one server at a time, and it is this one."""
    yield ask("DELETE FROM servers")
