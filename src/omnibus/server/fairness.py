"""Deals that nobody can choose: secrets committed to before anybody has said a word, and revealed at the end.

Every secret follows from the server's key. So an offer costs no memory, and a deal that many tables share is
the same at all of them.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition
from omnibus.game.proof import Proof, commitment_to, is_nonce
from omnibus.server.keys import Keys
from omnibus.wire.table import Offer

DAYS_AHEAD = 7
"""For which the commitments to daily deals are told: too late to choose another."""


class Fairness:
    def __init__(self, keys: Keys) -> None:
        self._secrets = keys.key("deals")
        self._offers = keys.key("offers")

    def offer(self) -> Offer:
        """An id for a table, with the commitment to its secret. Each id opens one table, ever."""
        table = b32encode(secrets.token_bytes(10)).decode().lower()
        return Offer(table, commitment_to(self._secret(f"table {table}")), self._seal(table))

    def is_ours(self, offer: Offer) -> bool:
        genuine = hmac.compare_digest(self._seal(offer.table).encode(), offer.seal.encode("utf-8", "replace"))
        return genuine and offer.commitment == commitment_to(self._secret(f"table {offer.table}"))

    def proof(self, table: str, nonces: Mapping[int, str]) -> Proof:
        """Of a deal that only this table has. It holds the secret: keep it until the end."""
        wrong = [nonce for nonce in nonces.values() if not is_nonce(nonce)]
        if wrong:
            raise OmnibusError(f"{wrong[0]!r} is no nonce: up to 64 letters, digits, dashes and underlines")
        secret = self._secret(f"table {table}")
        return Proof(commitment_to(secret), secret, table=table, nonces=tuple(sorted(nonces.items())))

    def shared_proof(self, deal: str, on: Edition, seats: int) -> Proof:
        """Of the deal that all tables have which ask for it by this name, on the same board."""
        lines = [f"deal {deal}", on.board.city, on.version, on.profile or "", str(seats)]
        secret = self._secret("\n".join(lines))
        return Proof(commitment_to(secret), secret, deal=deal)

    def _secret(self, of: str) -> str:
        return hmac.digest(self._secrets, of.encode("utf-8", "surrogatepass"), "sha256").hex()

    def _seal(self, table: str) -> str:
        return hmac.digest(self._offers, table.encode("utf-8", "surrogatepass"), "sha256")[:12].hex()


def day_of(now: int) -> str:
    """The day, as UTC has it, of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def days_ahead(now: int) -> list[str]:
    today = date.fromisoformat(day_of(now))
    return [(today + timedelta(days)).isoformat() for days in range(DAYS_AHEAD)]


def daily_deal(day: str) -> str:
    """The name of the day's deal. Nobody can ask for it by a word: words have no blanks."""
    return f"daily {day}"


def may_be_revealed(daily: str, now: int) -> bool:
    """The deal of a day stays secret until the day is over, whoever has played it to the end."""
    return not daily or day_of(now) > daily
