"""A bot with a network that has learned by its own games, and searches by it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.master_search import MasterSearch
from omnibus.bots.reasons import Reasons
from omnibus.bots.searcher import SearcherBot
from omnibus.bots.thinking.brain import SHIPPED, AnotherBoardError, Brain, calmed, load_brain
from omnibus.game.action import AnyAction
from omnibus.game.edition import Edition

SIMULATIONS = 4000
CALM = 5.0
"""What is thirty times as likely to the network is twice as likely in a search: else it looks no further."""


class MasterBot:
    """Its work is counted in simulations. On a board that nobody has trained on it is the searcher."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        self.budget = Budget(simulations=simulations)

    def decide(self, turn: Turn) -> AnyAction:
        brain, budget = brain_for(turn.edition), turn.budget or self.budget
        if brain is None:
            return SearcherBot().decide(replace(turn, budget=budget))
        return turn.edition.actions[MasterSearch(turn, brain, budget).best()]

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        """What it would do comes first. The figures are of games played on, like the searcher's."""
        turn = replace(turn, budget=half_of(turn.budget or self.budget))
        best = self.decide(turn)
        reasons = SearcherBot().explain(turn, (best, *about))
        first = sorted(reasons.alternatives, key=lambda one: one.action != best)
        return replace(reasons, alternatives=tuple(first))


def half_of(budget: Budget) -> Budget:
    return Budget(
        None if budget.simulations is None else max(1, budget.simulations // 2),
        None if budget.seconds is None else budget.seconds / 2,
    )


@lru_cache(maxsize=8)
def brain_for(edition: Edition) -> Brain | None:
    """The network that was trained on this very board, if there is one."""
    path = SHIPPED / f"{edition.board.city}.npz"
    try:
        if not path.exists():
            return None
        return calmed(load_brain(path, edition.integers, edition.version), edition.integers, CALM)
    except AnotherBoardError:
        return None
