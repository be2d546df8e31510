"""Wilson's interval: how sure one can be of a share. It stays between 0 and 1."""

from __future__ import annotations

from math import sqrt

NORMAL = 1.960
"""Standard deviations to either side that hold 95 %."""


def wilson(share: float, number: float) -> tuple[float, float]:
    """The interval of a share that was seen in so many independent trials."""
    square = NORMAL**2 / number
    centre = (share + square / 2) / (1 + square)
    side = sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    low = centre - side if share > 0 else 0.0  # which they are but for rounding
    high = centre + side if share < 1 else 1.0
    return low, high
