"""Games that are over: as text, as JSON, counted; and only for those whom the table lets look."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from omnibus.boards.load import city_slugs
from omnibus.game.record import replay, scores
from omnibus.wire.downstream import Moved, Synced, decode_from_server, encode
from omnibus.wire.finished import FinishedGame
from omnibus.wire.people import TableFigures
from omnibus.wire.table import TableOpened
from omnibus.wire.upstream import Hello, Resign
from tests.server.conftest import Served

PATIENCE = 60


def over(served: Served, **said: Any) -> TableOpened:  # noqa: ANN401 - fields of the request
    """A person resigns at once, and bots play it to the end."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    body = {"city": city_slugs()[0], "seats": seats, "bot_pause": 0, "leaver_bot": "greedy", **said}
    opened = msgspec.convert(served.post("/api/tables", body), TableOpened)
    with connect(f"ws://{served.address}/ws/tables/{opened.table.id}") as socket:
        socket.send(encode(Hello(token=opened.keys[0].token)).decode())
        socket.send(encode(Resign("1")).decode())
        while True:
            message = decode_from_server(socket.recv(timeout=PATIENCE))
            if isinstance(message, Synced | Moved) and message.standing.view.phase == "over":
                return opened


def asked_until(served: Served, path: str) -> bytes:
    """It is there a moment after the end."""
    until = time.monotonic() + PATIENCE
    while (answer := served.ask("GET", path)).status_code == 404 and time.monotonic() < until:
        time.sleep(0.3)
    assert answer.status_code == 200
    return answer.content


def test_a_game_is_read_by_people_by_programs_and_in_figures(served: Served) -> None:
    name = over(served).table.id
    text = served.get(f"/api/tables/{name}/record").decode()
    game = replay(text)
    whole = msgspec.json.decode(served.get(f"/api/tables/{name}/record.json"), type=FinishedGame)
    assert whole.record == text
    assert [one.ply for one in whole.plies] == list(range(game.ply + 1))
    assert [one.action for one in whole.plies[1:]] == [str(ply.action) for ply in game.plies]
    assert whole.plies[0].events == game.opening
    assert [one.events for one in whole.plies[1:]] == [ply.events for ply in game.plies]
    figures = msgspec.json.decode(asked_until(served, f"/api/tables/{name}/figures"), type=TableFigures)
    assert figures.plies == game.ply
    assert [one.score for one in figures.seats] == scores(game)


@pytest.mark.parametrize("what", ["record", "record.json", "story", "analysis?seat=0"])
def test_a_closed_table_stays_closed(closed: TableOpened, served: Served, what: str) -> None:
    path = f"/api/tables/{closed.table.id}/{what}"
    assert served.ask("GET", path).status_code == 403
    assert served.ask("GET", path, token=closed.keys[0].token).status_code == 200


@pytest.fixture(scope="module")
def closed(served: Served) -> TableOpened:
    return over(served, watching="never")


def test_the_deal_of_a_day_is_not_revealed_on_that_day(served: Served) -> None:
    today = over(served, daily=True)
    for what in ("record", "record.json"):
        path = f"/api/tables/{today.table.id}/{what}"
        for token in ("", today.keys[0].token):
            assert served.ask("GET", path, token=token).status_code == 409
