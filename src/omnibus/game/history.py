"""What a game remembers of each action."""

from __future__ import annotations

import msgspec

from omnibus.game.action import AnyAction
from omnibus.game.event import (
    AnyEvent,
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    DiscardsShuffled,
    GameEnded,
    TicketsKept,
    TicketsOffered,
)

REVEALING = (CardDrawn, CardTaken, CardTurnedUp, DiscardsShuffled, TicketsOffered, TicketsKept, GameEnded)
"""Somebody has learned something, or chance has spoken."""


class Ply(msgspec.Struct, frozen=True, gc=False):
    """Of nothing that the garbage collector has to look at: servers hold hundreds of thousands."""

    seat: int
    action: AnyAction
    before: tuple[int, ...]
    """The state that it was played in."""
    events: tuple[AnyEvent, ...]


def reveals(ply: Ply) -> bool:
    return any(isinstance(event, REVEALING) for event in ply.events)
