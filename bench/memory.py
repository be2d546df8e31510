"""How much memory a search takes: of fresh processes, with little work and with much of it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

from bench.measure import Effort
from bench.result import Result
from bench.starts import SEARCHING, WITHOUT_SCIPY, path_of
from omnibus.bots.registry import BOTS

LITTLE, MUCH = 2_000, 32_000
"""Simulations."""
PEAK = "import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
MOVE = (
    "import omnibus; from bench.games import REFERENCE; from omnibus.bots.registry import make_bot; "
    "game = omnibus.new_game(REFERENCE.city, seats=REFERENCE.seats, seed=1); "
    "make_bot({bot!r}).decide(game, 0); "
)


def memory(_effort: Effort) -> Iterator[Result]:
    for bot in SEARCHING:
        if bot in BOTS:
            megabytes(MOVE.format(bot=f"{bot}@1"))  # leaves compiled code behind
            few, many = (megabytes(MOVE.format(bot=f"{bot}@{work}")) for work in (LITTLE, MUCH))
            name = f"a process that has searched, {bot}"
            yield Result(subject="memory", name=name, value=many, unit="MB", at_most=512)
            yield Result(
                subject="memory",
                name=f"the same, {MUCH:,} / {LITTLE:,} simulations, {bot}",
                value=many / few,
                at_most=1.1,
            )


def megabytes(code: str) -> float:
    """The most that a fresh process had resident while it ran the code."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    surroundings = {**os.environ, "PYTHONPATH": path_of(root)}
    command = [sys.executable, "-c", WITHOUT_SCIPY + code + PEAK]
    done = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True)
    kilobytes = int(done.stdout.split()[-1])
    return kilobytes / (1024 * 1024 if sys.platform == "darwin" else 1024)
