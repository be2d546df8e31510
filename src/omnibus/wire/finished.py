"""A game that is over, with everything that was hidden: for other programs."""

from __future__ import annotations

from omnibus.game.event import AnyEvent
from omnibus.wire.table import Body, Table


class PlayedPly(Body, frozen=True):
    ply: int
    """The deal is ply 0."""
    at: int
    events: tuple[AnyEvent, ...]
    """All that happened, whoever could see it then."""
    seat: int | None = None
    action: str = ""
    """Written as in records."""


class FinishedGame(Body, frozen=True):
    table: Table
    plies: tuple[PlayedPly, ...]
    record: str
    """The same game as text, with what proves its deal: ``omnibus verify`` reads it."""
