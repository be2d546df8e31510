"""What a seat knows of a state, in integers, and how the rest could be.

*Knowledge* has the layout of a state in which everything hidden is zero, and behind it three rows with what
everybody may count. What a bot computes from knowledge can't depend on a secret.
"""

from omnibus.boards.integers import (
    COLOURS,
    DECK,
    FLUSH_AT,
    MARKET_SIZE,
    MOST_SEATS,
    TICKETS as TICKETS_IN_ALL,
    TICKETS_KEPT_AT_LEAST,
    TICKETS_OFFERED,
    WILD_COLOUR,
)
from omnibus.rules.catalogue import BIT_NUMBER, DECK_ROW, STATE_SIZE
from omnibus.rules.layout import (
    CHOOSING,
    DECK_LEFT,
    DISCARDS,
    FACE_UP,
    FLAG_CARDS,
    HAND,
    KEY,
    MARKET,
    OFFER,
    ON_OFFER,
    OVER,
    OWES_CHOICE,
    PHASE,
    RETURNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    SEEN,
    STACK,
    STACK_HEAD,
    STACK_LEFT,
    TICKETS,
    WORDS_DRAWN,
)
from omnibus.rules.randomness import below, shuffle
from omnibus.types import Integers

CARDS_HELD = 0
"""``board[STATE_SIZE] + CARDS_HELD + seat``: cards in a hand, as everybody may count them."""
TICKETS_HELD = CARDS_HELD + MOST_SEATS
TICKETS_SHOWN = TICKETS_HELD + MOST_SEATS
"""Tickets that a seat is looking at."""
KNOWLEDGE_SLOTS = TICKETS_SHOWN + MOST_SEATS


def know(state: Integers, board: Integers, seat: int, known: Integers) -> None:
    """Write what the seat knows of a state."""
    size = board[STATE_SIZE]
    for slot in range(size):
        known[slot] = state[slot]
    for slot in range(KEY, MARKET):
        known[slot] = 0
    for slot in range(STACK, size):
        known[slot] = 0
    known[WORDS_DRAWN] = 0
    known[STACK_HEAD] = 0
    for other in range(MOST_SEATS):
        me = SEAT_ROWS + other * SEAT_SIZE
        cards = 0
        for colour in range(board[COLOURS] + 1):
            cards += state[me + HAND + colour]
            if other != seat:
                known[me + HAND + colour] = state[me + SEEN + colour]
        known[size + CARDS_HELD + other] = cards
        know_tickets(state, board, seat, other, known)


def know_tickets(state: Integers, board: Integers, seat: int, other: int, known: Integers) -> None:
    me, size = SEAT_ROWS + other * SEAT_SIZE, board[STATE_SIZE]
    known[size + TICKETS_HELD + other], known[size + TICKETS_SHOWN + other] = ticket_counts(state, other)
    if other != seat:
        known[me + OFFER] = 0
        known[me + RETURNED] = 0
        if state[PHASE] != OVER:
            known[me + TICKETS] = 0


def ticket_counts(state: Integers, seat: int) -> tuple[int, int]:
    """How many tickets the seat has kept and how many it is looking at, as far as everybody knows."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    held, shown = state[me + TICKETS].bit_count(), state[me + OFFER].bit_count()
    if state[PHASE] == CHOOSING:  # who has chosen gives nothing away until all have
        return 0, held + shown
    return held, shown


def imagine(known: Integers, board: Integers, seat: int, key: Integers, state: Integers) -> None:
    """Write a state that the seat could not tell from the real one, each of its secrets dealt by chance.

    For somebody who only watches, the seat is ``NOBODY``.
    ``key`` holds four words of 32 bits, the seed of what is dealt here and of all later shuffles.
    """
    imagine_table(known, board, key, state)
    imagine_cards(known, board, state)
    imagine_tickets(known, board, seat, state)


def imagine_table(known: Integers, board: Integers, key: Integers, state: Integers) -> None:
    """What is known, and chance of its own."""
    for slot in range(board[STATE_SIZE]):
        state[slot] = known[slot]
    for word in range(4):
        state[KEY + word] = key[word]


def imagine_cards(known: Integers, board: Integers, state: Integers) -> None:
    """Lay out all unseen cards where the draw pile will be, shuffle, and deal the hands from the end."""
    pile = board[DECK_ROW]
    unknown = 0
    for colour in range(board[COLOURS] + 1):
        for _ in range(unseen(known, board, colour)):
            state[pile + unknown] = colour
            unknown += 1
    if wilds_stand(known, board):
        keep_wilds_in_pile(known, board, state, unknown)
    else:
        shuffle(state, pile, unknown)
    for other in range(known[SEATS]):
        me = SEAT_ROWS + other * SEAT_SIZE
        missing = known[board[STATE_SIZE] + CARDS_HELD + other]
        for colour in range(board[COLOURS] + 1):
            missing -= known[me + HAND + colour]
        for _ in range(missing):
            unknown -= 1
            state[me + HAND + state[pile + unknown]] += 1
    state[DECK_LEFT] = unknown


def wilds_stand(known: Integers, board: Integers) -> bool:
    """The market is full of wilds and was not flushed: so there are hardly any coloured cards left (E-3)."""
    return known[FACE_UP] == board[MARKET_SIZE] and known[ON_OFFER + WILD_COLOUR] >= board[FLUSH_AT]


def keep_wilds_in_pile(known: Integers, board: Integers, state: Integers, unknown: int) -> None:
    """Shuffle the unseen cards, the wilds laid out first, so that few coloured ones are in the pile."""
    pile, size = board[DECK_ROW], known[DECK_LEFT]
    wilds = unseen(known, board, WILD_COLOUR)
    most = board[MARKET_SIZE] - board[FLUSH_AT]
    for colour in range(1, board[COLOURS] + 1):
        most -= known[ON_OFFER + colour] + known[DISCARDS + colour]
    coloured = draw_coloured(state, size, wilds, unknown - wilds, most)
    shuffle(state, pile + wilds, unknown - wilds)
    for number in range(coloured):
        here, there = pile + size - coloured + number, pile + unknown - 1 - number
        state[here], state[there] = state[there], state[here]
    shuffle(state, pile, size)
    shuffle(state, pile + size, unknown - size)


def draw_coloured(state: Integers, size: int, wilds: int, coloured: int, most: int) -> int:
    """How many of ``size`` cards are coloured, when no more than ``most`` of them can be."""
    total = 0
    for number in range(most + 1):
        total += ways(coloured, number) * ways(wilds, size - number)
    chosen = below(state, total)
    for number in range(most + 1):
        chosen -= ways(coloured, number) * ways(wilds, size - number)
        if chosen < 0:
            return number
    return most


def ways(cards: int, chosen: int) -> int:
    """To choose so many of the cards."""
    if chosen < 0 or chosen > cards:
        return 0
    found = 1
    for number in range(chosen):
        found = found * (cards - number) // (number + 1)
    return found


def unseen(known: Integers, board: Integers, colour: int) -> int:
    """Cards of the colour that lie where the seat can't see them."""
    cards = board[DECK + colour] - known[DISCARDS + colour] - known[ON_OFFER + colour]
    for other in range(known[SEATS]):
        me = SEAT_ROWS + other * SEAT_SIZE
        cards -= known[me + HAND + colour] + (known[me + FLAG_CARDS] >> colour & 1)
    return cards


