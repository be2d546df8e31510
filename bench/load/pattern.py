"""The pattern of moves: so many a second, evenly, each at the next table that has none on its way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

from bench.load.broadcast import Figures, Stopwatch

TICK = 0.005
PATIENCE = 10.0
"""Seconds to wait for the last moves."""


class LoadedTable(Protocol):
    @property
    def ready(self) -> bool: ...

    def move(self, stopwatch: Stopwatch) -> None: ...


async def offer(tables: Sequence[LoadedTable], rate: float, seconds: float) -> Figures:
    """Where the server can't follow, moves are made late and fewer: that shows in the figures."""
    stopwatch = Stopwatch()
    made, place = 0, 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        while made < passed * rate:
            found = _next_ready(tables, place)
            if found is None:
                break
            tables[found].move(stopwatch)
            place = found + 1
            made += 1
        await asyncio.sleep(TICK)
    await _settle(stopwatch, made)
    took = max(seconds, 0.001) if len(stopwatch.taken) == made else time.perf_counter() - start
    return stopwatch.figures(made, took)


def _next_ready(tables: Sequence[LoadedTable], place: int) -> int | None:
    for step in range(len(tables)):
        number = (place + step) % len(tables)
        if tables[number].ready:
            return number
    return None


async def _settle(stopwatch: Stopwatch, made: int) -> None:
    until = time.perf_counter() + PATIENCE
    while len(stopwatch.taken) < made and time.perf_counter() < until:
        await asyncio.sleep(TICK)
