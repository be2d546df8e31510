"""A move on its way: from the socket that says it to the last one that hears of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec


class Figures(msgspec.Struct, frozen=True):
    moves: int
    seconds: float
    median: float
    """Milliseconds, as the others."""
    p99: float
    worst: float
    unheard: int
    """Moves that did not come back in time."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Stopwatch:
    """From a move to all who are told of it."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    def figures(self, asked: int, seconds: float) -> Figures:
        times = sorted(self.taken) or [float("inf")]
        return Figures(
            moves=len(self.taken),
            seconds=seconds,
            median=_quantile(times, 0.5),
            p99=_quantile(times, 0.99),
            worst=1000 * times[-1],
            unheard=asked - len(self.taken),
        )


def _quantile(ordered: Sequence[float], share: float) -> float:
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Moving:
    """Of a table: the move that is on its way, if any."""

    def __init__(self, sockets: int) -> None:
        self.sockets = sockets
        self.stopwatch: Stopwatch | None = None
        self._since = 0.0
        self._unheard = 0

    @property
    def busy(self) -> bool:
        return self._unheard > 0

    def begin(self, stopwatch: Stopwatch) -> None:
        self.stopwatch = stopwatch
        self._since = time.perf_counter()
        self._unheard = self.sockets

    def heard(self) -> None:
        """By one of the sockets."""
        if self._unheard == 0:
            return
        self._unheard -= 1
        if self._unheard == 0 and self.stopwatch is not None:
            self.stopwatch.taken.append(time.perf_counter() - self._since)
