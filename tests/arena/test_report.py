"""What a match comes to."""

import pytest
from hypothesis import given, strategies

from omnibus.arena.deals import Deal
from omnibus.arena.duels import duels, first_places, share_of_deal
from omnibus.arena.match import Match
from omnibus.arena.play import DealResult, GameResult
from omnibus.arena.report import MOST_FORFEITS, report
from omnibus.arena.statistics_sprt import Hypotheses
from tests.arena.matches import MATCH, played

SCORES = strategies.lists(strategies.integers(-5, 5), min_size=2, max_size=4)


def game(lineup: tuple[int, ...], scores: list[int]) -> GameResult:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return GameResult(lineup, tuple(scores), ranks, 50)


@given(SCORES)
def test_a_duel_is_the_same_from_both_sides(scores: list[int]) -> None:
    found = list(duels(game(tuple(range(len(scores))), scores)))
    assert len(found) == len(scores) * (len(scores) - 1)
    for duel in found:
        back = next(one for one in found if (one.first, one.second) == (duel.second, duel.first))
        assert (duel.points + back.points, duel.margin + back.margin) == (1, 0)
        assert (duel.points > 0.5, duel.points == 0.5) == (duel.margin > 0, duel.margin == 0)


@given(SCORES)
def test_there_is_one_first_place(scores: list[int]) -> None:
    places = first_places(game(tuple(range(len(scores))), scores).ranks)
    assert sum(places) == pytest.approx(1)
    assert {score for score, place in zip(scores, places, strict=True) if place} == {max(scores)}


@given(strategies.lists(strategies.tuples(SCORES, SCORES), min_size=1, max_size=9))
def test_the_points_of_two_bots_add_up(deals: list[tuple[list[int], list[int]]]) -> None:
    results = [
        DealResult(Deal("paris", number), (game((0, 1), one[:2]), game((1, 0), other[:2])))
        for number, (one, other) in enumerate(deals)
    ]
    found = report(MATCH, results, Hypotheses(0, 30))
    first, second = found.all.bots
    assert first.points.mean + second.points.mean == pytest.approx(1)
    assert first.rating.mean == pytest.approx(-second.rating.mean)
    pair = found.all.pairs[0]
    assert pair.points == first.points
    assert pair.margin.mean == pytest.approx(first.score.mean - second.score.mean)
    assert sum(pair.deals.values()) == found.all.deals == len(deals)
    assert sum(seat.mean for seat in found.all.seats) == pytest.approx(1)
    assert found.sprt is not None
    assert not found.cities


def test_a_bot_does_not_duel_with_itself() -> None:
    result = DealResult(Deal("paris", 0), (game((0, 1, 0), [9, 5, 1]),))
    assert share_of_deal(result, 0, 1) == 0.5
    assert sum(1 for _ in duels(result.games[0])) == 4


def test_cities_are_told_apart_and_put_together() -> None:
    match = Match(("greedy", "random", "planner"), ("paris", "london"))
    found = report(match, played(match, 2))
    assert list(found.cities) == ["paris", "london"]
    assert found.all.games == sum(one.games for one in found.cities.values()) == 2 * 2 * 6
    assert [pair.first + pair.second for pair in found.all.pairs] == [
        "greedyrandom",
        "greedyplanner",
        "randomplanner",
    ]
    assert found.all.bots[1].rating.mean < min(found.all.bots[0].rating.mean, found.all.bots[2].rating.mean)


def test_what_a_bot_forfeits_is_reported() -> None:
    match = Match(("random", "tests.bots.failing:Raises"), ("paris",))
    results = played(match, 3)
    found = report(match, results)
    total = sum(len(game.forfeits) for result in results for game in result.games)
    assert [bot.forfeits for bot in found.all.bots] == [0, total]
    assert len(found.forfeits) == min(total, MOST_FORFEITS)
    assert found.forfeits[0].reason == "KeyError: 'oh'"
