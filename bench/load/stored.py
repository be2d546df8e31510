"""Whether a server starts as quickly with thousands of stored games as with none."""

from __future__ import annotations

import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx

from bench.load.processes import omnibus_server
from bench.measure import Effort
from bench.result import Result
from omnibus.server.store.sqlite import FILE

GAMES = 10_000
MOST_SECONDS = 1.5
PATIENCE = 120
TABLE = {
    "city": "london",
    "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}],
    "bot_pause": 0,
    "listed": True,
}
COPY = {
    "tables": "id",
    "plies": "table_id",
}
"""What a game is kept in, and by which column."""


def stored(effort: Effort) -> Iterator[Result]:
    games = GAMES // 50 if effort.rounds < 10 else GAMES
    with tempfile.TemporaryDirectory() as place:
        empty, full = Path(place) / "empty", Path(place) / "full"
        play_one(full)
        copy(full, games)
        times = {name: sorted(seconds_to_answer(name) for _ in range(5)) for name in (empty, full)}
    nothing, much = (statistics.median(times[name]) for name in (empty, full))
    note = f"{nothing:.2f} s with none"
    name = f"start until the first answer, with {games:,} stored games"
    yield Result(subject="stored", name=name, value=much, unit="s", at_most=MOST_SECONDS, note=note)


def play_one(data: Path) -> None:
    """Two bots, to the end."""
    with omnibus_server(data) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        name = client.post("/api/tables", json=TABLE).raise_for_status().json()["table"]["id"]
        until = time.monotonic() + PATIENCE
        while client.get(f"/api/tables/{name}").json()["stage"] != "over":
            if time.monotonic() > until:
                raise TimeoutError(name)
            time.sleep(0.2)


def copy(data: Path, games: int) -> None:
    """The same game under other names."""
    with closing(sqlite3.connect(data / FILE)) as database, database:
        (name,) = database.execute("SELECT id FROM tables").fetchone()
        for table, key in COPY.items():
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            taken = ", ".join(_named_anew(column, key) for column in columns)
            database.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {taken} FROM {table} WHERE {key} = :old",
                ({"old": name, "new": f"{name[:-6]}{number:06}"} for number in range(games)),
            )


def _named_anew(column: str, key: str) -> str:
    if column == key:
        return ":new"
    if column in ("public", "secret"):
        return f"CAST(replace(CAST({column} AS TEXT), :old, :new) AS BLOB)"
    return column


def seconds_to_answer(data: Path) -> float:
    begun = time.perf_counter()
    with omnibus_server(data) as server:
        httpx.get(f"http://127.0.0.1:{server.port}/api/tables").raise_for_status()
        return time.perf_counter() - begun
