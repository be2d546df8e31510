"""A game that is over, judged by the coach: every decision of one seat, from what it knew then."""

from __future__ import annotations

from omnibus.coach.because import Because
from omnibus.wire.table import Body


class Judged(Body, frozen=True):
    """One decision."""

    ply: int
    """Actions of all seats before it."""
    played: str
    best: str
    """What came out best of all that was compared; often what was played."""
    win: float
    """The chance to win that was left by what was played."""
    given_away: float = 0.0
    """By so much of a win the best was better."""
    points: float = 0.0
    """And by so many points ahead of the others."""
    because: tuple[Because, ...] = ()
    """What speaks for the best."""


class Analysis(Body, frozen=True):
    """As far as it has come: it goes on while it is asked for again."""

    seat: int
    decisions: int
    """That there are to be judged."""
    judged: tuple[Judged, ...] = ()
    costliest: tuple[int, ...] = ()
    """Plies of the decisions that gave most away for sure, the worst first."""
