"""Whoever holds the token of a seat plays it. It fits one seat of one table, until a newer one is made."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from typing import NamedTuple

from omnibus.server.keys import Keys

_token = re.compile(r"([0-9])\.(0|[1-9][0-9]{0,8})\.([0-9A-Za-z_-]{32})")


class SeatHeld(NamedTuple):
    seat: int
    generation: int
    """Tokens of an earlier one are void: somebody else has the seat now, or its owner wanted a new link."""


class Tokens:
    def __init__(self, keys: Keys) -> None:
        self._key = keys.key("seat tokens")

    def token(self, table: str, seat: int, generation: int = 0) -> str:
        return f"{seat}.{generation}.{self._mark(table, seat, generation)}"

    def seat_of(self, table: str, token: str) -> SeatHeld | None:
        """What the token is good for here, if it is genuine; the table knows the newest generation."""
        parts = _token.fullmatch(token)
        if parts is None:
            return None
        seat, generation = int(parts[1]), int(parts[2])
        genuine = hmac.compare_digest(self._mark(table, seat, generation), parts[3])
        return SeatHeld(seat, generation) if genuine else None

    def _mark(self, table: str, seat: int, generation: int) -> str:
        """192 bits. What is signed reads in one way only: of the three, just the last is any text."""
        signed = f"{seat} {generation} {table}".encode("utf-8", "surrogatepass")
        return urlsafe_b64encode(hmac.digest(self._key, signed, "sha256")[:24]).decode()
