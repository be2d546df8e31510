"""Games played out at random: for tests, benches and as the plainest opponent."""

from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.layout import KEY, NOBODY, OVER, PHASE, TO_MOVE
from omnibus.rules.legality import legal_actions
from omnibus.rules.play import play
from omnibus.rules.setup import begin
from omnibus.types import Integers

CHECKSUM_BITS = (1 << 61) - 1

LUCK_BITS = 30
"""So few that CPython computes it without long numbers."""
LUCK = (1 << LUCK_BITS) - 1
LUCK_FACTOR = 0x2C9277B5
"""5 more than a multiple of 8: every number comes before any comes again."""


def next_choice(luck: Integers, choices: int) -> int:
    """A number below ``choices`` from the upper bits of a congruential generator.

    It is quick, and good enough for players; never for shuffles. ``luck`` is one slot.
    """
    drawn = (luck[0] * LUCK_FACTOR + 1) & LUCK
    luck[0] = drawn
    return drawn * choices >> LUCK_BITS


def play_out(state: Integers, board: Integers, log: Integers, luck: Integers, out: Integers) -> int:
    """Play random legal actions to the end; return how many."""
    decisions = 0
    while state[PHASE] != OVER:
        seat = state[TO_MOVE]
        found = legal_actions(state, board, seat, out)
        play(state, board, log, seat, out[next_choice(luck, found)])
        decisions += 1
    return decisions


def play_games(
    state: Integers, board: Integers, log: Integers, luck: Integers, out: Integers, seats: int, games: int
) -> int:
    """Play so many random games with the seeds 0, 1, 2 ... one after the other in the same state."""
    decisions = 0
    for game in range(games):
        for slot in range(board[STATE_SIZE]):
            state[slot] = 0
        state[KEY] = game
        begin(state, board, log, seats, NOBODY)
        decisions += play_out(state, board, log, luck, out)
    return decisions


def checksum(state: Integers, board: Integers) -> int:
    """A number that differs, in all likelihood, when anything in the state differs."""
    total = 0
    for slot in range(board[STATE_SIZE]):
        total = (total * 31 + state[slot]) & CHECKSUM_BITS
    return total
