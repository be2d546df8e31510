"""The embedded database: one thread writes, another reads, and many writers share one fsync.

Only the writing connection ever writes or checkpoints: two that do have lost data in some versions of SQLite.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from omnibus.server.store.database import Announced, Job, Statement, ask
from omnibus.server.store.directory_lock import DirectoryLock
from omnibus.server.store.errors import StoreError
from omnibus.server.store.migrating import migrate
from omnibus.server.store.ownership import forget_servers

FILE = "omnibus.sqlite"
MOST_AT_ONCE = 500
"""Jobs that share a transaction."""

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
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._writer = Thread(target=self._write_on, name="omnibus-writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="omnibus-reader")

    async def write(self, job: Job[Result]) -> Result:
        if self._closed:
            raise StoreError("the database is closed")
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(job, result))
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
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # ---- in the writing thread ----

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._queue.get_nowait())
                except Empty:
                    break
            going_on = None not in batch
            self._write_batch([one for one in batch if one and not one.result.cancelled()])

    def _write_batch(self, batch: list[Waiting]) -> None:
        """One transaction, and a savepoint for each job, so that one that fails takes no other with it."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            outcomes = [carry_out_apart(self._writing, one.job) for one in batch]
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            outcomes = [Outcome(error=_told(error)) for _ in batch]
        _answer_from_thread([(one.result, outcome) for one, outcome in zip(batch, outcomes, strict=True)])


def _answer_from_thread(answers: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
    """All at once: each call wakes the loop."""
    for loop in {result.get_loop() for result, _ in answers}:
        own = [(result, outcome) for result, outcome in answers if result.get_loop() is loop]
        with suppress(RuntimeError):  # closed meanwhile: nobody waits
            loop.call_soon_threadsafe(_answer, own)


def _answer(answers: list[tuple[asyncio.Future[Any], Outcome]]) -> None:
    for result, outcome in answers:
        if result.done():
            continue
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
            rows = connection.execute(statement.sql, _named(statement)).fetchall()
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


def _named(statement: Statement) -> dict[str, str | int | float | bytes | None]:
    return {str(number): value for number, value in enumerate(statement.values, start=1)}
