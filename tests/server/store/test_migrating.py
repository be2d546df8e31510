"""Databases of every earlier Omnibus are read; those of a later one are not."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from omnibus.server.store.errors import StoreError
from omnibus.server.store.migrating import migrate, migrations
from omnibus.server.store.sqlite import FILE, SqliteDatabase, carry_out_alone
from omnibus.server.store.store import Store
from omnibus.server.store.stored import Written
from tests.kit.stored import a_ply, a_table

OLD = """
INSERT INTO tables (id, revision, city, stage, listed, opened, moved, wake, ply, chat_lines, public, secret)
    VALUES ('t1', 1, 'anywhere', 'running', 0, 1, 1, NULL, 0, 1, x'7b7d', x'7b7d');
INSERT INTO plies (table_id, ply, at, seat, action, events, state)
    VALUES ('t1', 0, 0, 0, 'pass', '[{"event":"passed","seat":0}]', x'9200ceffffffff');
INSERT INTO commands (table_id, id, ply) VALUES ('t1', 'c', 0);
INSERT INTO chat (table_id, number, at, seat, text, reaction) VALUES ('t1', 1, 3, 1, 'Hi', '');
"""


@pytest.mark.parametrize("version", range(1, len(migrations()) + 1))
def test_what_an_earlier_version_kept_is_there(version: int, tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    carry_out_alone(old, migrate(upto=version))
    old.executescript(OLD)
    old.close()

    async def use() -> None:
        store = Store(SqliteDatabase(tmp_path))
        whole = await store.load("t1")
        assert whole
        assert whole.table == a_table(revision=1)
        assert whole.plies == (a_ply(0),)
        assert whole.commands == {"c": 0}
        assert [line.text for line in whole.chat] == ["Hi"]
        assert await store.append(a_table(revision=2), a_ply(1)) == Written(1)
        await store.close()

    asyncio.run(use())


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [one.number for one in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(one.statements for one in migrations())


def test_a_later_database_is_left_alone(tmp_path: Path) -> None:
    later = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    carry_out_alone(later, migrate())
    later.execute("INSERT INTO migrations VALUES (9999, '9999_wings.sql')")
    with pytest.raises(StoreError, match="9999_wings"):
        SqliteDatabase(tmp_path)
    later.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    database.execute("CREATE TABLE chat (words TEXT)")
    with pytest.raises(StoreError, match="chat already exists"):
        SqliteDatabase(tmp_path)
    assert database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall() == [("chat",)]
    database.close()
