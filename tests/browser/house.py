"""A server as people start it: a process of its own, on a free port, with a directory that is thrown away."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

GENEROUS = {
    "OMNIBUS_TABLES_PER_HOUR": "100000",
    "OMNIBUS_REQUESTS_PER_MINUTE": "1000000",
    "OMNIBUS_MESSAGES_PER_MINUTE": "1000000",
    "OMNIBUS_LINES_PER_MINUTE": "1000",
    "OMNIBUS_SOCKETS_PER_ADDRESS": "1000",
}
"""Tests are quicker than people."""


class House:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """At the same address as before, if it was open before."""
        command = [
            sys.executable,
            "-m",
            "omnibus.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        self._process = subprocess.Popen(
            command, env={**os.environ, **GENEROUS}, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = [word for word in line.split() if word.startswith("http://")]
            if found:
                self.address = found[0].rstrip("/")
                self.port = int(self.address.rsplit(":", 1)[1])
                return
        raise AssertionError(f"the server did not open: {self._process.wait()}")

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=30)
            self._process = None
