"""When something happens, and when no server was there: clocks stand still meanwhile."""

from __future__ import annotations

from typing import NamedTuple


class Outage(NamedTuple):
    begun: int
    ended: int


class Moment(NamedTuple):
    now: int
    """Milliseconds since 1970, as all of this."""
    outages: tuple[Outage, ...] = ()

    def since(self, start: int) -> int:
        """How long it is ago, without the time when no server was there."""
        return max(0, self.now - start - self.lost(start))

    def lost(self, start: int) -> int:
        """How much of the time since then no server was there."""
        overlaps = (min(one.ended, self.now) - max(one.begun, start) for one in self.outages)
        return sum(overlap for overlap in overlaps if overlap > 0)
