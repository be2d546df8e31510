"""Values as JSON that says which version of their type wrote it, so that later versions still read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from omnibus.server.store.errors import StoreError

Kind = TypeVar("Kind")
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class _Envelope(msgspec.Struct):
    version: int
    value: dict[str, Any]


class Versioned(Generic[Kind]):
    """``upgrades[n]`` makes of the fields that version n wrote those of version n + 1."""

    def __init__(self, kind: type[Kind], upgrades: Mapping[int, Upgrade] = {}) -> None:
        self.kind = kind
        self.upgrades = dict(upgrades)
        self.version = max(upgrades, default=0) + 1

    def encode(self, value: Kind) -> bytes:
        return msgspec.json.encode({"version": self.version, "value": value})

    def decode(self, text: bytes) -> Kind:
        try:
            envelope = msgspec.json.decode(text, type=_Envelope)
            if envelope.version > self.version:
                raise StoreError(f"a later Omnibus wrote this {self.kind.__name__}")
            fields = envelope.value
            for version in range(envelope.version, self.version):
                fields = self.upgrades[version](fields)
            return msgspec.convert(fields, self.kind)
        except msgspec.MsgspecError as error:
            raise StoreError(f"what is kept of a {self.kind.__name__} can't be read: {error}") from None
