"""Whether decisions with a second of time take no more than they may, by the clock on the wall."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.games import LUCK, REFERENCE
from bench.measure import WHOLE, Effort
from bench.result import Result
from omnibus.bots.player import BotPlayer
from omnibus.bots.registry import bot_named
from omnibus.game.game import new_game

SECONDS = 1.0
MOST = 1.1
DECISIONS = 100
FEW_DECISIONS = 5
"""Where little is to be said."""


def budgets(effort: Effort) -> Iterator[Result]:
    for name in ("searcher", "master"):
        taken = sorted(times(f"{name}@{SECONDS:g}s", DECISIONS if effort == WHOLE else FEW_DECISIONS))
        in_time = sum(one < MOST for one in taken)
        yield Result(
            subject="budgets",
            name=f"decisions with {SECONDS:g} s that take less than {MOST:g} s, {name}",
            value=100 * in_time / len(taken),
            unit="%",
            at_least=99,
            note=f"the longest of {len(taken)}: {taken[-1]:.2f} s",
        )


def times(bot: str, decisions: int) -> Iterator[float]:
    """Of decisions that there is something to think about, in games of the bot against itself."""
    player, seed = BotPlayer(bot, bot_named(bot), LUCK), LUCK
    game, found = new_game(REFERENCE.city, seats=REFERENCE.seats, seed=seed), -1
    while found < decisions:
        if game.to_move is None:
            seed += 1
            game = new_game(REFERENCE.city, seats=REFERENCE.seats, seed=seed)
            continue
        chosen, began = len(game.legal_actions()) > 1, time.perf_counter()
        action = player.decide(game, game.to_move)
        if chosen:
            if found >= 0:  # before the first, machine code was read in
                yield time.perf_counter() - began
            found += 1
        game.play(action)
