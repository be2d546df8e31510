"""A line between a browser and a server that delays what is said, breaks, and is dead for a while."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class BadLine:
    def __init__(self, port: int) -> None:
        self.delay = 0.0
        """Seconds, each way."""
        self.dead = False
        self.address = ""
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._open = threading.Event()

    def cut(self) -> None:
        """Everything that is connected is so no more."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    @contextmanager
    def laid(self) -> Iterator[BadLine]:
        thread = threading.Thread(target=self._loop.run_until_complete, args=[self._serve()])
        thread.start()
        self._open.wait()
        try:
            yield self
        finally:
            self._loop.call_soon_threadsafe(self._done.set)
            thread.join()
            self._loop.close()

    async def _serve(self) -> None:
        self._done = asyncio.Event()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._open.set()
        await self._done.wait()
        server.close()
        self._cut()
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0.01)

    async def _connected(self, near: asyncio.StreamReader, near_end: asyncio.StreamWriter) -> None:
        self._writers.add(near_end)
        try:
            if self.dead:
                return
            far, far_end = await asyncio.open_connection("127.0.0.1", self._port)
            self._writers.add(far_end)
            await asyncio.gather(self._carry(near, far_end), self._carry(far, near_end))
            self._writers.discard(far_end)
        except OSError:
            pass
        finally:
            near_end.close()
            self._writers.discard(near_end)

    async def _carry(self, heard: asyncio.StreamReader, said: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while text := await heard.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                said.write(text)
                await said.drain()
        said.close()
