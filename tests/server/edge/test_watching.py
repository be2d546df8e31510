"""A table as a stream of events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec

from omnibus.boards.load import city_slugs
from omnibus.server.settings import Settings
from omnibus.wire.downstream import Moved, Synced, Welcome, decode_from_server
from omnibus.wire.table import TableOpened
from tests.server.conftest import Served, serving


def bots_alone(served: Served) -> str:
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    body = {"city": city_slugs()[0], "seats": seats, "bot_pause": 50}
    return msgspec.convert(served.post("/api/tables", body), TableOpened).table.id


def events(answer: httpx.Response) -> Iterator[tuple[str, bytes]]:
    ply = ""
    for line in answer.iter_lines():
        if line.startswith("id: "):
            ply = line.removeprefix("id: ")
        elif line.startswith("data: "):
            yield ply, line.removeprefix("data: ").encode()
            ply = ""


def test_a_game_is_watched_and_watched_on(served: Served) -> None:
    path = f"http://{served.address}/api/tables/{bots_alone(served)}/watch"
    plies = []
    with httpx.stream("GET", path, timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        for ply, text in events(answer):
            message = decode_from_server(text)
            if isinstance(message, Synced | Moved):
                assert message.standing.view.seat is None
                assert ply == str(message.standing.ply)
                plies.append(message.standing.ply)
            if len(plies) == 4:
                break
    assert plies == list(range(plies[0], plies[0] + 4))
    with httpx.stream("GET", path, headers={"Last-Event-ID": str(plies[1])}, timeout=30) as answer:
        told = events(answer)
        assert isinstance(decode_from_server(next(told)[1]), Welcome)
        synced = decode_from_server(next(told)[1])
    assert isinstance(synced, Synced)
    assert synced.story[0].ply == plies[1] + 1


def test_streams_are_counted_with_sockets(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path), sockets_per_address=1)) as served:
        table = bots_alone(served)
        path = f"/api/tables/{table}/watch"
        with httpx.stream("GET", f"http://{served.address}{path}", timeout=30) as answer:
            told = events(answer)  # it lives as long as this does
            next(told)
            assert served.ask("GET", path).status_code == 429
