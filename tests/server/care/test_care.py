"""A backup of a running server is whole; what is wrong with a database is found; commands say so."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tarfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.cli.main import main
from omnibus.errors import OmnibusError
from omnibus.server.care.archive import back_up, restore
from omnibus.server.care.doctor import look_at_tables
from omnibus.server.care.examining import troubles
from omnibus.server.keys import keys_of
from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import StoreError
from omnibus.server.store.opening import open_store
from omnibus.server.store.reading import ReadOnlyDatabase
from omnibus.server.store.sqlite import FILE
from omnibus.server.store.store import Store
from omnibus.server.store.stored import StoredPly, WholeTable
from omnibus.wire.table import Seat
from tests.kit.kept import keep_game

SEATS = (Seat("person", "Ann"), Seat("bot", bot="greedy"))
Said = pytest.CaptureFixture[str]


def in_a_store(place: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(place)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with two games."""
    place = tmp_path_factory.mktemp("played") / "data"
    keys_of(place)

    async def play(store: Store) -> None:
        for seed in (1, 2):
            await keep_game(store, SEATS, seed=seed)

    in_a_store(place, play)
    return place


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    """The same, to do anything with."""
    return Path(shutil.copytree(played, tmp_path / "data"))


def test_a_backup_of_a_running_server(data: Path, tmp_path: Path) -> None:
    archive, elsewhere = tmp_path / "b.tar.gz", tmp_path / "elsewhere"
    whole: list[str] = []
    """The third is caught wherever it is, perhaps before its deal: here the two are writes of their own."""

    async def work(store: Store) -> None:
        whole.extend([name async for name, _ in look_at_tables(store) if name])
        playing = asyncio.create_task(keep_game(store, SEATS, seed=3))
        await asyncio.to_thread(back_up, data, archive)
        await playing

    in_a_store(data, work)
    assert archive.stat().st_mode & 0o777 == 0o600
    restore(archive, elsewhere)
    assert keys_of(elsewhere).key("x") == keys_of(data).key("x")
    assert {file.name for file in elsewhere.iterdir()} == {FILE, "key", "omnibus.lock"}

    async def check(store: Store) -> None:
        assert [found async for name, found in look_at_tables(store) if name in whole] == [[], []]

    in_a_store(elsewhere, check)


def test_nothing_is_overwritten(data: Path, tmp_path: Path) -> None:
    archive = tmp_path / "b.tar.gz"
    back_up(data, archive)
    with pytest.raises(StoreError, match="is there already"):
        back_up(data, archive)
    with pytest.raises(StoreError, match="already; nothing was touched"):
        restore(archive, data)


@pytest.mark.parametrize("name", ["../evil", "other", "key"])
def test_an_archive_that_is_no_backup(name: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("x")
    with tarfile.open(tmp_path / "a.tar.gz", "w:gz") as packed:
        packed.add(tmp_path / "x", name)
    with pytest.raises(StoreError, match="is no backup"):
        restore(tmp_path / "a.tar.gz", tmp_path / "data")
    assert not (tmp_path / "evil").exists()
    assert {file.name for file in (tmp_path / "data").iterdir()} == {"omnibus.lock"}


def test_an_archive_that_is_damaged(data: Path, tmp_path: Path) -> None:
    archive = tmp_path / "b.tar.gz"
    back_up(data, archive)
    whole = archive.read_bytes()
    archive.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError, match="can't be read"):
        restore(archive, tmp_path / "elsewhere")
    (tmp_path / FILE).write_text("no database")
    with tarfile.open(tmp_path / "c.tar.gz", "w:gz") as packed:
        packed.add(tmp_path / FILE, FILE)
    with pytest.raises(StoreError, match="is damaged"):
        restore(tmp_path / "c.tar.gz", tmp_path / "elsewhere")


def test_who_only_looks_changes_nothing(data: Path) -> None:
    def delete() -> Job[None]:
        yield ask("DELETE FROM plies")

    async def work() -> None:
        database = ReadOnlyDatabase(data)
        with pytest.raises(StoreError, match="readonly"):
            await database.read(delete())
        with pytest.raises(StoreError, match="only looked at"):
            await database.write(delete())
        await database.close()

    asyncio.run(work())
    with pytest.raises(StoreError, match="there is no database"):
        ReadOnlyDatabase(data / "none")


