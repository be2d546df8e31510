"""A server in a process of its own, that can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import randint

NO_LIMITS = {
    f"OMNIBUS_{name}": "100000000"
    for name in (
        "TABLES_PER_HOUR", "REQUESTS_PER_MINUTE", "MESSAGES_PER_MINUTE", "SOCKETS_PER_ADDRESS",
    )
}  # fmt: skip
"""All who play come from one address."""


class ServerProcess:
    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._environment = {**os.environ, **NO_LIMITS, "OMNIBUS_BOT_PROCESSES": "1", **settings}
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when people can come."""
        command = [sys.executable, "-m", "omnibus.cli", "serve"]
        self._running = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data)],
            env=self._environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._running.stdout
        if "http://" not in self._running.stdout.readline():
            raise RuntimeError(f"the server has ended with {self._running.wait()}")

    def kill(self) -> None:
        """As a power cut does: nothing can be said or written any more."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As ``systemctl stop`` does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(60)
            assert self._running.stdout
            self._running.stdout.close()
            self._running = None

    def resident(self) -> int:
        """Bytes."""
        assert self._running
        status = Path(f"/proc/{self._running.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def free_port() -> int:
    """None that an outgoing connection could get: who calls one again and again would meet himself."""
    while True:
        port = randint(10_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
