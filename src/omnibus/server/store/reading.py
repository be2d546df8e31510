"""Looking at an embedded database from outside, while its server may be running."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import TypeVar

from omnibus.server.store.database import Announced, Job
from omnibus.server.store.errors import StoreError
from omnibus.server.store.sqlite import FILE, read_with

Result = TypeVar("Result")


def open_for_reading(directory: Path) -> sqlite3.Connection:
    file = directory / FILE
    if not file.exists():
        raise StoreError(f"there is no database in {directory}")
    try:
        made = sqlite3.connect(
            f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10
        )
        made.execute("SELECT count(*) FROM migrations")
    except sqlite3.Error as error:
        raise StoreError(f"{file} can't be read: {error}") from None
    return made


class ReadOnlyDatabase:
    """A database of which somebody else is the server."""

    alone = False

    def __init__(self, directory: Path) -> None:
        self._connection = open_for_reading(directory)

    async def read(self, job: Job[Result]) -> Result:
        return read_with(self._connection, job)

    async def write(self, job: Job[Result]) -> Result:
        raise StoreError("this database is only looked at")

    async def now(self) -> int:
        return time.time_ns() // 1_000_000

    def announce(self, table: str) -> None:
        """Nothing is ever changed."""

    def listen(self, announced: Announced) -> None:
        """Nobody announces anything."""

    async def close(self) -> None:
        self._connection.close()
