"""The embedded database: what was acknowledged survives, one server at a time, and bad luck is told."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import StoreError
from omnibus.server.store.sqlite import FILE, SqliteDatabase
from omnibus.server.store.store import Store
from omnibus.server.store.stored import Written
from tests.architecture.tree import ROOT
from tests.kit.stored import a_ply, a_table

WRITER = """
import asyncio, sys
from pathlib import Path
from omnibus.server.store.sqlite import SqliteDatabase
from omnibus.server.store.store import Store
from tests.kit.stored import a_ply, a_table

async def play(store, table):
    await store.create(a_table(table))
    for ply in range(10_000):
        await store.append(a_table(table, revision=ply + 1), a_ply(ply))
        print(table, ply, flush=True)

async def main():
    store = Store(SqliteDatabase(Path(sys.argv[1])))
    await asyncio.gather(*(play(store, f"t{number}") for number in range(8)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writer = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert writer.stdout
    told = [writer.stdout.readline() for _ in range(400)]
    writer.send_signal(signal.SIGKILL)
    told += writer.stdout.read().splitlines(keepends=True)
    writer.wait()
    writer.stdout.close()
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            table, ply = line.split()
            acknowledged[table] = int(ply)
    assert len(acknowledged) == 8

    async def check() -> None:
        store = Store(SqliteDatabase(tmp_path))
        for table, last in acknowledged.items():
            whole = await store.load(table)
            assert whole
            plies = [ply.ply for ply in whole.plies]
            assert plies == list(range(len(plies)))
            assert len(plies) > last
            assert whole.table.revision == len(plies)
        await store.close()

    asyncio.run(check())


def test_a_second_server_is_told(tmp_path: Path) -> None:
    async def use() -> None:
        first = SqliteDatabase(tmp_path)
        with pytest.raises(StoreError, match="another Omnibus server is using"):
            SqliteDatabase(tmp_path)
        await first.close()
        second = SqliteDatabase(tmp_path)
        await second.close()

    asyncio.run(use())


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("These are my recipes, not a database.")
    with pytest.raises(StoreError, match="not a database"):
        SqliteDatabase(tmp_path)
    (tmp_path / FILE).unlink()
    asyncio.run(SqliteDatabase(tmp_path).close())


def test_a_place_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="can't be used"):
        SqliteDatabase(tmp_path / "file" / "data")


def test_the_directory_is_for_its_owner(tmp_path: Path) -> None:
    asyncio.run(SqliteDatabase(tmp_path / "data").close())
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_bad_sql_harms_nobody_else(tmp_path: Path) -> None:
    def wrong() -> Job[None]:
        yield ask("SELECT wings FROM tables")

    async def use() -> None:
        store = Store(SqliteDatabase(tmp_path))
        bad, good = await asyncio.gather(
            store.database.write(wrong()), store.create(a_table()), return_exceptions=True
        )
        assert "no such column: wings" in str(bad)
        assert good is None
        with pytest.raises(StoreError, match="no such column: wings"):
            await store.database.read(wrong())
        await store.close()

    asyncio.run(use())


def test_a_reader_changes_nothing(tmp_path: Path) -> None:
    def writing() -> Job[None]:
        yield ask("DELETE FROM tables")

    async def use() -> None:
        database = SqliteDatabase(tmp_path)
        with pytest.raises(StoreError, match="readonly"):
            await database.read(writing())
        await database.close()

    asyncio.run(use())


def test_a_full_disk_is_told_and_forgotten(tmp_path: Path) -> None:
    """What did not fit is not there; once there is room, all goes on."""

    def pages(most: int) -> Job[None]:
        yield ask(f"PRAGMA max_page_count = {most}")

    async def use() -> None:
        store = Store(SqliteDatabase(tmp_path))
        await store.create(a_table())
        await store.database.write(pages(1))
        with pytest.raises(StoreError, match="full"):
            await store.append(a_table(revision=1, public=b"x" * 200_000), a_ply(0))
        assert await store.glance("t1") == a_table()
        await store.database.write(pages(1_000_000))
        assert await store.append(a_table(revision=1, public=b"x" * 200_000), a_ply(0)) == Written(0)
        await store.close()

    asyncio.run(use())


def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    async def use() -> None:
        store = Store(SqliteDatabase(tmp_path))
        asked = [asyncio.create_task(store.create(a_table(f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)
        await store.close()
        for call in (store.create(a_table("late")), store.glance("t1")):
            with pytest.raises(StoreError, match="closed"):
                await call
        store = Store(SqliteDatabase(tmp_path))
        assert len(await store.in_stage("running")) == 50
        await store.close()

    asyncio.run(use())


def test_who_no_longer_waits_disturbs_nobody(tmp_path: Path) -> None:
    async def use() -> None:
        store = Store(SqliteDatabase(tmp_path))
        asked = [asyncio.create_task(store.create(a_table(f"t{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        for task in asked[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert outcomes[1::2] == [None] * 10
        assert {f"t{number}" for number in range(1, 20, 2)} <= set(await store.in_stage("running"))
        await store.close()

    asyncio.run(use())
