"""Seats can't be stolen, guessed or played for: a token is good for one seat of one table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from omnibus.boards.load import city_slugs
from omnibus.wire.downstream import Goodbye, Refused, Synced, Welcome, decode_from_server, encode
from omnibus.wire.table import TableOpened
from omnibus.wire.upstream import Act, Hello
from tests.server.conftest import Served


def opened(served: Served) -> TableOpened:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    body = {"city": city_slugs()[0], "seats": seats, "watching": "never"}
    return msgspec.convert(served.post("/api/tables", body), TableOpened)


def greeted(socket: ClientConnection, token: str) -> Welcome | Goodbye:
    socket.send(encode(Hello(token=token)).decode())
    answer = decode_from_server(socket.recv())
    assert isinstance(answer, Welcome | Goodbye)
    return answer


class Wrong(NamedTuple):
    how: str
    table: str
    token: str


def wrongs(served: Served) -> Iterator[Wrong]:
    one, other = opened(served), opened(served)
    mine, table = one.keys[0].token, one.table.id
    mark = mine.rpartition(".")[2]
    yield Wrong("of another table", other.table.id, mine)
    yield Wrong("of another seat", table, f"1.0.{mark}")
    yield Wrong("of a seat that is not there", table, f"7.0.{mark}")
    yield Wrong("of a generation to come", table, f"0.1.{mark}")
    yield Wrong("guessed", table, f"0.0.{secrets.token_urlsafe(24)}")
    yield Wrong("cut short", table, mine[:-1])
    yield Wrong("with more", table, mine + "A")
    yield Wrong("with another letter", table, mine[:-1] + ("A" if mine[-1] != "A" else "B"))
    yield Wrong("nonsense", table, "\u0000\ud83d\ude80".encode("utf-16", "surrogatepass").decode("utf-16"))
    yield Wrong("long", table, "0.0." + "A" * 10_000)


def test_wrong_tokens_open_nothing(served: Served) -> None:
    name = served.ask("POST", "/api/names", {"name": f"T{secrets.token_hex(6)}"}).json()["token"]
    for wrong in wrongs(served):
        with connect(f"ws://{served.address}/ws/tables/{wrong.table}") as socket:
            assert greeted(socket, wrong.token) == Goodbye("not-your-seat"), wrong.how
        claim = {"table": wrong.table, "token": wrong.token}
        assert served.ask("POST", "/api/me/seats", claim, token=name).status_code == 403, wrong.how
        if wrong.token.isascii() and len(wrong.token) < 1000:
            for method, what in (("GET", "record"), ("GET", "story"), ("POST", "key")):
                path = f"/api/tables/{wrong.table}/{what}"
                assert served.ask(method, path, token=wrong.token).status_code == 403, wrong.how


def test_who_has_no_token_watches_and_plays_for_nobody(served: Served) -> None:
    one = opened(served)
    with connect(f"ws://{served.address}/ws/tables/{one.table.id}") as socket:
        welcome = greeted(socket, "")
        assert isinstance(welcome, Welcome)
        assert welcome.seat is None
        socket.send(encode(Act("1", 0, "keep-tickets")).decode())
        answer = decode_from_server(socket.recv())
    assert isinstance(answer, Refused)
    assert answer.trouble == "not-your-seat"


def test_nobody_plays_for_another_seat(served: Served) -> None:
    """A command names no seat: it is for the one whose token the socket has shown."""
    assert {"seat", "token"}.isdisjoint(Act.__struct_fields__)


def test_a_stolen_token_is_void_once_there_is_a_new_one(served: Served) -> None:
    one = opened(served)
    table, old = one.table.id, one.keys[0].token
    with connect(f"ws://{served.address}/ws/tables/{table}") as thief:
        assert isinstance(greeted(thief, old), Welcome)
        fresh = served.ask("POST", f"/api/tables/{table}/key", token=old).json()
        assert fresh["seat"] == 0
        while not isinstance(said := decode_from_server(thief.recv()), Goodbye):
            assert isinstance(said, Synced) or said
        assert said == Goodbye("not-your-seat")
    for token, good in ((old, False), (fresh["token"], True), (one.keys[1].token, True)):
        with connect(f"ws://{served.address}/ws/tables/{table}") as socket:
            assert isinstance(greeted(socket, token), Welcome) == good
    assert served.ask("POST", f"/api/tables/{table}/key", token=old).status_code == 403


def test_my_seats_come_back_with_their_keys(served: Served) -> None:
    one = opened(served)
    name = served.ask("POST", "/api/names", {"name": f"T{secrets.token_hex(6)}"}).json()["token"]
    claim = {"table": one.table.id, "token": one.keys[1].token}
    assert served.ask("POST", "/api/me/seats", claim, token=name).status_code == 204
    (mine,) = served.ask("GET", "/api/me/seats", token=name).json()
    assert mine["key"] == {"seat": 1, "token": one.keys[1].token}
    assert mine["rated"] is True
    nowhere = {"table": "nowhere", "token": one.keys[1].token}
    assert served.ask("POST", "/api/me/seats", nowhere, token=name).status_code == 404


@pytest.mark.parametrize("path", ["record", "story", "figures"])
def test_a_running_game_gives_nothing_away(served: Served, path: str) -> None:
    one = opened(served)
    for token in ("", one.keys[0].token):
        answer = served.ask("GET", f"/api/tables/{one.table.id}/{path}", token=token)
        assert answer.status_code in {403, 404, 409}
        assert answer.headers["content-type"] == "application/problem+json"
