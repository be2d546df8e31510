"""Who meets whom, where, and on which deals."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, strategies

from omnibus.arena.deals import PUBLISHED, Deal, dealt, numbers
from omnibus.arena.match import Match, board_of, cities_named, header_of
from omnibus.boards.load import city_slugs
from omnibus.errors import OmnibusError
from tests.arena.matches import MATCH


@given(strategies.integers(2, 5), strategies.integers(2, 4))
def test_every_bot_has_every_seat_and_every_rival_equally_often(bots: int, seats: int) -> None:
    lineups = Match(tuple(map(str, range(bots))), ("paris",), seats).lineups
    assert len(set(lineups)) == len(lineups)
    assert len(set(Counter((seat, bot) for line in lineups for seat, bot in enumerate(line)).values())) == 1
    duels = Counter((one, other) for line in lineups for one, other in permutations(line, 2) if one != other)
    assert set(duels) == set(permutations(range(bots), 2))
    assert len(set(duels.values())) == 1


def test_a_pair_of_games_a_quarrel_of_three() -> None:
    assert MATCH.lineups == [(0, 1), (1, 0)]
    assert Match(("a", "b", "c"), ("paris",), 3).lineups == list(permutations(range(3)))


def test_cities_take_turns() -> None:
    deals = Match(("a", "b"), ("x", "y")).deals(2)
    assert deals == [Deal("x", 0), Deal("y", 0), Deal("x", 1), Deal("y", 1)]


def test_the_deals_for_published_figures_are_no_others() -> None:
    assert not set(numbers(1000, published=True)) & set(numbers(1000, published=False))
    assert numbers(PUBLISHED, published=False)[-1] < numbers(1, published=True)[0]
    with pytest.raises(OmnibusError, match="not 1,000,000,001"):
        numbers(PUBLISHED + 1, published=False)
    published = Match(("a", "b"), ("x",), published=True)
    assert published.deals(1) == [Deal("x", PUBLISHED)]


@given(strategies.integers(0, 2 * PUBLISHED), strategies.integers(0, 99))
def test_a_number_always_deals_the_same(number: int, seed: int) -> None:
    board = board_of(city_slugs()[0])
    games = [dealt(board, number, seats=2, seed=seed, profile=None) for _ in range(2)]
    assert (games[0][0].position(), games[0][1]) == (games[1][0].position(), games[1][1])
    assert games[0][0].to_move == 0
    assert dealt(board, number, seats=2, seed=seed + 1, profile=None)[1] != games[0][1]


def test_cities_by_name() -> None:
    assert cities_named(["all"]) == city_slugs()
    assert cities_named(["x, y", "z"]) == ("x", "y", "z")


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match(("random",), ("paris",)), "two bots or more"),
        (Match(("random", "random"), ("paris",)), "each named once"),
        (Match(("random", "greedy"), ("paris", "paris")), "each named once"),
        (Match(("random", "greedy"), ("paris",), seconds=0.0), "more than 0 s"),
        (Match(("random", "greedy"), ("paris",), seconds=float("inf")), "at most 1,000,000 s"),
        (Match(("random", "greedy"), ("paris",), seats=9), "played by 2 to 4"),
        (Match(("random", "greedy"), ("paris",), profile="xx"), "no rules profile"),
        (Match(("random", "greddy"), ("paris",)), "did you mean 'greedy'"),
    ],
)
def test_what_makes_no_sense_is_said(match: Match, message: str) -> None:
    with pytest.raises(OmnibusError, match=message):
        header_of(match)
