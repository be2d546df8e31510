"""The random numbers of a game: the published cipher, and a shuffle that favours nothing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from struct import pack, unpack

import pytest

from omnibus.rules.layout import BLOCK, KEY, WORDS_DRAWN
from omnibus.rules.randomness import below, fill_block, next_word, shuffle

SIZE = 400
START = 350
"""Behind all slots that random numbers use."""
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def chacha8(key: list[int], number: int) -> list[int]:
    """As the cipher's paper says it, with a key of 128 bits and no nonce."""
    words = [*unpack("<4I", b"expand 16-byte k"), *key, *key, *unpack("<2I", pack("<Q", number)), 0, 0]
    mixed = list(words)
    for _ in range(4):
        for a, b, c, d in COLUMNS + DIAGONALS:
            for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                mixed[one] = (mixed[one] + mixed[two]) % 2**32
                turned = mixed[three] ^ mixed[one]
                mixed[three] = (turned * 2**by + turned // 2 ** (32 - by)) % 2**32
    return [(one + other) % 2**32 for one, other in zip(words, mixed, strict=True)]


def with_words(*words: int) -> list[int]:
    """A state that draws these words next; they are the last of a block."""
    state = [0] * SIZE
    state[WORDS_DRAWN] = 16 - len(words)
    state[BLOCK + 16 - len(words) : BLOCK + 16] = words
    return state


def order(state: list[int], count: int) -> tuple[int, ...]:
    state[START : START + count] = range(count)
    shuffle(state, START, count)
    return tuple(state[START : START + count])


@pytest.mark.parametrize("number", [0, 1, 77, 2**32 - 1, 2**32, 2**40 + 5])
def test_the_words_are_those_of_the_cipher(number: int) -> None:
    random = Random(number)
    state = [0] * SIZE
    for _ in range(5):
        state[KEY : KEY + 4] = [random.getrandbits(32) for _ in range(4)]
        fill_block(state, number)
        assert state[BLOCK : BLOCK + 16] == chacha8(state[KEY : KEY + 4], number)


def test_blocks_follow_each_other() -> None:
    state = [0] * SIZE
    state[KEY : KEY + 4] = key = [1, 2, 3, 2**32 - 1]
    drawn = [next_word(state) for _ in range(40)]
    assert drawn == [word for number in range(3) for word in chacha8(key, number)][:40]
    assert state[WORDS_DRAWN] == 40


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 24, 44, 2**31 + 1])
def test_a_word_that_would_favour_something_is_not_used(bound: int) -> None:
    fair = 2**32 // bound * bound
    assert below(with_words(fair - 1), bound) == bound - 1
    if fair < 2**32:
        assert below(with_words(fair, 1), bound) == 1 % bound
        assert below(with_words(2**32 - 1, fair, 0), bound) == 0


def test_every_order_is_as_likely() -> None:
    """Of all that two words can be so many in a row that each choice comes as often as the others."""
    for count in (2, 3, 4):
        orders = set(permutations(range(count)))
        words = product(range(10 * len(orders)), range(2))
        found = Counter(order(with_words(*both), count) for both in words)
        assert set(found) == orders
        assert len(set(found.values())) == 1


def test_what_can_not_be_shared_fairly_is_not_used() -> None:
    """2**32 is one more than a multiple of three."""
    for word in range(6):
        assert order(with_words(2**32 - 1, word), 3) == order(with_words(word), 3)


def test_a_choice_takes_no_more_than_it_needs() -> None:
    for count, words in ((1, 0), (2, 1), (3, 1), (4, 2), (12, 2), (20, 3), (44, 7)):
        state = with_words(*([0x12345678] * 8))
        order(state, count)
        assert state[WORDS_DRAWN] - 8 == words, count


def test_a_quarter_of_a_word_is_left_after_four_and_enough_for_three() -> None:
    assert order(with_words(4, 0), 4) == (2, 3, 1, 0)


def test_cards_are_moved_and_never_lost() -> None:
    for seed, count in product(range(20), (1, 5, 44)):
        state = [0] * SIZE
        state[KEY] = seed
        assert sorted(order(state, count)) == list(range(count))
        assert not any(state[START + count :])
