"""The time, as all servers of a database have it."""

from __future__ import annotations

import asyncio
import time

from omnibus.server.tables.moment import Moment, Outage


class Clock:
    def __init__(self) -> None:
        self.ahead = 0
        """Milliseconds by which the database's clock is ahead of ours."""
        self.outages: tuple[Outage, ...] = ()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self.ahead

    def moment(self) -> Moment:
        return Moment(self.now(), self.outages)

    async def sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(max(0, milliseconds) / 1000)

    async def sleep_until(self, then: int) -> None:
        while (left := then - self.now()) > 0:
            await self.sleep(min(left, 60_000))  # our clock may be put right meanwhile
