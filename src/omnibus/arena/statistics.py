"""Means with their intervals.

The games of one deal hang together, so the unit of every interval is the deal: it has one mean, and the
spread between deals gives the interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance

import msgspec

from omnibus.bots.wilson import NORMAL, wilson

STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
"""The 97.5 % quantiles of Student's distribution for 1, 2, ... degrees of freedom."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % confidence interval, where there are deals enough for one."""

    mean: float
    low: float | None = None
    high: float | None = None

    def mirrored(self, whole: float) -> Estimate:
        """What it leaves of a whole: the other side's share is that of 1, its margin that of 0."""
        if self.low is None or self.high is None:
            return Estimate(whole - self.mean)
        return Estimate(whole - self.mean, whole - self.high, whole - self.low)


def reach(deals: int) -> float:
    """How many standard errors the interval goes to either side."""
    freedom = deals - 1
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)


def mean(groups: Iterable[Sequence[float]]) -> Estimate:
    """Of all values; each group is one deal."""
    listed = [list(group) for group in groups]
    middle = fmean(value for group in listed for value in group)
    if len(listed) < 2:
        return Estimate(middle)
    spread = sqrt(variance([fmean(group) for group in listed]) / len(listed)) * reach(len(listed))
    return Estimate(middle, middle - spread, middle + spread)


def share(groups: Iterable[Sequence[float]]) -> Estimate:
    """A mean of shares between 0 and 1, by Wilson's interval, which stays between them.

    It is given as many independent games as would show the spread that there is between deals.
    """
    listed = [list(group) for group in groups]
    middle = fmean(value for group in listed for value in group)
    if len(listed) < 2:
        return Estimate(middle)
    spread = variance([fmean(group) for group in listed]) / len(listed)
    number = middle * (1 - middle) / spread if spread > 0 and 0 < middle < 1 else float(len(listed))
    return Estimate(middle, *wilson(middle, number))
