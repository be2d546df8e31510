"""Playing a match: whatever is not known from before, kept as it gets done, given in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing

import msgspec

from omnibus.arena.deals import Deal
from omnibus.arena.duels import share_of_deal
from omnibus.arena.games_file import GamesFile
from omnibus.arena.journal import Journal
from omnibus.arena.match import Match
from omnibus.arena.play import DealResult, Work
from omnibus.arena.processes import Pool, finished, in_order
from omnibus.arena.statistics_sprt import Hypotheses, verdict


def play_match(
    match: Match,
    deals: list[Deal],
    jobs: int = 1,
    *,
    journal: Journal | None = None,
    games: GamesFile | None = None,
    pool: Pool | None = None,
) -> Iterator[DealResult]:
    """The results in the order of the deals, the same for any number of jobs."""
    known = {deal: journal.results[deal] for deal in deals if deal in journal.results} if journal else {}
    if games:
        known = {deal: result for deal, result in known.items() if deal in games.deals}
    work = Work(match, with_records=games is not None)
    with closing(finished(work, [deal for deal in deals if deal not in known], jobs, pool)) as fresh:
        yield from in_order(deals, _kept(fresh, journal, games), known)


def _kept(
    results: Iterator[tuple[Deal, DealResult]], journal: Journal | None, games: GamesFile | None
) -> Iterator[tuple[Deal, DealResult]]:
    """The journal comes last: what it has is kept everywhere."""
    for deal, result in results:
        if games:
            games.add(result)
        bare = without_records(result)
        if journal:
            journal.add(bare)
        yield deal, bare


def without_records(result: DealResult) -> DealResult:
    games = tuple(msgspec.structs.replace(game, record="") for game in result.games)
    return DealResult(result.deal, games)


def until_decided(results: Iterable[DealResult], test: Hypotheses) -> Iterator[DealResult]:
    """No further than it takes to know whether the first bot is stronger than the second."""
    counts: Counter[float] = Counter()
    for result in results:
        yield result
        counts[share_of_deal(result, 0, 1)] += 1
        if verdict(test, counts).stronger is not None:
            return
