"""How often somebody may do something: so much at once, and then so much a minute."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

MOST_REMEMBERED = 100_000
"""Who was not heard of for longest is forgotten first: memory has an end, and that gives little away."""


class Rate(msgspec.Struct, frozen=True):
    burst: int
    per_minute: float


class _Bucket(msgspec.Struct):
    left: float
    at: float


class Limit:
    """One bucket of tokens for each who is limited: an address, a seat."""

    def __init__(self, rate: Rate, most_remembered: int = MOST_REMEMBERED) -> None:
        self.rate = rate
        self._most = most_remembered
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, who: str, now: float, cost: float = 1) -> bool:
        """Whether it may be done now, in seconds of any clock that never goes back; if so it is counted."""
        bucket = self._bucket(who, now)
        if bucket.left < cost:
            return False
        bucket.left -= cost
        return True

    def wait(self, who: str, now: float, cost: float = 1) -> float:
        """In how many seconds it may be done."""
        lacking = cost - self._bucket(who, now).left
        return max(0.0, lacking / self.rate.per_minute * 60)

    def _bucket(self, who: str, now: float) -> _Bucket:
        bucket = self._buckets.setdefault(who, _Bucket(self.rate.burst, now))
        self._buckets.move_to_end(who)
        passed = max(0.0, now - bucket.at)
        bucket.left = min(self.rate.burst, bucket.left + passed * self.rate.per_minute / 60)
        bucket.at = max(now, bucket.at)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
