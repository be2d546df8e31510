"""What the planner weighs in each city: numbers tuned by matches there, and one set for any other board."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from omnibus.bots.thinking import weights
from omnibus.bots.thinking.engine import new_mind
from omnibus.game.edition import Edition

TUNED = Path(__file__).parent / "weights" / "planner.toml"


def mind_for(edition: Edition) -> list[int]:
    """A blank workspace with the weights for this board."""
    return new_mind(weights_for(edition))


def weights_for(edition: Edition) -> tuple[int, ...]:
    found = list(weights.DEFAULT_WEIGHTS)
    for name, number in _tuned().get(edition.board.city, {}).items():
        found[getattr(weights, name.upper())] = number
    return tuple(found)


@cache
def _tuned() -> dict[str, dict[str, int]]:
    """By city; what a city does not name is as on any board."""
    return msgspec.toml.decode(TUNED.read_bytes(), type=dict[str, dict[str, int]])
