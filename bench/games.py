"""Random games by our own rules, for races: interpreted, compiled, and step by step from Python."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bench.measure import Done, Runner
from omnibus.boards.integers import board_integers
from omnibus.boards.load import city_slugs, load_board
from omnibus.rules import playout
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE, with_catalogue
from omnibus.rules.compiled import compiled
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import KEY, NOBODY, OVER, PHASE, TO_MOVE
from omnibus.types import Integers


class Table(NamedTuple):
    city: str
    seats: int


REFERENCE = Table("london", 2)
"""What everything else is compared with."""
EVERY_NUMBER_OF_SEATS = (2, 3, 4)
LUCK = 12345


def every_table() -> list[Table]:
    return [Table(city, seats) for city in city_slugs() for seats in EVERY_NUMBER_OF_SEATS]


class Sequences(NamedTuple):
    """What ``playout.play_games`` takes."""

    state: Integers
    board: Integers
    log: Integers
    luck: Integers
    out: Integers


def sequences(table: Table) -> Sequences:
    board = with_catalogue(board_integers(load_board(table.city)))
    return Sequences([0] * board[STATE_SIZE], board, [NOT_LISTENING], [LUCK], [0] * board[ACTIONS])


def arrays(table: Table) -> Sequences:
    import numpy

    return Sequences(*(numpy.array(one, dtype=numpy.int64) for one in sequences(table)))  # type: ignore[arg-type]


def interpreted_runner(table: Table) -> Runner:
    own = sequences(table)
    return lambda games: Done(playout.play_games(*own, table.seats, games), games)


def compiled_runner(table: Table) -> Runner:
    own, play_games = arrays(table), compiled().play_games
    return lambda games: Done(play_games(*own, table.seats, games), games)


def stepping_runner(table: Table) -> Runner:
    """Compiled rules, but every decision is made in Python: two calls for each."""
    state, board, log, _, out = arrays(table)
    rules, chance = compiled(), Random(LUCK)

    def run(games: int) -> Done:
        decisions = 0
        for game in range(games):
            state[:] = 0  # type: ignore[call-overload]
            state[KEY] = game
            rules.begin(state, board, log, table.seats, NOBODY)
            while state[PHASE] != OVER:
                seat = state[TO_MOVE]
                found = rules.legal_actions(state, board, seat, out)
                rules.play(state, board, log, seat, out[int(chance.random() * found)])
                decisions += 1
        return Done(decisions, games)

    return run
