"""Games from the deal to the result, over real sockets."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from omnibus.boards.load import city_slugs
from omnibus.game.record import replay
from omnibus.wire.downstream import Done, Goodbye, Moved, Refused, Synced, Welcome, decode_from_server, encode
from omnibus.wire.table import Joined, TableOpened
from omnibus.wire.upstream import Act, Hello
from tests.server.conftest import Served


@pytest.mark.parametrize("city", city_slugs())
def test_a_person_plays_against_a_bot(served: Served, city: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    opened = _opened(served.post("/api/tables", {"city": city, "seats": seats, "bot_pause": 0}))
    random, numbers = Random(1), iter(range(10_000))
    with connect(f"ws://{served.address}/ws/tables/{opened.table.id}") as socket:
        socket.send(encode(Hello(token=opened.keys[0].token)).decode())
        plies: list[int] = []
        standing, waiting = None, False
        while standing is None or standing.view.phase != "over":
            message = decode_from_server(socket.recv())
            assert not isinstance(message, Refused | Goodbye), message
            if isinstance(message, Synced | Moved):
                standing = message.standing
                plies.append(standing.ply)
            waiting = waiting and not isinstance(message, Done)
            if standing and standing.legal and not waiting:
                action, waiting = random.choice(standing.legal), True
                socket.send(encode(Act(str(next(numbers)), standing.ply, action)).decode())
    assert plies == list(range(plies[0], plies[-1] + 1))
    game = replay(served.get(f"/api/tables/{opened.table.id}/record").decode())
    assert game.over
    assert game.ply == plies[-1]


def test_a_game_begins_when_the_last_seat_is_taken(served: Served) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    opened = _opened(served.post("/api/tables", {"city": city_slugs()[0], "seats": seats}))
    assert opened.table.stage == "gathering"
    path = f"/api/tables/{opened.table.id}"
    with connect(f"ws://{served.address}/ws/tables/{opened.table.id}") as socket:
        socket.send(encode(Hello(token=opened.keys[0].token)).decode())
        assert isinstance(decode_from_server(socket.recv()), Welcome)
        joined = msgspec.convert(served.post(f"{path}/join", {"name": "Ben"}), Joined)
        assert joined.key.seat == 1
        assert joined.table.stage == "running"
        while not isinstance(message := decode_from_server(socket.recv()), Synced):
            pass
        assert message.standing.view.seat == 0


def _opened(answer: Any) -> TableOpened:  # noqa: ANN401 - JSON
    return msgspec.convert(answer, TableOpened)
