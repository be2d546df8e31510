"""Many games stepped together from Python, against the same rules left to themselves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bench.games import LUCK, REFERENCE, compiled_runner
from bench.measure import Done, Effort, Runner, decisions, race, ratio
from bench.result import Result, compared
from omnibus.lab.batch import Batch

if TYPE_CHECKING:
    from numpy import int64, uint8
    from numpy.random import Generator
    from numpy.typing import NDArray

GAMES = 1024


def batches(effort: Effort) -> Iterator[Result]:
    speeds = race({"own": batch_runner(), "playout": compiled_runner(REFERENCE)}, effort)
    found = ratio(decisions(speeds["own"]), decisions(speeds["playout"]))
    yield compared("batches", f"a batch of {GAMES:,} games / compiled", found, at_least=0.35)


def batch_runner() -> Runner:
    """Steps of the whole batch. Only they are timed: choosing actions is up to whoever learns."""
    import numpy

    batch = Batch(REFERENCE.city, GAMES, seats=REFERENCE.seats)
    chance = numpy.random.default_rng(LUCK)

    def run(steps: int) -> Done:
        seconds = 0.0
        for _ in range(steps):
            actions = random_actions(batch.masks, chance)
            before = time.process_time()
            batch.step(actions)
            seconds += time.process_time() - before
        return Done(GAMES * steps, steps, seconds)

    return run


def random_actions(masks: NDArray[uint8], chance: Generator) -> NDArray[int64]:
    """Of each row one of the legal actions, each as likely."""
    import numpy

    rows, legal = masks.nonzero()
    counts = numpy.bincount(rows, minlength=len(masks))
    first = counts.cumsum() - counts
    chosen: NDArray[int64] = legal[first + (chance.random(len(masks)) * counts).astype(numpy.int64)]
    return chosen
