"""The SQL of notices."""

from __future__ import annotations

import msgspec

from omnibus.errors import OmnibusError
from omnibus.server.store.database import Job, Row, ask
from omnibus.wire.notices import Mail, Push, Webhook

COLUMNS = "n.id, n.account, n.target, n.language, n.created, n.confirmed"
MOST = 10
"""Of one person."""


class Kept(msgspec.Struct, frozen=True):
    id: str
    account: str
    to: Push | Mail | Webhook
    language: str
    created: int
    confirmed: bool


class Due(msgspec.Struct, frozen=True):
    """A notice that is to be sent, and the name of the one whose turn it is."""

    notice: Kept
    name: str


_target = msgspec.json.Decoder(Push | Mail | Webhook).decode


def add(notice: Kept) -> Job[None]:
    many = yield ask("SELECT count(*) FROM notices WHERE account = $1", notice.account)
    if many[0][0] >= MOST:
        raise OmnibusError(f"{MOST} places for notices are enough; remove one first")
    yield ask(
        "INSERT INTO notices (id, account, target, language, created, confirmed)"
        " VALUES ($1, $2, $3, $4, $5, $6)",
        notice.id, notice.account, msgspec.json.encode(notice.to), notice.language, notice.created,
        int(notice.confirmed),
    )  # fmt: skip


def of_account(account: str) -> Job[list[Kept]]:
    rows = yield ask(
        f"SELECT {COLUMNS} FROM notices n WHERE n.account = $1 ORDER BY n.created, n.id", account
    )
    return [_kept(row) for row in rows]


def confirm(notice: str, account: str) -> Job[None]:
    yield ask("UPDATE notices SET confirmed = 1 WHERE id = $1 AND account = $2", notice, account)


def remove(notice: str, account: str) -> Job[None]:
    yield ask("DELETE FROM notices WHERE id = $1 AND account = $2", notice, account)


def due(table: str, seat: int) -> Job[list[Due]]:
    """Those of whoever has said that the seat is his."""
    rows = yield ask(
        f"SELECT {COLUMNS}, a.name FROM notices n JOIN claimed_seats c ON c.account = n.account"
        " JOIN accounts a ON a.id = n.account WHERE c.table_id = $1 AND c.seat = $2 AND n.confirmed = 1",
        table, seat,
    )  # fmt: skip
    return [Due(_kept(row[:-1]), row[-1]) for row in rows]


def _kept(row: Row) -> Kept:
    name, account, target, language, created, confirmed = row
    return Kept(name, account, _target(bytes(target)), language, created, bool(confirmed))
