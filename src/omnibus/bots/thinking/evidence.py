"""What a rival's routes say of each ticket: how much of its way they save, and what is still missing."""

from omnibus.boards.integers import ROUTE_CARDS, ROUTES, TICKET_ENDS, TICKET_POINTS, TICKETS as TICKETS_IN_ALL
from omnibus.bots.thinking.network import measure
from omnibus.bots.thinking.workspace import DISTANCE, PRICE
from omnibus.rules.knowledge import lowest
from omnibus.rules.layout import ROUTES_OWNED, SEAT_ROWS, SEAT_SIZE
from omnibus.types import Integers

# of each ticket; a way is as long as two for each card and two for each claim
WHOLE = 0
"""The shortest way on an empty board."""
MISSING = 1
"""What is left of the shortest way for whoever has the rival's routes. What others have is not looked at:
a ticket that can't be done any more was taken for the way that there was."""
EVIDENCE_SIZE = 2

# How likely a ticket is, as logarithms: fitted to 2,699 moments of games among planners, greedy bots and
# searchers in all cities with 2 to 4 seats. Hands that were held are then 3.5 times as likely as by chance.
SAVED = 0.171
"""For each unit of length that the rival's routes save of its way."""
DONE = 1.88
MISSED = -0.0026
"""For each unit that is missing, times each unit that the rival has laid."""
A_POINT = 0.08
"""Dear tickets are kept."""


def gather_evidence(known: Integers, board: Integers, mind: Integers, rival: int, evidence: Integers) -> int:
    """Write the row of every ticket; return how long the rival's routes are together."""
    own = known[SEAT_ROWS + rival * SEAT_SIZE + ROUTES_OWNED]
    spent = price_by_length(board, mind, 0)
    measure_tickets(board, mind, evidence, WHOLE)
    spent -= price_by_length(board, mind, own)
    measure_tickets(board, mind, evidence, MISSING)
    return spent


def price_by_length(board: Integers, mind: Integers, own: int) -> int:
    """What each route costs somebody who has these; return what all the others cost."""
    total = 0
    for route in range(board[ROUTES]):
        mind[PRICE + route] = 0 if own >> route & 1 else 2 * board[ROUTE_CARDS + route] + 2
        total += mind[PRICE + route]
    return total


def measure_tickets(board: Integers, mind: Integers, evidence: Integers, slot: int) -> None:
    everything = (1 << board[ROUTES]) - 1
    for ticket in range(board[TICKETS_IN_ALL]):
        ends = board[TICKET_ENDS + ticket]
        measure(board, mind, everything, lowest(board, ends))
        evidence[ticket * EVIDENCE_SIZE + slot] = mind[DISTANCE + lowest(board, ends & (ends - 1))]


def likelihood(board: Integers, evidence: Integers, ticket: int, laid: int) -> float:
    """How likely it is that the rival has the ticket, as a logarithm; ``laid`` is how long its routes are."""
    whole = evidence[ticket * EVIDENCE_SIZE + WHOLE]
    missing = evidence[ticket * EVIDENCE_SIZE + MISSING]
    likely = SAVED * (whole - missing) + MISSED * missing * laid + A_POINT * board[TICKET_POINTS + ticket]
    return likely + (DONE if missing == 0 else 0.0)
