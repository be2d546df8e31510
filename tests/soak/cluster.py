"""Two servers on one PostgreSQL, behind a proxy; one of them is killed in the middle of many games."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from pathlib import Path
from random import Random

import msgspec

from omnibus.boards.load import city_slugs
from omnibus.client import Server
from tests.kit import postgres
from tests.kit.proxy import Proxy
from tests.kit.server_process import ServerProcess
from tests.soak.promises import broken
from tests.soak.sitting import Sitting

FIRST_PLIES = 3
PATIENCE = 120
"""Seconds for all of them to get so far."""


class Cluster:
    def __init__(self, place: Path, games: int, *, pause: float) -> None:
        luck = Random(3)
        self.place = place
        self.database = postgres.new_database()
        key = base64.b64encode(secrets.token_bytes(32)).decode()
        settings = {"OMNIBUS_DATABASE": self.database, "OMNIBUS_KEY": key}
        self.servers = [ServerProcess(place / name, **settings) for name in ("one", "two")]
        cities = city_slugs()
        self.sittings = [
            Sitting(cities[number % len(cities)], 1 + number % 2, 1, luck, pause=pause, bot="random")
            for number in range(games)
        ]
        for sitting in self.sittings:
            sitting.request = msgspec.structs.replace(sitting.request, bot_pause=round(1000 * pause))

    def survives(self) -> list[float]:
        """How many seconds after the kill each of the games went on."""
        for server in self.servers:
            server.start()
        try:
            return asyncio.run(self._survives())
        finally:
            for server in self.servers:
                server.stop()

    def broken(self) -> list[str]:
        return asyncio.run(broken(self.sittings, self.place, self.database))

    async def _survives(self) -> list[float]:
        proxy = Proxy([server.port for server in self.servers])
        async with proxy, Server(proxy.address) as server:
            playing = [asyncio.create_task(sitting.play(server)) for sitting in self.sittings]
            await self._go_on([FIRST_PLIES] * len(self.sittings))
            await asyncio.to_thread(self.servers[0].kill)
            times = await self._go_on([sitting.ply + 1 for sitting in self.sittings])
            for task in playing:
                task.cancel()
            for done in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(done, BaseException) and not isinstance(done, asyncio.CancelledError):
                    raise done
            return times

    async def _go_on(self, plies: list[int]) -> list[float]:
        """When each has reached its ply."""
        begun = time.monotonic()
        times: dict[int, float] = {}
        async with asyncio.timeout(PATIENCE):
            while len(times) < len(plies):
                for number, (sitting, ply) in enumerate(zip(self.sittings, plies, strict=True)):
                    if number not in times and (sitting.ply >= ply or sitting.over):
                        times[number] = time.monotonic() - begun
                await asyncio.sleep(0.02)
        return list(times.values())
