"""No byte depends on what a seat can't know: two tables that differ only in that, over real sockets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from omnibus.boards.load import city_slugs
from omnibus.game.action import DrawTickets
from omnibus.game.event import DiscardsShuffled
from omnibus.game.game import Game
from omnibus.server.hub.hub import Hub
from omnibus.wire.downstream import Done, Refused, Synced, decode_from_server, encode
from omnibus.wire.table import TableOpened
from omnibus.wire.upstream import Act, Explain, Hello, Sync
from tests.laws.twins import Twin, same_for_others
from tests.server.conftest import Served

MOST = 40
"""Plies; before that something hidden is usually told."""
TIMES = re.compile(rb'"(at|opened|moved|now)":\d+')


class Seated:
    """All sockets of one table: one for each seat, and one that watches."""

    def __init__(self, served: Served, seats: int, city: str, stack: ExitStack) -> None:
        people = [{"kind": "person", "name": f"P{number}"} for number in range(seats)]
        body = {"city": city, "seats": people, "deal": "the same"}
        self.opened = msgspec.convert(served.post("/api/tables", body), TableOpened)
        self.name = self.opened.table.id
        self.served = served
        self.sockets = {
            seat: stack.enter_context(connect(f"ws://{served.address}/ws/tables/{self.name}"))
            for seat in (None, *range(seats))
        }
        self.texts: dict[int | None, list[bytes]] = {seat: [] for seat in self.sockets}

    def greet(self) -> None:
        tokens = {key.seat: key.token for key in self.opened.keys}
        for seat, socket in self.sockets.items():
            socket.send(encode(Hello(token="" if seat is None else tokens[seat])).decode())
            self._hear_until(seat, socket, Synced)

    def play(self, seat: int, ply: int, action: str) -> None:
        self._say(seat, Act(f"a{ply}", ply, action))

    def settle(self) -> None:
        """Everybody has heard everything that was said before."""
        for seat, socket in self.sockets.items():
            socket.send(encode(Sync(0)).decode())
            self._hear_until(seat, socket, Synced)

    def explain(self, seat: int, name: str, action: str) -> None:
        self._say(seat, Explain(name, action))

    def _say(self, seat: int, command: Act | Explain) -> None:
        socket = self.sockets[seat]
        socket.send(encode(command).decode())
        self._hear_until(seat, socket, Done | Refused)

    def _hear_until(self, seat: int | None, socket: ClientConnection, kind: Any) -> None:  # noqa: ANN401
        while True:
            text = socket.recv(timeout=20, decode=False)
            message = decode_from_server(text)
            if '"updated"' not in text.decode():  # who is here is told in a while, whenever that is
                self.texts[seat].append(self.plain(text))
            if isinstance(message, kind):
                return

    def plain(self, text: bytes) -> bytes:
        here = TIMES.sub(rb'"\1":0', text.replace(self.name.encode(), b"table"))
        return here.replace(b',"here":true', b"")

    def pages(self) -> Iterator[bytes]:
        for path in ("", "/record", "/story", "/story?seat=0"):
            answer = self.served.ask("GET", f"/api/tables/{self.name}{path}")
            yield self.plain(answer.content)


@pytest.mark.parametrize("city", city_slugs())
def test_what_is_hidden_changes_no_byte_on_the_wire(served: Served, city: str) -> None:
    luck = Random(city)
    for seat in (luck.randrange(3), None):
        with ExitStack() as stack:
            compare(served, city, seat, luck, stack)


def compare(served: Served, city: str, seat: int | None, luck: Random, stack: ExitStack) -> None:
    one, other = (Seated(served, 3, city, stack) for _ in range(2))
    game, secret = laid_out(served, one, other, seat, luck)
    one.greet()
    other.greet()
    for _ in range(MOST):
        if not ply(game, secret, (one, other), seat, luck):
            break
    assert game.ply > 8
    assert one.texts[seat] == other.texts[seat]
    assert list(one.pages()) == list(other.pages())
    others = [number for number in range(3) if number != seat]
    assert any(one.texts[number] != other.texts[number] for number in others)


def laid_out(served: Served, one: Seated, other: Seated, seat: int | None, luck: Random) -> tuple[Game, Twin]:
    """The same deal at both tables, but what the seat can't know is dealt anew at the other one."""
    made: list[tuple[Game, Twin]] = []

    async def lay(hub: Hub) -> None:
        first, second = [(await hub.room(table.name)).table for table in (one, other)]
        first.game = Game.from_position(first.running.position())
        secret = Twin(first.game, seat, luck)
        second.game = Game.from_position(secret.game.position())
        made.append((first.game.copy(), secret))

    served.inside(lay)
    return made[0]


def ply(game: Game, secret: Twin, tables: tuple[Seated, Seated], seat: int | None, luck: Random) -> bool:
    """One action at both; whether they still can't be told apart."""
    mover = luck.choice(game.may_act)
    action = luck.choice(game.legal_actions(mover))
    copied = action if mover == seat else same_for_others(action, game, secret.game, mover)
    if copied is None:
        return True
    if isinstance(action, DrawTickets):
        if secret.top < 2:
            return True
        secret.top -= 2
    before = game.ply
    twin = secret.game
    events = game.play(action, mover)
    twin.play(copied, mover)
    shuffled = any(isinstance(event, DiscardsShuffled) for event in events)
    told = secret.choosing and game.view(None).phase != "choosing"
    if told or shuffled or game.over or game.view(None).deck_left <= secret.deep:
        return False
    for table, what in zip(tables, (action, copied), strict=True):
        table.play(mover, before, str(what))
        if seat is not None:
            table.explain(seat, f"e{before}", str(luck_of(game, before)))
        table.settle()
    return True


def luck_of(game: Game, ply: int) -> object:
    """Any action of the board."""
    actions = game.edition.actions
    return actions[ply * 7919 % len(actions)]
