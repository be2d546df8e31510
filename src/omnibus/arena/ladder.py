"""The ladder: every bot against every other one, in every city, with every number of seats.

Its results are kept deal by deal, so that it can be stopped, gone on with, and asked for at any time.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import combinations
from pathlib import Path

import msgspec

from omnibus.arena.deals import Deal
from omnibus.arena.journal import Journal, journal
from omnibus.arena.match import Match, header_of
from omnibus.arena.play import DealResult, Work
from omnibus.arena.processes import Pool, finished
from omnibus.bots.registry import BOTS, bot_named
from omnibus.errors import OmnibusError

FIRST_ROUND = 8
"""Deals of each match that are played before any match goes on; then twice as many, and so on."""


class Ladder(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]
    """The weakest first."""
    cities: tuple[str, ...]
    seats: tuple[int, ...] = (2, 3, 4)
    seed: int = 1
    published: bool = True

    @property
    def matches(self) -> list[Match]:
        """Few seats first, and neighbours on the ladder before those who are far apart."""
        ranks = range(len(self.bots))
        pairs = sorted(combinations(ranks, 2), key=lambda pair: pair[1] - pair[0])
        return [
            Match((self.bots[high], self.bots[low]), (city,), seats, self.seed, published=self.published)
            for seats in self.seats
            for low, high in pairs
            for city in self.cities
        ]


class Step(msgspec.Struct, frozen=True):
    """One deal of one match."""

    match: Match
    deal: Deal

    def __str__(self) -> str:
        return f"{' against '.join(self.match.bots)}, {self.match.seats} seats, {self.deal}"


Results = Mapping[Match, Mapping[Deal, DealResult]]


class Kept:
    """What is known of each match, and the open file in which it is."""

    def __init__(self, journals: dict[Match, Journal]) -> None:
        self.journals = journals

    @property
    def results(self) -> Results:
        return {match: kept.results for match, kept in self.journals.items()}

    def steps(self, pairs: int) -> list[Step]:
        """What is left to be played until each match has so many deals; all matches advance together."""
        found: dict[Step, None] = {}
        for count in rounds(pairs):
            for match, kept in self.journals.items():
                found |= {Step(match, deal): None for deal in match.deals(count) if deal not in kept.results}
        return list(found)

    def play(self, steps: Sequence[Step], jobs: int, pool: Pool | None = None) -> Generator[Step, None, None]:
        """Each as it gets done and is kept."""
        with closing(finished(play_step, steps, jobs, pool)) as results:
            for step, result in results:
                self.journals[step.match].add(result)
                yield step


def play_step(step: Step) -> DealResult:
    return Work(step.match)(step.deal)


def rounds(pairs: int) -> Iterator[int]:
    count = FIRST_ROUND
    while count < pairs:
        yield count
        count *= 2
    yield pairs


@contextmanager
def kept(ladder: Ladder, directory: Path) -> Iterator[Kept]:
    """The results in this directory, one file for each match."""
    if len(set(ladder.bots)) < max(2, len(ladder.bots)):
        raise OmnibusError("a ladder needs two bots or more, each named once")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OmnibusError(f"{directory} cannot be used: {error.strerror}") from None
    with ExitStack() as files:
        journals = {
            match: files.enter_context(journal(directory / file_name(match), header_of(match)))
            for match in ladder.matches
        }
        yield Kept(journals)


def file_name(match: Match) -> str:
    words = (*match.bots, *match.cities, str(match.seats))
    return re.sub(r"[^\w.@-]", "_", "-".join(words)) + ".jsonl"


def rungs(budget: str) -> tuple[str, ...]:
    """All our bots in the order of the registry; those that think get this budget."""
    return tuple(f"{name}@{budget}" if thinks(name) else name for name in BOTS)


def thinks(name: str) -> bool:
    """It has a budget of its own, and can be given another one."""
    return hasattr(bot_named(name), "budget")
