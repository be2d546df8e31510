"""What a network learns from: the games, what is noted of them, and how they are shared out."""

import itertools
import sys

import numpy
import pytest

from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.thinking.engine import new_mind
from omnibus.bots.thinking.layers import PAPER_SIZE, SHAPE_SIZE, network_size
from omnibus.bots.thinking.policy import output_size
from omnibus.bots.thinking.search import worth_to
from omnibus.bots.thinking.selfplay import (
    BEGINS,
    CHANCE,
    CHOSEN,
    DECIDES,
    FACTS,
    FIGURES,
    GAIN,
    MOST_NOTED,
    MOVER,
    NOTED,
    OBSERVED,
    ORDER_SIZE,
    PLANNERS,
    PLAYERS,
    SEATS_WANTED,
    VALUE,
    WORTH,
    play_and_note,
)
from omnibus.bots.thinking.signals import signal_size
from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition
from omnibus.lab.training.experience import Series, mixture, share_of_first
from omnibus.lab.training.learner import Habits, Learner
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import KEY, NOBODY, OVER, PHASE
from omnibus.rules.observe import observation_size
from tests.kit.tables import TABLES, Table

ROOM = 400


def noted(
    edition: Edition, seats: int, planners: int, patience: float
) -> tuple[list[int], list[list[int]], list[list[float]], list[list[int]]]:
    """One interpreted game with a small network: its last state, facts, figures and masks."""
    board = edition.integers
    shape = [signal_size(board), 4, 4, output_size(board)]
    net = (numpy.random.default_rng(3).standard_normal(network_size(*shape)) * 0.1).tolist()
    order = [0] * ORDER_SIZE
    order[SEATS_WANTED], order[BEGINS], order[PLANNERS], order[MOST_NOTED] = seats, NOBODY, planners, ROOM
    order[OBSERVED] = observation_size(board)
    state = [0] * board[STATE_SIZE]
    state[KEY] = 11
    width = shape[0] + FACTS
    shown, figures, masks = [0] * ROOM * width, [0.0] * ROOM * FIGURES, [0] * ROOM * board[ACTIONS]
    play_and_note(
        state,
        board,
        [NOT_LISTENING],
        new_mind(),
        order,
        net,
        [*shape, *[0] * SHAPE_SIZE],
        [0.0] * PAPER_SIZE,
        [0] * board[ACTIONS],
        [0] * shape[0],
        shown,
        masks,
        figures,
        patience,
    )
    assert 0 < order[NOTED] < ROOM

    def rows(row: list, size: int) -> list:  # type: ignore[type-arg]
        return [row[number * size : (number + 1) * size] for number in range(order[NOTED])]

    facts = [row[shape[0] :] for row in rows(shown, width)]
    return state, facts, rows(figures, FIGURES), rows(masks, board[ACTIONS])


@pytest.mark.parametrize("table", [TABLES[0], TABLES[4], TABLES[-1]], ids=str)
def test_what_is_noted_of_a_game_is_what_happened(table: Table) -> None:
    edition = table.deal(1).edition
    state, facts, figures, masks = noted(edition, table.seats, 0b10, 0.9)
    assert state[PHASE] == OVER
    worths = [worth_to(state, seat) / 1000 for seat in range(table.seats)]
    for fact, figure, mask in zip(facts, figures, masks, strict=True):
        assert fact[MOVER] != 1, "a planner's seat"
        assert fact[PLAYERS] == table.seats
        assert 0 < figure[CHANCE] <= 1
        if fact[DECIDES]:
            assert mask[fact[CHOSEN]] == 1
            assert sum(mask) > 1
        else:
            assert sum(mask) == 0
        others = [(fact[MOVER] + turn) % table.seats for turn in range(1, table.seats)]
        expected = [worths[seat] for seat in others] + [0.0] * (MOST_SEATS - table.seats)
        assert figure[WORTH + 1 : WORTH + MOST_SEATS] == pytest.approx(expected)


@pytest.mark.parametrize("patience", [0.0, 0.5, 1.0])
def test_gains_are_later_surprises(patience: float) -> None:
    """With no patience only the next one counts; with all of it, the end of the game."""
    state, facts, figures, _ = noted(TABLES[0].deal(1).edition, 2, 0, patience)
    for seat in range(2):
        own = [figure for fact, figure in zip(facts, figures, strict=True) if fact[MOVER] == seat]
        values = [figure[VALUE] for figure in own] + [worth_to(state, seat) / 1000]
        surprises = [after - before for before, after in itertools.pairwise(values)]
        for number, figure in enumerate(own):
            gain = sum(patience**later * one for later, one in enumerate(surprises[number:]))
            assert figure[GAIN] == pytest.approx(gain)
            assert figure[WORTH] == pytest.approx(figure[VALUE] + gain)


def test_a_mixture_has_all_seats_and_planners_in_each_of_them() -> None:
    series = mixture(1000, against_planners=0.3)
    assert sum(one.games for one in series) == 1000
    for seats in range(2, MOST_SEATS + 1):
        own = [one for one in series if one.seats == seats]
        assert sorted(one.planners for one in own) == sorted(
            [0, *((1 << seats) - 1 - (1 << seat) for seat in range(seats))]
        )
    assert mixture(20, against_planners=0.0) == [Series(14, 2), Series(3, 3), Series(3, 4)]


def test_equals_share_the_first_place() -> None:
    assert share_of_first(numpy.array([[1, 2], [1, 1], [2, 1]]), [0]) == pytest.approx(0.5)


def test_without_pytorch_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(OmnibusError, match="training needs PyTorch"):
        Learner(TABLES[0].deal(1).edition.integers, 1, Habits())
