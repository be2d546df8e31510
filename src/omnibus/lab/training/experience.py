"""Games played to learn from: by the network against itself, and in part against planners."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from omnibus.arena.deals import PUBLISHED, shuffle_seed
from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.judgement import mind_for
from omnibus.bots.thinking.engine import NETWORK, THINKING, modules_to_compile
from omnibus.bots.thinking.layers import PAPER_SIZE
from omnibus.bots.thinking.selfplay import (
    BEGINS,
    BOLD,
    FACTS,
    FIGURES,
    LUCK,
    MOST_NOTED,
    NOTED,
    OBSERVED,
    ORDER_SIZE,
    PLANNERS,
    SEATS_WANTED,
)
from omnibus.bots.thinking.signals import signal_size
from omnibus.errors import OmnibusError
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.compiled import compile_entries
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import KEY, NOBODY
from omnibus.rules.observe import observation_size
from omnibus.rules.scoring import rank

if TYPE_CHECKING:
    from types import SimpleNamespace

    from numpy.typing import NDArray

    from omnibus.bots.thinking.brain import Brain
    from omnibus.game.edition import Edition

MOST_NOTED_OF_A_SEAT = 80
"""In one game, more or less: for so many there is room."""

SHARES = {2: 0.7, 3: 0.15, 4: 0.15}
"""How many of the games have so many seats; those with more seats are longer."""


class Series(msgspec.Struct, frozen=True):
    """Games of one kind."""

    games: int
    seats: int
    planners: int = 0
    """A mask of the seats that planners play."""
    bold: bool = False
    """Always the likeliest action."""


class Decisions(NamedTuple):
    """What was noted, a row for each decision: see ``selfplay``."""

    rows: NDArray[Any]
    """The signals, then the facts."""
    masks: NDArray[Any]
    figures: NDArray[Any]


@cache
def _engine() -> SimpleNamespace:
    return compile_entries(modules_to_compile((*THINKING, *NETWORK)), (), {"play_and_note": ("state",)})


class Experience:
    """Plays series of games of one edition, each on deals of its own: 0, 1, 2 ... of the seed."""

    def __init__(self, edition: Edition, seed: int, patience: float) -> None:
        import numpy

        self.table = edition.integers
        self.patience = patience
        self.seed = seed
        self.deals = 0
        self._board = numpy.array(self.table, numpy.int64)
        self._mind = numpy.array(mind_for(edition), numpy.int64)
        self._luck = seed

    def play(self, series: Series, brain: Brain) -> tuple[Decisions, NDArray[Any]]:
        """The decisions of the network's seats, and the rank of each seat in each game."""
        import numpy

        states = self._deal(series.games)
        room = 0 if series.bold else series.games * series.seats * MOST_NOTED_OF_A_SEAT
        signals, actions = signal_size(self.table), self.table[ACTIONS]
        order = numpy.zeros(ORDER_SIZE, numpy.int64)
        order[SEATS_WANTED], order[BEGINS], order[PLANNERS] = series.seats, NOBODY, series.planners
        order[BOLD], order[MOST_NOTED] = series.bold, room
        order[OBSERVED], order[LUCK] = observation_size(self.table), self._luck
        noted = Decisions(
            numpy.zeros((room, signals + FACTS), numpy.int16),
            numpy.zeros((room, actions), numpy.uint8),
            numpy.zeros((room, FIGURES), numpy.float32),
        )
        _engine().play_and_note(
            states,
            self._board,
            numpy.array([NOT_LISTENING], numpy.int64),
            self._mind,
            order,
            brain.numbers,
            brain.shape_to_think(),
            numpy.zeros(PAPER_SIZE, numpy.float32),
            numpy.zeros(actions, numpy.int64),
            numpy.zeros(signals, numpy.int16),
            *(part.reshape(-1) for part in noted),
            self.patience,
        )
        found, self._luck = int(order[NOTED]), int(order[LUCK])
        ranks = [[rank(state, seat) for seat in range(series.seats)] for state in states.tolist()]
        return Decisions(*(part[:found] for part in noted)), numpy.array(ranks)

    def _deal(self, games: int) -> NDArray[Any]:
        """States of zeros but for their seeds."""
        import numpy

        if self.deals + games > PUBLISHED:
            raise OmnibusError("no deals are left to train on: the others are kept for published figures")
        states = numpy.zeros((games, self.table[STATE_SIZE]), numpy.int64)
        for game in range(games):
            seed = shuffle_seed(self.deals + game, self.seed)
            for word in range(4):
                states[game, KEY + word] = seed >> 32 * word & 0xFFFFFFFF
        self.deals += games
        return states


def share_of_first(ranks: NDArray[Any], seats: list[int]) -> float:
    """How often one of these seats was first; equals share it."""
    import numpy

    best = ranks == 1
    return float((best[:, seats].sum(axis=1) / numpy.maximum(best.sum(axis=1), 1)).mean())


def mixture(games: int, *, against_planners: float) -> list[Series]:
    """So many games: most of them with two seats, and a part with planners in all seats but one."""
    series = []
    for seats in range(2, MOST_SEATS + 1):
        number = round(games * SHARES[seats])
        with_planners = round(number * against_planners / seats)
        everybody = (1 << seats) - 1
        series += [Series(with_planners, seats, everybody & ~(1 << seat)) for seat in range(seats)]
        series.append(Series(number - seats * with_planners, seats))
    return [one for one in series if one.games > 0]
