"""Games played to learn from: by the network against itself, and in part against planners."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from omnibus.arena.deals import PUBLISHED, shuffle_seed
from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.judgement import mind_for
from omnibus.bots.thinking.engine import NETWORK, THINKING, modules_to_compile
from omnibus.bots.thinking.layers import OUTPUTS, PAPER_SIZE
from omnibus.bots.thinking.selfplay import (
    BEGINS,
    BOLD,
    FACTS,
    FIGURES,
    LUCK,
    MOST_NOTED,
    NOTED,
    OBSERVED,
    PLANNERS,
    SEATS_WANTED,
)
from omnibus.bots.thinking.signals import signal_size
from omnibus.bots.thinking.tree import tree_size
from omnibus.bots.thinking.tutor import SIMULATIONS, TUTOR_ORDER_SIZE, most_nodes
from omnibus.errors import OmnibusError
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.compiled import compile_entries
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.knowledge import KNOWLEDGE_SLOTS
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
    rows = {"play_and_note": ("state",), "play_and_teach": ("state",)}
    return compile_entries(modules_to_compile((*THINKING, *NETWORK, "tutor")), (), rows)


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

    def play(self, series: Series, brain: Brain, simulations: int = 0) -> tuple[Decisions, NDArray[Any]]:
        """The decisions of the network's seats, and the rank of each seat in each game.

        With simulations a search decides, and a mask says where it looked: see ``tutor``.
        """
        import numpy

        states = self._deal(series.games)
        order = self._order(series, simulations)
        noted, paper = self._blank(int(order[MOST_NOTED])), PAPER_SIZE
        rows: list[NDArray[Any]] = []
        if simulations:
            nodes, size = most_nodes(simulations), self.table[STATE_SIZE]
            paper += nodes * int(brain.shape[OUTPUTS])
            lengths = (size + KNOWLEDGE_SLOTS, size, 1, tree_size(nodes))
            rows = [numpy.zeros(length, numpy.int64) for length in lengths]
        run = _engine().play_and_teach if simulations else _engine().play_and_note
        run(
            states,
            self._board,
            numpy.array([NOT_LISTENING], numpy.int64),
            self._mind,
            order,
            brain.numbers,
            brain.shape_to_think(),
            numpy.zeros(paper, numpy.float32),
            numpy.zeros(self.table[ACTIONS], numpy.int64),
            numpy.zeros(signal_size(self.table), numpy.int16),
            *(part.reshape(-1) for part in noted),
            *rows,
            self.patience,
        )
        found, self._luck = int(order[NOTED]), int(order[LUCK])
        ranks = [[rank(state, seat) for seat in range(series.seats)] for state in states.tolist()]
        return Decisions(*(part[:found] for part in noted)), numpy.array(ranks)

    def _order(self, series: Series, simulations: int) -> NDArray[Any]:
        import numpy

        order = numpy.zeros(TUTOR_ORDER_SIZE, numpy.int64)
        order[SEATS_WANTED], order[BEGINS], order[PLANNERS] = series.seats, NOBODY, series.planners
        order[BOLD], order[SIMULATIONS] = series.bold, simulations
        order[MOST_NOTED] = 0 if series.bold else series.games * series.seats * MOST_NOTED_OF_A_SEAT
        order[OBSERVED], order[LUCK] = observation_size(self.table), self._luck
        return order

    def _blank(self, room: int) -> Decisions:
        """Room for so many decisions."""
        import numpy

        return Decisions(
            numpy.zeros((room, signal_size(self.table) + FACTS), numpy.int16),
            numpy.zeros((room, self.table[ACTIONS]), numpy.uint8),
            numpy.zeros((room, FIGURES), numpy.float32),
        )

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