def stored(place: Path) -> WholeTable:
    found: list[WholeTable] = []

    async def load(store: Store) -> None:
        whole = await store.load((await store.in_stage("over"))[0])
        assert whole
        found.append(whole)

    in_a_store(place, load)
    return found[0]


def with_ply(whole: WholeTable, number: int, **said: object) -> WholeTable:
    plies: list[StoredPly] = list(whole.plies)
    plies[number] = msgspec.structs.replace(plies[number], **said)
    return msgspec.structs.replace(whole, plies=tuple(plies))


def with_table(whole: WholeTable, **said: object) -> WholeTable:
    public = msgspec.json.decode(whole.table.public) | said
    table = msgspec.structs.replace(whole.table, public=msgspec.json.encode(public))
    return msgspec.structs.replace(whole, table=table)


def test_what_is_wrong_with_a_table_is_found(data: Path) -> None:
    whole = stored(data)
    deal = whole.plies[0]
    cases = {
        "": whole,
        "can't be understood": with_table(whole, city="atlantis"),
        "what everybody sees": with_table(whole, stage="paused"),
        "board version of-old": with_table(whole, board="of-old"),
        "was never dealt": msgspec.structs.replace(whole, plies=()),
        "lacks plies: it has 0": msgspec.structs.replace(whole, plies=(deal, *whole.plies[2:])),
        "should have the ranks": with_table(whole, result={"scores": [1, 2], "ranks": [2, 2]}),
        "its game is not over": msgspec.structs.replace(whole, plies=whole.plies[:-1]),
        "ply 1, 'dance' of seat": with_ply(whole, 1, action="dance"),
        "ply 1 tells other events": with_ply(whole, 1, events=()),
        "ply 1 leads to another state": with_ply(whole, 1, state=deal.state),
        "begins otherwise": with_ply(whole, 0, state=[*deal.state[:-1], deal.state[-1] + 1]),
    }
    for words, table in cases.items():
        found = list(troubles(table))
        assert (words in found[0]) if words else not found, (words, found)


@pytest.mark.parametrize("city", city_slugs())
def test_every_city_is_sound(city: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await keep_game(store, SEATS, city=city, seed=4)
        whole = await store.load(table.id)
        assert whole
        assert not list(troubles(whole))

    in_a_store(tmp_path, work)


def test_the_commands(data: Path, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    archive, elsewhere = str(tmp_path / "b.tar.gz"), str(tmp_path / "elsewhere")
    assert main(["backup", archive, "--data", str(data)]) == 0
    assert main(["restore", archive, "--data", elsewhere]) == 0
    assert main(["doctor", "--data", elsewhere]) == 0
    assert "2 tables looked at; all is well" in capsys.readouterr().out
    database = sqlite3.connect(Path(elsewhere) / FILE)
    database.execute("UPDATE plies SET action = 'dance' WHERE ply = 3")
    database.commit()
    database.close()
    (Path(elsewhere) / "key").chmod(0o644)
    assert main(["doctor", "--data", elsewhere]) == 1
    said = capsys.readouterr().out
    assert "can be read by others" in said
    assert "3 things are wrong" in said
    monkeypatch.setenv("OMNIBUS_DATABASE", "postgresql://x")
    assert main(["backup", archive]) == 2


def test_a_later_database_is_not_judged(data: Path) -> None:
    async def work() -> None:
        store = Store(ReadOnlyDatabase(data))
        found = [one async for _, troubles_of in look_at_tables(store) for one in troubles_of]
        assert ["9999_wings.sql" in one.what for one in found] == [True]
        await store.close()

    database = sqlite3.connect(data / FILE)
    database.execute("INSERT INTO migrations VALUES (9999, '9999_wings.sql')")
    database.commit()
    database.close()
    asyncio.run(work())


def test_the_key_of_a_server_is_not_made_by_looking(tmp_path: Path) -> None:
    assert main(["doctor", "--data", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "none").exists()
    with pytest.raises(OmnibusError):
        back_up(tmp_path / "none", tmp_path / "x")
