"""One socket: as whom it sees, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from omnibus.wire.downstream import Goodbye, encode
from omnibus.wire.table import Message

MOST_WAITING = 256
"""Messages; who takes no more of them is sent away and may come back."""

AtOnce = Callable[[bytes], bool]
"""Says something on a line that is free; where it is not, nothing is said and ``False`` comes back."""


def never(_text: bytes) -> bool:
    """Of who has no such line."""
    return False


class Connection:
    def __init__(self, seat: int | None, at_once: AtOnce = never, who: str = "") -> None:
        self.seat = seat
        self.who = who
        """From which address: some things are counted by it."""
        self._at_once = at_once
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        """What could not be said at once; ``None`` ends it."""
        self.behind = False
        """Something is in the outbox or on its way from there: what comes later has to wait behind it."""
        self.leaving = False

    def tell(self, message: Message) -> None:
        self.send(encode(message))

    def send(self, text: bytes) -> None:
        """Never waits: a slow one must not hold up the others."""
        if self.leaving:
            return
        if not self.behind and self._at_once(text):
            return
        if self.outbox.qsize() >= MOST_WAITING - 2:
            self.close(Goodbye("slow"))
        else:
            self._put(text)

    def close(self, goodbye: Goodbye) -> None:
        if not self.leaving:
            self.leaving = True
            self._put(encode(goodbye))
            self._put(None)

    def _put(self, text: bytes | None) -> None:
        self.behind = True
        self.outbox.put_nowait(text)

    def said(self) -> None:
        """What was taken out of the outbox is on the line."""
        self.behind = not self.outbox.empty()
