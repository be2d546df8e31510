"""A bot at a table: it is handed turns, never the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from omnibus.bots.bot import Bot, Turn
from omnibus.bots.budget import Budget
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction
from omnibus.game.event import AnyEvent
from omnibus.game.game import Game


class BotError(OmnibusError):
    """A bot has answered what it may not."""


class BotPlayer:
    """A bot with its name and its seed. It may sit in any seat, even in several."""

    def __init__(self, name: str, bot: Bot, seed: int, budget: Budget | None = None) -> None:
        self.name = name
        self.bot = bot
        self.seed = seed
        self.budget = budget

    def __repr__(self) -> str:
        return f"BotPlayer({self.name!r}, seed={self.seed})"

    def decide(self, game: Game, seat: int) -> AnyAction:
        """A legal action for the seat; the game stays as it is."""
        return self.answer(self.turn(game, seat))

    def answer(self, turn: Turn) -> AnyAction:
        action = self.bot.decide(turn)
        if action not in turn.legal:
            raise BotError(f"the bot {self.name} wants to {str(action)!r}, which it may not do now")
        return turn.legal[turn.legal.index(action)]  # ours: the bot's may only say that it is equal

    def turn(self, game: Game, seat: int) -> Turn:
        return Turn(
            edition=game.edition,
            view=game.view(seat),
            events=tuple(events_since_own(game, seat)),
            legal=tuple(game.legal_actions(seat)),
            random=Random(f"{self.seed}/{seat}/{game.ply}"),
            budget=self.budget,
        )


def events_since_own(game: Game, seat: int) -> list[AnyEvent]:
    """What has happened from the seat's last action on, or from the deal on, as the seat may know it."""
    own = (number for number in reversed(range(len(game.plies))) if game.plies[number].seat == seat)
    return game.events_for(seat, next(own, 0))


def play_to_end(game: Game, players: Sequence[BotPlayer]) -> Game:
    """Let the bots, one for each seat, finish the game."""
    while (seat := game.to_move) is not None:
        game.play(players[seat].decide(game, seat), seat)
    return game
