"""The turn: one action carried out, and what the end of a turn brings."""

from omnibus.boards.integers import COLOURS, END_AT_MOST
from omnibus.rules.cards import draw_blind, draw_face_up
from omnibus.rules.catalogue import (
    CLAIMS,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    FIRST_CLAIM,
    KEEP_BOTH,
    PASS,
)
from omnibus.rules.claims import claim_for, score_flag
from omnibus.rules.events import LAST_ROUND_BEGAN, PASSED, TURN_BEGAN, emit
from omnibus.rules.layout import (
    CHOOSING,
    DECK_LEFT,
    DRAWING,
    FIRST,
    KEEPING,
    ON_OFFER,
    PASSES,
    PHASE,
    PLY,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    SUPPLY,
    TO_MOVE,
    TRIGGERED_BY,
    TURN,
    TURNS_LEFT,
)
from omnibus.rules.scoring import finish
from omnibus.rules.tickets import choose_starting, offer_tickets, return_rest, take_out_kept
from omnibus.types import Integers


def play(state: Integers, board: Integers, log: Integers, seat: int, action: int) -> None:
    """Carry out a legal action."""
    state[PLY] += 1
    if action == board[PASS]:
        pass_turn(state, board, log, seat)
        return
    state[PASSES] = 0
    if action < board[DRAW_TICKETS]:
        draw_card(state, board, log, seat, action)
    elif action >= board[FIRST_CLAIM]:
        claim_for(state, board, log, seat, board[CLAIMS + action - board[FIRST_CLAIM]])
        end_turn(state, board, log, seat)
    elif action == board[DRAW_TICKETS]:
        draw_tickets(state, board, log, seat)
    else:
        keep(state, board, log, seat, action)


def draw_card(state: Integers, board: Integers, log: Integers, seat: int, action: int) -> None:
    colour = action - DRAW_FACE_UP
    if action == DRAW_BLIND:
        draw_blind(state, board, log, seat)
    else:
        draw_face_up(state, board, log, seat, colour)
    if state[PHASE] == TURN and colour != 0 and second_card_exists(state, board):
        state[PHASE] = DRAWING
    else:  # two cards, a face-up wild (R-DRAW-04), or nothing left to draw (E-5, E-6)
        end_turn(state, board, log, seat)


def second_card_exists(state: Integers, board: Integers) -> bool:
    if state[DECK_LEFT] > 0:
        return True
    for colour in range(1, board[COLOURS] + 1):
        if state[ON_OFFER + colour] > 0:
            return True
    return False


def draw_tickets(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    if offer_tickets(state, board, log, seat) > 1:
        state[PHASE] = KEEPING
    else:  # the last one must be kept: R-TIC-03
        take_out_kept(state, board, seat, board[KEEP_BOTH])
        return_rest(state, board, log, seat, 1)
        end_turn(state, board, log, seat)


def keep(state: Integers, board: Integers, log: Integers, seat: int, action: int) -> None:
    if state[PHASE] == CHOOSING:
        if choose_starting(state, board, log, seat, action):
            begin_turn(state, log, state[FIRST])
        return
    take_out_kept(state, board, seat, action)
    return_rest(state, board, log, seat, 2)
    end_turn(state, board, log, seat)


def pass_turn(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    state[PASSES] += 1
    emit(log, PASSED, seat, 0, 0, 0)
    if state[PASSES] == state[SEATS]:  # E-14
        finish(state, board, log)
    else:
        end_turn(state, board, log, seat)


def end_turn(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    score_flag(state, board, log, seat)
    if state[TURNS_LEFT] > 0:
        state[TURNS_LEFT] -= 1
    elif supply_is_low(state, board, seat):  # E-15
        state[TURNS_LEFT] = state[SEATS]
        state[TRIGGERED_BY] = seat
        emit(log, LAST_ROUND_BEGAN, seat, 0, 0, 0)
    if state[TURNS_LEFT] == 0:
        finish(state, board, log)
    else:
        begin_turn(state, log, (seat + 1) % state[SEATS])


def supply_is_low(state: Integers, board: Integers, seat: int) -> bool:
    """All kinds of pieces together (E-18)."""
    supply = SEAT_ROWS + seat * SEAT_SIZE + SUPPLY
    return state[supply] + state[supply + 1] <= board[END_AT_MOST]


def begin_turn(state: Integers, log: Integers, seat: int) -> None:
    state[PHASE] = TURN
    state[TO_MOVE] = seat
    emit(log, TURN_BEGAN, seat, 0, 0, 0)
