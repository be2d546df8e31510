"""The clock that a bot's time is taken by: it stands still while machine code is made or read in."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Stopwatch(threading.local):
    """Each thread has its own, as each waits for its own machine code."""

    stopped_at: float | None = None
    stood: float = 0.0
    """Seconds in all."""

    def read(self) -> float:
        """Seconds since some moment; only differences mean something."""
        now = perf_counter() if self.stopped_at is None else self.stopped_at
        return now - self.stood

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """What happens in the body is no thinking. No ``time_limit`` ends in it either."""
        if self.stopped_at is not None:
            yield
            return
        self.stopped_at = perf_counter()
        try:
            yield
        finally:
            self.stood += perf_counter() - self.stopped_at
            self.stopped_at = None


STOPWATCH = Stopwatch()
