"""Ratings of several bots."""

import numpy
import pytest
from hypothesis import given, strategies

from omnibus.arena.statistics_elo import POINT, score_of
from omnibus.arena.statistics_ratings import fit, ratings

ELOS = strategies.lists(strategies.integers(-300, 300), min_size=2, max_size=6)


@given(ELOS)
def test_a_fit_finds_the_strengths_that_made_the_shares(elos: list[int]) -> None:
    won = numpy.array([[score_of(a - b) for b in elos] for a in elos]) * 100
    numpy.fill_diagonal(won, 0)
    found = fit(won) / POINT
    assert found == pytest.approx(numpy.array(elos) - numpy.mean(elos), abs=1e-5)


@given(strategies.lists(strategies.lists(strategies.integers(0, 2), min_size=3, max_size=3), min_size=2))
def test_ratings_are_finite_and_even_out(deals: list[list[int]]) -> None:
    tables = [[[0, a, b], [2 - a, 0, c], [2 - b, 2 - c, 0]] for a, b, c in deals]
    found = ratings(tables)
    assert sum(one.mean for one in found) == pytest.approx(0, abs=1e-6)
    assert all(one.low is not None and one.low <= one.mean and abs(one.mean) < 5000 for one in found)


def test_one_deal_gives_no_interval() -> None:
    assert [one.low for one in ratings([[[0, 2], [0, 0]]])] == [None, None]


def test_who_wins_more_is_rated_higher() -> None:
    first, second = ratings([[[0, 2], [0, 0]], [[0, 1], [1, 0]]])
    assert first.mean > 0 > second.mean
