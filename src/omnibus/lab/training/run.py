"""The training of a network for one city: rounds of games and of learning, and a curve of how it goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from omnibus.boards.load import load_board
from omnibus.game.edition import edition
from omnibus.lab.training.experience import Decisions, Experience, Series, mixture, share_of_first
from omnibus.lab.training.learner import Habits, Learner

if TYPE_CHECKING:
    from omnibus.bots.thinking.brain import Brain


class Course(msgspec.Struct, frozen=True):
    city: str
    seed: int
    minutes: float
    rounds: int = 0
    """It ends after so many rounds, if this is not 0, or else when the time is over."""
    games: int = 400
    """Of each round."""
    against_planners: float = 0.3
    """The part of the games in which all seats but one are planners'."""
    patience: float = 0.95
    """How much each later surprise still counts for a decision."""
    look_every: int = 10
    """Rounds after which the network is matched with the planner."""
    matches: int = 500


class Point(msgspec.Struct, frozen=True):
    """A point of the curve."""

    round: int
    seconds: float
    decisions: int
    planner: float
    """Share of first places against the planner, two seats, always the likeliest action, no search."""
    policy: float
    value: float
    entropy: float


def train(course: Course, tell: Callable[[Point, Brain], None]) -> Brain:
    """Train; ``tell`` gets each point of the curve with the network as it is then."""
    import numpy

    board = load_board(course.city)
    profiles: list[str | None] = [one.slug for one in board.profiles] or [None]
    schools = [Experience(edition(board, one), course.seed, course.patience) for one in profiles]
    learner = Learner(schools[0].table, course.seed, Habits())
    series = mixture(course.games, against_planners=course.against_planners)
    began, decisions, number, progress = time.monotonic(), 0, 0, 0.0
    while progress < 1:
        school = schools[number % len(schools)]
        brain = learner.brain()
        parts = [school.play(one, brain)[0] for one in series]
        noted = Decisions(*(numpy.concatenate(part) for part in zip(*parts, strict=True)))
        if number == 0:
            learner.look_at(noted.rows)
        else:
            losses = learner.learn(noted, progress)
            decisions += len(noted.rows)
        seconds = time.monotonic() - began
        progress = number / course.rounds if course.rounds else seconds / 60 / course.minutes
        if number and (number % course.look_every == 0 or progress >= 1):
            brain = learner.brain()
            share = against_planner(schools[0], brain, course.matches)
            tell(Point(number, round(seconds, 1), decisions, share, **losses), brain)
        number += 1
    return learner.brain()


def against_planner(school: Experience, brain: Brain, matches: int) -> float:
    """Both seats for half of the games."""
    shares = [
        share_of_first(school.play(Series(matches // 2, 2, 1 << seat, bold=True), brain)[1], [1 - seat])
        for seat in range(2)
    ]
    return sum(shares) / 2
