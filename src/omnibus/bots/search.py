"""One decision of the searching bot: rounds of games, after each of which the weaker half goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omnibus.bots.beliefs import beliefs_of
from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.judgement import mind_for
from omnibus.bots.stopwatch import STOPWATCH
from omnibus.bots.thinking.engine import array, engine
from omnibus.bots.thinking.search import GAMES, MARGINS, ONE_WIN, TALLY_SIZE, WINS, WORTH
from omnibus.bots.thinking.workspace import AIM, GIVEN_PLAN, TO_WIN
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.events import NOT_LISTENING

SLICE = 0.01
"""Seconds of simulations between two looks at the clock."""
RESERVE = 0.9
"""The share of the time that is spent; the rest is for what comes before and after."""


class Candidate(NamedTuple):
    action: int
    win: float
    points: float
    worth: float
    """What the search goes by, in thousandths of a win or in points."""
    games: int


class Search:
    """Tries the sensible actions of a turn, and those that are asked about however bad they are."""

    def __init__(self, turn: Turn, budget: Budget, about: tuple[int, ...] = (), *, aim: int = TO_WIN) -> None:
        self.run, self.start = engine(), STOPWATCH.read()
        self.budget = budget
        self.about = about
        self.seat = turn.seat
        self.board = array(turn.edition.integers)
        beliefs = beliefs_of(turn, compiled=True)
        self.known, self.mind = array(beliefs.known), array(mind_for(turn.edition))
        self.odds = array(beliefs.integers)
        self.mind[AIM] = aim
        size, actions = turn.edition.integers[STATE_SIZE], turn.edition.integers[ACTIONS]
        self.world, self.state = array([0] * size), array([0] * size)
        self.actions, self.tally = array([0] * actions), array([0] * actions * TALLY_SIZE)
        self.log, self.luck = array([NOT_LISTENING]), array([turn.random.getrandbits(31) | 1])
        self.run.study(self.board, self.mind)
        self.found = self._candidates()

    def _candidates(self) -> int:
        """Those that are asked about come last, and stand among the others once they are tried."""
        found = int(self.run.candidates(self.known, self.board, self.seat, self.actions))
        for action in dict.fromkeys(self.about):
            if action not in self.actions[:found]:
                self.actions[found] = action
                found += 1
        return found

    def follow(self, plan: int | None) -> None:
        """From now on the seat begins its games with this plan, a mask of routes, or with one of its own."""
        self.mind[GIVEN_PLAN + self.seat] = 0 if plan is None else plan + 1

    def best(self) -> int:
        """The action that is left when the budget is spent."""
        alive = self.found
        rounds = max(1, (alive - 1).bit_length())
        if alive == 1 and not self.about:
            return int(self.actions[0])
        for number in range(rounds):
            self._round(alive, number, rounds)
            alive = self._keep_better_half(alive)
        return int(self.actions[0])

    def tried(self) -> list[Candidate]:
        """All of them, the best first."""
        rows = self.tally[: self.found * TALLY_SIZE].reshape(-1, TALLY_SIZE).tolist()
        return [
            Candidate(
                action=int(action),
                win=row[WINS] / ONE_WIN / row[GAMES],
                points=row[MARGINS] / row[GAMES],
                worth=row[WORTH] / row[GAMES],
                games=row[GAMES],
            )
            for action, row in zip(self.actions, rows, strict=False)
            if row[GAMES]
        ]

    def try_out(self, actions: Sequence[int], worlds: int) -> list[list[int]]:
        """The tally of these actions in so many worlds more, whatever was tried before."""
        self.actions[: len(actions)] = actions
        self.tally[:] = 0
        self._simulate(len(actions), worlds)
        rows: list[list[int]] = self.tally[: len(actions) * TALLY_SIZE].reshape(-1, TALLY_SIZE).tolist()
        return rows

    def _round(self, alive: int, number: int, rounds: int) -> None:
        """An equal share of the budget for each round; at least one world."""
        left = self._worlds(alive, rounds)
        end = self._end(number, rounds)
        slice_of_worlds = left if end is None else 1
        while left > 0:
            begun = STOPWATCH.read()
            worlds = min(left, slice_of_worlds)
            self._simulate(alive, worlds)
            left -= worlds
            if end is not None:
                now = STOPWATCH.read()
                speed = worlds / max(now - begun, 1e-6)
                slice_of_worlds = max(1, int(speed * min(SLICE, end - now)))
                if now >= end:
                    return

    def _worlds(self, alive: int, rounds: int) -> int:
        if self.budget.simulations is None:
            return 1 << 60
        return max(1, self.budget.simulations // (rounds * alive))

    def _end(self, number: int, rounds: int) -> float | None:
        """When the round has to be over."""
        if self.budget.seconds is None:
            return None
        return self.start + RESERVE * self.budget.seconds * (number + 1) / rounds

    def _simulate(self, alive: int, worlds: int) -> None:
        self.run.simulate(
            self.known,
            self.board,
            self.log,
            self.mind,
            self.seat,
            self.odds,
            self.luck,
            self.world,
            self.state,
            self.actions,
            self.tally,
            alive,
            worlds,
        )

    def _keep_better_half(self, alive: int) -> int:
        """Sort the living actions, the best first, and return how many go on."""
        rows = self.tally[: alive * TALLY_SIZE].reshape(-1, TALLY_SIZE)
        order = sorted(range(alive), key=lambda number: -int(rows[number, WORTH]))
        self.actions[:alive] = self.actions[:alive][order]
        rows[:] = rows[order]
        kept = (alive + 1) // 2
        for number in range(kept, alive):
            if int(self.actions[number]) in self.about:
                for row in (self.actions, rows):
                    row[[kept, number]] = row[[number, kept]]
                kept += 1
        return kept
