"""Hypothesis strategies for tables, games and positions."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from omnibus.game.game import Game
from tests.kit.play import TEMPERS, Choose, Temper, from_random, play_on
from tests.kit.scattered import scattered
from tests.kit.tables import TABLES, Table

LONG = 200
"""More plies than most games have."""


def tables() -> SearchStrategy[Table]:
    return st.sampled_from(TABLES)


def seeds() -> SearchStrategy[int]:
    return st.integers(0, 2**128 - 1)


def lucks() -> SearchStrategy[Random]:
    """Generators for what no test wants to shrink: which of many actions is played."""
    return st.integers(0, 2**32).map(Random)


def chooses() -> SearchStrategy[Choose]:
    return lucks().map(from_random)


@st.composite
def tempers(draw: DrawFn, seats: int) -> tuple[Temper, ...]:
    return tuple(draw(st.sampled_from(TEMPERS)) for _ in range(seats))


@st.composite
def games(draw: DrawFn, plies: int = LONG) -> Game:
    """A game from its deal to somewhere; one in ten or so is over."""
    table = draw(tables())
    game = table.deal(draw(seeds()))
    leanings = draw(tempers(table.seats))
    return play_on(game, draw(chooses()), leanings, draw(st.integers(0, plies)))


@st.composite
def scattered_games(draw: DrawFn) -> Game:
    return Game.from_position(scattered(draw(tables()), draw(lucks())))


def any_games() -> SearchStrategy[Game]:
    return st.one_of(games(), scattered_games())
