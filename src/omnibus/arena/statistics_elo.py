"""Elo: a difference of 400 points means ten wins for each loss."""

from __future__ import annotations

from math import exp, inf, log, log10

from omnibus.arena.statistics import Estimate

POINT = log(10) / 400
"""One Elo point on the natural scale, where a score is ``1 / (1 + exp(-difference))``."""


def score_of(elo: float) -> float:
    """The share that somebody who is so much stronger is expected to win."""
    return 1 / (1 + exp(-elo * POINT))


def elo_of(score: float) -> float:
    """The difference that such a share shows; nobody who wins all or nothing has one."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))


def elo_estimate(score: Estimate) -> Estimate:
    if score.low is None or score.high is None:
        return Estimate(elo_of(score.mean))
    return Estimate(elo_of(score.mean), elo_of(score.low), elo_of(score.high))
