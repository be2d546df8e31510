"""Requests: so many bytes besides the body, and so many seconds to be said, and for answers to be read."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_BESIDES = 64 * 1024
"""Bytes of path, headers, and whatever else is no body: uvicorn would keep them all."""
PATIENCE = 30
"""Seconds until a request is whole."""
PATIENCE_WITH_READERS = 60
"""Seconds in which somebody has to read what is ready for him."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - whatever uvicorn says
        super().__init__(*arguments, **named)
        self._besides = 0
        self._waiting: TimerHandle | None = None
        self._unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._read_on()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._besides += len(data)
        super().data_received(data)
        if self._besides > MOST_BESIDES:
            self._end(TOO_LARGE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(PATIENCE_WITH_READERS, self.transport.abort)

    def resume_writing(self) -> None:
        self._read_on()
        super().resume_writing()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._besides = 0
        self._wait()

    def on_body(self, body: bytes) -> None:
        self._besides -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # else the two would hold each other, and the line

    def _wait(self) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(PATIENCE, self._end, TOO_SLOW)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _end(self, why: bytes) -> None:
        if not self.transport.is_closing():
            answering = bool(self.cycle) and not self.cycle.response_complete
            if not answering:
                self.transport.write(why)
            self.transport.close()
