"""The SQL of accounts."""

from __future__ import annotations

from omnibus.server.people.account import Account, NameTakenError, NotSignedInError
from omnibus.server.store.database import Job, Row, ask

COLUMNS = "id, name, generation, created"


def open_account(account: Account, skeleton: str, recovery: str) -> Job[None]:
    made = yield ask(
        f"INSERT INTO accounts ({COLUMNS}, skeleton, recovery, settings) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT DO NOTHING RETURNING id",
        account.id, account.name, account.generation, account.created, skeleton, recovery, b"{}",
    )  # fmt: skip
    if not made:
        raise NameTakenError(account.name)


def find(account: str) -> Job[Account | None]:
    rows = yield ask(f"SELECT {COLUMNS} FROM accounts WHERE id = $1", account)
    return _account(rows[0]) if rows else None


def find_named(skeleton: str) -> Job[Account | None]:
    rows = yield ask(f"SELECT {COLUMNS} FROM accounts WHERE skeleton = $1", skeleton)
    return _account(rows[0]) if rows else None


def recover(recovery: str, fresh: str) -> Job[Account]:
    """A code is good once: another takes its place."""
    rows = yield ask(
        f"UPDATE accounts SET recovery = $2 WHERE recovery = $1 RETURNING {COLUMNS}", recovery, fresh
    )
    if not rows:
        raise NotSignedInError
    return _account(rows[0])


def change_recovery(account: str, fresh: str) -> Job[None]:
    yield ask("UPDATE accounts SET recovery = $2 WHERE id = $1", account, fresh)


def rename(account: str, name: str, skeleton: str) -> Job[None]:
    others = yield ask("SELECT id FROM accounts WHERE skeleton = $1 AND id <> $2", skeleton, account)
    if others:
        raise NameTakenError(name)
    yield ask("UPDATE accounts SET name = $2, skeleton = $3 WHERE id = $1", account, name, skeleton)


def sign_out_everywhere(account: str) -> Job[Account | None]:
    rows = yield ask(
        f"UPDATE accounts SET generation = generation + 1 WHERE id = $1 RETURNING {COLUMNS}", account
    )
    return _account(rows[0]) if rows else None


def settings_of(account: str) -> Job[bytes]:
    rows = yield ask("SELECT settings FROM accounts WHERE id = $1", account)
    return bytes(rows[0][0]) if rows else b"{}"


def set_settings(account: str, settings: bytes) -> Job[None]:
    yield ask("UPDATE accounts SET settings = $2 WHERE id = $1", account, settings)


def remove(account: str) -> Job[None]:
    """All that is the person's. Games stay, and the results of others; they name nobody any more."""
    yield ask(
        "UPDATE chat SET text = '', reaction = '' WHERE EXISTS (SELECT 1 FROM claimed_seats c"
        " WHERE c.table_id = chat.table_id AND c.seat = chat.seat AND c.account = $1)",
        account,
    )
    yield ask("DELETE FROM claimed_seats WHERE account = $1", account)
    yield ask("DELETE FROM notices WHERE account = $1", account)
    yield ask("DELETE FROM passkeys WHERE account = $1", account)
    yield ask("DELETE FROM ratings WHERE subject = $1", account)
    yield ask("UPDATE results SET account = '' WHERE account = $1", account)
    yield ask("DELETE FROM accounts WHERE id = $1", account)


def _account(row: Row) -> Account:
    name_of, name, generation, created = row
    return Account(id=name_of, name=name, generation=generation, created=created)
