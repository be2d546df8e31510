"""Elo points and shares."""

from math import inf, isclose

import pytest
from hypothesis import given, strategies

from omnibus.arena.statistics import Estimate
from omnibus.arena.statistics_elo import elo_estimate, elo_of, score_of


@given(strategies.floats(-1500, 1500))
def test_points_and_shares_answer_each_other(elo: float) -> None:
    assert isclose(elo_of(score_of(elo)), elo, abs_tol=1e-6)
    assert isclose(score_of(elo) + score_of(-elo), 1)


def test_400_points_are_ten_wins_for_a_loss() -> None:
    assert score_of(400) == pytest.approx(10 / 11)


def test_nobody_who_wins_all_or_nothing_has_a_difference() -> None:
    assert (elo_of(0), elo_of(1), elo_of(0.5)) == (-inf, inf, 0)


def test_an_estimate_is_carried_over_end_by_end() -> None:
    assert elo_estimate(Estimate(0.5, 0.25, 0.75)) == Estimate(0, elo_of(0.25), elo_of(0.75))
    assert elo_estimate(Estimate(0.5)) == Estimate(0)
