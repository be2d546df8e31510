"""Playing one deal of a match: one game for each way to seat the bots."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout

import msgspec

from omnibus.arena.deals import Deal, dealt
from omnibus.arena.match import Match, board_of
from omnibus.bots.forfeit import Forfeit, ForgivenPlayer
from omnibus.bots.player import play_to_end
from omnibus.bots.registry import bot_named
from omnibus.game.record import scores


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    lineup: tuple[int, ...]
    """Numbers of the match's bots, seat by seat; seat 0 began."""
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the best; equals share one."""
    plies: int
    forfeits: tuple[Forfeit, ...] = ()
    record: str = ""
    """The whole game, if that was asked for."""


class DealResult(msgspec.Struct, frozen=True):
    deal: Deal
    games: tuple[GameResult, ...]


class Work(msgspec.Struct, frozen=True):
    """What a process needs to know to play any deal of a match."""

    match: Match
    with_records: bool = False

    def __call__(self, deal: Deal) -> DealResult:
        """The result depends on the match and the deal alone, unless a bot runs out of time."""
        with redirect_stdout(sys.stderr):  # what bots print is no part of the result
            games = tuple(self._game(deal, lineup) for lineup in self.match.lineups)
        return DealResult(deal, games)

    def _game(self, deal: Deal, lineup: tuple[int, ...]) -> GameResult:
        match = self.match
        game, seed = dealt(
            board_of(deal.city), deal.number, seats=match.seats, seed=match.seed, profile=match.profile
        )
        names = [match.bots[bot] for bot in lineup]
        game.names = tuple(names)
        players = [ForgivenPlayer(name, bot_named(name), seed, match.seconds) for name in names]
        play_to_end(game, players)
        return GameResult(
            lineup=lineup,
            scores=tuple(scores(game)),
            ranks=tuple(game.ranks()),
            plies=game.ply,
            forfeits=tuple(forfeit for player in players for forfeit in player.forfeits),
            record=game.record() if self.with_records else "",
        )
