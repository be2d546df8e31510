"""The seed of a game: 128 bits, as a number, as text, and in the state."""

from __future__ import annotations

from omnibus.errors import OmnibusError
from omnibus.rules.layout import KEY

BITS = 128


def put_seed(state: list[int], seed: int) -> None:
    if not 0 <= seed < 1 << BITS:
        raise OmnibusError(f"a seed is a number from 0 to 2**{BITS} - 1")
    for word in range(4):
        state[KEY + word] = seed >> 32 * word & 0xFFFFFFFF


def seed_of(state: list[int]) -> int:
    return sum(state[KEY + word] << 32 * word for word in range(4))


def write_seed(seed: int) -> str:
    return f"{seed:x}"
