"""Claiming a route: paying, placing pieces, and what the city adds to it."""

from omnibus.boards.integers import (
    COLOURS,
    FLAG_COLOURS,
    FLAG_POINTS,
    POINT_SLOTS,
    POINTS,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_KIND,
    ROUTE_MARK,
    ROUTE_SPACES,
    ROUTE_TWINS,
    WILD_COLOUR,
)
from omnibus.rules.cards import discard, settle
from omnibus.rules.catalogue import claim_colour, claim_declines_flag, claim_route, claim_wilds
from omnibus.rules.events import BONUS_CARD_TAKEN, FLAG_CARD_KEPT, FLAG_SCORED, ROUTE_CLAIMED, emit
from omnibus.rules.layout import (
    BARRED,
    BONUS,
    BONUS_LEFT,
    FLAG_CARDS,
    FLAGS,
    HAND,
    ROUTES_OWNED,
    SCORE,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    SEEN,
    SUPPLY,
    TAKEN,
)
from omnibus.rules.legality import flag_card_possible
from omnibus.types import Integers


def claim_for(state: Integers, board: Integers, log: Integers, seat: int, claim: int) -> None:
    """Carry out a legal claim in the order of E-22."""
    route, colour, wilds = claim_route(claim), claim_colour(claim), claim_wilds(claim)
    me = SEAT_ROWS + seat * SEAT_SIZE
    cost = board[ROUTE_CARDS + route]
    emit(log, ROUTE_CLAIMED, seat, route, colour, wilds)
    if wilds:
        spend(state, me, WILD_COLOUR, wilds)
    if wilds < cost:
        spend(state, me, colour, cost - wilds)
        keeps = flag_card_possible(state, board, me, board[ROUTE_COLOUR + route])
        if keeps and not claim_declines_flag(claim):
            state[me + FLAG_CARDS] |= 1 << colour
            discard(state, colour, -1)
            emit(log, FLAG_CARD_KEPT, seat, 0, colour, 0)
    own(state, board, me, route)
    if board[ROUTE_MARK + route] and state[BONUS_LEFT] > 0:  # E-37
        state[BONUS_LEFT] -= 1
        state[me + BONUS] += 1
        emit(log, BONUS_CARD_TAKEN, seat, 0, 0, 0)
    settle(state, board, log)


def spend(state: Integers, me: int, colour: int, cards: int) -> None:
    """Discard from the hand, those first that everybody has seen: what is left is known for certain."""
    state[me + HAND + colour] -= cards
    seen = state[me + SEEN + colour]
    state[me + SEEN + colour] = seen - cards if seen > cards else 0
    discard(state, colour, cards)


def own(state: Integers, board: Integers, me: int, route: int) -> None:
    """Place the pieces, score the route, and close its twin to the owner, or to both of two (E-30)."""
    kind, twins = board[ROUTE_KIND + route], board[ROUTE_TWINS + route]
    state[me + SUPPLY + kind] -= board[ROUTE_SPACES + route]
    state[me + SCORE] += board[POINTS + kind * POINT_SLOTS + board[ROUTE_CARDS + route]]
    state[me + ROUTES_OWNED] |= 1 << route
    state[TAKEN] |= 1 << route
    if twins:
        state[me + BARRED] |= twins
        if state[SEATS] == 2:
            state[SEAT_ROWS + BARRED] |= twins
            state[SEAT_ROWS + SEAT_SIZE + BARRED] |= twins


def score_flag(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    """At the end of the seat's turn: a card of each colour of the flag in front of it scores (R-PAR-10)."""
    flag = board[FLAG_COLOURS]
    if flag == 0:
        return
    me = SEAT_ROWS + seat * SEAT_SIZE
    if state[me + FLAG_CARDS] != flag:
        return
    state[me + FLAG_CARDS] = 0
    state[me + FLAGS] += 1
    state[me + SCORE] += board[FLAG_POINTS]
    emit(log, FLAG_SCORED, seat, 0, board[FLAG_POINTS], 0)
    for colour in range(1, board[COLOURS] + 1):
        if flag >> colour & 1:
            discard(state, colour, 1)
    settle(state, board, log)
