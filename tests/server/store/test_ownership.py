"""A table that needs care has one server that gives it, and another when that one is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from omnibus.server.store.ownership import Ownership
from omnibus.server.store.store import Store
from tests.kit.stored import a_table
from tests.server.store.databases import databases, with_a_store


@pytest.mark.parametrize("database", databases())
def test_tables_pass_from_the_dead_to_the_living(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first, second = (Ownership(store.database, lease=60_000) for _ in range(2))
        for number in range(6):
            await store.create(a_table(f"t{number}", wake=5 if number < 4 else None))
        theirs, mine = await asyncio.gather(first.beat(), second.beat())
        assert theirs | mine == {"t0", "t1", "t2", "t3"}
        assert not theirs & mine
        assert (await first.beat(), await second.beat()) == (theirs, mine)
        await first.leave()
        assert await second.beat() == {"t0", "t1", "t2", "t3"}
        assert await first.beat() == set()

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_who_says_nothing_loses_what_it_had(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        silent, living = Ownership(store.database, lease=0), Ownership(store.database, lease=60_000)
        await store.create(a_table(wake=5))
        assert await silent.beat() == {"t1"}
        await asyncio.sleep(0.01)
        assert await living.beat() == {"t1"}
        assert await silent.beat() == set()

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_a_table_that_begins_to_need_care_gets_it(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        owner = Ownership(store.database)
        table = a_table()
        await store.create(table)
        assert await owner.beat() == set()
        await store.save(msgspec.structs.replace(table, revision=1, wake=9))
        assert await owner.beat() == {"t1"}
        await store.save(msgspec.structs.replace(table, revision=2, wake=None))
        assert await owner.beat() == set()

    with_a_store(database, tmp_path, work)


def test_an_embedded_database_waits_for_no_dead_server(tmp_path: Path) -> None:
    async def dies(store: Store) -> None:
        await store.create(a_table(wake=5))
        assert await Ownership(store.database, lease=10**9).beat() == {"t1"}

    async def lives(store: Store) -> None:
        assert await Ownership(store.database).beat() == {"t1"}

    with_a_store("sqlite", tmp_path, dies)
    with_a_store("sqlite", tmp_path, lives)
