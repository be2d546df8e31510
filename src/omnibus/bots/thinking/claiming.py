"""Which route to claim, and with which cards."""

from omnibus.boards.integers import (
    COLOURS,
    GREY_COLOUR,
    MOST_ROUTES,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_MARK,
    ROUTE_TWINS,
    ROUTES,
    WILD_COLOUR,
)
from omnibus.bots.thinking.drawing import NOTHING, total_demand
from omnibus.bots.thinking.network import (
    cards_in_hand,
    measure,
    most_held,
    pieces_left,
    price_routes,
    route_value,
)
from omnibus.bots.thinking.weights import (
    DETOUR_WORTH,
    FLAG_POINTS_WORTH,
    HOARD,
    HURRY_AT,
    MARK_POINTS_WORTH,
    SHORTEST_FOR_POINTS,
    TURN_WORTH,
    WILD_WORTH,
    WILDS_PER_CLAIM,
)
from omnibus.bots.thinking.workspace import DEMAND, DISTANCE, END_A, END_B, PRICE, WEIGHTS
from omnibus.rules.catalogue import (
    CARD_SLOTS,
    CLAIM_WITH,
    PAYABLE,
)
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import (
    BARRED,
    BONUS_LEFT,
    HAND,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    TAKEN,
    TURNS_LEFT,
)
from omnibus.rules.legality import flag_card_possible, short_of_pieces
from omnibus.types import Integers

LONGEST_DETOUR = 400


def claim_needed(state: Integers, board: Integers, mind: Integers, me: int, needed: int) -> int:
    """The most pressing route of the plan that can be paid without wasting wilds."""
    payable = payable_routes(state, board, mind, me, needed)
    urgent = mind[WEIGHTS + DETOUR_WORTH] > 0 and payable & payable - 1 != 0
    if urgent:
        price_plan(state, board, mind, me, needed)
    best, best_worth = NOTHING, -1
    while payable:
        route = lowest(board, payable)
        payable &= payable - 1
        colour, cost = paying_colour(state, board, mind, me, route), board[ROUTE_CARDS + route]
        short = short_of_cards(state, board, me, route, colour)
        worth = 8 * points_worth(state, board, mind, me, route) + 16 * cost - 24 * short + 64
        if urgent:
            worth += mind[WEIGHTS + DETOUR_WORTH] * detour(state, board, mind, me, route) >> 4
        if worth > best_worth:
            best_worth, best = worth, claim_action(board, route, colour, short)
    return best


def payable_routes(state: Integers, board: Integers, mind: Integers, me: int, needed: int) -> int:
    """Those that the hand pays. Wilds are kept while they are too few for the whole plan."""
    wilds = state[me + HAND + WILD_COLOUR]
    freely = cards_in_hand(state, board, me) >= mind[WEIGHTS + HOARD] or state[TURNS_LEFT] >= 0
    freely = freely or wilds >= total_demand(board, mind)
    payable, left = 0, needed & ~short_of_pieces(state, board, me)
    while left:
        route = lowest(board, left)
        left &= left - 1
        colour = paying_colour(state, board, mind, me, route)
        short = short_of_cards(state, board, me, route, colour)
        if short <= wilds and (freely or short <= mind[WEIGHTS + WILDS_PER_CLAIM]):
            payable |= 1 << route
    return payable


def short_of_cards(state: Integers, board: Integers, me: int, route: int, colour: int) -> int:
    short = board[ROUTE_CARDS + route] - state[me + HAND + colour]
    return short if short > 0 else 0


def price_plan(state: Integers, board: Integers, mind: Integers, me: int, needed: int) -> None:
    """What all routes cost a seat that has carried out its plan."""
    price_routes(state, board, mind, me, open_or_own(state, board, me))
    while needed:
        mind[PRICE + lowest(board, needed)] = 0
        needed &= needed - 1


def detour(state: Integers, board: Integers, mind: Integers, me: int, route: int) -> int:
    """How much dearer the plan gets if somebody else takes the route."""
    lost = 1 << route
    if state[SEATS] == 2:  # R-CLM-11
        lost |= board[ROUTE_TWINS + route]
    measure(board, mind, open_or_own(state, board, me) & ~lost, mind[END_A + route])
    longer = mind[DISTANCE + mind[END_B + route]]
    return longer if longer < LONGEST_DETOUR else LONGEST_DETOUR


