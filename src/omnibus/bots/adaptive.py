"""A bot that aims at 50 %: as strong as the results say that a person is.

The results are part of its name, ``adaptive:WWL``, so that it has no memory and decides the same way again.
"""

from __future__ import annotations

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.levels import LEVELS, bot_of
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction

PREFIX = "adaptive"
WON, LOST, DREW = "WLD"
START = 3.0
FIRST_STEP = 1.0
LAST_STEP = 0.25
"""Steps shrink to this, so that a level is found soon and then held."""
SHRINK = 0.75
MOST_RESULTS = 1000


def strength(results: str) -> float:
    """The level, whole or between two, for a person who has had these results, the oldest first."""
    level, step = START, FIRST_STEP
    for result in results:
        change = {WON: step, LOST: -step, DREW: 0.0}[result]
        level = min(max(level + change, 1.0), float(len(LEVELS)))
        step = max(step * SHRINK, LAST_STEP)
    return level


class AdaptiveBot:
    """Between two levels, each of its moves is the one's or the other's."""

    def __init__(self, level: float) -> None:
        self.level = level
        lower = min(int(level), len(LEVELS) - 1)
        self.share = level - lower
        self.bots: tuple[Bot, Bot] = (bot_of(LEVELS[lower - 1]), bot_of(LEVELS[lower]))

    def decide(self, turn: Turn) -> AnyAction:
        upper = turn.random.random() < self.share
        return self.bots[upper].decide(turn)


def adaptive_named(name: str) -> AdaptiveBot:
    """``adaptive:WLD``: the person won, lost, drew; ``adaptive`` knows nothing of the person yet."""
    results = name.removeprefix(PREFIX).removeprefix(":")
    if set(results) - {WON, LOST, DREW} or len(results) > MOST_RESULTS:
        raise OmnibusError(
            f"{name!r}: results are written as W, L and D, at most {MOST_RESULTS}, the oldest first"
        )
    return AdaptiveBot(strength(results))
