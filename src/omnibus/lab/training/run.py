"""The training of a network for one city: rounds of games and of learning, and a curve of how it goes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from omnibus.boards.load import load_board
from omnibus.bots.master import CALM
from omnibus.bots.thinking.brain import calmed
from omnibus.game.edition import edition
from omnibus.lab.training.experience import Decisions, Experience, Series, mixture, share_of_first
from omnibus.lab.training.learner import Habits, Learner

if TYPE_CHECKING:
    from omnibus.bots.thinking.brain import Brain


class Course(msgspec.Struct, frozen=True):
    """First it plays by itself and learns what went better than it thought; then, from its search."""

    city: str
    seed: int
    minutes: float
    rounds: int = 0
    """The first part ends after so many rounds, if this is not 0, or else when the time is over."""
    games: int = 400
    """Of each round."""
    against_planners: float = 0.3
    """The part of the games in which all seats but one are planners'."""
    patience: float = 0.95
    """How much each later surprise still counts for a decision."""
    look_every: int = 10
    """Rounds after which the network is matched with the planner."""
    matches: int = 500
    searched_rounds: int = 0
    """Of the second part."""
    searched_games: int = 60
    simulations: int = 200
    """For each decision in the second part."""
    remembered: int = 20
    """Rounds of the second part whose decisions are gone over again in each of them."""


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


Tell = Callable[[Point, "Brain"], None]


class Training:
    """One network, and the schools that it goes to: one for each printing of the city's rules."""

    def __init__(self, course: Course, tell: Tell, begin_with: Brain | None = None) -> None:
        board = load_board(course.city)
        profiles: list[str | None] = [one.slug for one in board.profiles] or [None]
        self.course = course
        self.schools = [Experience(edition(board, one), course.seed, course.patience) for one in profiles]
        self.learner = Learner(self.schools[0].table, course.seed, Habits())
        self._tell, self._began, self._decisions, self._round = tell, time.monotonic(), 0, 0
        self._look_around(begin_with or self.learner.brain())
        if begin_with:
            self.learner.take_over(begin_with)

    def run(self) -> Brain:
        self.play_itself()
        self.learn_from_search()
        return self.learner.brain()

    def play_itself(self) -> None:
        progress = 0.0 if self.course.rounds or self.course.minutes else 1.0
        while progress < 1:
            noted = self._games(self.learner.brain(), self.course.games)
            losses = self.learner.learn(noted, progress)
            self._decisions += len(noted.rows)
            self._round += 1
            minutes = (time.monotonic() - self._began) / 60
            course = self.course
            progress = self._round / course.rounds if course.rounds else minutes / course.minutes
            self._point(losses, last=progress >= 1)

    def learn_from_search(self) -> None:
        """Each round is some games of the search as it is by then."""
        course, remembered = self.course, deque[Decisions](maxlen=self.course.remembered)
        for number in range(course.searched_rounds):
            brain = calmed(self.learner.brain(), self.schools[0].table, CALM)
            remembered.append(self._games(brain, course.searched_games, course.simulations))
            losses = self.learner.imitate(joined(remembered), number / course.searched_rounds)
            self._decisions += len(remembered[-1].rows)
            self._round += 1
            self._point(losses, last=number + 1 == course.searched_rounds)

    def _look_around(self, brain: Brain) -> None:
        self.learner.look_at(self._games(brain, self.course.games).rows)

    def _games(self, brain: Brain, games: int, simulations: int = 0) -> Decisions:
        school = self.schools[self._round % len(self.schools)]
        series = mixture(games, against_planners=self.course.against_planners)
        return joined([school.play(one, brain, simulations)[0] for one in series])

    def _point(self, losses: dict[str, float], *, last: bool) -> None:
        if self._round % self.course.look_every and not last:
            return
        brain, seconds = self.learner.brain(), round(time.monotonic() - self._began, 1)
        share = against_planner(self.schools[0], brain, self.course.matches)
        self._tell(Point(self._round, seconds, self._decisions, share, **losses), brain)


def joined(parts: Iterable[Decisions]) -> Decisions:
    import numpy

    return Decisions(*(numpy.concatenate(part) for part in zip(*parts, strict=True)))


def against_planner(school: Experience, brain: Brain, matches: int) -> float:
    """Both seats for half of the games."""
    shares = [
        share_of_first(school.play(Series(matches // 2, 2, 1 << seat, bold=True), brain)[1], [1 - seat])
        for seat in range(2)
    ]
    return sum(shares) / 2
