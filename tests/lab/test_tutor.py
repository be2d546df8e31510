"""What a network learns from a search: where it looked, and what came of the game."""

import numpy
import pytest

from omnibus.bots.thinking.brain import Brain
from omnibus.bots.thinking.layers import network_size
from omnibus.bots.thinking.policy import output_size
from omnibus.bots.thinking.selfplay import CHOSEN, DECIDES, FACTS, MOVER, PLAYERS, VALUE, WORTH
from omnibus.bots.thinking.signals import signal_size
from omnibus.bots.thinking.tutor import ALL_MARKS
from omnibus.lab.training.experience import Decisions, Experience, Series
from tests.kit.tables import TABLES, Table

SIMULATIONS = 40
GAMES = 3


def taught(table: Table, planners: int, patience: float = 1.0) -> tuple[Decisions, int]:
    edition = table.deal(1).edition
    shape = [signal_size(edition.integers), 8, 8, output_size(edition.integers)]
    numbers = numpy.random.default_rng(5).standard_normal(network_size(*shape)) * 0.1
    brain = Brain(numbers.astype(numpy.float32), numpy.array(shape))
    school = Experience(edition, 1, patience)
    noted, ranks = school.play(Series(GAMES, table.seats, planners), brain, SIMULATIONS)
    assert ranks.shape == (GAMES, table.seats)
    return noted, shape[0]


@pytest.mark.parametrize("table", [TABLES[0], TABLES[4], TABLES[-1]], ids=str)
def test_a_mark_says_how_often_an_action_was_looked_at(table: Table) -> None:
    noted, signals = taught(table, planners=0b10)
    facts = noted.rows[:, signals : signals + FACTS]
    assert set(facts[:, MOVER].tolist()) == set(range(table.seats)) - {1}, "a planner needs no lesson"
    assert (facts[:, DECIDES] == 1).all()
    assert (facts[:, PLAYERS] == table.seats).all()
    choices = (noted.masks > 0).sum(axis=1)
    assert (choices > 1).all()
    assert (noted.masks[numpy.arange(len(facts)), facts[:, CHOSEN]] > 0).all()
    looked = numpy.maximum(noted.masks.astype(int) - 1, 0).sum(axis=1)
    assert (looked <= ALL_MARKS).all()
    assert (looked > ALL_MARKS - choices).all(), "no more is lost than each mark rounds off"


def test_with_all_patience_a_position_is_worth_what_came_of_it() -> None:
    noted, signals = taught(TABLES[0], planners=0)
    movers, figures = noted.rows[:, signals + MOVER], noted.figures
    assert numpy.abs(figures[:, VALUE]).max() < 2
    for seat in range(2):
        own = figures[movers == seat]
        assert len(set(numpy.round(own[:, WORTH], 4).tolist())) <= GAMES
    assert set(numpy.round(figures[movers == 0, WORTH], 4)) == set(
        numpy.round(figures[movers == 1, WORTH + 1], 4)
    )


def test_the_same_seed_teaches_the_same() -> None:
    one, two = (taught(TABLES[2], planners=0)[0] for _ in range(2))
    for first, second in zip(one, two, strict=True):
        assert numpy.array_equal(first, second)
