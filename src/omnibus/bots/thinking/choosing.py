"""Whether to draw tickets, and which to keep."""

from omnibus.boards.integers import (
    TICKET_POINTS,
    TICKETS_KEPT_AT_LEAST,
)
from omnibus.bots.thinking.network import (
    make_plan,
    pieces_left,
    price_routes,
)
from omnibus.bots.thinking.weights import (
    FRESH_TICKETS_AT,
    RIVAL_PIECES_AT,
    TICKET_COST,
)
from omnibus.bots.thinking.workspace import PLAN_LOST, PRICE, WEIGHTS
from omnibus.rules.catalogue import (
    KEEP_BOTH,
    KEEP_ONE,
)
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import (
    OFFER,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    STACK_LEFT,
    TICKETS,
    TURNS_LEFT,
)
from omnibus.types import Integers


def wants_tickets(state: Integers, board: Integers, mind: Integers, me: int) -> bool:
    """Everything is linked, and there are time and pieces enough for more."""
    if state[STACK_LEFT] == 0 or state[TURNS_LEFT] >= 0:
        return False
    if pieces_left(state, board, me) < mind[WEIGHTS + FRESH_TICKETS_AT]:
        return False
    for seat in range(state[SEATS]):
        if pieces_left(state, board, SEAT_ROWS + seat * SEAT_SIZE) < mind[WEIGHTS + RIVAL_PIECES_AT]:
            return False
    return True


def choose_tickets(state: Integers, board: Integers, mind: Integers, seat: int) -> int:
    """Keep what promises most, counting what each choice adds to the plan."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    offer = state[me + OFFER]
    first = offer & -offer
    second = offer ^ first
    both = choice_worth(state, board, mind, seat, offer)
    if board[TICKETS_KEPT_AT_LEAST] > 1:
        return board[KEEP_BOTH]
    one = choice_worth(state, board, mind, seat, first)
    other = choice_worth(state, board, mind, seat, second)
    if both >= one and both >= other:
        return board[KEEP_BOTH]
    return board[KEEP_ONE] + lowest(board, first if one >= other else second)


def choice_worth(state: Integers, board: Integers, mind: Integers, seat: int, kept: int) -> int:
    """Points of the kept tickets, those that can't be had negative, against the price of the ways."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    own = state[me + ROUTES_OWNED]
    tickets = state[me + TICKETS] | kept
    plan = make_plan(state, board, mind, seat, tickets) & ~own
    price_routes(state, board, mind, me, plan)
    worth = 0
    while plan:
        worth -= mind[PRICE + lowest(board, plan)]
        plan &= plan - 1
    lost = mind[PLAN_LOST + seat]
    while kept:
        ticket = lowest(board, kept)
        kept &= kept - 1
        points = board[TICKET_POINTS + ticket] * mind[WEIGHTS + TICKET_COST]
        worth += -points if lost >> ticket & 1 else points
    return worth
