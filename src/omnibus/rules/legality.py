"""What a seat may do. The conditions that ``refusals`` explains stand here, once."""

from omnibus.boards.integers import (
    COLOURS,
    FLAG_COLOURS,
    FLAG_KEEP_OPTIONAL,
    MOST_ROUTES,
    ROUTE_CARDS,
    TICKETS_KEPT_AT_LEAST,
    WILD_COLOUR,
)
from omnibus.rules.catalogue import (
    CARD_SLOTS,
    CLAIM_WITH,
    DECLINE_WITH,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_ONE,
    PASS,
    PAYABLE,
    PIECE_SLOTS,
    PLACEABLE,
    ROUTES_OF_COLOUR,
)
from omnibus.rules.layout import (
    BARRED,
    CHOOSING,
    DECK_LEFT,
    DRAWING,
    FLAG_CARDS,
    HAND,
    OFFER,
    ON_OFFER,
    OVER,
    OWES_CHOICE,
    PHASE,
    SEAT_ROWS,
    SEAT_SIZE,
    STACK_LEFT,
    SUPPLY,
    TAKEN,
    TO_MOVE,
    TURN,
)
from omnibus.types import Integers

ON_OFFER_TO_DRAW = ON_OFFER - DRAW_FACE_UP
"""From the slot of a colour to the action that takes it."""

# ---- the list ----


def legal_actions(state: Integers, board: Integers, seat: int, out: Integers) -> int:
    """Write the seat's legal actions into ``out`` in ascending order; return how many there are."""
    phase = state[PHASE]
    if phase == TURN and state[TO_MOVE] == seat:  # what is asked most, and soon answered
        return turn_actions(state, board, seat, out)
    if not may_act(state, seat):
        return 0
    if phase == DRAWING:
        return draws(state, board, WILD_COLOUR + 1, out)  # R-DRAW-05
    return ways_to_keep(state, board, seat, out)


def may_act(state: Integers, seat: int) -> bool:
    phase = state[PHASE]
    if phase == CHOOSING:
        return state[SEAT_ROWS + seat * SEAT_SIZE + OWES_CHOICE] == 1
    return state[TO_MOVE] == seat and phase != OVER


def turn_actions(state: Integers, board: Integers, seat: int, out: Integers) -> int:
    found = draws(state, board, WILD_COLOUR, out)
    if state[STACK_LEFT]:
        out[found] = board[DRAW_TICKETS]
        found += 1
    found = add_claims(state, board, seat, out, found)
    if found == 0:  # E-12
        out[found] = board[PASS]
        found += 1
    return found


def draws(state: Integers, board: Integers, first: int, out: Integers) -> int:
    """The blind draw, and the face-up ones of the first colour and those behind it."""
    found = 0
    if state[DECK_LEFT]:
        out[0] = DRAW_BLIND
        found = 1
    for slot in range(ON_OFFER + first, ON_OFFER + board[COLOURS] + 1):
        if state[slot]:
            out[found] = slot - ON_OFFER_TO_DRAW
            found += 1
    return found


def ways_to_keep(state: Integers, board: Integers, seat: int, out: Integers) -> int:
    """Both of the tickets on offer, or either of them."""
    offer = state[SEAT_ROWS + seat * SEAT_SIZE + OFFER]
    out[0] = board[KEEP_BOTH]
    if board[TICKETS_KEPT_AT_LEAST] > 1:
        return 1
    first = offer & -offer
    out[1] = board[KEEP_ONE] + first.bit_length() - 1
    out[2] = board[KEEP_ONE] + offer.bit_length() - 1
    return 3


def add_claims(state: Integers, board: Integers, seat: int, out: Integers, found: int) -> int:
    me = SEAT_ROWS + seat * SEAT_SIZE
    hand = me + HAND
    wilds = state[hand + WILD_COLOUR]
    routes = ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))
    for colour in range(1, board[COLOURS] + 1):
        cards = state[hand + colour]
        if cards:
            payable = routes & board[PAYABLE + colour * CARD_SLOTS + cards + wilds]
            if payable:
                row = CLAIM_WITH + colour * MOST_ROUTES
                if wilds:
                    found = add_ways(board, row, cards, wilds, payable, out, found)
                else:
                    found = add_each(board, row, payable, out, found)
    if wilds:
        payable = routes & board[PAYABLE + WILD_COLOUR * CARD_SLOTS + wilds]
        found = add_each(board, CLAIM_WITH + WILD_COLOUR * MOST_ROUTES, payable, out, found)
    if board[FLAG_KEEP_OPTIONAL]:
        found = add_declined(state, board, me, routes, out, found)
    return found


def add_ways(
    board: Integers, row: int, cards: int, wilds: int, routes: int, out: Integers, found: int
) -> int:
    """Every way to pay for the routes with these cards of one colour, at least one, and these wilds."""
    while routes:
        rest = routes & routes - 1
        route = (routes ^ rest).bit_length() - 1
        routes = rest
        cost = board[ROUTE_CARDS + route]
        action = board[row + route]  # with no wild
        last = action + (wilds if wilds < cost else cost - 1)
        if cards < cost:
            action += cost - cards
        while action <= last:
            out[found] = action
            found += 1
            action += 1
    return found


def add_each(board: Integers, row: int, routes: int, out: Integers, found: int) -> int:
    """The one claim that the row names for each of the routes."""
    row -= 1  # the lowest bit has length 1
    while routes:
        rest = routes & routes - 1
        out[found] = board[row + (routes ^ rest).bit_length()]
        found += 1
        routes = rest
    return found


def add_declined(state: Integers, board: Integers, me: int, routes: int, out: Integers, found: int) -> int:
    wilds = state[me + HAND + WILD_COLOUR]
    for colour in range(1, board[COLOURS] + 1):
        cards = state[me + HAND + colour]
        if cards and flag_card_possible(state, board, me, colour):
            payable = routes & board[PAYABLE + colour * CARD_SLOTS + cards + wilds]
            payable &= board[ROUTES_OF_COLOUR + colour]
            found = add_ways(board, DECLINE_WITH, cards, wilds, payable, out, found)
    return found


# ---- the conditions ----


def short_of_pieces(state: Integers, board: Integers, me: int) -> int:
    """The routes for which the seat's supply is too small: a mask."""
    first, second = state[me + SUPPLY], state[me + SUPPLY + 1]  # of each kind
    return ~(board[PLACEABLE + first] | board[PLACEABLE + PIECE_SLOTS + second])


def flag_card_possible(state: Integers, board: Integers, me: int, colour: int) -> bool:
    """A coloured card paid for a route of this colour may be kept: R-PAR-04, R-PAR-07, R-PAR-08."""
    return board[FLAG_COLOURS] & ~state[me + FLAG_CARDS] & 1 << colour != 0
