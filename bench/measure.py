"""Speeds side by side: short rounds that take turns, so that a busy machine slows all alike.

Time is the CPU time of this process. What counts is the ratio of two speeds in one round, and of all rounds
the median; a speed by itself says as much about the machine's other guests.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class Done(NamedTuple):
    decisions: int
    games: int
    seconds: float | None = None
    """Where the runner has timed itself, because not all that it does counts."""


class Speed(NamedTuple):
    """In one second of CPU time."""

    decisions: float
    games: float


class Effort(NamedTuple):
    rounds: int
    seconds: float
    """Of CPU time, for each runner in each round."""


class Ratio(NamedTuple):
    """The median of all rounds, and between what the middle half of them lies."""

    median: float
    low: float
    high: float


WHOLE = Effort(rounds=15, seconds=0.12)
QUICK = Effort(rounds=5, seconds=0.03)

Runner = Callable[[int], Done]
"""Plays so many games."""


def race(runners: Mapping[str, Runner], effort: Effort) -> dict[str, list[Speed]]:
    """The speed of every runner in every round; who is first changes from round to round."""
    games = {name: games_for(runner, effort.seconds) for name, runner in runners.items()}
    speeds: dict[str, list[Speed]] = {name: [] for name in runners}
    order = list(runners)
    for _ in range(effort.rounds):
        for name in order:
            speeds[name].append(timed(runners[name], games[name]))
        order.reverse()
    return speeds


def games_for(runner: Runner, seconds: float) -> int:
    """How many games fill the time; the runner is warm afterwards."""
    runner(1)
    games = 1
    while True:
        speed = timed(runner, games).games
        if games / speed >= seconds / 2:
            return max(1, round(seconds * speed))
        games *= 2


def timed(runner: Runner, games: int) -> Speed:
    before = time.process_time()
    done = runner(games)
    passed = time.process_time() - before if done.seconds is None else done.seconds
    passed = max(passed, 1e-9)
    return Speed(done.decisions / passed, done.games / passed)


def ratio(faster: Sequence[float], slower: Sequence[float]) -> Ratio:
    return middle([one / other for one, other in zip(faster, slower, strict=True)])


def middle(numbers: Sequence[float]) -> Ratio:
    if len(numbers) < 2:
        return Ratio(numbers[0], numbers[0], numbers[0])
    low, median, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return Ratio(median, low, high)


def decisions(speeds: Sequence[Speed]) -> list[float]:
    return [speed.decisions for speed in speeds]


def games(speeds: Sequence[Speed]) -> list[float]:
    return [speed.games for speed in speeds]
