"""Who is not there when his turn comes is told; who is there is not."""

from __future__ import annotations

import secrets
from pathlib import Path
from queue import Empty, SimpleQueue

import msgspec
import pytest
from websockets.sync.client import connect

from omnibus.boards.load import city_slugs
from omnibus.server.notices import turns
from omnibus.server.notices.outgoing import Outgoing
from omnibus.server.settings import Settings
from omnibus.wire.downstream import encode
from omnibus.wire.notices import TurnNotice
from omnibus.wire.upstream import Hello
from tests.server.conftest import Served, serving


def opened(served: Served, token: str) -> tuple[str, str]:
    """A table where my turn comes when the bot has chosen; the seat is said to be mine before."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    body = {"city": city_slugs()[0], "seats": seats, "bot_pause": 1500}
    table = served.post("/api/tables", body)
    claim = {"table": table["table"]["id"], "token": table["keys"][0]["token"]}
    assert served.ask("POST", "/api/me/seats", claim, token=token).status_code == 204
    return claim["table"], claim["token"]


def test_a_turn_is_told_once_to_who_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: SimpleQueue[bytes] = SimpleQueue()

    async def post(_: Outgoing, url: str, headers: dict[str, str], body: bytes) -> int:
        sent.put(body)
        return 200

    monkeypatch.setattr(Outgoing, "post", post)
    monkeypatch.setattr(turns, "A_WHILE", 2.0)  # long enough to say whose seat it is
    with serving(Settings(data=str(tmp_path))) as served:
        token = served.ask("POST", "/api/names", {"name": f"N{secrets.token_hex(5)}"}).json()["token"]
        asked = {"to": {"type": "webhook", "url": "https://hooks.example/x"}, "language": "nl"}
        assert served.ask("POST", "/api/me/notices", asked, token=token).status_code == 201
        here, key = opened(served, token)
        with connect(f"ws://{served.address}/ws/tables/{here}") as socket:
            socket.send(encode(Hello(token=key)).decode())
            away, _ = opened(served, token)
            told = msgspec.json.decode(sent.get(timeout=30), type=TurnNotice)
            assert (told.table, told.seat) == (away, 0)
            with pytest.raises(Empty):
                sent.get(timeout=3)
        (notice,) = served.ask("GET", "/api/me/notices", token=token).json()
        assert notice["where"] == "hooks.example"
        served.ask("DELETE", f"/api/me/notices/{notice['id']}", token=token)
        assert served.ask("GET", "/api/me/notices", token=token).json() == []
