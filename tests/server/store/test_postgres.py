"""PostgreSQL: several servers see each other's changes, and none of them minds a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from omnibus.errors import OmnibusError
from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import StoreError
from omnibus.server.store.opening import open_store
from omnibus.server.store.postgres import PostgresDatabase
from omnibus.server.store.store import Store
from tests.kit import postgres
from tests.kit.stored import a_ply, a_table
from tests.server.store.databases import needs_postgresql

pytestmark = needs_postgresql


@pytest.fixture(scope="module")
def address() -> str:
    return postgres.new_database()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


async def soon(attempt: Callable[[], Awaitable[object]]) -> object:
    """The first answer that is no error."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await attempt()
            except StoreError:
                await asyncio.sleep(0.05)


def with_two(address: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        here, there = [Store(await PostgresDatabase.open(address)) for _ in range(2)]
        try:
            await work(here, there)
        finally:
            await here.close()
            await there.close()

    asyncio.run(run())


def test_a_change_is_told_to_the_others(address: str) -> None:
    async def work(here: Store, there: Store) -> None:
        heard_here: list[str] = []
        heard_there: list[str] = []
        here.listen(heard_here.append)
        there.listen(heard_there.append)
        await until(lambda: heard_here == heard_there == [""])
        await here.create(a_table("told"))
        await until(lambda: "told" in heard_there)
        await there.append(a_table("told", revision=1), a_ply(0))
        await until(lambda: "told" in heard_here)
        assert heard_there == ["", "told"]

    with_two(address, work)


def test_a_lost_connection_is_sought_again(address: str) -> None:
    async def work(here: Store, there: Store) -> None:
        heard: list[str] = []
        there.listen(heard.append)
        await here.create(a_table("lost"))
        await until(lambda: "" in heard)
        heard.clear()
        await asyncio.to_thread(postgres.drop_connections, address)
        await soon(lambda: here.append(a_table("lost", revision=1), a_ply(0), "c1"))
        await until(lambda: "" in heard)
        whole = await soon(lambda: there.load("lost"))
        assert whole is not None

    with_two(address, work)


def test_what_is_wrong_is_told_and_undone(address: str) -> None:
    def wrong() -> Job[None]:
        yield ask("DELETE FROM tables")
        yield ask("SELECT wings FROM tables")

    def writing() -> Job[None]:
        yield ask("DELETE FROM tables")

    async def work(here: Store, there: Store) -> None:
        await here.create(a_table("safe"))
        with pytest.raises(StoreError, match="wings"):
            await here.database.write(wrong())
        with pytest.raises(StoreError, match="read-only"):
            await here.database.read(writing())
        assert await there.glance("safe") == a_table("safe")

    with_two(address, work)


def test_several_servers_start_at_once_on_an_empty_database() -> None:
    async def run() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        opened = await asyncio.gather(*(PostgresDatabase.open(address) for _ in range(4)))
        for one in opened:
            await one.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://localhost/x", "should begin with postgresql://"),
        ("postgresql://nobody@127.0.0.1:9/none", "can't be used"),
        ("postgresql://u@127.0.0.1:port/none", "can't be used"),
    ],
)
def test_an_address_where_nothing_is(address: str, words: str, tmp_path: Path) -> None:
    async def run() -> None:
        with pytest.raises(OmnibusError, match=words):
            await open_store(tmp_path, address)

    asyncio.run(run())
