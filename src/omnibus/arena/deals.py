"""Deals by number. What a number deals depends on the seed and on nothing else.

Numbers from ``PUBLISHED`` on are kept for published figures: nothing is tuned, tried or trained on them.
"""

from __future__ import annotations

from random import Random

import msgspec

from omnibus.boards.model import Board
from omnibus.errors import OmnibusError
from omnibus.game.game import Game, new_game
from omnibus.game.seed import BITS

PUBLISHED = 1_000_000_000


class Deal(msgspec.Struct, frozen=True):
    city: str
    """Or the path of a board file."""
    number: int

    def __str__(self) -> str:
        return f"deal {self.number} of {self.city}"


def numbers(count: int, *, published: bool) -> range:
    """The first numbers of the range that is meant."""
    if not 0 < count <= PUBLISHED:
        raise OmnibusError(f"there are 1 to {PUBLISHED:,} deals, not {count:,}")
    return range(PUBLISHED, PUBLISHED + count) if published else range(count)


def dealt(board: Board, number: int, *, seats: int, seed: int, profile: str | None) -> tuple[Game, int]:
    """The game of that number, seat 0 to begin, and a seed for those who play it."""
    chance = _chance(number, seed)
    game = new_game(board, seats=seats, seed=chance.getrandbits(BITS), profile=profile, first=0)
    return game, chance.getrandbits(64)


def shuffle_seed(number: int, seed: int) -> int:
    """The seed of the game of that number, for those who deal by other means."""
    return _chance(number, seed).getrandbits(BITS)


def _chance(number: int, seed: int) -> Random:
    return Random(f"{seed}/{number}")
