"""How much a bot may think about one decision: work, time, or both."""

from __future__ import annotations

import re
from math import isfinite
from typing import TypeVar

import msgspec

from omnibus.errors import OmnibusError

Limit = TypeVar("Limit", int, float)

MOST_SIMULATIONS = 1_000_000_000
MOST_SECONDS = 3600.0
UNITS = {"": None, "ms": 0.001, "s": 1.0}


class Budget(msgspec.Struct, frozen=True):
    """What is ``None`` is no limit. Work is the same on every machine, and so is what a bot makes of it."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise OmnibusError(f"a bot may try 1 to {MOST_SIMULATIONS:,} games, not {self.simulations:,}")
        if self.seconds is not None and not (isfinite(self.seconds) and 0 < self.seconds <= MOST_SECONDS):
            raise OmnibusError(
                f"a bot may think for more than 0 s and at most {MOST_SECONDS:g} s, not {self.seconds:g} s"
            )

    def within(self, other: Budget | None) -> Budget:
        """Both limits kept."""
        if other is None:
            return self
        return Budget(_less(self.simulations, other.simulations), _less(self.seconds, other.seconds))


def _less(one: Limit | None, other: Limit | None) -> Limit | None:
    return min((limit for limit in (one, other) if limit is not None), default=None)


def parse_budget(text: str) -> Budget:
    """``4000`` are simulations, ``100ms`` and ``2.5s`` are time."""
    found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)(ms|s|)", text, re.ASCII)
    if not found or (not found[2] and not found[1].isdecimal()):
        raise OmnibusError(f"{text!r} is no budget; write 4000 for simulations, 100ms or 2.5s for time")
    unit = UNITS[found[2]]
    return Budget(simulations=int(found[1])) if unit is None else Budget(seconds=float(found[1]) * unit)
