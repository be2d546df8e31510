"""From the setting to the database that it names."""

from __future__ import annotations

from pathlib import Path

from omnibus.errors import OmnibusError
from omnibus.server.store.database import Database
from omnibus.server.store.sqlite import SqliteDatabase
from omnibus.server.store.store import Store

POSTGRES = ("postgresql://", "postgres://")


async def open_store(directory: Path, database: str = "") -> Store:
    """The store in a data directory, or in the database at an address."""
    return Store(await open_database(directory, database))


async def open_database(directory: Path, address: str = "") -> Database:
    if not address:
        return SqliteDatabase(directory)
    if not address.startswith(POSTGRES):
        raise OmnibusError("OMNIBUS_DATABASE should begin with postgresql://")
    from omnibus.server.store.postgres import PostgresDatabase  # loads its driver

    return await PostgresDatabase.open(address)
