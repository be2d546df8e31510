"""Planning all tickets of a seat as one network of routes."""

from omnibus.boards.integers import (
    COLOURS,
    FLAG_COLOURS,
    GREY_COLOUR,
    KINDS,
    MOST_SEATS,
    PLACES,
    POINT_SLOTS,
    POINTS,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_ENDS,
    ROUTE_KIND,
    ROUTE_MARK,
    ROUTE_SPACES,
    ROUTES,
    TICKET_ENDS,
    TICKET_POINTS,
    TICKETS as TICKETS_IN_ALL,
)
from omnibus.bots.thinking.weights import (
    CARD_PRICE,
    CLAIM_PRICE,
    FLAG_VALUE,
    MARK_VALUE,
    MISSING_PRICE,
    POINT_VALUE,
)
from omnibus.bots.thinking.workspace import (
    DISTANCE,
    END_A,
    END_B,
    FAR,
    PLAN,
    PLAN_LOST,
    PLAN_TICKETS,
    PRICE,
    VIA,
    WEIGHTS,
)
from omnibus.rules.catalogue import BIT_NUMBER
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import (
    BARRED,
    FLAG_CARDS,
    HAND,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SUPPLY,
    TAKEN,
    TICKETS,
)
from omnibus.rules.legality import short_of_pieces
from omnibus.types import Integers


def study(board: Integers, mind: Integers) -> None:
    """Note the ends of all routes; plans of an earlier game are forgotten."""
    for route in range(board[ROUTES]):
        ends = board[ROUTE_ENDS + route]
        mind[END_A + route] = lowest(board, ends)
        mind[END_B + route] = lowest(board, ends & (ends - 1))
    forget_plans(mind)


def forget_plans(mind: Integers) -> None:
    for seat in range(MOST_SEATS):
        mind[PLAN_TICKETS + seat] = -1


def plan_for(state: Integers, board: Integers, mind: Integers, seat: int) -> int:
    """The routes of the seat's plan. An old one holds while its tickets and routes are what they were."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    own = state[me + ROUTES_OWNED]
    open_or_own = own | ~(state[TAKEN] | state[me + BARRED])
    if mind[PLAN_TICKETS + seat] != state[me + TICKETS] or mind[PLAN + seat] & ~open_or_own:
        mind[PLAN + seat] = make_plan(state, board, mind, seat, state[me + TICKETS])
        mind[PLAN_TICKETS + seat] = state[me + TICKETS]
    return mind[PLAN + seat] | own


def make_plan(state: Integers, board: Integers, mind: Integers, seat: int, tickets: int) -> int:
    """The routes that link these tickets: the dearest ticket first, each by the cheapest way that is left."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    own = state[me + ROUTES_OWNED]
    usable = own | ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))
    usable &= (1 << board[ROUTES]) - 1
    price_routes(state, board, mind, me, usable)
    plan = 0
    lost = 0
    while tickets:
        ticket = dearest(board, tickets)
        tickets ^= 1 << ticket
        path = cheapest_path(board, mind, usable, board[TICKET_ENDS + ticket])
        if path < 0 or not pieces_suffice(state, board, me, (plan | path) & ~own):
            lost |= 1 << ticket
            continue
        plan |= path
        while path:
            mind[PRICE + lowest(board, path)] = 0
            path &= path - 1
    mind[PLAN_LOST + seat] = lost
    return plan


def dearest(board: Integers, tickets: int) -> int:
    best = -1
    for ticket in range(board[TICKETS_IN_ALL]):
        if tickets >> ticket & 1 and (
            best < 0 or board[TICKET_POINTS + ticket] > board[TICKET_POINTS + best]
        ):
            best = ticket
    return best


