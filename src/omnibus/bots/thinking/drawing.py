"""Which cards a plan lacks, and which one to draw."""

from omnibus.boards.integers import (
    COLOURS,
    GREY_COLOUR,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    WILD_COLOUR,
)
from omnibus.bots.thinking.weights import (
    WILD_FIRST_AT,
)
from omnibus.bots.thinking.workspace import DEMAND, WEIGHTS
from omnibus.rules.catalogue import (
    DRAW_BLIND,
    DRAW_FACE_UP,
)
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import (
    DECK_LEFT,
    HAND,
    ON_OFFER,
    PHASE,
    TURN,
)
from omnibus.types import Integers

NOTHING = -1


def count_demand(state: Integers, board: Integers, mind: Integers, me: int, needed: int) -> None:
    """How many cards of each colour the plan lacks; grey routes ask for what is most at hand."""
    for colour in range(board[COLOURS] + 1):
        mind[DEMAND + colour] = 0
    coloured = needed
    while coloured:
        route = lowest(board, coloured)
        coloured &= coloured - 1
        mind[DEMAND + board[ROUTE_COLOUR + route]] += board[ROUTE_CARDS + route]
    grey = mind[DEMAND + GREY_COLOUR]
    mind[DEMAND + GREY_COLOUR] = 0
    for colour in range(1, board[COLOURS] + 1):
        mind[DEMAND + colour] -= state[me + HAND + colour]
    if grey:
        spread_grey(state, board, mind, me, needed)


def spread_grey(state: Integers, board: Integers, mind: Integers, me: int, needed: int) -> None:
    while needed:
        route = lowest(board, needed)
        needed &= needed - 1
        if board[ROUTE_COLOUR + route] == GREY_COLOUR:
            best = 1
            for colour in range(2, board[COLOURS] + 1):
                if (
                    mind[DEMAND + colour] - state[ON_OFFER + colour]
                    < mind[DEMAND + best] - state[ON_OFFER + best]
                ):
                    best = colour
            mind[DEMAND + best] += board[ROUTE_CARDS + route]


def total_demand(board: Integers, mind: Integers) -> int:
    lacking = 0
    for colour in range(1, board[COLOURS] + 1):
        if mind[DEMAND + colour] > 0:
            lacking += mind[DEMAND + colour]
    return lacking


def draw(state: Integers, board: Integers, mind: Integers, me: int) -> int:
    """The open card that the plan lacks most, else a blind one."""
    lacking = total_demand(board, mind) - state[me + HAND + WILD_COLOUR]
    first = state[PHASE] == TURN
    if first and state[ON_OFFER + WILD_COLOUR] > 0 and 0 < lacking <= mind[WEIGHTS + WILD_FIRST_AT]:
        return DRAW_FACE_UP + WILD_COLOUR
    best, most = NOTHING, 0
    for colour in range(1, board[COLOURS] + 1):
        if state[ON_OFFER + colour] > 0 and mind[DEMAND + colour] > most:
            most, best = mind[DEMAND + colour], DRAW_FACE_UP + colour
    if best != NOTHING:
        return best
    return draw_anything(state, board, me)


def draw_anything(state: Integers, board: Integers, me: int) -> int:
    """Nothing open is needed: blind, or where that is impossible the colour of which most is held."""
    if state[DECK_LEFT] > 0:
        return DRAW_BLIND
    best, most = NOTHING, -1
    for colour in range(1, board[COLOURS] + 1):
        if state[ON_OFFER + colour] > 0 and state[me + HAND + colour] > most:
            most, best = state[me + HAND + colour], DRAW_FACE_UP + colour
    return DRAW_FACE_UP + WILD_COLOUR if best == NOTHING else best
