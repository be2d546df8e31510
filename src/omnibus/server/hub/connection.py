"""One socket: as whom it sees, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

from omnibus.wire.downstream import Goodbye, encode
from omnibus.wire.table import Message

MOST_WAITING = 256
"""Messages; who takes no more of them is sent away and may come back."""


class Connection:
    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        """``None`` ends it."""
        self.leaving = False

    def tell(self, message: Message) -> None:
        self.send(encode(message))

    def send(self, text: bytes) -> None:
        """Never waits: a slow one must not hold up the others."""
        if self.leaving:
            return
        if self.outbox.qsize() >= MOST_WAITING - 2:
            self.close(Goodbye("slow"))
        else:
            self.outbox.put_nowait(text)

    def close(self, goodbye: Goodbye) -> None:
        if not self.leaving:
            self.leaving = True
            self.outbox.put_nowait(encode(goodbye))
            self.outbox.put_nowait(None)
