"""Odds against brute force: every way to deal a few things, each as likely as its weights say."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import prod

import pytest
from hypothesis import given, strategies

from omnibus.bots.odds import Holder, Odds

Way = tuple[frozenset[int], ...]
WEIGHTS = strategies.floats(0.05, 20)


@strategies.composite
def small_odds(draw: strategies.DrawFn) -> Odds:
    things = draw(strategies.integers(1, 6))
    holders, left = [], things
    for _ in range(draw(strategies.integers(1, 3))):
        number = draw(strategies.integers(0, min(left, 3)))
        left -= number
        holders.append(Holder(number, tuple(draw(WEIGHTS) for _ in range(things))))
    return Odds(things, holders)


def every_way(left: frozenset[int], holders: tuple[Holder, ...]) -> Iterator[Way]:
    if not holders:
        yield ()
        return
    for chosen in combinations(sorted(left), holders[0].number):
        for others in every_way(left - set(chosen), holders[1:]):
            yield (frozenset(chosen), *others)


def brute_force(odds: Odds) -> dict[Way, float]:
    weights = {
        way: prod(
            holder.weights[thing] for holder, held in zip(odds.holders, way, strict=True) for thing in held
        )
        for way in every_way(frozenset(range(odds.things)), odds.holders)
    }
    whole = sum(weights.values())
    return {way: weight / whole for way, weight in weights.items()}


def along(odds: Odds, way: Way) -> float:
    """The chance of a way, one thing after the other."""
    chance, hand = 1.0, odds.hands - 1
    for thing in range(odds.things):
        place = next((place for place, held in enumerate(way) if thing in held), None)
        chances = odds.chances[thing][hand]
        if place is None:
            chance *= 1 - sum(chances)
        else:
            chance *= chances[place]
            hand -= odds.steps[place]
    return chance


@given(small_odds())
def test_every_way_is_as_likely_as_its_weights(odds: Odds) -> None:
    for way, chance in brute_force(odds).items():
        assert along(odds, way) == pytest.approx(chance, rel=1e-9, abs=1e-12)


@given(small_odds())
def test_what_a_holder_has_is_what_the_ways_say(odds: Odds) -> None:
    ways = brute_force(odds)
    for place in range(len(odds.holders)):
        expected: dict[int, float] = defaultdict(float)
        for way, chance in ways.items():
            for thing in way[place]:
                expected[thing] += chance
        for thing, chance in enumerate(odds.held(place)):
            assert chance == pytest.approx(expected[thing], rel=1e-9, abs=1e-12)
