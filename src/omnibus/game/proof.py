"""What shows that a deal was the one that was committed to before anybody could know it.

The seed is drawn from a secret, whose SHA-256 everybody has seen, and from a word of each player, which
nobody knew when the secret was committed to. The construction and its limits: docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import hmac
import re

import msgspec

from omnibus.game.edition import Edition
from omnibus.game.seed import BITS

SECRET_BYTES = 32

_secret = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_nonce = re.compile(r"[0-9A-Za-z_-]{1,64}")


class Proof(msgspec.Struct, frozen=True):
    """Header lines of a record; the secret is revealed when the game is over."""

    commitment: str
    secret: str
    table: str = ""
    """Where nobody else has the same deal."""
    deal: str = ""
    """What names the deal where others have it too."""
    nonces: tuple[tuple[int, str], ...] = ()
    """Of each seat that has contributed one."""

    def lines(self) -> list[str]:
        whose = f"deal: {self.deal}" if self.deal else f"table: {self.table}"
        nonces = [f"nonce: {seat} {nonce}" for seat, nonce in self.nonces]
        return [whose, f"commitment: {self.commitment}", *nonces, f"secret: {self.secret}"]


def is_secret(text: str) -> bool:
    return bool(_secret.fullmatch(text))


def is_nonce(text: str) -> bool:
    return bool(_nonce.fullmatch(text))


def commitment_to(secret: str) -> str:
    """SHA-256 of the secret's bytes, as hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(proof: Proof, on: Edition, seats: int) -> int:
    """HKDF with SHA-256, no salt, and all that the deal is for as its information."""
    return int.from_bytes(hkdf(bytes.fromhex(proof.secret), purpose(proof, on, seats), BITS // 8))


def purpose(proof: Proof, on: Edition, seats: int) -> str:
    lines = ["omnibus deal 1", f"city {on.board.city}", f"board {on.version}"]
    lines += [f"profile {on.profile}"] if on.profile else []
    lines += [f"seats {seats}", f"deal {proof.deal}" if proof.deal else f"table {proof.table}"]
    lines += [f"nonce {seat} {nonce}" for seat, nonce in proof.nonces]
    return "\n".join(lines)


def hkdf(secret: bytes, info: str, length: int) -> bytes:
    """RFC 5869 without a salt, for up to one block."""
    if length > hashlib.sha256().digest_size:
        raise ValueError(length)
    key = hmac.digest(bytes(hashlib.sha256().digest_size), secret, "sha256")
    return hmac.digest(key, info.encode("utf-8", "surrogatepass") + b"\x01", "sha256")[:length]
