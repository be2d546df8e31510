"""Boards as they were when somebody began to play on them: a later Omnibus may bring others."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from omnibus.boards.decode import read_board
from omnibus.boards.load import board_text_of, city_slugs, load_board
from omnibus.boards.model import Board
from omnibus.boards.version import board_version
from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition, edition
from omnibus.server.store.database import Database, Job, ask
from omnibus.server.store.errors import StoreError


class PlayedOn(NamedTuple):
    edition: Edition
    text: str = ""
    """The board's file, where it is not the one that this Omnibus brings."""


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self) -> None:
        """Those that this Omnibus brings."""
        await self._database.write(_keep())

    async def find(self, city: str, version: str, profile: str | None) -> PlayedOn:
        if city in city_slugs() and edition(load_board(city)).version == version:
            return PlayedOn(edition(load_board(city), profile))
        text = await self._database.read(_text(city, version))
        if text is None:
            raise StoreError(f"the board of {city} in version {version} is not kept")
        return PlayedOn(edition(kept_board(text, city), profile), text)


@lru_cache(maxsize=32)
def kept_board(text: str, city: str) -> Board:
    return read_board(text, city)


def _keep() -> Job[None]:
    for city in city_slugs():
        yield ask(
            "INSERT INTO boards (version, city, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            board_version(load_board(city)), city, board_text_of(city).encode(),
        )  # fmt: skip


def _text(city: str, version: str) -> Job[str | None]:
    rows = yield ask("SELECT text FROM boards WHERE version = $1 AND city = $2", version, city)
    return bytes(rows[0][0]).decode() if rows else None


async def edition_played_on(
    database: Database, city: str, version: str, profile: str | None
) -> Edition | None:
    """Nothing where it can't be understood any more."""
    try:
        return (await Boards(database).find(city, version, profile)).edition
    except OmnibusError:
        return None
