"""What the network is shown of a position: what its seat knows, and what that seat can work out from it.

A row of small integers of fixed length for each board, most of them zero. The first part is the observation
of ``rules.observe``; behind it come the seat's plan and other things that a network would have to learn.
"""

from omnibus.boards.integers import (
    COLOURS,
    DISTRICT_PLACES,
    DISTRICTS,
    END_AT_MOST,
    FLAG_KEEP_OPTIONAL,
    MOST_SEATS,
    ROUTE_CARDS,
    ROUTE_ENDS,
    ROUTES,
    TICKET_ENDS,
    TICKET_POINTS,
    TICKETS as TICKETS_IN_ALL,
    WILD_COLOUR,
)
from omnibus.bots.thinking.drawing import count_demand, total_demand
from omnibus.bots.thinking.network import plan_for
from omnibus.bots.thinking.workspace import DEMAND, PLAN_LOST
from omnibus.rules.catalogue import CARD_SLOTS, PAYABLE
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import (
    BARRED,
    HAND,
    OVER,
    PHASE,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    TAKEN,
    TICKETS,
    TURNS_LEFT,
)
from omnibus.rules.legality import short_of_pieces
from omnibus.rules.observe import observation_size, observe, write_bits
from omnibus.rules.scoring import linked
from omnibus.types import Integers, SmallIntegers

STEPS = 4
"""A hand is told as "at least one card of the colour", "at least two" ... up to so many."""


def signal_parts(board: Integers) -> list[tuple[str, int]]:
    """The parts of the row in their order, and their lengths."""
    colours, routes, tickets = board[COLOURS] + 1, board[ROUTES], board[TICKETS_IN_ALL]
    return [
        ("observation", observation_size(board)),
        ("printing", 2),
        ("phase is", OVER),
        ("last round", 1),
        ("seats are", MOST_SEATS - 1),
        ("hand has", STEPS * colours),
        *((f"owned by {turn}", routes) for turn in range(MOST_SEATS)),
        ("payable", routes),
        ("plan", routes),
        ("demand", colours),
        ("plan in all", 3),
        ("linked", tickets),
        ("lost", tickets),
        ("ticket points", 2),
        ("district lacks", board[DISTRICTS]),
    ]


def signal_size(board: Integers) -> int:
    return sum(length for _, length in signal_parts(board))


def write_signals(
    state: Integers, board: Integers, mind: Integers, seat: int, observed: int, row: SmallIntegers
) -> None:
    """Write the row; ``observed`` is the length of its first part. The seat's plan is made where it lacks."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    observe(state, board, seat, row)
    row[observed] = board[END_AT_MOST]
    row[observed + 1] = board[FLAG_KEEP_OPTIONAL]
    at = write_stage(state, row, observed + 2)
    for colour in range(board[COLOURS] + 1):
        for step in range(STEPS):
            row[at] = 1 if state[me + HAND + colour] > step else 0
            at += 1
    for turn in range(MOST_SEATS):
        other = SEAT_ROWS + (seat + turn) % state[SEATS] * SEAT_SIZE
        at = write_bits(state[other + ROUTES_OWNED] if turn < state[SEATS] else 0, board[ROUTES], row, at)
    at = write_bits(payable(state, board, me), board[ROUTES], row, at)
    at = write_plan(state, board, mind, seat, row, at)
    at = write_tickets(state, board, mind, seat, row, at)
    write_districts(state, board, me, row, at)


def write_stage(state: Integers, row: SmallIntegers, at: int) -> int:
    for phase in range(OVER):
        row[at + phase] = 1 if state[PHASE] == phase else 0
    row[at + OVER] = 1 if state[TURNS_LEFT] >= 0 else 0
    at += OVER + 1
    for fewer in range(MOST_SEATS - 1):
        row[at + fewer] = 1 if state[SEATS] == MOST_SEATS - fewer else 0
    return at + MOST_SEATS - 1


def payable(state: Integers, board: Integers, me: int) -> int:
    """The open routes that the hand pays: a mask."""
    wilds = state[me + HAND + WILD_COLOUR]
    routes = 0
    for colour in range(board[COLOURS] + 1):
        cards = wilds if colour == WILD_COLOUR else state[me + HAND + colour] + wilds
        routes |= board[PAYABLE + colour * CARD_SLOTS + cards]
    return routes & ~(state[TAKEN] | state[me + BARRED] | short_of_pieces(state, board, me))


def write_plan(
    state: Integers, board: Integers, mind: Integers, seat: int, row: SmallIntegers, at: int
) -> int:
    me = SEAT_ROWS + seat * SEAT_SIZE
    needed = plan_for(state, board, mind, seat) & ~state[me + ROUTES_OWNED]
    count_demand(state, board, mind, me, needed)
    at = write_bits(needed, board[ROUTES], row, at)
    for colour in range(board[COLOURS] + 1):
        lacking = mind[DEMAND + colour]
        row[at] = lacking if lacking > 0 else 0
        at += 1
    row[at] = total_demand(board, mind)
    row[at + 1] = needed.bit_count()
    row[at + 2] = 0
    while needed:
        row[at + 2] += board[ROUTE_CARDS + lowest(board, needed)]
        needed &= needed - 1
    return at + 3


def write_tickets(
    state: Integers, board: Integers, mind: Integers, seat: int, row: SmallIntegers, at: int
) -> int:
    """Which tickets are linked, which the plan gives up, and the points of those linked and not."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    done, lost, won, open_points = 0, mind[PLAN_LOST + seat], 0, 0
    left = state[me + TICKETS]
    while left:
        ticket = lowest(board, left)
        left &= left - 1
        if linked(board, state[me + ROUTES_OWNED], board[TICKET_ENDS + ticket]):
            done |= 1 << ticket
            won += board[TICKET_POINTS + ticket]
        else:
            open_points += board[TICKET_POINTS + ticket]
    at = write_bits(done, board[TICKETS_IN_ALL], row, at)
    at = write_bits(lost & state[me + TICKETS], board[TICKETS_IN_ALL], row, at)
    row[at] = won
    row[at + 1] = open_points
    return at + 2


def write_districts(state: Integers, board: Integers, me: int, row: SmallIntegers, at: int) -> None:
    """How many places of each district no route of the seat touches."""
    touched, own = 0, state[me + ROUTES_OWNED]
    while own:
        touched |= board[ROUTE_ENDS + lowest(board, own)]
        own &= own - 1
    for district in range(board[DISTRICTS]):
        row[at + district] = (board[DISTRICT_PLACES + district] & ~touched).bit_count()
