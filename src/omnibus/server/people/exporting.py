"""All that is somebody's, as one value to take along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from omnibus.server.history.looking import player
from omnibus.server.people.account import Account
from omnibus.server.people.accounts import Accounts
from omnibus.server.people.passkeys import Passkeys
from omnibus.server.people.seats import Seats
from omnibus.wire.people import MySeat, Passkey, Player

RecordOf = Callable[[str], Awaitable[str]]
"""The record of a table, empty while it has to be kept secret."""


class Export(msgspec.Struct, frozen=True):
    player: Player
    settings: dict[str, Any]
    passkeys: tuple[Passkey, ...]
    seats: tuple[MySeat, ...]
    """With their tokens: whoever has this file can play on from it."""
    records: dict[str, str]
    """By table, of the games that are over."""


async def export(
    account: Account, accounts: Accounts, passkeys: Passkeys, seats: Seats, record_of: RecordOf
) -> Export:
    mine = await seats.of(account)
    over = [one.table.id for one in mine if one.table.stage == "over"]
    records = {table: await record_of(table) for table in dict.fromkeys(over)}
    return Export(
        player=await accounts.database.read(player(account)),
        settings=await accounts.settings(account),
        passkeys=tuple(await passkeys.of(account)),
        seats=tuple(mine),
        records={table: record for table, record in records.items() if record},
    )
