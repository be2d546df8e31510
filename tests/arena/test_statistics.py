"""Means and shares with their intervals."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies

from omnibus.arena.statistics import STUDENT, Estimate, mean, share


@given(strategies.lists(strategies.lists(strategies.floats(0, 1), min_size=1, max_size=4), min_size=1))
def test_a_share_and_its_interval_stay_between_none_and_all(groups: list[list[float]]) -> None:
    found = share(groups)
    if len(groups) == 1:
        assert found.low is None
    else:
        assert found.low is not None
        assert found.high is not None
        assert -1e-9 <= found.low <= found.mean + 1e-9
        assert found.mean - 1e-9 <= found.high <= 1 + 1e-9


def test_a_mean_has_students_interval() -> None:
    found = mean([[1.0], [2.0], [3.0]])
    assert (found.mean, found.low, found.high) == pytest.approx((2.0, -0.4843, 4.4843), abs=1e-4)
    assert mean([[1.0]]) == Estimate(1.0)
    assert all(before > after for before, after in pairwise(STUDENT))


def test_games_of_one_deal_count_as_one_for_the_interval() -> None:
    assert mean([[1.0, 3.0], [2.0, 2.0]]) == Estimate(2.0, 2.0, 2.0)
    assert mean([[1.0], [3.0], [2.0], [2.0]]) != Estimate(2.0, 2.0, 2.0)


def test_who_wins_all_may_be_that_strong_and_who_loses_all_that_weak() -> None:
    assert share([[1.0]] * 7).high == 1
    assert share([[0.0]] * 7).low == 0
