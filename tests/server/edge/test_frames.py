"""What is said on a socket is compressed, message by message."""

from __future__ import annotations

from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from omnibus.wire.downstream import Synced, Welcome, decode_from_server, encode
from omnibus.wire.upstream import Hello
from tests.server.conftest import Served

PERSON = {"kind": "person", "name": "Ada"}


def test_a_socket_that_says_nothing_holds_no_compressor(served: Served) -> None:
    opened: Any = served.post("/api/tables", {"city": "paris", "seats": [PERSON, PERSON]})
    with connect(f"ws://{served.address}/ws/tables/{opened['table']['id']}") as socket:
        (deflate,) = socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.remote_no_context_takeover
        assert deflate.local_no_context_takeover
        socket.send(encode(Hello(token=opened["keys"][0]["token"])).decode())
        said = [decode_from_server(socket.recv()) for _ in range(2)]
        assert [type(message) for message in said] == [Welcome, Synced]


def test_who_does_not_compress_is_understood(served: Served) -> None:
    opened: Any = served.post("/api/tables", {"city": "paris", "seats": [PERSON, PERSON]})
    with connect(f"ws://{served.address}/ws/tables/{opened['table']['id']}", compression=None) as socket:
        assert not socket.protocol.extensions
        socket.send(encode(Hello()).decode())
        assert isinstance(decode_from_server(socket.recv()), Welcome)
