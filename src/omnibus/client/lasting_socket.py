"""A socket that is made anew when it was lost, until the server says no or has been gone for too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from random import uniform

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from omnibus.client.errors import LostError, ServerError
from omnibus.wire.downstream import FromServer, Goodbye, decode_from_server, encode
from omnibus.wire.table import Message

PATIENCE = 60.0
"""Seconds for which a server that does not answer is tried again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 3.0
MOST_BYTES = 16 * 1024 * 1024
"""Of a message: a whole story fits."""
COME_BACK = {"restart", "slow", "too-many", "not-now"}
"""Goodbyes that are not for good."""

Greet = Callable[[], Awaitable[None]]
Hear = Callable[[FromServer], Awaitable[None]]


class LastingSocket:
    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address = address
        self.patience = patience
        self._socket: ClientConnection | None = None
        self._heard = time.monotonic()

    async def say(self, message: Message) -> None:
        """Nothing happens where there is no connection: whoever greets says again what matters."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message), text=True)

    def drop(self) -> None:
        """As if the network had failed."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def run(self, greet: Greet, hear: Hear) -> None:
        """``greet`` on every new connection, then ``hear`` every message; both may ``say``.

        To the end of the task, unless there is no coming back: then this raises.
        """
        self._heard = time.monotonic()
        waits = pauses()
        while True:
            started = time.monotonic()
            try:
                await self._once(greet, hear)
            except InvalidStatus as refused:
                if refused.response.status_code not in {429, 500, 502, 503, 504}:
                    raise ServerError("failed", detail=str(refused)) from None
            except (OSError, TimeoutError, WebSocketException):
                pass
            except msgspec.DecodeError as error:
                raise ServerError("protocol", detail=str(error)) from None
            finally:
                self._socket = None
            if self._heard > started:
                waits = pauses()
            if time.monotonic() - self._heard > self.patience:
                raise LostError(f"{self.address} has not answered for {self.patience:g} seconds")
            await asyncio.sleep(next(waits))

    async def _once(self, greet: Greet, hear: Hear) -> None:
        async with connect(self.address, max_size=MOST_BYTES, open_timeout=10) as socket:
            self._socket = socket
            await greet()
            async for text in socket:
                message: FromServer = decode_from_server(text)
                if isinstance(message, Goodbye):
                    if message.trouble not in COME_BACK:
                        raise ServerError(message.trouble)
                    return
                self._heard = time.monotonic()
                await hear(message)


def pauses() -> Iterator[float]:
    """Longer and longer, and never the same for all who were lost at once."""
    pause = FIRST_PAUSE
    while True:
        yield uniform(pause / 2, pause)
        pause = min(2 * pause, LONGEST_PAUSE)