def open_or_own(state: Integers, board: Integers, me: int) -> int:
    taken = state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me)
    return (state[me + ROUTES_OWNED] | ~taken) & (1 << board[ROUTES]) - 1


def claim_action(board: Integers, route: int, colour: int, wilds: int) -> int:
    if wilds >= board[ROUTE_CARDS + route]:
        return board[CLAIM_WITH + WILD_COLOUR * MOST_ROUTES + route]
    return board[CLAIM_WITH + colour * MOST_ROUTES + route] + wilds


def paying_colour(state: Integers, board: Integers, mind: Integers, me: int, route: int) -> int:
    """The route's colour; for a grey one the colour of which most is to spare."""
    colour = board[ROUTE_COLOUR + route]
    if colour != GREY_COLOUR:
        return colour
    best, most = 1, -1000
    for one in range(1, board[COLOURS] + 1):
        held = state[me + HAND + one]
        spare = 2 * (held if held < board[ROUTE_CARDS + route] else board[ROUTE_CARDS + route])
        if mind[DEMAND + one] > 0:
            spare -= 1
        if spare > most:
            most, best = spare, one
    return best


def shortest_for_points(state: Integers, board: Integers, mind: Integers) -> int:
    """The shortest route worth a turn; any when the game is about to end."""
    for seat in range(state[SEATS]):
        if pieces_left(state, board, SEAT_ROWS + seat * SEAT_SIZE) <= mind[WEIGHTS + HURRY_AT]:
            return 1
    return mind[WEIGHTS + SHORTEST_FOR_POINTS]


def points_worth(state: Integers, board: Integers, mind: Integers, me: int, route: int) -> int:
    """The points of a route and what the city adds to them, in eighths of a point."""
    worth = 8 * route_value(board, route)
    if flag_card_possible(state, board, me, board[ROUTE_COLOUR + route]):
        worth += mind[WEIGHTS + FLAG_POINTS_WORTH]
    if board[ROUTE_MARK + route] and state[BONUS_LEFT] > 0:
        worth += mind[WEIGHTS + MARK_POINTS_WORTH]
    return worth


def dream(state: Integers, board: Integers, mind: Integers, me: int) -> int:
    """The open route that brings most for the turns it takes, as a mask; for a seat with no other plan."""
    wilds = state[me + HAND + WILD_COLOUR]
    routes = ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))
    routes &= (1 << board[ROUTES]) - 1
    best, best_worth = 0, -1000
    while routes:
        bit = routes & -routes
        route = lowest(board, routes)
        routes ^= bit
        cost, colour = board[ROUTE_CARDS + route], board[ROUTE_COLOUR + route]
        held = wilds + (most_held(state, board, me) if colour == GREY_COLOUR else state[me + HAND + colour])
        turns = 2 if held >= cost else 2 + cost - held
        worth = 2 * points_worth(state, board, mind, me, route) - mind[WEIGHTS + TURN_WORTH] * turns
        if worth > best_worth:
            best_worth, best = worth, bit
    return best


def claim_for_points(state: Integers, board: Integers, mind: Integers, me: int, shortest: int) -> int:
    """The open route with the most points, of those that cost so much, for a hand that is free."""
    wilds = state[me + HAND + WILD_COLOUR]
    routes = ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))
    best, best_worth = NOTHING, 0
    for colour in range(1, board[COLOURS] + 1):
        cards = state[me + HAND + colour]
        payable = routes & board[PAYABLE + colour * CARD_SLOTS + cards + wilds]
        while payable:
            route = lowest(board, payable)
            payable &= payable - 1
            cost = board[ROUTE_CARDS + route]
            short = cost - cards if cost > cards else 0
            if cost < shortest:
                continue
            worth = (
                8 + cost + points_worth(state, board, mind, me, route) - mind[WEIGHTS + WILD_WORTH] * short
            )
            if worth > best_worth:
                best_worth, best = worth, claim_action(board, route, colour, short)
    return best
