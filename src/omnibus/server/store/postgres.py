"""PostgreSQL, for several servers: a job is a transaction; changes are announced once they are durable."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import asyncpg

from omnibus.server.store.database import Announced, Job
from omnibus.server.store.errors import StoreError, UncertainError
from omnibus.server.store.migrating import migrate

CHANNEL = "omnibus"
CONNECTIONS = 10
PATIENCE = 30
"""Seconds for a statement."""
MIGRATING = 7_120_453
"""The number of the lock that those who migrate hold, so that one does."""
PAUSE = 1.0
"""Seconds before a lost connection is sought again."""
BROKEN = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What comes of a connection that ends; the last where one ends in the middle of its use."""
FAILURES = (asyncpg.PostgresError, *BROKEN)

Result = TypeVar("Result")


class PostgresDatabase:
    alone = False

    def __init__(self, pool: asyncpg.Pool, address: str) -> None:
        self._pool = pool
        self._address = address
        self._me = secrets.token_hex(4)
        self._changed: set[str] = set()
        self._told = asyncio.Event()
        self._tasks = [asyncio.create_task(self._announce_on())]

    @classmethod
    async def open(cls, address: str) -> PostgresDatabase:
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                server_settings={"synchronous_commit": "on", "application_name": "omnibus"},
            )
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                await _carry_out(connection, migrate())
        except (*FAILURES, ValueError) as error:
            raise StoreError(f"the database can't be used: {_words(error)}") from None
        return cls(pool, address)

    async def write(self, job: Job[Result]) -> Result:
        async with self._connection() as connection:
            transaction = connection.transaction()
            await transaction.start()
            try:
                result = await _carry_out(connection, job)
            except BaseException:
                if not connection.is_closed():
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except (*BROKEN, asyncpg.PostgresConnectionError, TimeoutError) as error:
                raise UncertainError(_words(error)) from None
            return result

    async def read(self, job: Job[Result]) -> Result:
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await _carry_out(connection, job)

    async def now(self) -> int:
        async with self._connection() as connection:
            now: int = await connection.fetchval(
                "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
            )
            return now

    def announce(self, table: str) -> None:
        self._changed.add(table)
        self._told.set()

    def listen(self, announced: Announced) -> None:
        self._tasks.append(asyncio.create_task(self._listen_on(announced)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()

    # ---- inside ----

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        try:
            async with self._pool.acquire() as connection:
                try:
                    yield connection
                except asyncpg.InternalClientError:
                    connection.terminate()  # the driver does not know where it stands
                    raise
        except FAILURES as error:
            raise StoreError(f"the database can't do this: {_words(error)}") from None

    async def _announce_on(self) -> None:
        """What was announced meanwhile goes out together. What gets lost is found by those who look."""
        while True:
            await self._told.wait()
            self._told.clear()
            changed, self._changed = [f"{self._me} {table}" for table in self._changed], set()
            try:
                async with self._connection() as connection:
                    await connection.execute(
                        f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) said", changed
                    )
            except StoreError:
                await asyncio.sleep(PAUSE)

    async def _listen_on(self, announced: Announced) -> None:
        """On a new connection anything may have changed: that is announced as no table in particular."""

        def hear(_connection: object, _process: object, _channel: str, said: object) -> None:
            who, _, table = str(said).partition(" ")
            if who != self._me:
                announced(table)

        while True:
            with suppress(*FAILURES):
                await self._listen_once(hear, announced)
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, hear: Callable[..., None], announced: Announced) -> None:
        connection: asyncpg.Connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(CHANNEL, hear)
            announced("")
            await lost.wait()
        finally:
            await connection.close(timeout=1)


async def _carry_out(connection: asyncpg.Connection, job: Job[Result]) -> Result:
    try:
        statement = next(job)
        while True:
            rows = await connection.fetch(statement.sql, *statement.values)
            statement = job.send([tuple(row) for row in rows])
    except StopIteration as done:
        result: Result = done.value
        return result


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__
