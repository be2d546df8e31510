"""A bot that tries its moves in many worlds that could be the real one."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.plan import plan_of
from omnibus.bots.reasons import Alternative, Reasons
from omnibus.bots.search import Candidate, Search
from omnibus.bots.wilson import wilson
from omnibus.game.action import AnyAction

SIMULATIONS = 4000
"""For each decision, where the turn says nothing: about 50 ms on one core."""


class SearcherBot:
    """Its work is counted in simulations, so that it decides the same way on every machine."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.budget = Budget(simulations=simulations)

    def decide(self, turn: Turn) -> AnyAction:
        search = Search(turn, turn.budget or self.budget)
        return turn.edition.actions[search.best()]

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        numbers = tuple(turn.edition.action_number(action) for action in about)
        search = Search(turn, turn.budget or self.budget, numbers)
        search.best()
        found = search.tried()
        return Reasons(
            alternatives=tuple(_alternative(turn, one) for one in found),
            plan=plan_of(turn),
            simulations=sum(one.games for one in found),
        )


def _alternative(turn: Turn, candidate: Candidate) -> Alternative:
    low, high = wilson(candidate.win, candidate.games)
    return Alternative(
        action=turn.edition.actions[candidate.action],
        win=candidate.win,
        points=candidate.points,
        low=low,
        high=high,
        simulations=candidate.games,
    )
