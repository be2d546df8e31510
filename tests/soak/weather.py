"""What goes wrong in the life of a server: lines break, processes are killed, machines restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.kit.server_process import ServerProcess
from tests.soak.sitting import Sitting


async def lines_break(sittings: Callable[[], list[Sitting]], luck: Random, every: float) -> None:
    while True:
        await asyncio.sleep(luck.uniform(0, 2 * every))
        presences = [presence for sitting in sittings() for presence in sitting.presences]
        if presences:
            luck.choice(presences).drop()


async def server_dies(server: ServerProcess, luck: Random, every: float, times: int | None = None) -> int:
    """At instants that nobody chooses; mostly it is killed, sometimes it may say goodbye. How often."""
    died = 0
    while times is None or died < times:
        await asyncio.sleep(luck.uniform(0.2 * every, 1.8 * every))
        await asyncio.to_thread(server.stop if luck.random() < 0.2 else server.kill)
        died += 1
        await asyncio.sleep(luck.uniform(0, 0.5))
        await asyncio.to_thread(server.start)
    return died
