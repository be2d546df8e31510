"""Bonus cards: R-AMS-03 to -13."""

import pytest
from msgspec.structs import replace

from omnibus.boards.model import Bonus, Route
from omnibus.game.edition import Edition, edition
from omnibus.game.event import BonusCardTaken, BonusScored
from omnibus.game.game import Game
from tests.rules.positions import LAST_TURN, claim, do, position, routes, rulebook, score

AMSTERDAM = rulebook("amsterdam")


def marked(spaces: int) -> Route:
    return routes(AMSTERDAM, mark=True, spaces=spaces)[0]


def rich(on: Edition, *statements: str) -> Game:
    """Whoever moves can pay any route with wilds."""
    return position(on, "seat 0: hand wild*4; seat 1: hand wild*4", *statements)


def with_wilds(route: Route) -> str:
    return claim(route, wilds=route.cost)


def held(game: Game) -> list[int]:
    return [player.bonus for player in game.view(None).players]


@pytest.mark.rule("R-AMS-03")
def test_a_marked_route_brings_a_card_from_the_stack() -> None:
    game = rich(AMSTERDAM)
    do(game, with_wilds(marked(2)))
    assert (held(game), game.view(None).bonus_left) == ([1, 0], 15)
    do(game, with_wilds(marked(4)))
    assert (held(game), game.view(None).bonus_left) == ([1, 1], 14)


@pytest.mark.rule("R-AMS-04")
def test_it_is_one_card_however_long_the_route() -> None:
    for route in routes(AMSTERDAM, mark=True):
        game = rich(AMSTERDAM)
        events = do(game, with_wilds(route))
        assert events.count(BonusCardTaken(0)) == 1
        assert held(game) == [1, 0]
    assert {route.spaces for route in routes(AMSTERDAM, mark=True)} == {1, 2, 3, 4}


@pytest.mark.rule("R-AMS-05")
def test_other_routes_bring_none() -> None:
    for route in routes(AMSTERDAM, mark=False):
        game = rich(AMSTERDAM)
        do(game, with_wilds(route))
        assert (held(game), game.view(None).bonus_left) == ([0, 0], 16)


@pytest.mark.rule("R-AMS-06", "E-38")
def test_everybody_sees_how_many_cards_each_has_and_they_score_nothing_yet() -> None:
    game = rich(AMSTERDAM, "seats 3")
    do(game, with_wilds(marked(2)))
    for watcher in (0, 1, 2, None):
        assert [player.bonus for player in game.view(watcher).players] == [1, 0, 0]
    assert score(game, 0) == AMSTERDAM.board.kinds[0].points[2]


@pytest.mark.rule("R-AMS-07", "E-37")
def test_with_the_stack_empty_a_marked_route_brings_nothing() -> None:
    """The printed stack outlasts the marked routes of the board, so this board has a stack of one card."""
    printed = AMSTERDAM.board.bonus
    assert printed is not None
    small = edition(replace(AMSTERDAM.board, bonus=Bonus(1, printed.points)))
    game = rich(small)
    do(game, with_wilds(marked(2)))
    events = do(game, with_wilds(marked(4)))
    assert BonusCardTaken(1) not in events
    assert (held(game), game.view(None).bonus_left) == ([1, 0], 0)
    assert score(game, 1) == small.board.kinds[0].points[4]


def bonus_points(cards: list[int]) -> list[int]:
    """What the end of the game brings to seats that own so many marked routes."""
    free = [one.slug for one in routes(AMSTERDAM, mark=True) if not one.twin or one.slug < one.twin]
    seats = []
    for seat, number in enumerate(cards):
        mine, free = free[:number], free[number:]
        seats.append(f"seat {seat}: tickets none; routes {' '.join(mine) or 'none'}")
    game = position(AMSTERDAM, f"seats {len(cards)}", LAST_TURN, *seats)
    assert held(game) == cards
    before = [score(game, seat) for seat in range(len(cards))]
    do(game, "draw blind", "draw blind")
    points = [score(game, seat) - before[seat] for seat in range(len(cards))]
    told = {event.seat: event.points for event in game.events if isinstance(event, BonusScored)}
    assert [told.get(seat, 0) for seat in range(len(cards))] == points
    return points


EXAMPLES = [
    ("R-AMS-08", [5, 4, 2, 1], [8, 6, 4, 2]),
    ("R-AMS-09", [5, 3, 3, 1], [8, 6, 6, 2]),
    ("R-AMS-10", [3, 3, 3, 1], [8, 8, 8, 2]),
    ("R-AMS-11", [3, 1, 0, 0], [8, 6, 0, 0]),
    ("R-AMS-12", [4, 2, 1], [8, 5, 2]),
    ("R-AMS-12", [2, 2, 1], [8, 8, 2]),
    ("R-AMS-12", [4, 1, 1], [8, 5, 5]),
    ("R-AMS-13", [3, 1], [8, 4]),
    ("R-AMS-13", [3, 3], [8, 8]),
    ("R-AMS-13", [2, 0], [8, 0]),
    ("R-AMS-13", [0, 0], [0, 0]),
    ("E-39", [2, 2, 2], [8, 8, 8]),
    ("E-39", [3, 0, 0], [8, 0, 0]),
    ("E-39", [2, 2, 0], [8, 8, 0]),
    ("E-39", [4, 4, 2, 1], [8, 8, 4, 2]),
    ("E-39", [3, 3, 2, 2], [8, 8, 4, 4]),
    ("E-39", [5, 2, 2, 2], [8, 6, 6, 6]),
    ("E-39", [5, 3, 1, 1], [8, 6, 4, 4]),
    ("E-39", [2, 2, 2, 2], [8, 8, 8, 8]),
]


@pytest.mark.rule("R-AMS-08", "R-AMS-09", "R-AMS-10", "R-AMS-11", "R-AMS-12", "R-AMS-13", "E-39")
@pytest.mark.parametrize(("rule", "cards", "points"), EXAMPLES)
def test_the_places_by_bonus_cards(rule: str, cards: list[int], points: list[int]) -> None:
    """In any order of the seats."""
    assert bonus_points(cards) == points, rule
    assert bonus_points(cards[::-1]) == points[::-1], rule
