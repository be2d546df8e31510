"""A match: which bots meet, where, and on which deals."""

from __future__ import annotations

from functools import cache
from itertools import product

import msgspec

from omnibus import __version__
from omnibus.arena.deals import Deal, dealt, numbers
from omnibus.boards.load import city_slugs, find_board
from omnibus.boards.model import Board
from omnibus.bots.registry import bot_named
from omnibus.errors import OmnibusError
from omnibus.game.record import RULES_VERSION

ALL = "all"
SECONDS = 60.0
LONGEST = 1_000_000


class Match(msgspec.Struct, frozen=True):
    """How many deals are played is no part of it: a match can go on."""

    bots: tuple[str, ...]
    cities: tuple[str, ...]
    """Or paths of board files."""
    seats: int = 2
    seed: int = 1
    profile: str | None = None
    published: bool = False
    """On the deals that are kept for published figures."""
    seconds: float | None = SECONDS
    """For one decision; who takes longer forfeits it."""

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Each deal is played once in each of these; bots are numbers.

        They are all ways to seat the bots in which none has two seats more than another one. So every bot
        has every seat and every rival equally often.
        """
        fewest, most = self.seats // len(self.bots), -(-self.seats // len(self.bots))
        return [
            lineup
            for lineup in product(range(len(self.bots)), repeat=self.seats)
            if all(fewest <= lineup.count(bot) <= most for bot in range(len(self.bots)))
        ]

    def deals(self, count: int) -> list[Deal]:
        """So many of each city, the cities in turn, so that what is played so far is balanced."""
        chosen = numbers(count, published=self.published)
        return [Deal(city, number) for number in chosen for city in self.cities]


class Header(msgspec.Struct, frozen=True):
    """What results must have in common before they may be put together."""

    match: Match
    boards: tuple[str, ...]
    """Their versions."""
    omnibus: str = __version__
    rules: str = RULES_VERSION


def header_of(match: Match) -> Header:
    """If all of the match makes sense."""
    if len(set(match.bots)) < max(2, len(match.bots)):
        raise OmnibusError("a match needs two bots or more, each named once")
    if len(set(match.cities)) < max(1, len(match.cities)):
        raise OmnibusError("a match needs a city or more, each named once")
    if match.seconds is not None and not 0 < match.seconds <= LONGEST:
        raise OmnibusError(f"the time for a decision should be more than 0 s, and at most {LONGEST:,} s")
    for bot in match.bots:
        bot_named(bot)
    boards = [board_of(city) for city in match.cities]
    games = [
        dealt(board, 0, seats=match.seats, seed=match.seed, profile=match.profile)[0] for board in boards
    ]
    return Header(match, tuple(game.edition.version for game in games))


def cities_named(words: list[str]) -> tuple[str, ...]:
    """``all`` stands for every city of the package; commas part names."""
    names = [name.strip() for word in words for name in word.split(",")]
    return city_slugs() if names == [ALL] else tuple(names)


@cache
def board_of(city: str) -> Board:
    return find_board(city)
