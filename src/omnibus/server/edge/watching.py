"""A table as a stream of events, for who watches where there are no WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Stream

from omnibus.server.edge.endpoints import CONTENT, OWN_HEADERS, PROBLEMS
from omnibus.server.edge.gate import caller
from omnibus.server.edge.office import Office
from omnibus.server.edge.problems import Asked
from omnibus.server.hub.connection import Connection
from omnibus.server.hub.hub import Hub
from omnibus.server.hub.room import Room
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.upstream import Hello

EVENTS = "text/event-stream"
BEAT = 15
"""Seconds after which something is said though nothing happens, so that nobody takes it for over."""


class _Plied(msgspec.Struct):
    ply: int


class _Told(msgspec.Struct):
    """What of a message says how far the one who watches has come."""

    standing: _Plied | None = None


_read = msgspec.json.Decoder(_Told).decode


@get(
    "/api/tables/{name:str}/watch",
    summary="Watch a table",
    tags=["Tables"],
    opt={
        CONTENT: {EVENTS: str},
        PROBLEMS: [403, 409],
        OWN_HEADERS: {"Last-Event-ID": "The last ply that is known: what has happened since is told."},
    },
)
async def watch(
    name: FromPath[str], request: Asked, hub: NamedDependency[Hub], office: NamedDependency[Office]
) -> Stream:
    """What the server says on a socket, as a stream of events; the id of each is its ply."""
    if hub.closing:
        raise RefusedError("not-now")
    room = await hub.room(name)
    since = request.headers.get("last-event-id", "")
    hello = Hello(since=int(since) if since.isascii() and since.isdigit() and len(since) < 9 else None)
    with office.places.holding(caller(request.scope)) as may:
        if not may:
            raise RefusedError("too-many")
    return Stream(_told(room, hello, office, caller(request.scope)), media_type=EVENTS)


async def _told(room: Room, hello: Hello, office: Office, who: str) -> AsyncIterator[bytes]:
    connection = Connection(None)
    with office.places.holding(who) as may:
        if not may:
            return
        room.arrive(connection, hello)
        try:
            while True:
                try:
                    text = await asyncio.wait_for(connection.outbox.get(), BEAT)
                except TimeoutError:
                    yield b": nothing new\n\n"
                    continue
                if text is None:
                    return
                yield _event(text)
        finally:
            room.leave(connection)


def _event(text: bytes) -> bytes:
    standing = _read(text).standing
    ply = b"" if standing is None else b"id: %d\n" % standing.ply
    return b"%sdata: %s\n\n" % (ply, text)
