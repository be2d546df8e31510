"""Luck and skill told apart: from an even share to the result, step by step.

Each step is the difference of two expectations, so they add up to what came out. What chance brings has no
leaning: before it, its expectation was part of the value of the move. So luck and skill don't mix.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from omnibus.arena.duels import first_places
from omnibus.arena.statistics import Estimate
from omnibus.coach.comparison import Level
from omnibus.coach.verdict import Verdict
from omnibus.game.game import Game
from omnibus.game.record import scores


class Outcome(msgspec.Struct, frozen=True):
    """What came out."""

    win: float
    """1, or the share of a win that equal ranks have."""
    points: int
    """Ahead of the best of the others."""


class Balance(msgspec.Struct, frozen=True):
    """An even share of the win and the first four of these make the result. Of points an even share is 0."""

    deal: Level
    """What was dealt before the first decision."""
    chance: Level
    """What one's own moves turned up, against what could be expected of them."""
    others: Level
    """What the others did and drew, against what planners in their place would have; at the end, too, what
    they had kept hidden."""
    decisions: Level
    """One's own, against what a planner would have decided."""
    given_away: Level
    """One's own, against the best that was found."""


def outcome(game: Game, seat: int) -> Outcome:
    points = scores(game)
    best = max(score for other, score in enumerate(points) if other != seat)
    return Outcome(first_places(game.ranks())[seat], points[seat] - best)


def balance(game: Game, seat: int, verdicts: Sequence[Verdict]) -> Balance:
    """Of a game that is over."""
    result = outcome(game, seat)
    end = Level(Estimate(result.win), Estimate(result.points))
    fair = Level(Estimate(1 / game.seats), Estimate(0.0))
    later = [*(verdict.before for verdict in verdicts[1:]), end]
    chance = [
        _step(_level(verdict), verdict.after or after) for verdict, after in zip(verdicts, later, strict=True)
    ]
    others = [
        _step(verdict.after, after)
        for verdict, after in zip(verdicts, later, strict=True)
        if verdict.after is not None
    ]
    return Balance(
        deal=_step(fair, verdicts[0].before),
        chance=_total(chance),
        others=_total(others),
        decisions=_total([verdict.gained for verdict in verdicts]),
        given_away=_total([verdict.given_away for verdict in verdicts]),
    )


def _level(verdict: Verdict) -> Level:
    """Of what was played, put together so that the steps add up."""
    return _total([verdict.before, verdict.gained])


def _step(start: Level, end: Level) -> Level:
    return Level(
        win=_sum([end.win, start.win.mirrored(0)]),
        points=_sum([end.points, start.points.mirrored(0)]),
    )


def _total(levels: Sequence[Level]) -> Level:
    return Level(_sum(one.win for one in levels), _sum(one.points for one in levels))


def _sum(estimates: Iterable[Estimate]) -> Estimate:
    """Of independent ones; who has no interval is certain."""
    listed = list(estimates)
    middle = sum(one.mean for one in listed)
    low = sqrt(sum((one.mean - one.low) ** 2 for one in listed if one.low is not None))
    high = sqrt(sum((one.high - one.mean) ** 2 for one in listed if one.high is not None))
    return Estimate(middle, middle - low, middle + high)
