"""The bot that everything is measured against."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.game.action import AnyAction


class RandomBot:
    """Each legal action is as likely as any other."""

    def decide(self, turn: Turn) -> AnyAction:
        return turn.random.choice(turn.legal)
