"""How good somebody is, as far as games tell: the Plackett-Luce model of OpenSkill, for games of many."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce

START_MU = 25.0
START_SIGMA = 25.0 / 3
SURE = 3
"""Sigmas below the estimate: what somebody is at least, with near certainty."""
SCALE = 60


class Skill(NamedTuple):
    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def rating(self) -> int:
        """0 at the start, 1500 for somebody of average strength of whom much is known."""
        return round(SCALE * (self.mu - SURE * self.sigma))


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=START_MU, sigma=START_SIGMA)


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a game in which they came out so."""
    model = _model()
    teams = [[model.create_rating([skill.mu, skill.sigma])] for skill in skills]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Skill(team[0].mu, team[0].sigma, skill.games + 1) for team, skill in zip(rated, skills, strict=True)
    ]
