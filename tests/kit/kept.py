"""Finished games as a server keeps them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec

from omnibus.game.game import Game, new_game
from omnibus.server.store.opening import open_store
from omnibus.server.store.restoring import deal_of, last_ply_of
from omnibus.server.store.store import Store
from omnibus.server.store.stored import StoredTable
from omnibus.wire.table import Pace, Result, Seat, Table, Untimed
from tests.kit.play import from_random, plies


def wire_table(game: Game, seats: tuple[Seat, ...], **said: object) -> Table:
    fields: dict[str, object] = {
        "id": secrets.token_hex(6), "city": game.board.city, "board": game.edition.version, "ply": game.ply,
        "profile": game.edition.profile, "stage": "running", "seats": seats, "pace": Untimed(), "opened": 1,
        "watching": "live", "listed": False, "chat": True, "moved": 2, "commitment": "",
    }  # fmt: skip
    return msgspec.convert(fields | said, Table)


def kept(table: Table, revision: int) -> StoredTable:
    return StoredTable(
        id=table.id, revision=revision, city=table.city, stage=table.stage, opened=1, moved=table.moved,
        public=msgspec.json.encode(table), secret=b"{}",
    )  # fmt: skip


async def keep_game(
    store: Store,
    seats: tuple[Seat, ...],
    *,
    city: str = "paris",
    seed: int = 1,
    pace: Pace = Untimed(),  # noqa: B008 - frozen
    dealt: Callable[[Table], Awaitable[None]] | None = None,
) -> Table:
    """Deal, tell whom it concerns, and play to the end."""
    game = new_game(city, seats=len(seats), seed=seed)
    table = wire_table(game, seats, pace=pace)
    await store.create(kept(table, 0))
    await store.append(kept(table, 1), deal_of(game, 1))
    if dealt is not None:
        await dealt(table)
    for _ in plies(game, from_random(Random(seed))):
        over = msgspec.structs.replace(
            table,
            stage="over" if game.over else "running",
            ply=game.ply,
            result=Result(tuple(view.score for view in game.view(None).players), tuple(game.ranks())),
        )
        await store.append(kept(over, game.ply + 1), last_ply_of(game, game.ply))
    return over


async def store_at(place: Path) -> Store:
    return await open_store(place)
