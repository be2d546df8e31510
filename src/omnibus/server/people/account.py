"""Somebody who has claimed a name, as it is kept, and the tokens and codes that prove who one is."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import b32encode, urlsafe_b64encode
from typing import NamedTuple

import msgspec

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys

CODE_BYTES = 20
_token = re.compile(r"([a-z2-7]{16})\.(0|[1-9][0-9]{0,8})\.([0-9A-Za-z_-]{32})")


class NotSignedInError(OmnibusError):
    def __init__(self) -> None:
        super().__init__("nobody is signed in with this")


class NameTakenError(OmnibusError):
    def __init__(self, name: str) -> None:
        super().__init__(f"somebody is called {name} already, or so alike that it could be mistaken")


class Account(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    generation: int
    """Tokens of an earlier one are void."""
    created: int


class Holder(NamedTuple):
    account: str
    generation: int


class AccountTokens:
    """As those of seats, and no token of one kind is one of the other."""

    def __init__(self, keys: Keys) -> None:
        self._key = keys.key("account tokens")

    def token(self, account: str, generation: int) -> str:
        return f"{account}.{generation}.{self._mark(account, generation)}"

    def holder(self, token: str) -> Holder | None:
        parts = _token.fullmatch(token)
        if parts is None:
            return None
        account, generation = parts[1], int(parts[2])
        genuine = hmac.compare_digest(self._mark(account, generation), parts[3])
        return Holder(account, generation) if genuine else None

    def _mark(self, account: str, generation: int) -> str:
        signed = f"{generation} {account}".encode()
        return urlsafe_b64encode(hmac.digest(self._key, signed, "sha256")[:24]).decode()


def new_account_id() -> str:
    return b32encode(secrets.token_bytes(10)).decode().lower()


def new_recovery_code() -> str:
    """160 bits in groups of four, in letters that can't be mistaken: so nobody can try them out."""
    letters = b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def kept_of_code(code: str) -> str:
    """What is kept of a code: who reads it learns no code; so many bits need no slow hash."""
    plain = "".join(one for one in code.lower() if one.isalnum())
    return hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()
