"""The SQL of passkeys."""

from __future__ import annotations

from typing import NamedTuple

from omnibus.errors import OmnibusError
from omnibus.server.store.database import Job, ask
from omnibus.wire.people import Passkey

MOST_PASSKEYS = 10
"""Of one person."""


class KeptPasskey(NamedTuple):
    account: str
    public_key: bytes
    sign_count: int


def add(passkey: Passkey, account: str, public_key: bytes, sign_count: int) -> Job[None]:
    many = yield ask("SELECT count(*) FROM passkeys WHERE account = $1", account)
    check_room(many[0][0])
    yield ask(
        "INSERT INTO passkeys (id, account, public_key, sign_count, created) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT DO NOTHING",
        passkey.id, account, public_key, sign_count, passkey.created,
    )  # fmt: skip


def check_room(known: int) -> None:
    if known >= MOST_PASSKEYS:
        raise OmnibusError(f"{MOST_PASSKEYS} passkeys are enough; remove one first")


def find(passkey: str) -> Job[KeptPasskey | None]:
    rows = yield ask("SELECT account, public_key, sign_count FROM passkeys WHERE id = $1", passkey)
    return KeptPasskey(rows[0][0], bytes(rows[0][1]), rows[0][2]) if rows else None


def used(passkey: str, sign_count: int) -> Job[None]:
    yield ask("UPDATE passkeys SET sign_count = $2 WHERE id = $1", passkey, sign_count)


def of_account(account: str) -> Job[list[Passkey]]:
    rows = yield ask("SELECT id, created FROM passkeys WHERE account = $1 ORDER BY created, id", account)
    return [Passkey(name, created) for name, created in rows]


def remove(passkey: str, account: str) -> Job[None]:
    yield ask("DELETE FROM passkeys WHERE id = $1 AND account = $2", passkey, account)
