"""A table of ours with its four sockets, moved by whoever's turn it is."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec

from bench.load.broadcast import Moving, Stopwatch
from bench.load.line import Line, dial
from omnibus.wire.downstream import encode
from omnibus.wire.table import SeatRequest, TableRequest
from omnibus.wire.upstream import Act, Hello

CITY = "london"
SOCKETS = 4
NAMES = ("Ada", "Ben", "Cleo", "Dan")


class _Standing(msgspec.Struct):
    ply: int
    legal: tuple[str, ...] = ()


class _Message(msgspec.Struct):
    """No more of a message than has to be known to move."""

    type: str
    standing: _Standing | None = None
    trouble: str = ""


_read = msgspec.json.Decoder(_Message).decode


def request() -> bytes:
    """Four persons; nobody is hurried."""
    seats = tuple(SeatRequest("person", name) for name in NAMES)
    return msgspec.json.encode(TableRequest(CITY, seats))


class OmnibusTable:
    def __init__(self, opened: dict[str, Any], luck: Random) -> None:
        self.name: str = opened["table"]["id"]
        self.tokens: list[str] = [key["token"] for key in opened["keys"]]
        self.lines: list[Line] = []
        self.legal: list[tuple[str, ...]] = [() for _ in self.tokens]
        self.ply = 0
        self.moving = Moving(SOCKETS)
        self.troubles: list[str] = []
        self._luck = luck
        self._number = 0

    async def connect(self, port: int) -> None:
        for seat, token in enumerate(self.tokens):
            line = await dial(port, f"/ws/tables/{self.name}", partial(self._heard, seat))
            line.say(encode(Hello(token=token)))
            self.lines.append(line)

    @property
    def ready(self) -> bool:
        return not self.moving.busy and any(self.legal)

    def move(self, stopwatch: Stopwatch) -> None:
        seat = self._luck.choice([seat for seat, legal in enumerate(self.legal) if legal])
        action = self._luck.choice(self.legal[seat])
        self._number += 1
        self.moving.begin(stopwatch)
        self.lines[seat].say(encode(Act(f"{self._number}", self.ply, action)))

    def _heard(self, seat: int, _line: Line, text: bytes) -> None:
        message = _read(text)
        if message.type in ("refused", "goodbye"):
            self.troubles.append(f"{message.type}: {message.trouble}")
        if message.standing is not None:
            self.legal[seat] = message.standing.legal
            self.ply = message.standing.ply
        if message.type == "moved":
            self.moving.heard()
