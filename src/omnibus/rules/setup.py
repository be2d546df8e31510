"""A new game: shuffle, deal, turn up, offer tickets."""

from omnibus.boards.integers import (
    BONUS_CARDS,
    COLOURS,
    DECK,
    DECK_SIZE,
    KINDS,
    MARKET_SIZE,
    PIECES,
    STARTING_HAND,
    TICKETS,
)
from omnibus.rules.cards import settle, top_card
from omnibus.rules.catalogue import DECK_ROW
from omnibus.rules.layout import (
    BONUS_LEFT,
    CHOOSING,
    DECK_LEFT,
    EMPTY,
    FIRST,
    HAND,
    MARKET,
    NOBODY,
    OWES_CHOICE,
    PHASE,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    STACK,
    STACK_LEFT,
    SUPPLY,
    TO_MOVE,
    TRIGGERED_BY,
    TURNS_LEFT,
)
from omnibus.rules.randomness import below, shuffle
from omnibus.rules.tickets import offer_tickets
from omnibus.types import Integers


def begin(state: Integers, board: Integers, log: Integers, seats: int, first: int) -> None:
    """Set up a game in a state of zeros but for the seed in the key row.

    ``first`` is a seat, or ``NOBODY`` for chance.
    """
    lay_out(state, board, seats)
    deal(state, board, log)
    drawn = below(state, seats)  # in any case, so that who begins changes nothing else
    state[FIRST] = drawn if first == NOBODY else first
    state[TO_MOVE] = state[FIRST]


def lay_out(state: Integers, board: Integers, seats: int) -> None:
    """An empty table: all cards in the draw pile and all tickets in the stack, unshuffled."""
    state[PHASE] = CHOOSING
    state[SEATS] = seats
    state[TURNS_LEFT] = -1
    state[TRIGGERED_BY] = NOBODY
    state[BONUS_LEFT] = board[BONUS_CARDS]
    for slot in range(board[MARKET_SIZE]):
        state[MARKET + slot] = EMPTY
    card = board[DECK_ROW]
    for colour in range(board[COLOURS] + 1):
        for _ in range(board[DECK + colour]):
            state[card] = colour
            card += 1
    state[DECK_LEFT] = board[DECK_SIZE]
    for ticket in range(board[TICKETS]):
        state[STACK + ticket] = ticket
    state[STACK_LEFT] = board[TICKETS]
    for seat in range(seats):
        for kind in range(board[KINDS]):
            state[SEAT_ROWS + seat * SEAT_SIZE + SUPPLY + kind] = board[PIECES + kind]


def deal(state: Integers, board: Integers, log: Integers) -> None:
    shuffle(state, board[DECK_ROW], state[DECK_LEFT])
    deal_cards(state, board, log)
    shuffle(state, STACK, state[STACK_LEFT])
    for seat in range(state[SEATS]):
        offer_tickets(state, board, log, seat)
        state[SEAT_ROWS + seat * SEAT_SIZE + OWES_CHOICE] = 1


def deal_cards(state: Integers, board: Integers, log: Integers) -> None:
    """Hands and market from the draw pile as it lies."""
    for seat in range(state[SEATS]):
        for _ in range(board[STARTING_HAND]):
            state[SEAT_ROWS + seat * SEAT_SIZE + HAND + top_card(state, board)] += 1
    settle(state, board, log)
