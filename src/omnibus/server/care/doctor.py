"""Everything that is kept, looked through: permissions, the database as a file, and every table."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import msgspec

from omnibus.game.edition import Edition
from omnibus.server import keys
from omnibus.server.care.examining import troubles
from omnibus.server.store.boards import edition_played_on
from omnibus.server.store.database import Job, ask
from omnibus.server.store.migrating import migrations
from omnibus.server.store.reading import open_for_reading
from omnibus.server.store.store import Store
from omnibus.server.store.stored import WholeTable
from omnibus.wire.table import Stage, Table

PAGE = 200
_table = msgspec.json.Decoder(Table).decode


class Trouble(msgspec.Struct, frozen=True):
    where: str
    what: str


def look_at_directory(directory: Path) -> list[Trouble]:
    """Of an embedded database: its files."""
    found = []
    key = directory / keys.FILE
    for file in (directory, key):
        if file.exists() and file.stat().st_mode & 0o077:
            found.append(Trouble(str(file), "can be read by others than its owner"))
    if key.exists() and key.stat().st_size < keys.BYTES:
        found.append(Trouble(str(key), "is too short for a key"))
    with closing(open_for_reading(directory)) as connection:
        try:
            said = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        except sqlite3.Error as error:
            said = [str(error)]
    return found + [Trouble("the database", one) for one in said if one != "ok"]


async def look_at_tables(store: Store) -> AsyncIterator[tuple[str, list[Trouble]]]:
    """Every table, sound or not, with what is wrong with it."""
    known = {one.name for one in migrations()}
    done = set(await store.database.read(_migrations()))
    if done != known:
        lacking = sorted(known ^ done)
        yield "", [Trouble("the database", f"is of another Omnibus: {', '.join(lacking)}")]
        return
    for stage in get_args(Stage):
        after = ""
        while names := await store.in_stage(stage, after=after, most=PAGE):
            for name in names:
                whole = await store.load(name)
                found = troubles(whole, await _played_on(store, whole)) if whole else ()
                yield name, [Trouble(f"table {name}", one) for one in found]
            after = names[-1]


async def _played_on(store: Store, whole: WholeTable) -> Edition | None:
    try:
        table = _table(whole.table.public)
    except msgspec.MsgspecError:
        return None
    return await edition_played_on(store.database, table.city, table.board, table.profile)


def _migrations() -> Job[list[str]]:
    rows = yield ask("SELECT name FROM migrations")
    return [row[0] for row in rows]
