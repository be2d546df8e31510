"""Every action of a board as an integer, in a fixed order, and the rows that make the rules quick.

``0`` draws blind; then come the face-up draws by colour, the ticket draw, the ways to keep tickets, the
pass, and the claims: colour by colour, in it route by route, in it the fewest wilds first; then every route
paid with wilds alone; then, again colour by colour, the claims whose flag card is declined.
"""

from typing import NamedTuple

from omnibus.boards.integers import (
    BOARD_SIZE,
    COLOUR_SLOTS,
    COLOURS,
    DECK,
    FLAG_COLOURS,
    GREY_COLOUR,
    MOST_KINDS,
    MOST_OF_A_COLOUR,
    MOST_PIECES,
    MOST_PLACES,
    MOST_ROUTES,
    PLACES,
    ROUTE_CARDS,
    ROUTE_COLOUR,
    ROUTE_ENDS,
    ROUTE_KIND,
    ROUTE_SPACES,
    ROUTES,
    TICKETS,
    WILD_COLOUR,
)
from omnibus.rules.layout import STACK
from omnibus.types import Integers

DRAW_BLIND = 0
DRAW_FACE_UP = 1
"""``DRAW_FACE_UP + colour``"""

# slots and rows behind the printed ones
DRAW_TICKETS, KEEP_BOTH, KEEP_ONE, PASS, FIRST_CLAIM, ACTIONS = range(BOARD_SIZE, BOARD_SIZE + 6)
"""``KEEP_ONE + ticket``; claims are numbered from ``FIRST_CLAIM`` on; ``ACTIONS`` counts them all."""
DECK_ROW = BOARD_SIZE + 6
"""Where the draw pile begins in the state; its last card is the top."""
STATE_SIZE = BOARD_SIZE + 7
CLAIM_WITH = BOARD_SIZE + 8
"""``CLAIM_WITH + colour * MOST_ROUTES + route`` is the claim with cards of the colour and no wild; behind it
come those with one wild, two wilds ... In the row of the wild stands the claim with wilds alone."""
DECLINE_WITH = CLAIM_WITH + COLOUR_SLOTS * MOST_ROUTES
"""``DECLINE_WITH + route``: the same for claims in the route's colour whose flag card is declined."""
CARD_SLOTS = MOST_OF_A_COLOUR + 1
PIECE_SLOTS = MOST_PIECES + 1
PAYABLE = DECLINE_WITH + MOST_ROUTES
"""``PAYABLE + colour * CARD_SLOTS + cards``: the routes which that many cards of the colour pay."""
PLACEABLE = PAYABLE + COLOUR_SLOTS * CARD_SLOTS
"""``PLACEABLE + kind * PIECE_SLOTS + pieces``: the kind's routes for which that many pieces are enough."""
ROUTES_OF_COLOUR = PLACEABLE + MOST_KINDS * PIECE_SLOTS
"""The routes of each colour, the grey ones first: masks."""
ROUTES_AT = ROUTES_OF_COLOUR + COLOUR_SLOTS
"""The routes that end at each place: masks."""
BIT_NUMBER = ROUTES_AT + MOST_PLACES
"""``BIT_NUMBER + bit % 67`` is the number of a single bit: 67 tells all powers of two below 2^63 apart."""
CLAIMS = BIT_NUMBER + 67
"""What each claim means, in the bits that ``claim_code`` packs."""


class Claim(NamedTuple):
    route: int
    colour: int
    """Of the cards that are not wild; ``WILD_COLOUR`` where all are."""
    wilds: int
    declines_flag: int = 0


def claim_code(claim: Claim) -> int:
    return claim.route | claim.colour << 6 | claim.wilds << 10 | claim.declines_flag << 14


def claim_route(code: int) -> int:
    return code & 63


def claim_colour(code: int) -> int:
    return code >> 6 & 15


def claim_wilds(code: int) -> int:
    return code >> 10 & 15


def claim_declines_flag(code: int) -> int:
    return code >> 14


def with_catalogue(printed: Integers) -> Integers:
    """The whole table that the rules read: what is printed, and what follows from it."""
    board = printed + [0] * (CLAIMS - BOARD_SIZE)
    board[DRAW_TICKETS] = DRAW_FACE_UP + board[COLOURS] + 1
    board[KEEP_BOTH] = board[DRAW_TICKETS] + 1
    board[KEEP_ONE] = board[KEEP_BOTH] + 1
    board[PASS] = board[KEEP_ONE] + board[TICKETS]
    board[FIRST_CLAIM] = board[PASS] + 1
    board[DECK_ROW] = STACK + board[TICKETS]
    board[STATE_SIZE] = board[DECK_ROW] + sum(deck_of(board))
    for bit in range(63):
        board[BIT_NUMBER + (1 << bit) % 67] = bit
    _index_routes(board)
    _append_claims(board)
    board[ACTIONS] = board[FIRST_CLAIM] + len(board) - CLAIMS
    return board


def deck_of(board: Integers) -> Integers:
    """Number of cards of each colour, the wild first."""
    return board[DECK : DECK + board[COLOURS] + 1]


def _append_claims(board: Integers) -> None:
    routes = range(board[ROUTES])
    for colour in range(1, board[COLOURS] + 1):
        for route in routes:
            if board[ROUTE_COLOUR + route] in (GREY_COLOUR, colour):
                _append_ways(board, CLAIM_WITH + colour * MOST_ROUTES + route, Claim(route, colour, 0))
    for route in routes:
        board[CLAIM_WITH + WILD_COLOUR * MOST_ROUTES + route] = board[FIRST_CLAIM] + len(board) - CLAIMS
        board.append(claim_code(Claim(route, WILD_COLOUR, board[ROUTE_CARDS + route])))
    for colour in range(1, board[COLOURS] + 1):
        for route in routes:
            if board[FLAG_COLOURS] >> colour & 1 and board[ROUTE_COLOUR + route] == colour:
                _append_ways(board, DECLINE_WITH + route, Claim(route, colour, 0, declines_flag=1))


def _append_ways(board: Integers, slot: int, claim: Claim) -> None:
    """Note in ``slot`` where the claim with no wild stands, and append it with 0, 1, 2 ... wilds."""
    board[slot] = board[FIRST_CLAIM] + len(board) - CLAIMS
    cost = board[ROUTE_CARDS + claim.route]
    board.extend(claim_code(claim._replace(wilds=wilds)) for wilds in range(cost))


def _index_routes(board: Integers) -> None:
    for route in range(board[ROUTES]):
        bit, colour = 1 << route, board[ROUTE_COLOUR + route]
        board[ROUTES_OF_COLOUR + colour] |= bit
        for place in range(board[PLACES]):
            if board[ROUTE_ENDS + route] >> place & 1:
                board[ROUTES_AT + place] |= bit
        for cards in range(board[ROUTE_CARDS + route], CARD_SLOTS):
            for one in range(board[COLOURS] + 1):
                if one == WILD_COLOUR or colour in (GREY_COLOUR, one):
                    board[PAYABLE + one * CARD_SLOTS + cards] |= bit
        for pieces in range(board[ROUTE_SPACES + route], PIECE_SLOTS):
            board[PLACEABLE + board[ROUTE_KIND + route] * PIECE_SLOTS + pieces] |= bit
