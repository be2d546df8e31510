"""Many games of bots against bots, in one process or several, always the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial

import msgspec

from omnibus.arena.deals import dealt
from omnibus.arena.duels import first_places
from omnibus.arena.match import board_of
from omnibus.arena.processes import finished, in_order
from omnibus.boards.model import Board
from omnibus.bots.player import BotPlayer, play_to_end
from omnibus.bots.registry import make_bot
from omnibus.errors import OmnibusError
from omnibus.game.event import TurnBegan
from omnibus.game.figures import figures_of
from omnibus.game.game import Game, new_game


class Series(msgspec.Struct, frozen=True):
    """What is to be played."""

    city: str
    """Or the path of a board file."""
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    """Fewer than seats are repeated in turn."""
    profile: str | None = None

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Each deal is played once in each of these, so that every bot has every seat equally often."""
        first = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        turned = [tuple(first[n:] + first[:n]) for n in range(self.seats)]
        return list(dict.fromkeys(turned))


class SeatFigures(msgspec.Struct, frozen=True):
    bot: str
    score: int
    win: float
    """1 for the winner; equals share it."""
    done: int
    """Tickets."""
    failed: int
    points: dict[str, int]
    """By source; failed tickets apart."""


class GameFigures(msgspec.Struct, frozen=True):
    """What is kept of a game."""

    deal: int
    plies: int
    turns: int
    seats: tuple[SeatFigures, ...]
    """In turn order: the first one began."""


def check(series: Series) -> Board:
    """The board, if all of it makes sense."""
    if len(series.bots) > series.seats:
        raise OmnibusError(f"{len(series.bots)} bots for {series.seats} seats")
    for bot in series.bots:
        make_bot(bot)
    board = board_of(series.city)
    new_game(board, seats=series.seats, seed=0, profile=series.profile)
    return board


def play_series(series: Series, jobs: int) -> Iterator[GameFigures]:
    """The games in their order, however many processes play them."""
    numbers = range(series.games)
    with closing(finished(partial(play_one, series), numbers, jobs)) as games:
        yield from in_order(numbers, games)


def play_one(series: Series, number: int) -> GameFigures:
    """The game of that number; it depends on nothing but the series."""
    lineups = series.lineups
    deal = number // len(lineups)
    game, seed = dealt(
        board_of(series.city), deal, seats=series.seats, seed=series.seed, profile=series.profile
    )
    players = [make_bot(bot, seed) for bot in lineups[number % len(lineups)]]
    return figures(play_to_end(game, players), players, deal)


def figures(game: Game, players: list[BotPlayer], deal: int = 0) -> GameFigures:
    """What is kept of a game that is over."""
    wins = first_places(game.ranks())
    seats = [
        SeatFigures(players[seat].name, one.score, wins[seat], one.done, one.failed, one.points)
        for seat, one in enumerate(figures_of(game))
    ]
    turns = sum(isinstance(event, TurnBegan) for event in game.events)
    return GameFigures(deal, game.ply, turns, tuple(seats))
