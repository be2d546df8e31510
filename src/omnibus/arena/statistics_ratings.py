"""Ratings: one number for each bot, so that the differences explain who beats whom, and how often.

The model (Bradley and Terry's, which is Elo's) is fitted by likelihood. Its intervals do not trust it: they
come from how far each deal pulls the ratings (the sandwich of White), so that neither what games of one deal
share nor what is not transitive among the bots makes them too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy
from numpy.typing import NDArray

from omnibus.arena.statistics import Estimate, reach
from omnibus.arena.statistics_elo import POINT

Matrix = NDArray[numpy.float64]

PRIOR = 0.5
"""Of a drawn game for each pair that has met: without it, who never lost would be infinitely strong."""
STEPS = 100
ENOUGH = 1e-10


def ratings(tables: Sequence[Sequence[Sequence[float]]]) -> list[Estimate]:
    """In Elo points, their mean 0.

    A deal's table says in row a, column b how many points a won from b in it.
    """
    deals = numpy.array(tables)
    won = deals.sum(axis=0)
    prior = (won + won.T > 0) * PRIOR / 2
    strengths = fit(won + prior)
    middles = [float(strength) / POINT for strength in strengths]
    if len(deals) < 2:
        return [Estimate(middle) for middle in middles]
    sides = [reach(len(deals)) * float(error) / POINT for error in _errors(deals, prior, strengths)]
    return [
        Estimate(middle, middle - side, middle + side) for middle, side in zip(middles, sides, strict=True)
    ]


def fit(won: Matrix) -> Matrix:
    """The likeliest strengths on the natural scale, by Newton's steps."""
    strengths = numpy.zeros(len(won))
    for _ in range(STEPS):
        step = numpy.linalg.solve(_curvature(won, strengths), _pull(won, strengths))
        strengths += step / max(1.0, float(numpy.abs(step).max()))  # far away the steps would overshoot
        if float(numpy.abs(step).max()) < ENOUGH:
            break
    centred: Matrix = strengths - strengths.mean()
    return centred


def _expected(strengths: Matrix) -> Matrix:
    """Row a, column b: a's expected share against b."""
    return 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))


def _pull(won: Matrix, strengths: Matrix) -> Matrix:
    """What each bot has won beyond expectation."""
    beyond: Matrix = won.sum(axis=1) - ((won + won.T) * _expected(strengths)).sum(axis=1)
    return beyond


def _curvature(won: Matrix, strengths: Matrix) -> Matrix:
    """How much the expectations grow with the strengths. The last term settles that their mean is 0."""
    expected = _expected(strengths)
    between = (won + won.T) * expected * expected.T
    curvature: Matrix = numpy.diag(between.sum(axis=1)) - between + 1 / len(won)
    return curvature


def _errors(deals: Matrix, prior: Matrix, strengths: Matrix) -> list[float]:
    """The prior pulls like one deal more. Together they don't pull: that is what fitted means."""
    pulls = numpy.array([_pull(deal, strengths) for deal in [*deals, prior]])
    moved = numpy.linalg.solve(_curvature(deals.sum(axis=0) + prior, strengths), pulls.T)
    return [sqrt(float(total)) for total in (moved**2).sum(axis=1) * len(deals) / (len(deals) - 1)]
