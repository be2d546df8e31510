"""The planner: one action for the seat to move, from its plan, its hand and the open cards."""

from omnibus.boards.integers import (
    COLOURS,
)
from omnibus.bots.thinking.choosing import choose_tickets, wants_tickets
from omnibus.bots.thinking.claiming import claim_for_points, claim_needed, dream, shortest_for_points
from omnibus.bots.thinking.drawing import NOTHING, count_demand, draw
from omnibus.bots.thinking.last_turn import claim_last
from omnibus.bots.thinking.network import plan_for
from omnibus.rules.catalogue import (
    DRAW_TICKETS,
    PASS,
)
from omnibus.rules.layout import (
    DECK_LEFT,
    DRAWING,
    ON_OFFER,
    PHASE,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    STACK_LEFT,
    TURN,
    TURNS_LEFT,
)
from omnibus.types import Integers


def plan_action(state: Integers, board: Integers, mind: Integers, seat: int) -> int:
    """A legal action; it depends on nothing that the seat may not know."""
    phase = state[PHASE]
    if phase != TURN and phase != DRAWING:
        return choose_tickets(state, board, mind, seat)
    me = SEAT_ROWS + seat * SEAT_SIZE
    needed = plan_for(state, board, mind, seat) & ~state[me + ROUTES_OWNED]
    linked = needed == 0
    if linked:
        needed = dream(state, board, mind, me)
    count_demand(state, board, mind, me, needed)
    if phase == TURN:
        if state[TURNS_LEFT] >= 0:
            action = claim_last(state, board, mind, me)
        elif linked:
            action = linked_action(state, board, mind, me)
        else:
            action = claim_needed(state, board, mind, me, needed)
        if action != NOTHING:
            return action
        if not may_draw(state, board):
            return last_resort(state, board, mind, me)
    return draw(state, board, mind, me)


def linked_action(state: Integers, board: Integers, mind: Integers, me: int) -> int:
    """All tickets are linked or lost: more of them, or a claim for its points, or nothing."""
    if wants_tickets(state, board, mind, me):
        return board[DRAW_TICKETS]
    return claim_for_points(state, board, mind, me, shortest_for_points(state, board, mind))


def may_draw(state: Integers, board: Integers) -> bool:
    if state[DECK_LEFT] > 0:
        return True
    for colour in range(board[COLOURS] + 1):
        if state[ON_OFFER + colour] > 0:
            return True
    return False


def last_resort(state: Integers, board: Integers, mind: Integers, me: int) -> int:
    """No card can be drawn (E-12, E-13)."""
    action = claim_for_points(state, board, mind, me, 1)
    if action == NOTHING:
        return board[DRAW_TICKETS] if state[STACK_LEFT] > 0 else board[PASS]
    return action
