"""How far the frozen network of ``master`` can be exploited: ``python -m tests.tools.best_response CITY``.

Another network begins as a copy of it and learns by PPO for 20 minutes, with two seats, against nobody but
the frozen one, which always takes its likeliest action. So it is the network that is tried here, without the
search that ``master`` puts on top. A share of more than 55 % fails. It needs PyTorch.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import numpy

from omnibus.boards.load import load_board
from omnibus.bots.thinking.brain import SHIPPED, Brain, load_brain
from omnibus.bots.thinking.engine import NETWORK, THINKING, modules_to_compile
from omnibus.bots.thinking.layers import PAPER_SIZE
from omnibus.bots.thinking.selfplay import LUCK, MOST_NOTED, NOTED
from omnibus.bots.thinking.signals import signal_size
from omnibus.bots.wilson import wilson
from omnibus.game.edition import edition
from omnibus.lab.training.experience import (
    Decisions,
    Experience,
    Series,
    share_of_first,
)
from omnibus.lab.training.learner import Habits, Learner
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.compiled import compile_entries
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.scoring import rank
from tests.kit import frozen_rival

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_SHARE = 0.55
GAMES = 200
"""From each seat, in each round."""
LOOK_EVERY = 10
PATIENCE = 0.95
RATE = 3e-4
"""Slower than from nothing: it begins with what the frozen network knows."""


@cache
def _engine() -> SimpleNamespace:
    modules = [*modules_to_compile((*THINKING, *NETWORK)), frozen_rival]
    return compile_entries(modules, (), {"respond_and_note": ("state",)})


class Sparring(Experience):
    """Games of a network that learns against one that does not."""

    def against(self, frozen: Brain, brain: Brain, series: Series) -> tuple[Decisions, NDArray[Any]]:
        """The seats that a series gives to planners are the frozen network's."""
        order = self._order(series, 0)
        noted = self._blank(int(order[MOST_NOTED]))
        states = self._deal(series.games)
        _engine().respond_and_note(
            states,
            self._board,
            numpy.array([NOT_LISTENING], numpy.int64),
            self._mind,
            order,
            brain.numbers,
            frozen.numbers,
            brain.shape_to_think(),
            numpy.zeros(PAPER_SIZE, numpy.float32),
            numpy.zeros(self.table[ACTIONS], numpy.int64),
            numpy.zeros(signal_size(self.table), numpy.int16),
            *(part.reshape(-1) for part in noted),
            self.patience,
        )
        found, self._luck = int(order[NOTED]), int(order[LUCK])
        ranks = [[rank(state, seat) for seat in range(series.seats)] for state in states.tolist()]
        return Decisions(*(part[:found] for part in noted)), numpy.array(ranks)

    def share(self, frozen: Brain, brain: Brain, games: int) -> float:
        """Of the wins, always with the likeliest action, half of the games from each seat."""
        found = [
            self.against(frozen, brain, Series(games // 2, 2, 1 << 1 - seat, bold=True))[1]
            for seat in range(2)
        ]
        return sum(share_of_first(ranks, [seat]) for seat, ranks in enumerate(found)) / 2


def copy_of(frozen: Brain, table: list[int], seed: int) -> Learner:
    """A learner that is the frozen network to begin with."""
    _, first, second, _ = frozen.shape.tolist()
    learner = Learner(table, seed, msgspec.structs.replace(Habits(), units=(first, second), rate=RATE))
    learner.take_over(frozen)
    return learner


def respond(city: str, weights: Path, minutes: float, matches: int, seed: int) -> float:
    """The share of the best response after so many minutes, on deals that it has not seen."""
    on = edition(load_board(city))
    frozen, games = load_brain(weights, on.integers, on.version), Sparring(on, seed, PATIENCE)
    learner = copy_of(frozen, games.table, seed)
    began, progress, number = time.monotonic(), 0.0, 0
    while progress < 1:
        brain = learner.brain()
        parts = [games.against(frozen, brain, Series(GAMES, 2, 1 << 1 - seat))[0] for seat in range(2)]
        noted = Decisions(*(numpy.concatenate(part) for part in zip(*parts, strict=True)))
        learner.learn(noted, progress)
        number += 1
        progress = (time.monotonic() - began) / 60 / minutes
        if number % LOOK_EVERY == 0:
            share = games.share(frozen, learner.brain(), 1000)
            say(f"round {number}, {progress * minutes:.1f} minutes: {share:.1%}")
    return games.share(frozen, learner.brain(), matches)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.best_response")
    parser.add_argument("city")
    parser.add_argument("--weights", type=Path, help="another file than the one that is shipped")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=11)
    chosen = parser.parse_args(words)
    weights = chosen.weights or SHIPPED / f"{chosen.city}.npz"
    share = respond(chosen.city, weights, chosen.minutes, chosen.matches, chosen.seed)
    low, high = wilson(share, chosen.matches)
    say(f"{chosen.city}: the response wins {share:.1%} ({low:.1%} to {high:.1%}) of {chosen.matches:,} games")
    return 1 if share > MOST_SHARE else 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
