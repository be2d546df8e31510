"""One decision of a bot with a network: simulations until the budget is spent, kept in one tree."""

from __future__ import annotations

from omnibus.bots.beliefs import beliefs_of
from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.judgement import mind_for
from omnibus.bots.search import RESERVE, SLICE
from omnibus.bots.stopwatch import STOPWATCH
from omnibus.bots.thinking.brain import Brain
from omnibus.bots.thinking.engine import array, network_engine
from omnibus.bots.thinking.layers import OUTPUTS, PAPER_SIZE
from omnibus.bots.thinking.signals import signal_size
from omnibus.bots.thinking.tree import tree_size
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.observe import observation_size

MOST_NODES = 1 << 16
"""With what the network says at each of them less than 30 MB."""
FIRST_SLICE = 16
"""Simulations after which the clock is looked at first."""


class MasterSearch:
    """Everything that the compiled search reads and writes, for one turn."""

    def __init__(self, turn: Turn, brain: Brain, budget: Budget) -> None:
        import numpy

        self.run, self.start = network_engine(), STOPWATCH.read()
        self.budget = budget
        self.seat = turn.seat
        table = turn.edition.integers
        nodes = min(2 * (budget.simulations or MOST_NODES) + 1, MOST_NODES)
        beliefs = beliefs_of(turn, compiled=True)
        self.board, self.known = array(table), array(beliefs.known)
        self.mind, self.tree = array(mind_for(turn.edition)), numpy.zeros(tree_size(nodes), numpy.int64)
        self.actions = numpy.zeros(table[ACTIONS], numpy.int64)
        self.run.study(self.board, self.mind)
        self.run.plant(self.tree, nodes, observation_size(table))
        self.luck = array([turn.random.getrandbits(30)])
        self.written = (
            array([NOT_LISTENING]),
            self.mind,
            self.seat,
            array(beliefs.integers),
            self.luck,
            numpy.zeros(table[STATE_SIZE], numpy.int64),
            self.tree,
            brain.numbers,
            brain.shape_to_think(),
            numpy.zeros(PAPER_SIZE + nodes * int(brain.shape[OUTPUTS]), numpy.float32),
            numpy.zeros(signal_size(table), numpy.int16),
            self.actions,
        )
        """In the order of ``puct.explore``, behind what is known and the board."""

    def best(self) -> int:
        """The action that was tried most when the budget is spent."""
        if self._candidates() > 1:
            self._spend()
        return int(self.actions[self.run.favourite(self.tree, self.actions, self._candidates())])

    def _candidates(self) -> int:
        return int(self.run.candidates(self.known, self.board, self.seat, self.actions))

    def _spend(self) -> None:
        left = self.budget.simulations or 1 << 60
        if self.budget.seconds is None:
            self._explore(left)
            return
        end, simulations = self.start + RESERVE * self.budget.seconds, FIRST_SLICE
        while left > 0:
            begun = STOPWATCH.read()
            simulations = min(simulations, left)
            self._explore(simulations)
            left -= simulations
            now = STOPWATCH.read()
            if now >= end:
                return
            speed = simulations / max(now - begun, 1e-6)
            simulations = max(1, int(speed * min(SLICE, end - now)))

    def _explore(self, simulations: int) -> None:
        self.run.explore(self.known, self.board, *self.written, simulations)
