"""A PostgreSQL of our own for the tests: on loopback, in a directory that is gone afterwards."""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import asyncpg

INSTALLED = Path("/usr/lib/postgresql")
"""Where Debian puts what is not on the path."""
SERVER = "postgres"
"""Root may not run it; then it runs as the user of this name, or as nobody."""
OPTIONS = {
    "unix_socket_directories": "", "listen_addresses": "127.0.0.1", "shared_buffers": "16MB",
    "max_connections": "60",
}  # fmt: skip


def program(name: str) -> str | None:
    found = sorted(INSTALLED.glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


def missing() -> str:
    """Why there is none; nothing if there is one."""
    if program("initdb") and program("postgres"):
        return ""
    return "NO POSTGRESQL: its tests are left out. On Debian: apt-get install postgresql"


@cache
def server(*, durable: bool = False) -> str:
    """The address of the server, which is started when somebody asks; what tests write need not last."""
    place = Path(tempfile.mkdtemp(prefix="omnibus-postgres-"))
    user = _user()
    if user:
        os.chown(place, pwd.getpwnam(user).pw_uid, -1)
    data = place / "data"
    initdb, postgres = program("initdb"), program("postgres")
    assert initdb
    assert postgres
    make = [initdb, "-D", str(data), "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    subprocess.run(make, check=True, user=user, cwd=place, capture_output=True)
    port = _free_port()
    options = [word for name, value in OPTIONS.items() for word in ("-c", f"{name}={value}")]
    options += ["-c", "fsync=on", "-c", "synchronous_commit=on"] if durable else ["-c", "fsync=off"]
    with (place / "log").open("wb") as log:
        running = subprocess.Popen(
            [postgres, "-D", str(data), "-p", str(port), *options],
            user=user, cwd=place, stdout=log, stderr=log,
        )  # fmt: skip
    atexit.register(_stop, running, place)
    address = f"postgresql://tester@127.0.0.1:{port}"
    _wait(running, address, place / "log")
    return address


def new_database(*, durable: bool = False) -> str:
    """The address of an empty database."""
    name, where = f"t{secrets.token_hex(6)}", server(durable=durable)
    _execute(f"CREATE DATABASE {name}", where)
    return f"{where}/{name}"


def drop_connections(address: str) -> None:
    """As if the network had failed."""
    where, _, name = address.rpartition("/")
    _execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'", where)


def _execute(sql: str, where: str) -> None:
    asyncio.run(_executed(f"{where}/postgres", sql))


async def _executed(address: str, sql: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(sql)
    await connection.close()


def _user() -> str | None:
    if os.geteuid() != 0:
        return None
    names = {one.pw_name for one in pwd.getpwall()}
    return SERVER if SERVER in names else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(running: subprocess.Popen[bytes], address: str, log: Path) -> None:
    for _ in range(600):
        try:
            asyncio.run(_executed(f"{address}/postgres", "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            time.sleep(0.05)
        else:
            return
        if running.poll() is not None:
            break
    raise RuntimeError(f"PostgreSQL does not answer: {log.read_text()}")


def _stop(running: subprocess.Popen[bytes], place: Path) -> None:
    running.send_signal(signal.SIGQUIT)
    running.wait(30)
    shutil.rmtree(place, ignore_errors=True)
