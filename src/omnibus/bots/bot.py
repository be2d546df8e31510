"""What a bot is: it is told a turn and answers with an action."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Protocol

import msgspec

from omnibus.bots.budget import Budget
from omnibus.game.action import AnyAction
from omnibus.game.edition import Edition
from omnibus.game.event import AnyEvent
from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from omnibus.game.view import View


class Turn(msgspec.Struct, frozen=True, dict=True):
    """All that a bot is told: what is printed, what its seat may know, and chance of its own."""

    edition: Edition
    view: View
    events: tuple[AnyEvent, ...]
    """What has happened from its last action on, as its seat may know it."""
    legal: tuple[AnyAction, ...]
    random: Random
    """Seeded for this bot, seat and ply, so that a bot needs no memory to decide the same way again."""
    budget: Budget | None = None
    """How much may be thought about it; the bot's own measure where it is ``None``."""

    @property
    def seat(self) -> int:
        if self.view.seat is None:
            raise ValueError("somebody who only watches has no turn")
        return self.view.seat

    @cached_property
    def imagined(self) -> Game:
        """A game that could be the real one; what is public in it is so in the real one, too."""
        return sample_hidden(self.view, self.random, self.edition.board)


class Bot(Protocol):
    def decide(self, turn: Turn) -> AnyAction:
        """One of the turn's legal actions."""
