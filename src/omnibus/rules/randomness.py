"""The random numbers of a game: the ChaCha stream cipher with 8 rounds, and exact shuffling.

The 128-bit seed is the key, the nonce is zero, and the blocks are numbered from zero. So a seed gives the
same game on every platform, and nobody can work out hidden cards from the ones that he has seen.
"""

from omnibus.rules.layout import BLOCK, KEY, WORDS_DRAWN
from omnibus.types import Integers

WORD = 0xFFFFFFFF
SPARE_CHOICES = 1 << 30
"""Below this the pool of ``shuffle`` takes in another word; 32 bits more still fit 63."""


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d ^= a
    d = (d << 16) & WORD | d >> 16
    c = (c + d) & WORD
    b ^= c
    b = (b << 12) & WORD | b >> 20
    a = (a + b) & WORD
    d ^= a
    d = (d << 8) & WORD | d >> 24
    c = (c + d) & WORD
    b ^= c
    b = (b << 7) & WORD | b >> 25
    return a, b, c, d


def fill_block(state: Integers, number: int) -> None:
    """Write block ``number`` of the key's stream."""
    k0, k1, k2, k3 = state[KEY], state[KEY + 1], state[KEY + 2], state[KEY + 3]
    # "expand 16-byte k", the constants of a 128-bit key, which is used twice
    x0, x1, x2, x3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = number & WORD, number >> 32, 0, 0
    for _ in range(4):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    state[BLOCK] = (x0 + 0x61707865) & WORD
    state[BLOCK + 1] = (x1 + 0x3120646E) & WORD
    state[BLOCK + 2] = (x2 + 0x79622D36) & WORD
    state[BLOCK + 3] = (x3 + 0x6B206574) & WORD
    state[BLOCK + 4] = (x4 + k0) & WORD
    state[BLOCK + 5] = (x5 + k1) & WORD
    state[BLOCK + 6] = (x6 + k2) & WORD
    state[BLOCK + 7] = (x7 + k3) & WORD
    state[BLOCK + 8] = (x8 + k0) & WORD
    state[BLOCK + 9] = (x9 + k1) & WORD
    state[BLOCK + 10] = (x10 + k2) & WORD
    state[BLOCK + 11] = (x11 + k3) & WORD
    state[BLOCK + 12] = (x12 + (number & WORD)) & WORD
    state[BLOCK + 13] = (x13 + (number >> 32)) & WORD
    state[BLOCK + 14] = x14
    state[BLOCK + 15] = x15


def next_word(state: Integers) -> int:
    """The next 32 random bits."""
    drawn = state[WORDS_DRAWN]
    if drawn & 15 == 0:
        fill_block(state, drawn >> 4)
    state[WORDS_DRAWN] = drawn + 1
    return state[BLOCK + (drawn & 15)]


def below(state: Integers, bound: int) -> int:
    """A number from 0 to ``bound - 1``, each exactly as likely."""
    fair = (WORD + 1) // bound * bound
    word = next_word(state)
    while word >= fair:
        word = next_word(state)
    return word % bound


def shuffle(state: Integers, start: int, count: int) -> None:
    """Put ``count`` slots from ``start`` on into an order that is exactly as likely as any other.

    ``value`` is always uniform below ``span``: a pool from which each choice takes only what it needs,
    so that a deck costs seven words and not forty-four.
    """
    value, span = 0, 1
    left = count
    while left > 1:
        if span < SPARE_CHOICES:
            value = value << 32 | next_word(state)
            span <<= 32
        share, rest = span // left, value // left
        if rest < share:
            chosen, last = start + value % left, start + left - 1
            state[chosen], state[last] = state[last], state[chosen]
            value, span = rest, share
            left -= 1
        else:  # beyond what can be shared fairly
            value -= share * left
            span -= share * left
