"""The socket of a table: words come in, words go out, and neither waits for the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from omnibus.server.edge.frames import Socket, line_of
from omnibus.server.edge.gate import caller
from omnibus.server.edge.office import Office
from omnibus.server.hub.connection import Connection
from omnibus.server.hub.hub import Hub
from omnibus.server.hub.obeying import obey
from omnibus.server.hub.room import Room
from omnibus.server.metrics import Metrics
from omnibus.server.store.errors import StoreError
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.downstream import Goodbye, Pong, Refused
from omnibus.wire.upstream import PROTOCOL, FromClient, Hello, Ping, Sync, decode_from_client

PATIENCE = 10
"""Seconds until somebody has to have said who he is."""


class _Identified(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


@websocket("/ws/tables/{name:str}")
async def table_socket(
    socket: Socket, name: FromPath[str], hub: NamedDependency[Hub], office: NamedDependency[Office]
) -> None:
    try:
        await socket.accept()
    except OSError:
        return  # gone before anybody came to the door
    connection = Connection(None, line_of(socket), caller(socket.scope))
    writing = asyncio.create_task(_write(socket, connection))
    try:
        room, hello = await _greeted(socket, name, hub, connection)
        room.arrive(connection, hello)
        try:
            await _listen(socket, hub, room, connection, office.metrics)
        finally:
            room.leave(connection)
    except RefusedError as error:
        connection.close(Goodbye(error.trouble))
    except StoreError:
        connection.close(Goodbye("not-now"))
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        if not connection.leaving:  # there is nobody any more who could be told anything
            writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    del socket.receive, socket.send  # Litestar's go in a circle, and hold all that belongs to the line


async def _greeted(socket: Socket, name: str, hub: Hub, connection: Connection) -> tuple[Room, Hello]:
    try:
        async with asyncio.timeout(PATIENCE):
            hello = _decoded(await socket.receive_text())
    except TimeoutError:
        raise RefusedError("malformed") from None
    if not isinstance(hello, Hello):
        raise RefusedError("malformed")
    if hello.protocol != PROTOCOL:
        raise RefusedError("protocol")
    if hub.closing:
        raise RefusedError("not-now")
    room = await hub.room(name)
    connection.seat = hub.host.seat_of(room.table, hello.token)
    return room, hello


async def _listen(socket: Socket, hub: Hub, room: Room, connection: Connection, metrics: Metrics) -> None:
    while not connection.leaving:
        text = await socket.receive_text()
        try:
            message = _decoded(text)
        except RefusedError as error:
            connection.tell(Refused(_id_in(text), error.trouble, ply=room.table.ply))
            continue
        match message:
            case Ping():
                connection.tell(Pong(hub.clock.now()))
            case Sync(since):
                if not hub.means.syncing.allows(str(id(connection)), hub.clock.now() / 1000):
                    raise RefusedError("too-many")
                room.sync(connection, since)
            case Hello():
                connection.tell(Refused("", "not-now", ply=room.table.ply))
            case _:
                with metrics.command_seconds.time():
                    await obey(room, connection, message, hub.host)


def _decoded(text: str) -> FromClient:
    try:
        message: FromClient = decode_from_client(text)
    except (msgspec.DecodeError, RecursionError):
        raise RefusedError("malformed") from None
    return message


def _id_in(text: str) -> str:
    """So that who waits for an answer gets one, whatever else is wrong."""
    try:
        return msgspec.json.decode(text, type=_Identified).id
    except (msgspec.DecodeError, RecursionError):
        return ""


async def _write(socket: Socket, connection: Connection) -> None:
    """To the end of what is to be said; then the socket is closed."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
        while (text := await connection.outbox.get()) is not None:
            await socket.send_text(text.decode())
            connection.said()
        await socket.close()
