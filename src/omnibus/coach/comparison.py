"""Some moves of one turn, each tried in the very same worlds, so that their difference is no luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

import msgspec

from omnibus.arena.statistics import Estimate, mean, share
from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.search import Search
from omnibus.bots.thinking.search import GAMES, MARGINS, ONE_WIN, WINS, WORTH
from omnibus.bots.wilson import wilson

WORLDS = 10
"""Of one block. The spread between blocks tells how sure a figure is."""
FEWEST_BLOCKS = 4


class Outcome(NamedTuple):
    """What an action comes to in the worlds of one block."""

    win: float
    points: float
    worth: float
    """What the search goes by: the win, and a little for the points."""


class Level(msgspec.Struct, frozen=True):
    """How good something is for a seat, or how much better than something else."""

    win: Estimate
    """Chance to win; equal ranks share it."""
    points: Estimate
    """Ahead of the best of the others."""


class Move(NamedTuple):
    """An action by its number, and the plan with which the seat goes on from it: its own, or a given one."""

    action: int
    plan: int | None = None
    """A mask of routes."""


class Comparison:
    """Any moves of a turn; ``AS_PLANNED`` may stand for an action."""

    def __init__(self, turn: Turn, budget: Budget, moves: Sequence[Move]) -> None:
        self.rows = {move: row for row, move in enumerate(dict.fromkeys(moves))}
        self.blocks = list(_blocks(turn, budget, list(self.rows)))

    @property
    def simulations(self) -> int:
        """Of each move."""
        return WORLDS * len(self.blocks)

    def level(self, move: Move) -> Level:
        found = self._outcomes(move)
        win = share([one.win] for one in found)
        if win.mean in (0, 1):  # there is no spread to go by
            win = Estimate(win.mean, *wilson(win.mean, self.simulations))
        return Level(win, mean([one.points] for one in found))

    def difference(self, move: Move, other: Move) -> Level:
        """How much better the one is than the other."""
        pairs = list(zip(self._outcomes(move), self._outcomes(other), strict=True))
        return Level(
            win=mean([one.win - two.win] for one, two in pairs),
            points=mean([one.points - two.points] for one, two in pairs),
        )

    def best(self, moves: Sequence[Move]) -> list[Move]:
        """The best first."""
        return sorted(moves, key=lambda move: -sum(one.worth for one in self._outcomes(move)))

    def _outcomes(self, move: Move) -> list[Outcome]:
        return [block[self.rows[move]] for block in self.blocks]


def _blocks(turn: Turn, budget: Budget, moves: Sequence[Move]) -> Iterator[list[Outcome]]:
    search = Search(turn, budget)
    by_plan: dict[int | None, list[int]] = {}
    for row, move in enumerate(moves):
        by_plan.setdefault(move.plan, []).append(row)
    number, spent = 0, _limit(budget, len(moves))
    while number < FEWEST_BLOCKS or not spent(number):
        block: dict[int, Outcome] = {}
        luck = int(search.luck[0])
        for plan, rows in by_plan.items():
            search.luck[0] = luck  # the same worlds for all
            search.follow(plan)
            tallies = search.try_out([moves[row].action for row in rows], WORLDS)
            block |= zip(rows, map(_outcome, tallies), strict=True)
        yield [block[row] for row in range(len(moves))]
        number += 1


def _outcome(tally: Sequence[int]) -> Outcome:
    games = tally[GAMES]
    return Outcome(tally[WINS] / ONE_WIN / games, tally[MARGINS] / games, tally[WORTH] / games)


def _limit(budget: Budget, moves: int) -> Callable[[int], bool]:
    """Whether so many blocks are all that the budget allows."""
    end = None if budget.seconds is None else perf_counter() + budget.seconds
    most = None if budget.simulations is None else budget.simulations // (moves * WORLDS)

    def spent(blocks: int) -> bool:
        return (most is not None and blocks >= most) or (end is not None and perf_counter() >= end)

    return spent
