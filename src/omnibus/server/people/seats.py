"""Which seats are whose. It is said from outside, with the seat's token: a table knows no accounts."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from omnibus.server.people.account import Account
from omnibus.server.store.database import Database, Job, ask
from omnibus.server.store.errors import UnknownTableError
from omnibus.server.tokens import SeatHeld, Tokens
from omnibus.wire.people import MySeat
from omnibus.wire.table import SeatKey, Table

EARLY = 2
"""Plies for each seat until which a claim counts for ratings: nobody knows then how the game will end."""
MOST_SEATS = 200

_table = msgspec.json.Decoder(Table).decode


class Claim(NamedTuple):
    seat: int
    account: str
    early: bool


class Seats:
    def __init__(self, database: Database, tokens: Tokens) -> None:
        self._database = database
        self._tokens = tokens

    async def claim(self, account: Account, table: str, held: SeatHeld, now: int) -> None:
        await self._database.write(_claim(account.id, table, held, now))

    async def of(self, account: Account) -> list[MySeat]:
        """The newest first."""
        rows = await self._database.read(_of_account(account.id))
        return [
            MySeat(
                _table(bytes(public)),
                SeatKey(seat, self._tokens.token(table, seat, generation)),
                rated=is_early(ply, len(_table(bytes(public)).seats)),
            )
            for table, public, seat, generation, ply in rows
        ]


def claims_at(table: str, seats: int) -> Job[list[Claim]]:
    rows = yield ask("SELECT seat, account, ply FROM claimed_seats WHERE table_id = $1 ORDER BY seat", table)
    return [Claim(seat, account, is_early(ply, seats)) for seat, account, ply in rows]


def is_early(ply: int, seats: int) -> bool:
    return ply <= EARLY * seats


def _claim(account: str, table: str, held: SeatHeld, now: int) -> Job[None]:
    """Who holds the newest token has the seat; a claim with the same token changes nothing."""
    rows = yield ask("SELECT ply FROM tables WHERE id = $1", table)
    if not rows:
        raise UnknownTableError(table)
    yield ask(
        "INSERT INTO claimed_seats (table_id, seat, account, generation, ply, at)"
        " VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET account = excluded.account, ply = excluded.ply,"
        " generation = excluded.generation, at = excluded.at"
        " WHERE excluded.generation > claimed_seats.generation",
        table, held.seat, account, held.generation, rows[0][0], now,
    )  # fmt: skip


def _of_account(account: str) -> Job[list[tuple[str, bytes, int, int, int]]]:
    rows = yield ask(
        "SELECT t.id, t.public, c.seat, c.generation, c.ply FROM claimed_seats c"
        " JOIN tables t ON t.id = c.table_id WHERE c.account = $1 ORDER BY t.moved DESC, t.id LIMIT $2",
        account,
        MOST_SEATS,
    )
    return [(table, public, seat, generation, ply) for table, public, seat, generation, ply in rows]
