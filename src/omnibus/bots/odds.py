"""Hidden things in hands of known sizes: how likely each way to deal them is, exactly.

A way is as likely, compared with others, as the weights of all things where they lie, multiplied. A *hand* is
what every holder still lacks, together as one number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Reals = NDArray[float64]


class Holder(msgspec.Struct, frozen=True):
    number: int
    """How many things it holds."""
    weights: tuple[float, ...]
    """Of each thing: how likely it is to lie here, compared with others."""


class Odds:
    def __init__(self, things: int, holders: Sequence[Holder]) -> None:
        import numpy

        self.things = things
        self.holders = tuple(holders)
        sizes = [one.number + 1 for one in self.holders]
        self.steps = [prod(sizes[:place]) for place in range(len(sizes))]
        """By how much a thing for each holder lowers the hand."""
        self.hands = prod(sizes)
        hands = numpy.arange(self.hands)
        self.lacks = [hands // step % size > 0 for step, size in zip(self.steps, sizes, strict=True)]
        """For each holder, in which hands it still lacks something."""
        self.lowered = [hands - step for step in self.steps]
        """For each holder, what each hand becomes if it gets a thing."""
        self.weights = numpy.array([one.weights for one in self.holders])

    @cached_property
    def ways(self) -> Reals:
        """For each thing and hand, the weight of all ways to deal this thing and those behind it."""
        import numpy

        ways = numpy.zeros((self.things + 1, self.hands))
        ways[self.things, 0] = 1
        for thing in reversed(range(self.things)):
            behind = ways[thing + 1]
            dealt = numpy.zeros(self.hands)
            for weights, lacks, lowered in zip(self.weights, self.lacks, self.lowered, strict=True):
                dealt += numpy.where(lacks, weights[thing] * behind[lowered], 0.0)
            ways[thing] = behind + dealt
        return ways

    @cached_property
    def chances(self) -> Reals:
        """``chances[thing, hand, holder]``: that it lies there, where the things before it left this hand."""
        import numpy

        whole, behind = self.ways[:-1], self.ways[1:]
        found = numpy.zeros((self.things, self.hands, len(self.holders)))
        for place, (weights, lacks, lowered) in enumerate(
            zip(self.weights, self.lacks, self.lowered, strict=True)
        ):
            here = weights[:, numpy.newaxis] * behind[:, lowered]
            numpy.divide(here, whole, out=found[:, :, place], where=lacks & (whole > 0))
        return found

    def held(self, place: int) -> Iterator[float]:
        """How likely each thing is to lie with this holder."""
        reached = [0.0] * (self.hands - 1) + [1.0]
        for chances in self.chances.tolist():
            behind = [0.0] * self.hands
            here = 0.0
            for hand, likely in enumerate(reached):
                for holder, step in enumerate(self.steps):
                    if self.lacks[holder][hand]:
                        behind[hand - step] += likely * chances[hand][holder]
                behind[hand] += likely * (1 - sum(chances[hand]))
                here += likely * chances[hand][place]
            yield here
            reached = behind
