"""A server for tests: in a thread of this process, on a free port of this machine."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any

import httpx
import pytest

from omnibus.cli.serve import bound
from omnibus.server.edge.serving import Server, serve
from omnibus.server.hub.hub import Hub
from omnibus.server.settings import Settings


class Served:
    def __init__(self, address: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.server = server
        self._loop = loop

    def inside(self, work: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
        """Do something in the server itself that nobody could do from outside."""
        asyncio.run_coroutine_threadsafe(work(self.server.hub), self._loop).result(30)

    def ask(
        self, method: str, path: str, body: object = None, *, token: str = "", **headers: str
    ) -> httpx.Response:
        """One request; an underline in a header's name stands for a dash."""
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            said["authorization"] = f"Bearer {token}"
        content = {} if body is None else {"json": body}
        return httpx.request(method, f"http://{self.address}{path}", headers=said, timeout=30, **content)  # type: ignore[arg-type]

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(f"http://{self.address}{path}") as answer:
            return bytes(answer.read())

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401 - JSON
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{self.address}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(Settings(data=str(tmp_path_factory.mktemp("served")))) as one:
        yield one


@contextmanager
def serving(settings: Settings) -> Iterator[Served]:
    """A server with these settings, for as long as the body runs."""
    listening = bound("127.0.0.1", 0)
    started: SimpleQueue[tuple[Server, asyncio.AbstractEventLoop]] = SimpleQueue()

    def ready(server: Server) -> None:
        started.put((server, asyncio.get_running_loop()))

    thread = threading.Thread(target=asyncio.run, args=[serve(settings, listening, ready)])
    thread.start()
    server, loop = started.get(timeout=30)
    try:
        yield Served(f"127.0.0.1:{listening.getsockname()[1]}", server, loop)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
