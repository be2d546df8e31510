"""The bots by name: ``searcher``, ``searcher@100ms``. What a bot needs is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

import msgspec

from omnibus.bots.bot import Bot
from omnibus.bots.budget import parse_budget
from omnibus.bots.budgeted import BudgetedBot
from omnibus.bots.elsewhere import bot_elsewhere
from omnibus.bots.player import BotPlayer
from omnibus.bots.process import PREFIX, ProcessBot
from omnibus.errors import OmnibusError
from omnibus.spelling import no_such

GROUP = "omnibus.bots"
"""Entry points of this group are bots, too."""


class BotEntry(msgspec.Struct, frozen=True):
    summary: str
    module: str
    maker: str
    """The class or function that makes the bot."""


BOTS: dict[str, BotEntry] = {
    "random": BotEntry(
        "does anything that is legal, all equally likely", "omnibus.bots.random_bot", "RandomBot"
    ),
    "greedy": BotEntry(
        "links its tickets by the shortest way, then takes more", "omnibus.bots.greedy", "GreedyBot"
    ),
    "planner": BotEntry(
        "plans all its tickets as one network and counts its colours",
        "omnibus.bots.planner",
        "PlannerBot",
    ),
    "blocker": BotEntry(
        "the planner that also reads what the others are after, and gets in their way where it pays",
        "omnibus.bots.blocker",
        "BlockerBot",
    ),
    "searcher": BotEntry(
        "tries its moves in thousands of worlds that could be the real one",
        "omnibus.bots.searcher",
        "SearcherBot",
    ),
    "master": BotEntry(
        "has learned from millions of its own moves, and searches by what it has learned",
        "omnibus.bots.master",
        "MasterBot",
    ),
}

KINDS: dict[str, BotEntry] = {
    "level": BotEntry("a level for people, level:1 to level:6", "omnibus.bots.levels", "level_named"),
    "adaptive": BotEntry(
        "a level that follows your results: adaptive:WLW", "omnibus.bots.adaptive", "adaptive_named"
    ),
}
"""Bots of which there are several: what follows the colon says which. Their makers take the whole name."""


def make_bot(name: str, seed: int = 0) -> BotPlayer:
    """The bot of that name; with the same seed it decides the same way."""
    return BotPlayer(name, bot_named(name), seed)


def bot_named(name: str) -> Bot:
    """One of ours, a level, one that an installed package brings, or anybody's.

    Anybody's is ``module:Class``, or ``process:COMMAND`` for a program of its own.

    What follows an ``@`` is its budget: ``4000`` simulations, ``100ms`` or ``2s``.
    """
    bare, at, budget = name.rpartition("@")
    if at and not set("/:") & set(budget):  # there it is part of a path
        return BudgetedBot(_unbudgeted(bare), parse_budget(budget))
    return _unbudgeted(name)


def is_bot(name: str) -> bool:
    """Whether it means one of ours, with a budget or without."""
    bare = name.partition("@")[0]
    return bare in BOTS or bare.partition(":")[0] in KINDS


def _unbudgeted(name: str) -> Bot:
    if name in BOTS:
        return cast(Bot, getattr(import_module(BOTS[name].module), BOTS[name].maker)())
    kind = name.partition(":")[0]
    if kind in KINDS:
        return cast(Bot, getattr(import_module(KINDS[kind].module), KINDS[kind].maker)(name))
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX))
    if ":" in name:
        return bot_elsewhere(name)
    brought = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if name not in brought:
        raise OmnibusError(no_such("bot", name, [*BOTS, *brought]))
    return bot_elsewhere(brought[name])
