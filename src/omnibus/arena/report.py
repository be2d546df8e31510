"""What a match comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec

from omnibus.arena.duels import Duel, duels_of_deal, first_places, share_of_deal, shared
from omnibus.arena.match import Match
from omnibus.arena.play import DealResult
from omnibus.arena.statistics import Estimate, mean, share
from omnibus.arena.statistics_elo import elo_estimate
from omnibus.arena.statistics_sprt import Hypotheses, Verdict, verdict
from omnibus.bots.forfeit import Forfeit

MOST_FORFEITS = 100

DealDuels = dict[tuple[int, int], list[Duel]]


class BotReport(msgspec.Struct, frozen=True):
    bot: str
    games: int
    """Counted once for each seat that it had."""
    points: Estimate
    """Share of its duels that it won."""
    wins: Estimate
    """Share of first places for each seat that it had."""
    score: Estimate
    rating: Estimate
    """In Elo points; the mean of all bots is 0."""
    forfeits: int


class PairReport(msgspec.Struct, frozen=True):
    first: str
    second: str
    duels: int
    points: Estimate
    """The share of the first."""
    elo: Estimate
    margin: Estimate
    """How many points of the game the first has more."""
    deals: dict[str, int]
    """How many deals gave the first which share."""


class Section(msgspec.Struct, frozen=True):
    """All deals, or those of one city."""

    games: int
    deals: int
    bots: list[BotReport]
    pairs: list[PairReport]
    seats: list[Estimate]
    """Share of first places for each seat, in turn order: the first one begins."""


class Report(msgspec.Struct, frozen=True):
    all: Section
    cities: dict[str, Section]
    """Where there are several."""
    sprt: Verdict | None
    forfeits: list[Forfeit]
    """The first ones; each bot's report has their number."""


def report(match: Match, results: Sequence[DealResult], test: Hypotheses | None = None) -> Report:
    by_city = {city: [one for one in results if one.deal.city == city] for city in match.cities}
    several = len(match.cities) > 1
    counts = Counter(share_of_deal(result, 0, 1) for result in results) if test else Counter()
    return Report(
        all=section(match, results),
        cities={city: section(match, found) for city, found in by_city.items() if several and found},
        sprt=verdict(test, counts) if test else None,
        forfeits=list(islice(_forfeits(results), MOST_FORFEITS)),
    )


def _forfeits(results: Sequence[DealResult]) -> Iterator[Forfeit]:
    return (forfeit for result in results for game in result.games for forfeit in game.forfeits)


def section(match: Match, results: Sequence[DealResult]) -> Section:
    from omnibus.arena.statistics_ratings import ratings

    found = [duels_of_deal(result) for result in results]
    bots = range(len(match.bots))
    rated = ratings([_points(deal, len(bots)) for deal in found])
    firsts = [[first_places(game.ranks) for game in result.games] for result in results]
    return Section(
        games=sum(len(result.games) for result in results),
        deals=len(results),
        bots=[_of_bot(match, bot, results, found, rated[bot]) for bot in bots],
        pairs=[_of_pair(match, pair, found) for pair in combinations(bots, 2)],
        seats=[share([places[seat] for places in deal] for deal in firsts) for seat in range(match.seats)],
    )


def _points(deal: DealDuels, bots: int) -> list[list[float]]:
    table = [[0.0] * bots for _ in range(bots)]
    for (first, second), found in deal.items():
        table[first][second] = sum(duel.points for duel in found)
    return table


def _of_bot(
    match: Match, bot: int, results: Sequence[DealResult], found: list[DealDuels], rating: Estimate
) -> BotReport:
    name = match.bots[bot]
    won = [
        [duel.points for (first, _), some in deal.items() if first == bot for duel in some] for deal in found
    ]
    seats = [
        [(game, seat) for game in result.games for seat, who in enumerate(game.lineup) if who == bot]
        for result in results
    ]
    return BotReport(
        bot=name,
        games=sum(map(len, seats)),
        points=share(won),
        wins=share([first_places(game.ranks)[seat] for game, seat in deal] for deal in seats),
        score=mean([float(game.scores[seat]) for game, seat in deal] for deal in seats),
        rating=rating,
        forfeits=sum(forfeit.bot == name for forfeit in _forfeits(results)),
    )


def _of_pair(match: Match, pair: tuple[int, int], found: list[DealDuels]) -> PairReport:
    between = [deal[pair] for deal in found]
    points = share([duel.points for duel in deal] for deal in between)
    counts = Counter(shared(deal) for deal in between)
    return PairReport(
        first=match.bots[pair[0]],
        second=match.bots[pair[1]],
        duels=sum(map(len, between)),
        points=points,
        elo=elo_estimate(points),
        margin=mean([float(duel.margin) for duel in deal] for deal in between),
        deals={f"{value:.3g}": counts[value] for value in sorted(counts)},
    )
