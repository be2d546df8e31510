"""A step of one game of many, as the rules stand, against a Game that is played alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from omnibus.game.game import Game
from omnibus.rules.batch import (
    ENDED,
    MOVER,
    OUTCOME_SIZE,
    RANK,
    REFUSED,
    REWARD,
    add_to_key,
    check,
    show,
    step,
)
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import KEY
from omnibus.rules.observe import observation_size, observe
from tests.kit.tables import TABLES, Table

GAMES = 7
"""So many games are in the batch that this one is said to belong to."""


class Lane:
    """One game of a batch, and the same played alone."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.seed = table, seed
        self.alone = table.deal(seed)
        self.board = self.alone.edition.integers
        self.state = list(self.alone.state)
        self.outcome = [0] * OUTCOME_SIZE
        self.observation = [99] * observation_size(self.board)
        self.mask = [99] * self.board[ACTIONS]
        self.scratch = [0] * self.board[ACTIONS]
        show(self.state, self.board, self.scratch, self.observation, self.mask)

    def step(self, action: int) -> None:
        row = (self.outcome, self.observation, self.mask)
        check(self.board, action, self.mask, self.outcome)
        assert not self.outcome[REFUSED]
        step(self.state, self.board, [NOT_LISTENING], self.scratch, action, GAMES, *row)
        self.alone.play_number(action, self.mover())

    def mover(self) -> int:
        assert self.alone.to_move is not None
        return self.alone.to_move

    def compare(self) -> None:
        seat = self.mover()
        assert self.state == self.alone.state
        assert [number for number, mark in enumerate(self.mask) if mark] == self.alone.legal_numbers(seat)
        assert set(self.mask) <= {0, 1}
        row = [0] * len(self.observation)
        observe(self.alone.state, self.board, seat, row)
        assert self.observation == row

    def games(self, count: int) -> Iterator[Game]:
        """Play at random; each game when it has ended."""
        random = Random(f"{self.table}")
        for number in range(1, count + 1):
            while not self.alone.over:
                self.compare()
                self.step(random.choice(self.alone.legal_numbers(self.mover())))
                assert self.outcome[ENDED] == self.alone.over
            yield self.alone
            self.alone = self.table.deal(self.seed + number * GAMES)
            assert self.outcome[MOVER] == self.alone.to_move


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_of_many_goes_as_it_does_alone(table: Table) -> None:
    lane = Lane(table, seed=2**32 - 9)  # the carry between the words of the seed is met, too
    for game in lane.games(3):
        scores = [player.score for player in game.view(None).players]
        best_other = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(table.seats)]
        margins = [score - best for score, best in zip(scores, best_other, strict=True)]
        assert lane.outcome[REWARD : REWARD + table.seats] == margins
        assert lane.outcome[RANK : RANK + table.seats] == game.ranks()
    lane.compare()
    lane.step(lane.mask.index(1))
    assert not any(lane.outcome[REWARD:])
    assert not lane.outcome[ENDED]


def test_an_illegal_action_is_noted() -> None:
    lane = Lane(TABLES[0], seed=1)
    for action in (-1, len(lane.mask), lane.mask.index(0)):
        check(lane.board, action, lane.mask, lane.outcome)
        assert lane.outcome[REFUSED] == 1


def test_the_seed_carries_over() -> None:
    state = [0] * KEY + [2**32 - 1] * 3 + [5, 7]
    add_to_key(state, 3)
    assert state[KEY:] == [2, 0, 0, 6, 7]
