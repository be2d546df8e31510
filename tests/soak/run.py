"""Let a server run for long, in bad weather: ``./dev soak [--minutes N]``.

People and bots play at many tables, game after game, while lines break. In the first half of the time the
server is killed and started again at random instants; in the second it lives on, and its memory is watched.
In the end every promise is held against the database.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from omnibus.boards.load import city_slugs
from omnibus.cli.main import main as omnibus
from omnibus.client import Server
from tests.kit.server_process import ServerProcess
from tests.soak.cluster import Cluster
from tests.soak.promises import broken
from tests.soak.sitting import Sitting
from tests.soak.weather import lines_break, server_dies

MINUTES, TABLES = 30.0, 24
GROWTH = 1.10
"""More memory than this at the end of the quiet half, beside its beginning, is growth."""
PATIENCE = 300
SOON = 5
"""Seconds in which all games go on at another server."""
PAUSE = 0.4
"""Seconds that people think, on average."""


class Soak:
    def __init__(self, process: ServerProcess, minutes: float, tables: int, luck: Random) -> None:
        self.process = process
        self.seconds = minutes * 60
        self.tables = tables
        self.luck = luck
        self.sittings: list[Sitting] = []
        self.deaths = 0
        self.memory: list[int] = []

    def playing(self) -> list[Sitting]:
        return [sitting for sitting in self.sittings if not sitting.over]

    async def run(self) -> None:
        async with Server(self.process.address, patience=PATIENCE) as server, asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._games(server)) for _ in range(self.tables)]
            tasks.append(group.create_task(lines_break(self.playing, self.luck, every=0.5)))
            until = time.monotonic() + self.seconds / 2
            while time.monotonic() < until:
                self.deaths += await server_dies(self.process, self.luck, every=20, times=1)
                self._say()
            await self._watch_memory(self.seconds / 2)
            for task in tasks:
                task.cancel()

    async def _games(self, server: Server) -> None:
        """One after the other."""
        while True:
            people = self.luck.randint(1, 2)
            city = self.luck.choice(city_slugs())
            sitting = Sitting(city, people, 3 - people, self.luck, pause=PAUSE)
            self.sittings.append(sitting)
            await sitting.play(server)
            sitting.presences.clear()

    async def _watch_memory(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(seconds / 45)
            self.memory.append(self.process.resident())
            if len(self.memory) % 5 == 0:
                self._say()

    @property
    def growth(self) -> float:
        """Of the last third of the quiet half beside its second: in the first all is still coming."""
        third = len(self.memory) // 3
        return statistics.median(self.memory[-third:]) / statistics.median(self.memory[third : 2 * third])

    def _say(self) -> None:
        moves = sum(len(sitting.promises) for sitting in self.sittings)
        over = sum(sitting.over for sitting in self.sittings)
        memory = f", {self.memory[-1] / 1e6:.0f} MB" if self.memory else ""
        say(f"{over} games over, {moves} moves of people, the server died {self.deaths} times{memory}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev soak", description="Let a server run for long, in bad weather."
    )
    parser.add_argument("--minutes", type=float, default=MINUTES, help=f"how long ({MINUTES:g})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"at the same time ({TABLES})")
    parser.add_argument("--seed", type=int, default=1, help="of what goes wrong (1)")
    parser.add_argument("--cluster", type=int, metavar="GAMES", help="kill one of two servers instead")
    arguments = parser.parse_args()
    if arguments.cluster:
        return lose_a_server(arguments.cluster)
    with tempfile.TemporaryDirectory(prefix="omnibus-soak-") as place:
        process = ServerProcess(Path(place))
        process.start()
        soak = Soak(process, arguments.minutes, arguments.tables, Random(arguments.seed))
        try:
            asyncio.run(soak.run())
        finally:
            process.stop()
        found = asyncio.run(broken(soak.sittings, Path(place)))
        found += ["the doctor is not content"] * bool(omnibus(["doctor", "--data", place]))
    if soak.growth > GROWTH:
        found.append(f"memory has grown to {soak.growth:.2f} times what it was")
    for line in found[:50]:
        say(line)
    say(f"{len(found)} things went wrong; memory at the end {soak.growth:.2f} times that before")
    return int(bool(found))


def lose_a_server(games: int) -> int:
    with tempfile.TemporaryDirectory(prefix="omnibus-cluster-") as place:
        cluster = Cluster(Path(place), games, pause=1.0)
        times = sorted(cluster.survives())
        found = cluster.broken()
    for line in found[:50]:
        say(line)
    late = sum(time > SOON for time in times)
    say(f"{games} games went on after {times[len(times) // 2]:.1f} s (median), {times[-1]:.1f} s (the last)")
    say(f"{late} of them later than {SOON} s; {len(found)} things went wrong")
    return int(bool(found) or late > 0)


def say(text: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
