"""Who may look at a game, and how far."""

from __future__ import annotations

from omnibus.game.game import Game
from omnibus.server.tables.table import ServedTable

DELAY = 8
"""Plies that those who watch with delay are behind."""


def seen(table: ServedTable, seat: int | None) -> Game | None:
    """The game as far as somebody may follow it now. Its views and events still hide other hands."""
    game, watching = table.game, table.state.request.watching
    if game is None or seat is not None:
        return game
    if watching == "never" or (watching == "ended" and not table.ended):
        return None
    if watching == "delayed" and not table.ended:
        return game.at(max(0, game.ply - DELAY))
    return game


def hears(table: ServedTable, seat: int | None) -> bool:
    """Whether somebody may follow what people say to each other."""
    watching = table.state.request.watching
    return seat is not None or watching in ("live", "delayed") or (watching == "ended" and table.ended)
