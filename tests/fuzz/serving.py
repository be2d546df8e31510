"""A whole server in a process of its own, to be asked and told anything; and whether it came through well."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
MANY = 1_000_000
WITHOUT_LIMITS = ("REQUESTS_PER_MINUTE", "SIGN_INS_PER_MINUTE", "TABLES_PER_HOUR", "MESSAGES_PER_MINUTE")
FAILURE = re.compile(r"Traceback|Error:|never retrieved|was destroyed")


class Server(NamedTuple):
    address: str
    process: int
    log: Path

    @property
    def kilobytes(self) -> int:
        """Of memory."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])

    def failures(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines()
        return lines if any(map(FAILURE.search, lines)) else []


@contextmanager
def running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as place:
        log = Path(place) / "log"
        environment = os.environ | {f"OMNIBUS_{name}": str(MANY) for name in WITHOUT_LIMITS}
        command = [sys.executable, "-m", "omnibus.cli", "serve", "--port", "0", "--data", f"{place}/data"]
        with log.open("w") as out:
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=out, text=True
            )
        assert process.stdout
        address = process.stdout.readline().strip().removeprefix("http://")
        try:
            yield Server(address, process.pid, log)
        finally:
            process.terminate()
            process.wait(60)
