"""Tickets: offered, kept, returned."""

from omnibus.boards.integers import TICKETS, TICKETS_OFFERED
from omnibus.rules.catalogue import BIT_NUMBER, KEEP_BOTH, KEEP_ONE
from omnibus.rules.events import STARTING_TICKETS_CHOSEN, TICKETS_KEPT, TICKETS_OFFERED as OFFERED, emit
from omnibus.rules.layout import (
    FIRST,
    OFFER,
    OWES_CHOICE,
    RETURNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    STACK,
    STACK_HEAD,
    STACK_LEFT,
    TICKETS as KEPT,
    TO_MOVE,
)
from omnibus.types import Integers


def offer_tickets(state: Integers, board: Integers, log: Integers, seat: int) -> int:
    """Show the seat the top of the stack; return how many tickets that is."""
    offered = 0
    offer = 0
    while offered < board[TICKETS_OFFERED] and state[STACK_LEFT] > 0:
        offer |= 1 << state[STACK + state[STACK_HEAD]]
        state[STACK_HEAD] = (state[STACK_HEAD] + 1) % board[TICKETS]
        state[STACK_LEFT] -= 1
        offered += 1
    me = SEAT_ROWS + seat * SEAT_SIZE
    state[me + OFFER] = offer
    state[me + RETURNED] &= ~offer
    emit(log, OFFERED, seat, offer, offered, 0)
    return offered


def take_out_kept(state: Integers, board: Integers, seat: int, action: int) -> None:
    """Move what the seat keeps from its offer to its tickets."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    kept = state[me + OFFER] if action == board[KEEP_BOTH] else 1 << (action - board[KEEP_ONE])
    state[me + KEPT] |= kept
    state[me + OFFER] &= ~kept


def return_rest(state: Integers, board: Integers, log: Integers, seat: int, offered: int) -> None:
    """Put the ticket that was not kept, if any, under the stack."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    rest = state[me + OFFER]
    state[me + RETURNED] |= rest
    returned = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        under = (state[STACK_HEAD] + state[STACK_LEFT]) % board[TICKETS]
        state[STACK + under] = board[BIT_NUMBER + bit % 67]
        state[STACK_LEFT] += 1
        returned += 1
    emit(log, TICKETS_KEPT, seat, state[me + KEPT], offered - returned, returned)
    state[me + OFFER] = 0


def choose_starting(state: Integers, board: Integers, log: Integers, seat: int, action: int) -> bool:
    """Note a seat's choice of starting tickets; true when it was the last one.

    Only then are tickets returned, in turn order (E-33): nobody learns anything from being late.
    """
    take_out_kept(state, board, seat, action)
    state[SEAT_ROWS + seat * SEAT_SIZE + OWES_CHOICE] = 0
    emit(log, STARTING_TICKETS_CHOSEN, seat, 0, 0, 0)
    for turn in range(state[SEATS]):
        other = (state[FIRST] + turn) % state[SEATS]
        if state[SEAT_ROWS + other * SEAT_SIZE + OWES_CHOICE]:
            state[TO_MOVE] = other
            return False
    for turn in range(state[SEATS]):
        other = (state[FIRST] + turn) % state[SEATS]
        return_rest(state, board, log, other, board[TICKETS_OFFERED])
    return True