def imagine_tickets(known: Integers, board: Integers, seat: int, state: Integers) -> None:
    hidden = hidden_tickets(known, board, seat)
    left = 0
    while hidden:
        state[STACK + left] = lowest(board, hidden)
        hidden &= hidden - 1
        left += 1
    shuffle(state, STACK, left)
    for other in range(known[SEATS]):
        if other != seat:
            me = SEAT_ROWS + other * SEAT_SIZE
            held = known[board[STATE_SIZE] + TICKETS_HELD + other] - known[me + TICKETS].bit_count()
            shown = known[board[STATE_SIZE] + TICKETS_SHOWN + other]
            if known[PHASE] == CHOOSING and known[me + OWES_CHOICE] == 0:
                held = kept_at_the_start(board, state, shown)
                shown -= held
            for number in range(held + shown):
                left -= 1
                bit = 1 << state[STACK + left]
                if number < held:
                    state[me + TICKETS] |= bit
                else:
                    state[me + OFFER] |= bit
    stack_returned(known, board, seat, state, left)


def hidden_tickets(known: Integers, board: Integers, seat: int) -> int:
    """Those of which the seat can't say where they are."""
    settled = buried(known, board, seat)
    if seat >= 0:
        settled |= known[SEAT_ROWS + seat * SEAT_SIZE + OFFER]
    for other in range(known[SEATS]):
        settled |= known[SEAT_ROWS + other * SEAT_SIZE + TICKETS]
    return (1 << board[TICKETS_IN_ALL]) - 1 & ~settled


def buried(known: Integers, board: Integers, seat: int) -> int:
    """What the seat has put under the stack and nobody can have drawn again.

    A ticket that was drawn and kept after the start came with at most one other. So the tickets that are
    held tell how many may have been drawn, and as long as those were there at the start, no other was.
    """
    if seat < 0 or known[PHASE] == CHOOSING:
        return 0
    size, drawn = board[STATE_SIZE], 0
    for other in range(known[SEATS]):
        kept = known[size + TICKETS_HELD + other] - board[TICKETS_KEPT_AT_LEAST]
        drawn += kept * board[TICKETS_OFFERED] + known[size + TICKETS_SHOWN + other]
    there = board[TICKETS_IN_ALL] - known[SEATS] * board[TICKETS_OFFERED]
    returned = known[SEAT_ROWS + seat * SEAT_SIZE + RETURNED]
    return returned if drawn <= there and returned.bit_count() <= known[STACK_LEFT] else 0


def stack_returned(known: Integers, board: Integers, seat: int, state: Integers, left: int) -> None:
    """Below so many tickets lie those that the seat has put there."""
    returned = buried(known, board, seat)
    while returned:
        state[STACK + left] = lowest(board, returned)
        returned &= returned - 1
        left += 1
    state[STACK_LEFT] = left


def kept_at_the_start(board: Integers, state: Integers, offered: int) -> int:
    """How many starting tickets somebody may have kept: all, or the fewest allowed."""
    return offered if below(state, 2) else board[TICKETS_KEPT_AT_LEAST]


def lowest(board: Integers, mask: int) -> int:
    """The number of the lowest bit of a mask that has one."""
    return board[BIT_NUMBER + (mask & -mask) % 67]
