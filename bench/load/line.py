"""One WebSocket as cheap as it can be: text frames out, text frames in, nothing else.

The generator runs beside the server on the same machine, so what it costs is taken from the server.
"""

from __future__ import annotations

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"
"""Frames of clients are masked; with this mask they stay as they are."""

Heard = Callable[["Line", bytes], None]


class LineError(Exception):
    """The server did not do what it should."""


class Line(asyncio.Protocol):
    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(LineError(f"no handshake: {bytes(self._received[:200])!r}"))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.open.done() and not self._shaken():
            return
        while self._frame():
            pass

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _shaken(self) -> bool:
        head, found, rest = bytes(self._received).partition(b"\r\n\r\n")
        if not found:
            return False
        self._received = bytearray(rest)
        if head.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
        else:
            self.open.set_exception(LineError(f"no handshake: {head[:300]!r}"))
        return True

    def _frame(self) -> bool:
        """Take one frame from what was received, where there is a whole one."""
        received = self._received
        if len(received) < 2:
            return False
        kind, size, start = received[0] & 0x0F, received[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(received) < start:
                return False
            (size,) = struct.unpack_from("!H" if size == 126 else "!Q", received, 2)
        if len(received) < start + size:
            return False
        content = bytes(received[start : start + size])
        del received[: start + size]
        if kind == TEXT:
            self.heard(self, content)
        elif kind == PING:
            self._send(PONG, content)
        return True

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        if size < 126:
            head = struct.pack("!BB", FINAL | kind, MASKED | size)
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        if self._transport is not None:
            self._transport.write(head + NO_MASK + content)


async def dial(port: int, path: str, heard: Heard) -> Line:
    key = b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request.encode(), heard), "127.0.0.1", port)
    await line.open
    return line
