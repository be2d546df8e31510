"""How much a server bears: thousands of tables in play, ours beside boardgame.io's, under the same moves.

Generator and server share the machine. A time is taken from the moment when the generator says a move to the
moment when the last of the four sockets has it: what the generator itself takes is part of it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx

from bench.load import omnibus_table, processes
from bench.load.boardgame_table import BoardgameTable
from bench.load.broadcast import Figures
from bench.load.omnibus_table import OmnibusTable
from bench.load.pattern import LoadedTable, offer
from bench.load.processes import Kept, Process, boardgame_server, omnibus_server
from bench.measure import Effort
from bench.result import Result
from tests.kit import postgres

PAUSE_BETWEEN_MOVES = 10
"""Seconds, at each table."""
BURST = 500
"""Moves a second."""
STEPS = (100, 200, 500, 1000, 2000, 2500, 3000, 4000)
"""Moves a second that are tried to find how much a server bears at all."""
WHERE: dict[Kept, str] = {
    "memory": "in memory only",
    "files": "in files",
    "durable": "in a synced journal of ours",
}
"""Where boardgame.io has its games."""
AT_ONCE = 50
"""Tables that come at the same time."""
PATIENCE = 60
"""Seconds until all of them are there."""
BELOW = 50.0
"""Milliseconds."""


class Loaded:
    """What a server did under the whole pattern."""

    def __init__(self) -> None:
        self.steady: Figures | None = None
        self.bursts: Figures | None = None
        self.steps: list[Figures] = []
        self.bytes_per_table = 0.0
        self.bytes_per_socket = 0.0

    def most(self) -> Figures:
        """The quickest step at which moves still come in time."""
        good = [one for one in self.steps if one.p99 < BELOW and not one.unheard]
        return max(good or self.steps[:1], key=lambda one: one.rate)


def serving(effort: Effort) -> Iterator[Result]:
    tables, seconds = (200, 3.0) if effort.rounds < 10 else (2000, 20.0)
    allow_many_files()
    ours = asyncio.run(load_ours(tables, seconds))
    yield from own_results(ours, tables)
    if not processes.boardgame_installed():
        return
    for kept, where in WHERE.items():
        yield from comparison(ours, asyncio.run(load_theirs(tables, seconds, kept)), where)
    if not postgres.missing():
        yield from on_postgres(tables // 2, seconds)


def on_postgres(tables: int, seconds: float) -> Iterator[Result]:
    """Both on the same one, which syncs what it commits."""
    ours = asyncio.run(load_ours(tables, seconds, postgres.new_database(durable=True)))
    theirs = asyncio.run(load_theirs(tables, seconds, "durable", postgres.new_database(durable=True)))
    yield from comparison(ours, theirs, "on PostgreSQL, as ours")


def allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def load_ours(count: int, seconds: float, database: str = "") -> Loaded:
    with (
        tempfile.TemporaryDirectory() as data,
        omnibus_server(Path(data), OMNIBUS_DATABASE=database) as server,
    ):
        loaded = Loaded()
        before = server.resident()
        tables = await open_tables(server.port, count)
        await asyncio.sleep(1)
        opened = server.resident()
        await connect(tables, server)
        connected = server.resident()
        loaded.bytes_per_table = (opened - before) / count
        loaded.bytes_per_socket = (connected - opened) / count / omnibus_table.SOCKETS
        return await under_pattern(loaded, tables, server, seconds)


async def load_theirs(count: int, seconds: float, kept: Kept, database: str = "") -> Loaded:
    with tempfile.TemporaryDirectory() as data, boardgame_server(kept, database or data) as server:
        loaded = Loaded()
        before = server.resident()
        tables = [BoardgameTable(f"match-{number}") for number in range(count)]
        await connect(tables, server)
        loaded.bytes_per_socket = (server.resident() - before) / count / omnibus_table.SOCKETS
        return await under_pattern(loaded, tables, server, seconds)


async def open_tables(port: int, count: int) -> list[OmnibusTable]:
    luck, body = Random(1), omnibus_table.request()
    headers = {"Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:

        async def one() -> OmnibusTable:
            answer = await client.post("/api/tables", content=body, headers=headers)
            answer.raise_for_status()
            return OmnibusTable(answer.json(), luck)

        tables: list[OmnibusTable] = []
        while len(tables) < count:
            tables += await asyncio.gather(*(one() for _ in range(min(AT_ONCE, count - len(tables)))))
    return tables


async def connect(tables: Sequence[OmnibusTable | BoardgameTable], server: Process) -> None:
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.connect(server.port) for table in tables[first : first + AT_ONCE]))
    async with asyncio.timeout(PATIENCE):
        while not all(table.ready for table in tables):
            await asyncio.sleep(0.1)
    await asyncio.sleep(3)  # who is here is written, too


async def under_pattern(
    loaded: Loaded, tables: Sequence[LoadedTable], server: Process, seconds: float
) -> Loaded:
    with no_pauses_of_our_own():
        return await _under_pattern(loaded, tables, server, seconds)


@contextmanager
def no_pauses_of_our_own() -> Iterator[None]:
    """A generator that looks for garbage hears late, and it would seem the server's doing."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def _under_pattern(
    loaded: Loaded, tables: Sequence[LoadedTable], server: Process, seconds: float
) -> Loaded:
    loaded.steady = await offer(tables, len(tables) / PAUSE_BETWEEN_MOVES, seconds)
    said("steady", loaded.steady, server)
    loaded.bursts = await offer(tables, BURST, seconds / 4)
    said("burst", loaded.bursts, server)
    for rate in STEPS:
        figures = await offer(tables, rate, seconds / 25)
        loaded.steps.append(figures)
        said(f"step {rate}", figures, server)
        if figures.p99 > 4 * BELOW:
            break
    return loaded


