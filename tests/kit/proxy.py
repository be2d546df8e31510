"""A proxy before several servers, without stickiness: each connection goes to the next one that is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count

CHUNK = 64 * 1024


class Proxy:
    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._turn = count()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        for writer in list(self._open):
            writer.transport.abort()

    @property
    def address(self) -> str:
        assert self._server
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        for step in range(len(self._ports)):
            port = self._ports[(first + step) % len(self._ports)]
            with suppress(OSError):
                behind = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(self._pipe(reader, behind[1]), self._pipe(behind[0], writer))
                return
        writer.close()

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                writer.write(data)
                await writer.drain()
        writer.close()
        self._open.discard(writer)
