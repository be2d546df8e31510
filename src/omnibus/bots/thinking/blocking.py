"""Being in the way: what each route is to the rivals, as far as their own routes tell."""

from math import exp

from omnibus.boards.integers import (
    MOST_ROUTES,
    MOST_TICKETS,
    ROUTE_CARDS,
    ROUTES,
    TICKET_ENDS,
    TICKET_POINTS,
    TICKETS as TICKETS_IN_ALL,
)
from omnibus.bots.thinking.claiming import claim_needed
from omnibus.bots.thinking.drawing import NOTHING, count_demand
from omnibus.bots.thinking.evidence import EVIDENCE_SIZE, gather_evidence, likelihood, price_by_length
from omnibus.bots.thinking.network import cheapest_path, plan_for
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.knowledge import TICKETS_HELD, hidden_tickets, lowest
from omnibus.rules.layout import (
    BARRED,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    TAKEN,
)
from omnibus.rules.legality import short_of_pieces
from omnibus.types import Integers

# the notes
EVIDENCE = 0
CHANCE = EVIDENCE + EVIDENCE_SIZE * MOST_TICKETS
"""How likely a rival holds each ticket, in parts of ``CERTAIN``."""
HARM = CHANCE + MOST_TICKETS
"""What the rivals lose, on average, if the route is taken from them, in eighths of a point."""
NOTES_SIZE = HARM + MOST_ROUTES
CERTAIN = 1024
A_WAY_ROUND = 4
"""A unit of length more is worth so many eighths of a point."""
NO_MORE = 8 * 2
"""A ticket that is lost costs its points twice."""
UNLIKELY = CERTAIN // 20
"""Tickets below that are not looked at."""
MOST_BLOCKS = 3
LEAST_HARM = 4


def blocking_claims(
    known: Integers, board: Integers, mind: Integers, seat: int, notes: Integers, out: Integers
) -> int:
    """Write the claims that the hand pays and that harm the rivals most, the worst first; return how many."""
    weigh_harm(known, board, mind, seat, notes)
    me, found = SEAT_ROWS + seat * SEAT_SIZE, 0
    plan = plan_for(known, board, mind, seat)
    count_demand(known, board, mind, me, plan & ~known[me + ROUTES_OWNED])
    while found < MOST_BLOCKS:
        route = most_harmful(known, board, mind, me, notes)
        if route == NOTHING:
            return found
        notes[HARM + route] = 0
        out[found] = claim_needed(known, board, mind, me, 1 << route)
        found += 1
    return found


def most_harmful(known: Integers, board: Integers, mind: Integers, me: int, notes: Integers) -> int:
    left = ~(known[TAKEN] | known[me + BARRED] | short_of_pieces(known, board, me)) & (1 << board[ROUTES]) - 1
    best, most = NOTHING, LEAST_HARM - 1
    while left:
        route = lowest(board, left)
        left &= left - 1
        if notes[HARM + route] > most and claim_needed(known, board, mind, me, 1 << route) != NOTHING:
            best, most = route, notes[HARM + route]
    return best


def weigh_harm(known: Integers, board: Integers, mind: Integers, seat: int, notes: Integers) -> None:
    """Write what each route is to the rivals."""
    for route in range(board[ROUTES]):
        notes[HARM + route] = 0
    for rival in range(known[SEATS]):
        if rival != seat:
            weigh_chances(known, board, mind, seat, rival, notes)
            weigh_ways(known, board, mind, rival, notes)


def weigh_chances(
    known: Integers, board: Integers, mind: Integers, seat: int, rival: int, notes: Integers
) -> None:
    """How likely the rival has each ticket: roughly, for the tickets of one hand hang together."""
    laid = gather_evidence(known, board, mind, rival, notes)
    hidden, total = hidden_tickets(known, board, seat), 0.0
    for ticket in range(board[TICKETS_IN_ALL]):
        if hidden >> ticket & 1:
            total += exp(likelihood(board, notes, ticket, laid))
    held = known[board[STATE_SIZE] + TICKETS_HELD + rival]
    for ticket in range(board[TICKETS_IN_ALL]):
        notes[CHANCE + ticket] = 0
        if hidden >> ticket & 1:
            chance = int(CERTAIN * held * exp(likelihood(board, notes, ticket, laid)) / total)
            notes[CHANCE + ticket] = chance if chance < CERTAIN else CERTAIN


def weigh_ways(known: Integers, board: Integers, mind: Integers, rival: int, notes: Integers) -> None:
    """Add what each route is to the rival: how much longer its ways are without."""
    row = SEAT_ROWS + rival * SEAT_SIZE
    own = known[row + ROUTES_OWNED]
    usable = own | ~(known[TAKEN] | known[row + BARRED] | short_of_pieces(known, board, row))
    usable &= (1 << board[ROUTES]) - 1
    price_by_length(board, mind, own)
    for ticket in range(board[TICKETS_IN_ALL]):
        if notes[CHANCE + ticket] < UNLIKELY:
            continue
        way = cheapest_path(board, mind, usable, board[TICKET_ENDS + ticket])
        if way <= 0:
            continue
        length = way_length(board, mind, way & ~own)
        most = NO_MORE * board[TICKET_POINTS + ticket]
        way &= ~own
        while way:
            bit = way & -way
            way ^= bit
            other = cheapest_path(board, mind, usable & ~bit, board[TICKET_ENDS + ticket])
            harm = most
            if other >= 0:
                harm = A_WAY_ROUND * (way_length(board, mind, other & ~own) - length)
            if harm > most:
                harm = most
            notes[HARM + lowest(board, bit)] += harm * notes[CHANCE + ticket] // CERTAIN


def way_length(board: Integers, mind: Integers, way: int) -> int:
    length = 0
    while way:
        length += 2 * board[ROUTE_CARDS + lowest(board, way)] + 2
        way &= way - 1
    return length
