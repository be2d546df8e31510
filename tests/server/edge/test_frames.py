"""What is said on a socket: compressed message by message, in its order, to who reads it."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import ClientConnection, connect

from omnibus.server.edge.frames import Frames
from omnibus.server.edge.requests import Requests
from omnibus.server.hub.hub import Hub
from omnibus.wire.downstream import Goodbye, Pong, Refused, Synced, Welcome, decode_from_server, encode
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


def test_who_stops_reading_hears_all_in_order_or_is_sent_away(served: Served) -> None:
    """What no longer fits on the line waits, and what comes later waits behind it."""
    opened: Any = served.post("/api/tables", {"city": "paris", "seats": [PERSON, PERSON]})
    name, told = opened["table"]["id"], 0

    async def tell(hub: Hub, count: int) -> None:
        nonlocal told
        (connection,) = (await hub.room(name)).connections
        for _ in range(count):
            told += 1
            connection.tell(Pong(told * 10**6))  # no other of them is as long
            connection.tell(Refused("x" * 60_000, "too-long"))
            await asyncio.sleep(0)

    with connect(f"ws://{served.address}/ws/tables/{name}", compression=None, max_queue=4) as socket:
        socket.send(encode(Hello()).decode())
        assert isinstance(decode_from_server(socket.recv()), Welcome)
        for count in (1, 60, 1, 30):
            served.inside(partial(tell, count=count))
        heard = list(_pongs(socket, told))
        assert heard == [number * 10**6 for number in range(1, told + 1)]
        served.inside(partial(tell, count=2_000))
        while not isinstance(last := decode_from_server(socket.recv()), Goodbye):
            pass
        assert last == Goodbye("slow")
        with pytest.raises(ConnectionClosed):
            socket.recv()


def test_a_socket_that_is_gone_is_forgotten_at_once(served: Served) -> None:
    """Nothing of it goes in circles: the collector that would find them comes seldom."""
    opened: Any = served.post("/api/tables", {"city": "paris", "seats": [PERSON, PERSON]})
    gc.collect()
    gc.disable()
    try:
        before = _lines()
        for key in opened["keys"] * 5:
            with connect(f"ws://{served.address}/ws/tables/{opened['table']['id']}") as socket:
                socket.send(encode(Hello(token=key["token"])).decode())
                assert isinstance(decode_from_server(socket.recv()), Welcome)
        until = time.monotonic() + 20
        while _lines() > before and time.monotonic() < until:
            time.sleep(0.05)
        assert _lines() <= before
    finally:
        gc.enable()


def test_who_neither_reads_nor_answers_is_gone(served: Served) -> None:
    """Though there is something that he was never sent."""
    opened: Any = served.post("/api/tables", {"city": "paris", "seats": [PERSON, PERSON]})
    name = opened["table"]["id"]

    async def wait_in_vain(hub: Hub) -> None:
        room = await hub.room(name)
        (connection,) = room.connections
        for _ in range(100):
            connection.tell(Refused("x" * 60_000, "too-long"))
            await asyncio.sleep(0)
        (line,) = [one for one in gc.get_objects() if type(one) is Frames and not one.writable.is_set()]
        line.keepalive_timeout()
        async with asyncio.timeout(20):
            while room.connections:
                await asyncio.sleep(0.01)

    with connect(f"ws://{served.address}/ws/tables/{name}", compression=None, max_queue=1) as socket:
        socket.send(encode(Hello()).decode())
        assert isinstance(decode_from_server(socket.recv()), Welcome)
        served.inside(wait_in_vain)


def _lines() -> int:
    return sum(type(one) in {Frames, Requests} for one in gc.get_objects())


def _pongs(socket: ClientConnection, count: int) -> Iterator[int]:
    while count:
        message = decode_from_server(socket.recv())
        if isinstance(message, Pong):
            count -= 1
            yield message.now
