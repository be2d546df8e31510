"""A bot of which anything may be expected: what it does wrong costs it a decision, and nobody the game."""

from __future__ import annotations

from random import Random

import msgspec

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.player import BotError, BotPlayer
from omnibus.bots.time_limit import OutOfTime, time_limit
from omnibus.game.action import AnyAction
from omnibus.game.game import Game

LONGEST_REASON = 300


class Forfeit(msgspec.Struct, frozen=True):
    """A decision that chance made instead of the bot, and why."""

    bot: str
    seat: int
    ply: int
    reason: str


class ForgivenPlayer(BotPlayer):
    """It never raises: where its bot fails, any legal action is as likely as any other."""

    def __init__(self, name: str, bot: Bot, seed: int, seconds: float | None = None) -> None:
        super().__init__(name, bot, seed)
        self.seconds = seconds
        self.forfeits: list[Forfeit] = []

    def decide(self, game: Game, seat: int) -> AnyAction:
        turn = self.turn(game, seat)
        try:
            with time_limit(self.seconds):
                return self.answer(turn)
        except OutOfTime:
            reason = f"it took more than {self.seconds} s"
        except BotError as error:
            reason = str(error)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - somebody else's code may raise anything
            reason = f"{type(error).__name__}: {error}"
        return self._by_chance(turn, game.ply, reason)

    def _by_chance(self, turn: Turn, ply: int, reason: str) -> AnyAction:
        self.forfeits.append(Forfeit(self.name, turn.seat, ply, reason[:LONGEST_REASON]))
        return Random(f"{self.seed}/{turn.seat}/{ply}/forfeit").choice(turn.legal)
