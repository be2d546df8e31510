"""The databases that every contract is tested on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from omnibus.server.store.database import Database
from omnibus.server.store.opening import open_database
from omnibus.server.store.store import Store
from tests.kit import postgres

Open = Callable[[Path], Awaitable[Database]]
"""Opened twice at the same place, it is the same database."""


async def sqlite(place: Path) -> Database:
    return await open_database(place)


_addresses: dict[Path, str] = {}


async def postgresql(place: Path) -> Database:
    if place not in _addresses:
        _addresses[place] = await asyncio.to_thread(postgres.new_database)
    return await open_database(place, _addresses[place])


DATABASES: dict[str, Open] = {"sqlite": sqlite, "postgresql": postgresql}
needs_postgresql = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())


def databases() -> list[Any]:
    return ["sqlite", pytest.param("postgresql", marks=needs_postgresql)]


def with_a_store(database: str, place: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store there, work with it, and close it."""

    async def run() -> None:
        store = Store(await DATABASES[database](place))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