def said(what: str, figures: Figures, server: Process) -> None:
    """For who watches; the table of results says it in the end."""
    print(
        f"    {what}: {figures.rate:.0f} moves/s, median {figures.median:.1f} ms, p99 {figures.p99:.1f} ms, "
        f"worst {figures.worst:.0f} ms, unheard {figures.unheard}; "
        f"{server.resident() / 1e6:.0f} MB, {server.cpu():.1f} s, load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def own_results(ours: Loaded, tables: int) -> Iterator[Result]:
    assert ours.steady
    assert ours.bursts
    name = f"{tables:,} tables with 4 sockets"
    yield milliseconds(f"{name}, a move each in {PAUSE_BETWEEN_MOVES} s: p99", ours.steady)
    yield milliseconds(f"{name}, a burst of {BURST} moves/s: p99", ours.bursts)
    yield Result(subject="serving", name="an idle table", value=ours.bytes_per_table / 1000, unit="KB")
    yield Result(
        subject="serving",
        name="an idle socket, all in",
        value=(ours.bytes_per_socket + ours.bytes_per_table / omnibus_table.SOCKETS) / 1000,
        unit="KB",
        at_most=60.0,
    )


def comparison(ours: Loaded, theirs: Loaded, where: str) -> Iterator[Result]:
    """In the same run. What we have acknowledged is on the disk, whatever theirs does."""
    own, other = ours.most(), theirs.most()
    yield Result(
        subject="serving",
        name=f"moves/s in time, beside boardgame.io with games {where}",
        value=own.rate / other.rate,
        at_least=1.0,
        note=f"{own.rate:.0f} and {other.rate:.0f}",
    )
    assert ours.steady
    assert theirs.steady
    yield Result(
        subject="serving",
        name=f"p99 of boardgame.io with games {where} at the steady pattern, beside ours",
        value=theirs.steady.p99 / ours.steady.p99,
        at_least=1.0,
        note=f"{theirs.steady.p99:.1f} ms and {ours.steady.p99:.1f} ms",
    )


def milliseconds(name: str, figures: Figures) -> Result:
    note = f"{figures.rate:.0f} moves/s, median {figures.median:.1f} ms"
    return Result(subject="serving", name=name, value=figures.p99, unit="ms", at_most=BELOW, note=note)
