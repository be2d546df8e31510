"""A mail server that keeps what it gets."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from queue import SimpleQueue


class _Conversation(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                self._say("354 go on")
                self.server.letters.put(self._letter())  # type: ignore[attr-defined]
            self._say("221 bye" if word == b"QUIT" else "250 fine")

    def _letter(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        return b"".join(lines)

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class Mailbox:
    def __init__(self, address: str, letters: SimpleQueue[bytes]) -> None:
        self.address = address
        self._letters = letters

    def next(self) -> Message:
        return message_from_bytes(self._letters.get(timeout=30), policy=default)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Conversation) as server:
        server.daemon_threads = True
        server.letters = SimpleQueue()  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Mailbox(f"smtp://127.0.0.1:{server.server_address[1]}", server.letters)  # type: ignore[attr-defined]
        server.shutdown()
