"""A match of boardgame.io's tic-tac-toe with four sockets: two who play, two who watch.

Spoken is what its socket.io transport speaks: Engine.IO 4 over a WebSocket, the game as a namespace.
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from bench.load.broadcast import Moving, Stopwatch
from bench.load.line import Line, dial

GAME = "tic-tac-toe"
SOCKETS = 4
PATH = "/socket.io/?EIO=4&transport=websocket"
PLAYERS = ("0", "1", None, None)
FULL = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Cells in an order in which nobody wins before the end."""

OPEN, PING, PONG, CONNECT, EVENT = b"0", b"2", b"3", b"40", b"42"


class BoardgameTable:
    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[Line] = []
        self.moves = 0
        self.synced = 0
        self.moving = Moving(SOCKETS)

    async def connect(self, port: int) -> None:
        for number in range(SOCKETS):
            self.lines.append(await dial(port, PATH, partial(self._heard, number)))
            while self.synced <= number:  # two at once would both create the match: some storage ends then
                await asyncio.sleep(0.002)

    @property
    def ready(self) -> bool:
        return self.synced == SOCKETS and not self.moving.busy and self.moves < len(FULL)

    def move(self, stopwatch: Stopwatch) -> None:
        player = str(self.moves % 2)
        payload = {"type": "clickCell", "args": [FULL[self.moves]], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.moving.begin(stopwatch)
        self._emit(self.lines[int(player)], ["update", action, self.moves, self.name, player])
        self.moves += 1

    def _emit(self, line: Line, words: list[object]) -> None:
        line.say(EVENT + f"/{GAME},".encode() + msgspec.json.encode(words))

    def _heard(self, number: int, line: Line, text: bytes) -> None:
        if text == PING:
            line.say(PONG)
        elif text.startswith(CONNECT):
            self._emit(line, ["sync", self.name, PLAYERS[number], None, 2])
        elif text.startswith(EVENT):
            told = text.partition(b",")[2]
            if told.startswith(b'["sync"'):
                self.synced += 1
            elif told.startswith(b'["update"'):
                msgspec.json.decode(told)  # as a client of theirs would
                self.moving.heard()
        elif text.startswith(OPEN):
            line.say(CONNECT + f"/{GAME},".encode())
