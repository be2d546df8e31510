"""The planner that also reads the others: it sees in their routes what they are after, and takes it."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.planner import PlannerBot
from omnibus.bots.reasons import Reasons
from omnibus.bots.search import RESERVE, Search
from omnibus.bots.stopwatch import STOPWATCH
from omnibus.bots.thinking.blocking import MOST_BLOCKS, NOTES_SIZE
from omnibus.bots.thinking.engine import array
from omnibus.bots.thinking.search import WORTH
from omnibus.game.action import AnyAction, ClaimRoute

SIMULATIONS = 1600
"""For each decision in which there is something to block: 20 ms or so."""
SLICE = 20
"""Worlds between two looks at the clock."""
PAYS = 25
"""By how much a block must be better than what the planner would do, in thousandths of a win."""


class BlockerBot:
    """It tries a block in worlds that could be the real one before it believes in it."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.budget = Budget(simulations=simulations)
        self.planner = PlannerBot()

    def decide(self, turn: Turn) -> AnyAction:
        planned = self.planner.decide(turn)
        if not any(isinstance(action, ClaimRoute) for action in turn.legal):
            return planned
        search = Search(turn, self.budget.within(turn.budget))
        number = turn.edition.action_number(planned)
        choices = [number, *(block for block in blocks_of(search) if block != number)]
        if len(choices) == 1:
            return planned
        worths = weighed(search, choices)
        best = max(range(len(choices)), key=lambda place: worths[place])
        return turn.edition.actions[choices[best]] if worths[best] > worths[0] + PAYS else planned

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        return self.planner.explain(turn, about)


def blocks_of(search: Search) -> list[int]:
    """The claims that would harm the rivals most, as actions by number."""
    notes, out = array([0] * NOTES_SIZE), array([0] * MOST_BLOCKS)
    found = search.run.blocking_claims(search.known, search.board, search.mind, search.seat, notes, out)
    return [int(one) for one in out[:found]]


def weighed(search: Search, choices: list[int]) -> list[float]:
    """What each choice is worth, all of them tried in the same worlds."""
    budget, tried = search.budget, 0
    most = max(1, (budget.simulations or SIMULATIONS) // len(choices))
    end = search.start + RESERVE * budget.seconds if budget.seconds else None
    sums = [0] * len(choices)
    while tried < most and not (tried and end and STOPWATCH.read() > end):
        worlds = min(SLICE, most - tried)
        rows = search.try_out(choices, worlds)
        sums = [total + row[WORTH] for total, row in zip(sums, rows, strict=True)]
        tried += worlds
    return [total / tried for total in sums]
