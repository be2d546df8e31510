"""The servers that are loaded: processes of their own, and what they take of memory and time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from tests.kit.server_process import NO_LIMITS, free_port

HERE = Path(__file__).resolve().parent
PACKAGES = Path(tempfile.gettempdir()) / "omnibus-bench-boardgame"
"""Where npm puts what is compared with."""
BOARDGAME = ("boardgame.io@0.50.2", "node-persist@3", "bgio-postgres@1.0.16")
SCRIPTS = {"server.cjs": "boardgame_server.cjs", "durable.cjs": "boardgame_durable.cjs"}


Kept = Literal["memory", "files", "durable"]
"""How boardgame.io keeps games: by default, by its own setting, or so that what it tells is on the disk."""


class Process:
    def __init__(self, running: subprocess.Popen[str], port: int, started: float) -> None:
        self.running = running
        self.port = port
        self.started = started
        """Seconds until it listened."""

    def resident(self) -> int:
        """Bytes, of the server itself: bots have processes of their own."""
        for line in Path(f"/proc/{self.running.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu(self) -> float:
        """Seconds."""
        fields = Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def omnibus_server(data: Path, **settings: str) -> Iterator[Process]:
    command = [sys.executable, "-m", "omnibus.cli", "serve", "--port", "0", "--data", str(data)]
    with _running(command, {**os.environ, **NO_LIMITS, **settings}) as process:
        yield process


@contextmanager
def boardgame_server(kept: Kept, place: str) -> Iterator[Process]:
    """``place`` is a directory, or the address of a database."""
    command = ["node", str(PACKAGES / "server.cjs"), str(free_port()), kept, place]
    with _running(command, {**os.environ, "NODE_ENV": "production"}) as process:
        yield process


def boardgame_installed() -> bool:
    """Fetched by npm into a directory of this machine, once."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    PACKAGES.mkdir(exist_ok=True)
    for name, script in SCRIPTS.items():
        shutil.copy(HERE / script, PACKAGES / name)
    if not (PACKAGES / "node_modules" / "bgio-postgres").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", *BOARDGAME]
        return subprocess.run(command, cwd=PACKAGES, check=False).returncode == 0
    return True


@contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[Process]:
    begun = time.perf_counter()
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert running.stdout
    try:
        while "http://" not in (line := running.stdout.readline()):
            if not line:
                raise RuntimeError(f"{command} has ended with {running.wait()}")
        port = int(line.strip().rpartition(":")[2].strip("/ "))
        yield Process(running, port, time.perf_counter() - begun)
    finally:
        running.terminate()
        try:
            running.wait(30)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
        running.stdout.close()
