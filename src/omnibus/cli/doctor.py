"""``omnibus doctor``: is all that a server keeps as it should be? Every stored game is played again."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.cli.server_place import add_place, settings_of

if TYPE_CHECKING:
    from omnibus.server.care.doctor import Trouble
    from omnibus.server.settings import Settings
    from omnibus.server.store.store import Store

SICK = 1


def add_arguments(parser: ArgumentParser) -> None:
    add_place(parser)


def run(arguments: Namespace) -> int:
    return asyncio.run(_examine(settings_of(arguments)))


async def _examine(settings: Settings) -> int:
    from omnibus.server.care.doctor import look_at_directory, look_at_tables

    sick = 0 if settings.database else say(look_at_directory(settings.directory))
    store, tables = await _opened(settings), 0
    try:
        async for name, found in look_at_tables(store):
            tables += bool(name)
            sick += say(found)
    finally:
        await store.close()
    print(f"{tables:,} tables looked at; " + (f"{sick:,} things are wrong" if sick else "all is well"))
    return SICK if sick else 0


async def _opened(settings: Settings) -> Store:
    from omnibus.server.store.opening import open_store
    from omnibus.server.store.reading import ReadOnlyDatabase
    from omnibus.server.store.store import Store

    if settings.database:
        return await open_store(settings.directory, settings.database)
    return Store(ReadOnlyDatabase(settings.directory))


def say(found: list[Trouble]) -> int:
    for one in found:
        print(f"{one.where}: {one.what}")
    return len(found)
