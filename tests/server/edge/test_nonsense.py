"""Whatever is said on a socket gets an answer of the protocol. The long form: ./dev fuzz sockets."""

from __future__ import annotations

import json

import pytest
from websockets.sync.client import connect

from omnibus.wire.downstream import Done, Goodbye, Refused, decode_from_server
from tests.fuzz import sockets
from tests.server.conftest import Served
from tests.server.edge.test_tokens import opened

SECONDS = 3
DEEP = [
    "[" * 60_000,
    '{"a":' * 5_000,
    '{"x":' + "[" * 20_000 + "]" * 20_000 + ',"type":"ping"}',
    '{"type":"rematch","id":"1","nonce":"no nonce"}',
]


def test_nonsense_harms_nobody(served: Served) -> None:
    assert sockets.fuzz(served.address, SECONDS) > 0


@pytest.mark.parametrize("text", DEEP)
@pytest.mark.parametrize("greeted", [True, False])
def test_what_is_nested_without_end_is_refused(served: Served, text: str, *, greeted: bool) -> None:
    table = opened(served)
    with connect(f"ws://{served.address}/ws/tables/{table.table.id}", max_size=None) as socket:
        if greeted:
            socket.send(json.dumps({"type": "hello", "token": table.keys[0].token}))
        socket.send(text)
        while not isinstance(said := decode_from_server(socket.recv()), Refused | Goodbye | Done):
            pass
    assert not isinstance(said, Done)
    assert said.trouble == "malformed"
