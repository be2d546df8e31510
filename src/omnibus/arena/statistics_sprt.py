"""When to stop: the sequential probability ratio test on the results of whole deals.

A deal played from both sides gives 0, ½, 1, 1½ or 2 points. How often each comes is not known, so each of
the two strengths that are weighed is given the benefit of the likeliest frequencies that have its mean (the
generalised test). The frequencies come from the deals, so that luck of a deal, which both sides share, does
not count as evidence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log

import msgspec

from omnibus.arena.statistics_elo import score_of
from omnibus.errors import OmnibusError

ERROR = 0.05
"""About how often the weaker strength is taken for the stronger one, and the other way round."""
BOUND = log((1 - ERROR) / ERROR)
POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares that a deal of two games can give."""
SELDOM = 0.001
"""Counted for a share that has not come yet: that it never comes is not known."""
STEPS = 60


class Hypotheses(msgspec.Struct, frozen=True):
    """Is it stronger by ``elo0``, or by ``elo1``?"""

    elo0: float
    elo1: float

    def __post_init__(self) -> None:
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise OmnibusError(
                f"--sprt needs two different strengths, the lower first: {self.elo0}, {self.elo1}"
            )


class Verdict(msgspec.Struct, frozen=True):
    elo0: float
    elo1: float
    ratio: float
    """Logarithm of the likelihood ratio; the test ends outside of ± ``bound``."""
    bound: float
    stronger: bool | None
    """``elo1`` is accepted, ``elo0`` is, or the test is not over."""


def verdict(test: Hypotheses, counts: Counter[float]) -> Verdict:
    """What so many deals of each share of points say."""
    ratio = log_ratio(counts, score_of(test.elo0), score_of(test.elo1))
    stronger = None if abs(ratio) < BOUND else ratio > 0
    return Verdict(test.elo0, test.elo1, ratio, BOUND, stronger)


def log_ratio(counts: Counter[float], score0: float, score1: float) -> float:
    shares = {share: float(counts[share]) or SELDOM for share in sorted({*POINTS, *counts})}
    tilt0, tilt1 = tilt(shares, score0), tilt(shares, score1)
    return sum(
        count * log((1 + tilt0 * (share - score0)) / (1 + tilt1 * (share - score1)))
        for share, count in shares.items()
    )


def tilt(shares: dict[float, float], score: float) -> float:
    """The likeliest frequencies with this mean are ``frequency / (1 + tilt * (share - score))``.

    The mean falls as the tilt grows, so that it is found by halving.
    """
    low, high = -1 / (max(shares) - score), 1 / (score - min(shares))
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _excess(shares.items(), score, middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _excess(shares: Iterable[tuple[float, float]], score: float, tilt_: float) -> float:
    return sum(count * (share - score) / (1 + tilt_ * (share - score)) for share, count in shares)
