"""The last turn of a seat: nothing is left to prepare, so what a claim brings can be counted."""

from omnibus.boards.integers import (
    COLOURS,
    DISTRICT_PLACES,
    DISTRICT_POINTS,
    DISTRICTS,
    FLAG_COLOURS,
    FLAG_POINTS,
    PLACES,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_MARK,
    TICKET_ENDS,
    TICKET_POINTS,
    WILD_COLOUR,
)
from omnibus.bots.thinking.claiming import claim_action, short_of_cards
from omnibus.bots.thinking.drawing import NOTHING
from omnibus.bots.thinking.network import route_value
from omnibus.bots.thinking.weights import MARK_POINTS_WORTH
from omnibus.bots.thinking.workspace import DISTANCE, END_A, END_B, WEIGHTS
from omnibus.rules.catalogue import CARD_SLOTS, PAYABLE
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import BARRED, BONUS_LEFT, FLAG_CARDS, HAND, ROUTES_OWNED, TAKEN, TICKETS
from omnibus.rules.legality import flag_card_possible, short_of_pieces
from omnibus.types import Integers

LINKED = DISTANCE
"""For each place, where no distances are wanted any more: a mask of places."""


def claim_last(state: Integers, board: Integers, mind: Integers, me: int) -> int:
    """The claim that brings most, what it links included; nothing where none can be paid."""
    find_networks(board, mind, state[me + ROUTES_OWNED])
    wilds = state[me + HAND + WILD_COLOUR]
    routes = ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))
    best, best_worth = NOTHING, -1
    for colour in range(1, board[COLOURS] + 1):
        payable = routes & board[PAYABLE + colour * CARD_SLOTS + state[me + HAND + colour] + wilds]
        while payable:
            route = lowest(board, payable)
            payable &= payable - 1
            short = short_of_cards(state, board, me, route, colour)
            worth = bare_worth(state, board, mind, me, route, short)
            worth += 8 * linked_worth(board, mind, state[me + TICKETS], route)
            if worth > best_worth:
                best_worth, best = worth, claim_action(board, route, colour, short)
    return best


def find_networks(board: Integers, mind: Integers, own: int) -> None:
    """Write for each place the places that it is linked with, itself among them."""
    for place in range(board[PLACES]):
        mind[LINKED + place] = 1 << place
    while own:
        route = lowest(board, own)
        own &= own - 1
        joined = mind[LINKED + mind[END_A + route]] | mind[LINKED + mind[END_B + route]]
        left = joined
        while left:
            mind[LINKED + lowest(board, left)] = joined
            left &= left - 1


def bare_worth(state: Integers, board: Integers, mind: Integers, me: int, route: int, wilds: int) -> int:
    """In eighths of a point: the route and its extras, whatever it links."""
    worth = 8 * route_value(board, route)
    colour = board[ROUTE_COLOUR + route]
    if wilds < board[ROUTE_CARDS + route] and flag_card_possible(state, board, me, colour):
        missing = board[FLAG_COLOURS] & ~state[me + FLAG_CARDS]
        if missing == 1 << colour:
            worth += 8 * board[FLAG_POINTS]
    if board[ROUTE_MARK + route] and state[BONUS_LEFT] > 0:
        worth += mind[WEIGHTS + MARK_POINTS_WORTH]
    return worth


def linked_worth(board: Integers, mind: Integers, tickets: int, route: int) -> int:
    """What tickets and districts bring that the route links; a ticket twice, for else it costs its points."""
    one, other = mind[LINKED + mind[END_A + route]], mind[LINKED + mind[END_B + route]]
    worth = 0
    while tickets:
        ticket = lowest(board, tickets)
        tickets &= tickets - 1
        if newly_linked(board[TICKET_ENDS + ticket], one, other):
            worth += 2 * board[TICKET_POINTS + ticket]
    for district in range(board[DISTRICTS]):
        if newly_linked(board[DISTRICT_PLACES + district], one, other):
            worth += board[DISTRICT_POINTS + district]
    return worth


def newly_linked(places: int, one: int, other: int) -> bool:
    """All of them are in the two networks together, and not in one of them."""
    return places & ~(one | other) == 0 and places & ~one != 0 and places & ~other != 0
