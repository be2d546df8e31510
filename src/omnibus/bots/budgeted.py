"""A bot with a budget of its own, whatever the table allows."""

from __future__ import annotations

from msgspec.structs import replace

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.budget import Budget
from omnibus.bots.reasons import Reasons, explainer
from omnibus.game.action import AnyAction


class BudgetedBot:
    """Where the table has a limit, too, both are kept."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def decide(self, turn: Turn) -> AnyAction:
        return self.bot.decide(self._budgeted(turn))

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        return explainer(self.bot).explain(self._budgeted(turn), about)

    def _budgeted(self, turn: Turn) -> Turn:
        return replace(turn, budget=self.budget.within(turn.budget))
