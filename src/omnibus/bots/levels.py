"""Levels for people, from a first game to mastery: ``level:1`` to ``level:6``, ``level:5+family``.

A weaker level looks less far ahead, overlooks routes as people do, and does not always tell good from best;
none throws a move away on purpose.
"""

from __future__ import annotations

from math import exp

import msgspec

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.budget import Budget
from omnibus.bots.greedy import GreedyBot
from omnibus.bots.master import MasterBot
from omnibus.bots.planner import PlannerBot
from omnibus.bots.search import Search
from omnibus.bots.thinking.search import WIN
from omnibus.bots.thinking.workspace import OWN_POINTS, TO_WIN
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction
from omnibus.spelling import no_such

PREFIX = "level:"
FAMILY = "+family"
MOST_CHOICES = 4
"""What came further down was tried in few worlds only."""
POINTS_A_WIN = 30
"""Points of one's own that are as good as a win."""


class Level(msgspec.Struct, frozen=True):
    title: str
    summary: str
    thinks: str
    """``greedy``, ``planner``, ``searcher`` or ``master``."""
    overlooked: float = 0.0
    """The share of the routes that it does not see."""
    simulations: int = 0
    temperature: float = 0.0
    """How far below the best move another one may be, in wins, before it is hardly ever taken."""


LEVELS = (
    Level(
        "first game",
        "takes its tickets one by one and overlooks half of the board: everybody can win",
        "greedy",
        overlooked=0.45,
    ),
    Level(
        "beginner",
        "goes for its nearest ticket by a short way, and misses some of them",
        "greedy",
        overlooked=0.15,
    ),
    Level(
        "casual",
        "plans all its tickets together, but does not see every route",
        "planner",
        overlooked=0.15,
    ),
    Level(
        "regular",
        "plans all its tickets as one network and wastes no card",
        "planner",
    ),
    Level(
        "expert",
        "plays many possible games through before it moves, and now and then takes the second best",
        "searcher",
        simulations=2000,
        temperature=0.02,
    ),
    Level(
        "master",
        "thinks as long as it may, about all that you could hold, and takes the best move it finds",
        "master",
        simulations=16_000,
    ),
)


def levels() -> list[tuple[str, str]]:
    """What there is to choose from, the weakest first: the name and a sentence for it."""
    return [(f"{PREFIX}{number}", f"{one.title}: {one.summary}") for number, one in enumerate(LEVELS, 1)]


def level_named(name: str) -> Bot:
    """``level:4``; with ``+family`` it never takes a route only to be in somebody's way."""
    word = name.removeprefix(PREFIX)
    number = word.removesuffix(FAMILY)
    known = [f"{PREFIX}{n}" for n in range(1, len(LEVELS) + 1)]
    if PREFIX + number not in known:
        raise OmnibusError(no_such("level", name, known))
    return bot_of(LEVELS[int(number) - 1], family=word.endswith(FAMILY))


def bot_of(level: Level, *, family: bool = False) -> Bot:
    """Those that don't search block nobody on purpose, anyway.

    A network knows winning alone; with the family, who is after his own points searches without it.
    """
    if level.thinks == "greedy":
        return GreedyBot(level.overlooked)
    if level.thinks == "planner":
        return PlannerBot(level.overlooked)
    if level.thinks == "master" and not family:
        return MasterBot(level.simulations)
    return SearchingLevel(level, family=family)


class SearchingLevel:
    """Looks ahead, and takes one of the moves that seem good, the better the more often."""

    def __init__(self, level: Level, *, family: bool) -> None:
        self.level = level
        self.family = family

    def decide(self, turn: Turn) -> AnyAction:
        search = Search(turn, self._budget(turn), aim=OWN_POINTS if self.family else TO_WIN)
        best = search.best()
        if self.level.temperature == 0:
            return turn.edition.actions[best]
        good = search.tried()[:MOST_CHOICES]
        unit = POINTS_A_WIN if self.family else WIN
        chances = [exp((one.worth - good[0].worth) / unit / self.level.temperature) for one in good]
        (chosen,) = turn.random.choices(good, chances) if good else [None]
        return turn.edition.actions[chosen.action if chosen else best]

    def _budget(self, turn: Turn) -> Budget:
        """The strongest one takes what the table gives."""
        own = Budget(simulations=self.level.simulations)
        return own.within(turn.budget) if self.level.temperature else turn.budget or own
