"""Imagining a world in which the rivals hold what they are likely to hold.

The odds are one row of integers. Behind a head they hold, for each hidden ticket and each *hand* (how many
tickets every rival still lacks, together as one number), how likely it is that the first rival has it, or
the first or second one, and so on, in parts of ``CERTAIN``; else it lies in the stack.
"""

from omnibus.boards.integers import MOST_SEATS
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.knowledge import TICKETS_SHOWN, imagine, imagine_cards, imagine_table, stack_returned
from omnibus.rules.layout import OFFER, SEAT_ROWS, SEAT_SIZE, STACK, TICKETS
from omnibus.rules.randomness import below, shuffle
from omnibus.types import Integers

HIDDEN_TICKETS, RIVALS, HANDS, FIRST_HAND, RIVAL_SEAT = range(5)
"""How many there are of each; the hand before any ticket is dealt; the seat of each rival."""
MOST_RIVALS = MOST_SEATS - 1
STEP = RIVAL_SEAT + MOST_RIVALS
"""By how much a ticket for each rival lowers the hand."""
ODDS_HEAD = STEP + MOST_RIVALS
CERTAIN = 1 << 30


def imagine_believed(
    known: Integers, board: Integers, seat: int, key: Integers, odds: Integers, state: Integers
) -> None:
    """As ``imagine``, but a ticket goes to each rival as often as the odds say, where they say something."""
    if odds[HIDDEN_TICKETS] == 0:
        imagine(known, board, seat, key, state)
        return
    imagine_table(known, board, key, state)
    imagine_cards(known, board, state)
    left = deal_believed(odds, state)
    shuffle(state, STACK, left)
    left = show_offers(known, board, odds, state, left)
    stack_returned(known, board, seat, state, left)


def deal_believed(odds: Integers, state: Integers) -> int:
    """Deal the hidden tickets, and put the others into the stack; return how many these are."""
    rivals, hand, left = odds[RIVALS], odds[FIRST_HAND], 0
    table = ODDS_HEAD + odds[HIDDEN_TICKETS]
    for number in range(odds[HIDDEN_TICKETS]):
        ticket = odds[ODDS_HEAD + number]
        row = table + (number * odds[HANDS] + hand) * rivals
        drawn, rival = below(state, CERTAIN), 0
        while rival < rivals and drawn >= odds[row + rival]:
            rival += 1
        if rival == rivals:
            state[STACK + left] = ticket
            left += 1
        else:
            state[SEAT_ROWS + odds[RIVAL_SEAT + rival] * SEAT_SIZE + TICKETS] |= 1 << ticket
            hand -= odds[STEP + rival]
    return left


def show_offers(known: Integers, board: Integers, odds: Integers, state: Integers, left: int) -> int:
    """What rivals are looking at comes from the stack; return how many tickets are left there."""
    for rival in range(odds[RIVALS]):
        seat = odds[RIVAL_SEAT + rival]
        for _ in range(known[board[STATE_SIZE] + TICKETS_SHOWN + seat]):
            left -= 1
            state[SEAT_ROWS + seat * SEAT_SIZE + OFFER] |= 1 << state[STACK + left]
    return left
