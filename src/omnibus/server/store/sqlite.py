"""The embedded database: many writers share one fsync; reading has a connection and a thread of its own.

What a transaction is made of is written on the event loop, some millionths of a second for each job; what may
take its time, to begin and to commit, is left to a thread. A thread that did all of it would have to ask for
the interpreter's lock some twenty times for a move, and wait each time while others compute.

Only the writing connection ever writes or checkpoints: two that do have lost data in some versions of SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from omnibus.server.store.database import Announced, Job, ask
from omnibus.server.store.directory_lock import DirectoryLock
from omnibus.server.store.errors import StoreError
from omnibus.server.store.migrating import migrate
from omnibus.server.store.ownership import forget_servers

FILE = "omnibus.sqlite"
MOST_AT_ONCE = 100
"""Jobs that share a transaction: some milliseconds."""

Result = TypeVar("Result")


class Waiting(NamedTuple):
    job: Job[Any]
    result: asyncio.Future[Any]


class Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class SqliteDatabase:
    alone = True

    def __init__(self, directory: Path) -> None:
        self._lock = DirectoryLock(directory)
        try:
            self._writing = _connection(directory / FILE, _for_writing())
            self._reading = _connection(directory / FILE, _for_reading())
        except (sqlite3.Error, StoreError) as error:
            self._lock.release()
            raise StoreError(f"{directory / FILE} can't be used: {error}") from None
        self._waiting: list[Waiting] = []
        self._going_on: asyncio.Task[None] | None = None
        self._closed = False
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="omnibus-writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="omnibus-reader")

    async def write(self, job: Job[Result]) -> Result:
        if self._closed:
            raise StoreError("the database is closed")
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(job, result))
        if self._going_on is None:
            self._going_on = asyncio.create_task(self._write_on())
        return await result

    async def read(self, job: Job[Result]) -> Result:
        if self._closed:
            raise StoreError("the database is closed")
        return await asyncio.wrap_future(self._reader.submit(read_with, self._reading, job))

    async def now(self) -> int:
        return time.time_ns() // 1_000_000

    def announce(self, table: str) -> None:
        """There are no other servers: the lock sees to it."""

    def listen(self, announced: Announced) -> None:
        """Nor will anybody announce anything."""

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._going_on is not None:
            await self._going_on
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # ---- writing ----

    async def _write_on(self) -> None:
        """One transaction after another, as long as anybody waits."""
        try:
            while self._waiting:
                await self._write_batch()
        finally:
            self._going_on = None

    async def _write_batch(self) -> None:
        """One transaction, and a savepoint for each job, so that one that fails takes no other with it."""
        batch: list[Waiting] = []
        try:
            await self._in_thread("BEGIN IMMEDIATE")
            batch = self._taken()
            outcomes = [carry_out_apart(self._writing, one.job) for one in batch]
            await self._in_thread("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                await self._in_thread("ROLLBACK")
            batch = batch or self._taken()
            outcomes = [Outcome(error=_told(error)) for _ in batch]
        for one, outcome in zip(batch, outcomes, strict=True):
            _answer(one.result, outcome)

    async def _in_thread(self, sql: str) -> None:
        """It may wait for the disk, or for somebody who has locked the file."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._writing.execute, sql)

    def _taken(self) -> list[Waiting]:
        """Those whose turn it is, but for whoever waits no more."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        return [one for one in batch if not one.result.cancelled()]


def _answer(result: asyncio.Future[Any], outcome: Outcome) -> None:
    if result.done():
        return
    if outcome.error:
        result.set_exception(outcome.error)
    else:
        result.set_result(outcome.value)


def _connection(file: Path, preparation: Job[None]) -> sqlite3.Connection:
    made = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA synchronous = FULL")
        carry_out_alone(made, preparation)
    except (sqlite3.Error, StoreError):
        made.close()
        raise
    return made


def _for_writing() -> Job[None]:
    yield from migrate()
    yield from forget_servers()


def _for_reading() -> Job[None]:
    yield ask("PRAGMA query_only = ON")


def carry_out(connection: sqlite3.Connection, job: Job[Result]) -> Result:
    try:
        statement = next(job)
        while True:
            rows = connection.execute(_in_its_words(statement.sql), statement.values).fetchall()
            statement = job.send(rows)
    except StopIteration as done:
        result: Result = done.value
        return result


def carry_out_apart(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    """Within a transaction that goes on if the job fails; raises only if it can't go on."""
    connection.execute("SAVEPOINT job")
    try:
        outcome = Outcome(carry_out(connection, job))
    except Exception as error:  # noqa: BLE001 - whatever it is belongs to who asked; the thread must live
        if not connection.in_transaction:
            raise sqlite3.OperationalError(str(error)) from None
        connection.execute("ROLLBACK TO job")
        outcome = Outcome(error=_told(error))
    connection.execute("RELEASE job")
    return outcome


def carry_out_alone(connection: sqlite3.Connection, job: Job[Result]) -> Result:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = carry_out(connection, job)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
    return result


def read_with(connection: sqlite3.Connection, job: Job[Result]) -> Result:
    connection.execute("BEGIN")
    try:
        return carry_out(connection, job)
    except sqlite3.Error as error:
        raise _told(error) from None
    finally:
        connection.execute("ROLLBACK")


def _told(error: Exception) -> Exception:
    return StoreError(f"the database can't do this: {error}") if isinstance(error, sqlite3.Error) else error


@cache
def _in_its_words(sql: str) -> str:
    """Values by their number, which here is written otherwise."""
    return sql.replace("$", "?")
