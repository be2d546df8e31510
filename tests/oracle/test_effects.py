"""Whatever an action does, the oracle does too: the position and the events, word for word."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from random import Random

import pytest

from omnibus.game.event import AnyEvent, CardTurnedUp, DiscardsShuffled
from omnibus.game.game import Game
from tests.kit.play import TEMPERS, from_random, next_action, some_tempers
from tests.kit.scattered import scattered
from tests.kit.tables import TABLES, Table
from tests.oracle.effects import Course
from tests.oracle.printed import printed
from tests.oracle.scoring import ranks
from tests.oracle.situation import Situation, read_situation

GAMES = 8
SCATTERED = 120


def shuffled_piles(events: Iterable[AnyEvent], after: Situation) -> list[list[str]]:
    """Each new draw pile of one action: what was turned up from it, and of the last one what is left."""
    piles: list[list[str]] = []
    for event in events:
        if isinstance(event, DiscardsShuffled):
            piles.append([])
        elif isinstance(event, CardTurnedUp) and piles:
            piles[-1].append(event.colour)
    if piles:
        piles[-1] += after.deck
    return piles


def step(table: Table, game: Game, seat: int, number: int) -> None:
    """Play one action in the game and in the oracle, and compare."""
    action, before = game.edition.actions[number], game.position()
    events = game.play_number(number, seat)
    after = read_situation(game.position())
    course = Course(printed(table), read_situation(before), iter(shuffled_piles(events, after)))
    course.play(seat, action)
    assert [str(event) for event in events] == course.told, f"{before}{seat} {action}"
    assert course.here == after, f"{before}{seat} {action}"
    assert next(course.piles, None) is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games(table: Table) -> None:
    for seed, temper in zip(range(GAMES), cycle(TEMPERS), strict=False):
        random = Random(f"{table} {seed}")
        tempers = (temper,) if seed < len(TEMPERS) else some_tempers(random, table.seats)
        game = table.deal(seed)
        while not game.over:
            step(table, game, *next_action(game, from_random(random), tempers))
        assert game.ranks() == ranks(read_situation(game.position()))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_some_plies_from_scattered_positions(table: Table) -> None:
    random = Random(f"{table} effects")
    for _ in range(SCATTERED):
        game = Game.from_position(scattered(table, random))
        tempers = some_tempers(random, table.seats)
        for _ in range(6):
            if not game.over:
                step(table, game, *next_action(game, from_random(random), tempers))
