"""Deals between players of known strength, so that what statistics say can be held against the truth."""

from __future__ import annotations

from math import log
from random import Random

from omnibus.arena.statistics_elo import POINT

LUCK = 1.5
"""How much the seat that is lucky in a deal is helped, on the natural scale: more than most skill."""
DRAWN = 0.05


def logistic(chance: Random) -> float:
    draw = chance.uniform(1e-12, 1 - 1e-12)
    return log(draw / (1 - draw))


def deal(chance: Random, elo: float) -> list[float]:
    """The first player's points in both games of a deal; its luck changes sides with the seats."""
    luck = chance.gauss(0, LUCK)
    return [_game(chance, elo * POINT + side * luck) for side in (1, -1)]


def _game(chance: Random, ahead: float) -> float:
    if chance.random() < DRAWN:
        return 0.5
    return float(logistic(chance) + ahead > 0)


def true_score(elo: float, deals: int = 200_000) -> float:
    """Luck flattens what the strengths alone would give, so that it is counted out, not computed."""
    chance = Random(f"truth/{elo}")
    return sum(sum(deal(chance, elo)) for _ in range(deals)) / (2 * deals)


def round_robin(chance: Random, elos: list[float]) -> list[list[float]]:
    """What each has won from each in a deal that every pair has played from both sides."""
    table = [[0.0] * len(elos) for _ in elos]
    for one in range(len(elos)):
        for other in range(one):
            points = sum(deal(chance, elos[one] - elos[other]))
            table[one][other], table[other][one] = points, 2 - points
    return table
