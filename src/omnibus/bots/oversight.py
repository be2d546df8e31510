"""What somebody with little practice does not see, for a while."""

from __future__ import annotations

from random import Random

from omnibus.boards.model import Slug
from omnibus.bots.bot import Turn

SPELL = 8
"""Plies for each seat until other routes are overlooked: who looks again sees more."""


def overlooked_routes(turn: Turn, share: float) -> frozenset[Slug]:
    """About that share of the routes; the same ones for a while, and never one that the seat owns.

    It hangs on nothing but what the seat knows, so that the same view is misread in the same way.
    """
    if share <= 0:
        return frozenset()
    spell = turn.view.ply // (SPELL * len(turn.view.players))
    chance = Random(f"{turn.view.first}/{turn.seat}/{turn.view.tickets}/{spell}")
    seen = [slug for slug in turn.edition.routes if chance.random() >= share]
    return frozenset(turn.edition.routes) - {*seen, *turn.view.players[turn.seat].routes}
