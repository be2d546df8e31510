"""The sequential test."""

from collections import Counter

import pytest
from hypothesis import given, strategies

from omnibus.arena.statistics_sprt import BOUND, POINTS, Hypotheses, log_ratio, tilt, verdict
from omnibus.errors import OmnibusError

COUNTS = strategies.lists(strategies.integers(0, 200), min_size=5, max_size=5)
SCORES = strategies.floats(0.05, 0.95)


@given(COUNTS, SCORES)
def test_tilted_frequencies_have_the_mean_that_is_asked_for(counts: list[int], score: float) -> None:
    shares = {share: count + 0.001 for share, count in zip(POINTS, counts, strict=True)}
    found = tilt(shares, score)
    likeliest = {share: count / (1 + found * (share - score)) for share, count in shares.items()}
    total = sum(shares.values())
    assert sum(likeliest.values()) == pytest.approx(total, rel=1e-3)
    assert sum(share * count for share, count in likeliest.items()) == pytest.approx(score * total, rel=1e-3)


@given(COUNTS, SCORES, SCORES)
def test_seen_from_the_other_side_the_ratio_is_the_same(counts: list[int], one: float, other: float) -> None:
    there = Counter(dict(zip(POINTS, counts, strict=True)))
    back = Counter(dict(zip(POINTS, reversed(counts), strict=True)))
    assert log_ratio(there, one, other) == pytest.approx(log_ratio(back, 1 - one, 1 - other), abs=1e-4)
    assert log_ratio(there, one, other) == pytest.approx(-log_ratio(there, other, one), abs=1e-6)


def test_it_ends_where_the_bounds_are() -> None:
    test = Hypotheses(0, 50)
    assert verdict(test, Counter()).stronger is None
    assert verdict(test, Counter({0.5: 50, 1.0: 50})).stronger is True
    assert verdict(test, Counter({0.5: 50, 0.0: 50})).stronger is False
    assert pytest.approx(2.944, abs=1e-3) == BOUND


@pytest.mark.parametrize(("elo0", "elo1"), [(5, 5), (5, 1), (0, 2000), (float("nan"), 3)])
def test_strengths_that_make_no_question_are_refused(elo0: float, elo1: float) -> None:
    with pytest.raises(OmnibusError, match="two different strengths"):
        Hypotheses(elo0, elo1)
