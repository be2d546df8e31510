"""Challenges that the server knows for its own without keeping them, each good once and not for long."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from omnibus.server.keys import Keys
from omnibus.server.people.account import NotSignedInError
from omnibus.server.store.database import Database, Job, ask

LIFETIME = 5 * 60_000
RANDOM, UNTIL, MARK = 16, 8, 24


class Challenges:
    def __init__(self, database: Database, keys: Keys) -> None:
        self._database = database
        self._key = keys.key("challenges")

    def new(self, now: int) -> bytes:
        body = secrets.token_bytes(RANDOM) + (now + LIFETIME).to_bytes(UNTIL)
        return body + self._mark(body)

    async def use(self, challenge: bytes, now: int) -> None:
        """Raises unless it is ours, still good, and was not used before."""
        body, mark = challenge[: RANDOM + UNTIL], challenge[RANDOM + UNTIL :]
        until = int.from_bytes(body[RANDOM:])
        if not hmac.compare_digest(self._mark(body), mark) or until < now:
            raise NotSignedInError
        await self._database.write(_use(body[:RANDOM].hex(), until, now))

    def _mark(self, body: bytes) -> bytes:
        return hmac.digest(self._key, body, "sha256")[:MARK]


def _use(challenge: str, until: int, now: int) -> Job[None]:
    yield ask("DELETE FROM used_challenges WHERE until < $1", now)
    made = yield ask(
        "INSERT INTO used_challenges (id, until) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id",
        challenge,
        until,
    )
    if not made:
        raise NotSignedInError


def as_text(challenge: bytes) -> str:
    return urlsafe_b64encode(challenge).decode().rstrip("=")


def from_text(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise NotSignedInError from None
