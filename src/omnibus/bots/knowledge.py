"""From a turn to the integers that the thinking functions read, by way of nothing but the view."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.game.sampling import knowledge


def knowledge_of(turn: Turn) -> list[int]:
    """What the turn's seat knows."""
    return knowledge(turn.edition, turn.view)
