"""What the statistics claim, held against players whose strength is known."""

from collections import Counter
from random import Random

import numpy
import pytest

from omnibus.arena.statistics import Estimate, mean, share
from omnibus.arena.statistics_elo import POINT, elo_estimate, elo_of
from omnibus.arena.statistics_ratings import fit, ratings
from omnibus.arena.statistics_sprt import ERROR, Hypotheses, verdict
from tests.arena.strengths import deal, round_robin, true_score

ROUNDS = 800
ELOS = [0.0, 100.0, 250.0]


def holds(estimate: Estimate, truth: float) -> bool:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low <= truth <= estimate.high


@pytest.mark.parametrize("deals", [30, 100])
@pytest.mark.parametrize("elo", ELOS)
def test_intervals_of_shares_and_differences_hold_the_truth_19_times_in_20(elo: float, deals: int) -> None:
    chance, truth = Random(f"{elo}/{deals}"), true_score(elo)
    found = [share(deal(chance, elo) for _ in range(deals)) for _ in range(ROUNDS)]
    assert 0.93 <= sum(holds(one, truth) for one in found) / ROUNDS <= 0.97
    differences = [holds(elo_estimate(one), elo_of(truth)) for one in found]
    assert differences == [holds(one, truth) for one in found]


@pytest.mark.parametrize("elo", ELOS)
def test_intervals_of_means_hold_the_truth_19_times_in_20(elo: float) -> None:
    chance, truth = Random(f"{elo}"), true_score(elo)
    found = [mean(deal(chance, elo) for _ in range(100)) for _ in range(ROUNDS)]
    assert 0.93 <= sum(holds(one, truth) for one in found) / ROUNDS <= 0.97


def test_intervals_of_ratings_hold_the_truth_19_times_in_20() -> None:
    chance = Random(11)
    truth = fit(numpy.sum([round_robin(chance, ELOS) for _ in range(40_000)], axis=0)) / POINT
    found = [ratings([round_robin(chance, ELOS) for _ in range(60)]) for _ in range(ROUNDS)]
    for bot in range(len(ELOS)):
        assert 0.93 <= sum(holds(one[bot], float(truth[bot])) for one in found) / ROUNDS <= 0.97


@pytest.mark.parametrize("stronger", [False, True])
def test_the_test_errs_about_as_seldom_as_it_says(*, stronger: bool) -> None:
    elo, rounds = 120, 150
    test = Hypotheses(0, elo_of(true_score(elo)))
    chance = Random(f"sprt/{stronger}")
    wrong = sum(decided(chance, elo if stronger else 0, test) != stronger for _ in range(rounds))
    assert wrong / rounds <= ERROR + 2.5 * (ERROR * (1 - ERROR) / rounds) ** 0.5


def decided(chance: Random, elo: float, test: Hypotheses) -> bool:
    counts: Counter[float] = Counter()
    while (found := verdict(test, counts).stronger) is None:
        counts[sum(deal(chance, elo)) / 2] += 1
    return found
