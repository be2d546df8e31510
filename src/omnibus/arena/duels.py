"""Who came out before whom: every game is a duel between each two seats of different bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from omnibus.arena.play import DealResult, GameResult

DIGITS = 9
"""Shares of one deal that differ by less are the same."""


class Duel(NamedTuple):
    first: int
    """The bot's number."""
    second: int
    points: float
    """Of the first: 1 for coming out before the second, ½ for an equal rank."""
    margin: int


def duels(game: GameResult) -> Iterator[Duel]:
    """Each twice, from both sides."""
    for seat, bot in enumerate(game.lineup):
        for other, rival in enumerate(game.lineup):
            if bot != rival:
                points = (
                    0.5
                    + ((game.ranks[seat] < game.ranks[other]) - (game.ranks[seat] > game.ranks[other])) / 2
                )
                yield Duel(bot, rival, points, game.scores[seat] - game.scores[other])


def duels_of_deal(result: DealResult) -> dict[tuple[int, int], list[Duel]]:
    """By first and second bot."""
    found: dict[tuple[int, int], list[Duel]] = defaultdict(list)
    for game in result.games:
        for duel in duels(game):
            found[duel.first, duel.second].append(duel)
    return found


def share_of_deal(result: DealResult, first: int, second: int) -> float:
    """What the first bot has of the points that there are between the two."""
    return shared(duels_of_deal(result)[first, second])


def shared(found: list[Duel]) -> float:
    return round(fmean(duel.points for duel in found), DIGITS)


def first_places(ranks: Sequence[int]) -> list[float]:
    """Each seat's part of the first place, which equals share."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
