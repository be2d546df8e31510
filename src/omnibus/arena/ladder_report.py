"""What the ladder comes to: who beats whom by how much, how sure that is, and what is not measured."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omnibus import __version__
from omnibus.arena.duels import Duel, duels_of_deal
from omnibus.arena.ladder import Ladder, Results
from omnibus.arena.match import Match
from omnibus.arena.play import DealResult
from omnibus.arena.statistics import Estimate, mean, share
from omnibus.game.record import RULES_VERSION


class Cell(msgspec.Struct, frozen=True):
    """One bot against another one with so many seats: in one city, or in all that were measured."""

    first: str
    second: str
    seats: int
    city: str | None
    deals: int
    games: int
    points: Estimate
    """The share of the first."""
    margin: Estimate
    forfeits: int


class Rating(msgspec.Struct, frozen=True):
    bot: str
    seats: int
    elo: Estimate
    """The mean of all bots is 0."""


class LadderReport(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]
    """The weakest first."""
    cities: tuple[str, ...]
    seats: tuple[int, ...]
    cells: tuple[Cell, ...]
    """Of single cities."""
    together: tuple[Cell, ...]
    """Of all cities, each deal with the same weight."""
    ratings: tuple[Rating, ...]
    missing: tuple[str, ...]
    """Matches of which no deal was played."""
    published: bool
    seed: int
    omnibus: str = __version__
    rules: str = RULES_VERSION

    def cell(self, first: str, second: str, seats: int, city: str | None = None) -> Cell | None:
        """From the side of the first, if it was measured."""
        for one in self.together if city is None else self.cells:
            if (one.seats, one.city) == (seats, city):
                if (one.first, one.second) == (first, second):
                    return one
                if (one.second, one.first) == (first, second):
                    return turned(one)
        return None


def ladder_report(ladder: Ladder, results: Results) -> LadderReport:
    found = {match: list(of_match.values()) for match, of_match in results.items() if of_match}
    by_pair: dict[tuple[str, str, int], list[DealResult]] = {}
    for match, of_match in found.items():
        by_pair.setdefault((match.bots[0], match.bots[1], match.seats), []).extend(of_match)
    return LadderReport(
        bots=ladder.bots,
        cities=ladder.cities,
        seats=ladder.seats,
        cells=tuple(
            _cell((match.bots[0], match.bots[1], match.seats), match.cities[0], of_match)
            for match, of_match in found.items()
        ),
        together=tuple(_cell(pair, None, of_pair) for pair, of_pair in by_pair.items()),
        ratings=tuple(one for seats in ladder.seats for one in _ratings(ladder, found, seats)),
        missing=tuple(_named(match) for match in ladder.matches if match not in found),
        published=ladder.published,
        seed=ladder.seed,
    )


def _named(match: Match) -> str:
    return f"{match.bots[0]} against {match.bots[1]}, {match.cities[0]}, {match.seats} seats"


def _cell(pair: tuple[str, str, int], city: str | None, results: Sequence[DealResult]) -> Cell:
    between = [_duels(result) for result in results]
    return Cell(
        first=pair[0],
        second=pair[1],
        seats=pair[2],
        city=city,
        deals=len(results),
        games=sum(len(result.games) for result in results),
        points=share([duel.points for duel in deal] for deal in between),
        margin=mean([float(duel.margin) for duel in deal] for deal in between),
        forfeits=sum(len(game.forfeits) for result in results for game in result.games),
    )


def _duels(result: DealResult) -> list[Duel]:
    """Of the first bot of the match with the second."""
    return duels_of_deal(result)[0, 1]


def _ratings(ladder: Ladder, found: dict[Match, list[DealResult]], seats: int) -> list[Rating]:
    """Where every bot has played, so that all are on one scale."""
    from omnibus.arena.statistics_ratings import ratings

    played = {match: results for match, results in found.items() if match.seats == seats}
    if {bot for match in played for bot in match.bots} != set(ladder.bots):
        return []
    numbers = {bot: number for number, bot in enumerate(ladder.bots)}
    tables = [
        _table([numbers[bot] for bot in match.bots], len(numbers), _duels(result))
        for match, results in played.items()
        for result in results
    ]
    return [Rating(bot, seats, elo) for bot, elo in zip(ladder.bots, ratings(tables), strict=True)]


def _table(pair: Sequence[int], bots: int, duels: Sequence[Duel]) -> list[list[float]]:
    """In row a, column b: the points that a won from b."""
    table = [[0.0] * bots for _ in range(bots)]
    won = sum(duel.points for duel in duels)
    table[pair[0]][pair[1]], table[pair[1]][pair[0]] = won, len(duels) - won
    return table


def turned(cell: Cell) -> Cell:
    """The same from the other side."""
    return msgspec.structs.replace(
        cell,
        first=cell.second,
        second=cell.first,
        points=cell.points.mirrored(1),
        margin=cell.margin.mirrored(0),
    )
