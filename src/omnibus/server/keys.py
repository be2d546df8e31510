"""The server's one secret, from which all its keys are derived: in the data directory, or from a setting."""

from __future__ import annotations

import binascii
import hmac
import os
import secrets
from base64 import urlsafe_b64decode
from pathlib import Path

from omnibus.errors import OmnibusError

FILE = "key"
BYTES = 32


class Keys:
    """One key for each purpose: who learns one learns nothing of another."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < BYTES:
            raise OmnibusError(f"the server's key has {len(secret)} bytes; it needs {BYTES}")
        self._secret = secret

    def __repr__(self) -> str:
        return "Keys()"  # never show up in a log

    def key(self, purpose: str) -> bytes:
        return hmac.digest(self._secret, f"omnibus {purpose}".encode(), "sha256")


def keys_of(directory: Path, given: str = "") -> Keys:
    """The given key in base64, or that of the data directory, made when there is none."""
    return Keys(_decoded(given)) if given else Keys(_kept(directory / FILE))


def _decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.strip() + "=" * (-len(text.strip()) % 4))
    except (binascii.Error, ValueError):
        raise OmnibusError("OMNIBUS_KEY should be 32 bytes or more in base64") from None


def _kept(file: Path) -> bytes:
    """Two servers that start at once get the same key: it appears whole, or not at all."""
    try:
        if not file.exists():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            _make(file)
        if file.stat().st_mode & 0o077:
            raise OmnibusError(f"{file} can be read by others: chmod 600 {file}")
        return file.read_bytes()
    except OSError as error:
        raise OmnibusError(f"the server's key can't be used: {error}") from None


def _make(file: Path) -> None:
    fresh = file.with_name(f"{FILE}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(secrets.token_bytes(BYTES))
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(fresh, file)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
