"""Why a bot would do what it does: what it weighed, and what it is after."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.outlook import Standing
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction


class Alternative(msgspec.Struct, frozen=True):
    """One thing that could be done, and what would come of it."""

    action: AnyAction
    win: float
    """The chance to win; equal ranks share it."""
    points: float
    """By how many points, on average, the seat ends before the best of the others."""
    low: float
    """The interval around ``win`` that holds it 19 times in 20, as far as the simulations can say."""
    high: float
    simulations: int


class PlannedTicket(msgspec.Struct, frozen=True):
    ticket: str
    routes: tuple[str, ...]
    """Those that it still needs, by the plan."""
    standing: Standing


class Reasons(msgspec.Struct, frozen=True):
    alternatives: tuple[Alternative, ...]
    """The best first; none, where a bot does not weigh one against the other."""
    plan: tuple[PlannedTicket, ...]
    simulations: int


@runtime_checkable
class Explainer(Protocol):
    """A bot that can be asked for its reasons."""

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        """What it thinks of this turn. What it is asked ``about`` is weighed to the end, however bad."""


def explainer(bot: Bot) -> Explainer:
    """The bot as one that can be asked, if it is one."""
    if not isinstance(bot, Explainer):
        raise OmnibusError("this bot gives no reasons")
    return bot
