"""How many sockets and streams each address holds: so many and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from omnibus.server.metrics import Metrics


class Places:
    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most = most
        self._metrics = metrics
        self._held: Counter[str] = Counter()

    @contextmanager
    def holding(self, who: str) -> Iterator[bool]:
        """One of them, if there is one left."""
        if self._held[who] >= self._most:
            self._metrics.refused.labels("too-many").inc()
            yield False
            return
        self._held[who] += 1
        self._metrics.sockets.inc()
        try:
            yield True
        finally:
            self._metrics.sockets.dec()
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
