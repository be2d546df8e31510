"""A first game that explains itself: what is said and done in it, and how things stand at every moment."""

from __future__ import annotations

from omnibus.wire.downstream import Moved
from omnibus.wire.table import Body, Table


class LessonStep(Body, frozen=True):
    """First it is said, then it is done."""

    moment: int
    """How things stand before it: which one of the moments."""
    seat: int
    action: str = ""
    """Empty where there is only something to be said."""
    say: str = ""
    """The last part of the name of the words: what is said belongs to the client."""


class Lesson(Body, frozen=True):
    """The learner has seat 0. Acts follow each other like scenes: between two of them time has passed."""

    table: Table
    moments: tuple[Moved, ...]
    steps: tuple[LessonStep, ...]
