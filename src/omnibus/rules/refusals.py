"""Why a seat may not do what it wants to: the conditions of ``legality``, with their reasons."""

from omnibus.boards.integers import (
    COLOURS,
    FLAG_KEEP_OPTIONAL,
    GREY_COLOUR,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_TWINS,
    TICKETS_KEPT_AT_LEAST,
    WILD_COLOUR,
)
from omnibus.rules.catalogue import (
    ACTIONS,
    CLAIMS,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    FIRST_CLAIM,
    KEEP_BOTH,
    KEEP_ONE,
    PASS,
    claim_colour,
    claim_declines_flag,
    claim_route,
    claim_wilds,
)
from omnibus.rules.layout import (
    BARRED,
    CHOOSING,
    DECK_LEFT,
    DRAWING,
    HAND,
    KEEPING,
    OFFER,
    ON_OFFER,
    OVER,
    PHASE,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    STACK_LEFT,
    TAKEN,
)
from omnibus.rules.legality import flag_card_possible, may_act, short_of_pieces
from omnibus.rules.reasons import Reason
from omnibus.types import Integers


def refusal(state: Integers, board: Integers, seat: int, action: int) -> Reason:
    """Why the seat may not do this now; ``Reason.LEGAL`` where it may."""
    if action < 0 or action >= board[ACTIONS]:
        return Reason.NO_SUCH_ACTION
    reason = timing_refusal(state, board, seat, action)
    if reason != Reason.LEGAL:
        return reason
    if board[KEEP_BOTH] <= action < board[PASS]:
        return keep_refusal(state, board, seat, action)
    if action == DRAW_BLIND:
        return Reason.LEGAL if state[DECK_LEFT] > 0 else Reason.DRAW_PILE_EMPTY
    if action < board[DRAW_TICKETS]:
        return face_up_refusal(state, action - DRAW_FACE_UP)
    if action == board[DRAW_TICKETS]:
        return Reason.LEGAL if state[STACK_LEFT] > 0 else Reason.TICKET_STACK_EMPTY
    if action == board[PASS]:
        return pass_refusal(state, board, seat)
    return claim_refusal(state, board, seat, board[CLAIMS + action - board[FIRST_CLAIM]])


def timing_refusal(state: Integers, board: Integers, seat: int, action: int) -> Reason:
    """Not this seat's turn, or not the time for this kind of action."""
    phase = state[PHASE]
    keeps = board[KEEP_BOTH] <= action < board[PASS]
    if phase == OVER:
        return Reason.GAME_IS_OVER
    if phase == CHOOSING:
        if not keeps:
            return Reason.STARTING_TICKETS_FIRST
        return Reason.LEGAL if may_act(state, seat) else Reason.ALREADY_CHOSEN
    if not may_act(state, seat):
        return Reason.NOT_YOUR_TURN
    if phase == KEEPING:
        return Reason.LEGAL if keeps else Reason.TICKETS_TO_KEEP
    if keeps:
        return Reason.NO_TICKETS_ON_OFFER
    if phase == DRAWING and action >= board[DRAW_TICKETS]:
        return Reason.SECOND_CARD_DUE
    return Reason.LEGAL


def keep_refusal(state: Integers, board: Integers, seat: int, action: int) -> Reason:
    if action == board[KEEP_BOTH]:
        return Reason.LEGAL
    ticket = action - board[KEEP_ONE]
    if state[SEAT_ROWS + seat * SEAT_SIZE + OFFER] >> ticket & 1 == 0:
        return Reason.TICKET_NOT_ON_OFFER
    return Reason.LEGAL if board[TICKETS_KEPT_AT_LEAST] < 2 else Reason.TOO_FEW_TICKETS_KEPT


def face_up_refusal(state: Integers, colour: int) -> Reason:
    if state[ON_OFFER + colour] == 0:
        return Reason.COLOUR_NOT_FACE_UP
    if colour == WILD_COLOUR and state[PHASE] == DRAWING:
        return Reason.WILD_AS_SECOND_CARD
    return Reason.LEGAL


def pass_refusal(state: Integers, board: Integers, seat: int) -> Reason:
    """E-12: only where nothing else is possible."""
    if state[DECK_LEFT] > 0 or state[STACK_LEFT] > 0:
        return Reason.MUST_ACT
    for colour in range(board[COLOURS] + 1):
        if state[ON_OFFER + colour] > 0:
            return Reason.MUST_ACT
    for action in range(board[FIRST_CLAIM], board[ACTIONS]):
        if claim_refusal(state, board, seat, board[CLAIMS + action - board[FIRST_CLAIM]]) == Reason.LEGAL:
            return Reason.MUST_ACT
    return Reason.LEGAL


def claim_refusal(state: Integers, board: Integers, seat: int, claim: int) -> Reason:
    route = claim_route(claim)
    reason = route_refusal(state, board, seat, route)
    if reason != Reason.LEGAL:
        return reason
    me = SEAT_ROWS + seat * SEAT_SIZE
    colour, wilds, cost = claim_colour(claim), claim_wilds(claim), board[ROUTE_CARDS + route]
    if wilds > state[me + HAND + WILD_COLOUR]:
        return Reason.NOT_ENOUGH_WILDS
    if wilds < cost and cost - wilds > state[me + HAND + colour]:
        return Reason.NOT_ENOUGH_CARDS
    if claim_declines_flag(claim):
        if not flag_card_possible(state, board, me, colour):
            return Reason.NO_FLAG_CARD_TO_DECLINE
        if not board[FLAG_KEEP_OPTIONAL]:
            return Reason.FLAG_CARD_MUST_BE_KEPT
    return Reason.LEGAL


def route_refusal(state: Integers, board: Integers, seat: int, route: int) -> Reason:
    """Why the seat may not claim the route, however it pays."""
    me, bit = SEAT_ROWS + seat * SEAT_SIZE, 1 << route
    if state[TAKEN] & bit:
        return Reason.ROUTE_TAKEN
    if state[me + BARRED] & bit:
        own_twin = state[me + ROUTES_OWNED] & board[ROUTE_TWINS + route]
        return Reason.TWIN_IS_YOURS if own_twin else Reason.TWIN_CLOSED_WITH_TWO
    if short_of_pieces(state, board, me) & bit:
        return Reason.NOT_ENOUGH_PIECES
    return Reason.LEGAL


def payment_mismatch(board: Integers, route: int, payment: Integers) -> Reason:
    """Whether these cards (a number for each colour) are what the route asks for, whoever holds them."""
    colours = range(1, board[COLOURS] + 1)
    used = [colour for colour in colours if payment[colour]]
    wanted = board[ROUTE_COLOUR + route]
    if wanted != GREY_COLOUR and any(colour != wanted for colour in used):
        return Reason.WRONG_COLOUR
    if len(used) > 1:
        return Reason.COLOURS_MIXED
    if sum(payment) != board[ROUTE_CARDS + route]:
        return Reason.WRONG_NUMBER_OF_CARDS
    return Reason.LEGAL