def price_routes(state: Integers, board: Integers, mind: Integers, me: int, usable: int) -> None:
    """The cards and the turn that a route costs, less what it brings besides the way; own routes are free."""
    own = state[me + ROUTES_OWNED]
    flags = board[FLAG_COLOURS] & ~state[me + FLAG_CARDS]
    missing = mind[WEIGHTS + MISSING_PRICE] * cards_in_hand(state, board, me) >> 3
    while usable:
        bit = usable & -usable
        usable ^= bit
        route = board[BIT_NUMBER + bit % 67]
        if own & bit:
            mind[PRICE + route] = 0
            continue
        cost, colour = board[ROUTE_CARDS + route], board[ROUTE_COLOUR + route]
        price = cost * mind[WEIGHTS + CARD_PRICE] + mind[WEIGHTS + CLAIM_PRICE]
        price -= route_value(board, route) * mind[WEIGHTS + POINT_VALUE]
        held = most_held(state, board, me) if colour == GREY_COLOUR else state[me + HAND + colour]
        price -= (held if held < cost else cost) * (mind[WEIGHTS + CARD_PRICE] >> 1)
        if held < cost:
            price += (cost - held) * missing
        if flags >> colour & 1:
            price -= mind[WEIGHTS + FLAG_VALUE]
        if board[ROUTE_MARK + route]:
            price -= mind[WEIGHTS + MARK_VALUE]
        mind[PRICE + route] = price if price > 1 else 1


def cards_in_hand(state: Integers, board: Integers, me: int) -> int:
    cards = 0
    for colour in range(board[COLOURS] + 1):
        cards += state[me + HAND + colour]
    return cards


def most_held(state: Integers, board: Integers, me: int) -> int:
    most = 0
    for colour in range(1, board[COLOURS] + 1):
        if state[me + HAND + colour] > most:
            most = state[me + HAND + colour]
    return most


def route_value(board: Integers, route: int) -> int:
    return board[POINTS + board[ROUTE_KIND + route] * POINT_SLOTS + board[ROUTE_CARDS + route]]


def cheapest_path(board: Integers, mind: Integers, usable: int, ends: int) -> int:
    """The routes of the cheapest way between two places, or -1 where there is none."""
    start, goal = lowest(board, ends), lowest(board, ends & (ends - 1))
    measure(board, mind, usable, start)
    if mind[DISTANCE + goal] == FAR:
        return -1
    path, place = 0, goal
    while place != start:
        route = mind[VIA + place]
        path |= 1 << route
        place = mind[END_A + route] + mind[END_B + route] - place
    return path


def measure(board: Integers, mind: Integers, usable: int, start: int) -> None:
    """The cheapest distance of every place from the start, and by which route it is reached last."""
    for place in range(board[PLACES]):
        mind[DISTANCE + place] = FAR
    mind[DISTANCE + start] = 0
    shorter = True
    while shorter:
        shorter = False
        left = usable
        while left:
            bit = left & -left
            left ^= bit
            route = board[BIT_NUMBER + bit % 67]
            a, b = DISTANCE + mind[END_A + route], DISTANCE + mind[END_B + route]
            price = mind[PRICE + route]
            if mind[a] + price < mind[b]:
                mind[b] = mind[a] + price
                mind[VIA + b - DISTANCE] = route
                shorter = True
            elif mind[b] + price < mind[a]:
                mind[a] = mind[b] + price
                mind[VIA + a - DISTANCE] = route
                shorter = True


def pieces_suffice(state: Integers, board: Integers, me: int, routes: int) -> bool:
    """The supply is enough for all these routes together."""
    for kind in range(board[KINDS]):
        if spaces(board, routes, kind) > state[me + SUPPLY + kind]:
            return False
    return True


def pieces_left(state: Integers, board: Integers, row: int) -> int:
    pieces = 0
    for kind in range(board[KINDS]):
        pieces += state[row + SUPPLY + kind]
    return pieces


def spaces(board: Integers, routes: int, kind: int) -> int:
    needed = 0
    while routes:
        bit = routes & -routes
        routes ^= bit
        route = board[BIT_NUMBER + bit % 67]
        if board[ROUTE_KIND + route] == kind:
            needed += board[ROUTE_SPACES + route]
    return needed
