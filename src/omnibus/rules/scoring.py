"""The end of the game: tickets, districts and bonus cards, and the ranks."""

from omnibus.boards.integers import (
    BONUS_POINTS,
    DISTRICT_PLACES,
    DISTRICT_POINTS,
    DISTRICTS,
    MOST_SEATS,
    ROUTE_ENDS,
    TICKET_ENDS,
    TICKET_POINTS,
)
from omnibus.rules.catalogue import ROUTES_AT
from omnibus.rules.events import BONUS_SCORED, DISTRICT_SCORED, GAME_ENDED, TICKET_SCORED, emit
from omnibus.rules.layout import (
    BONUS,
    NOBODY,
    OVER,
    PHASE,
    ROUTES_OWNED,
    SCORE,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    TICKETS as KEPT,
    TICKETS_DONE,
)
from omnibus.types import Integers


def finish(state: Integers, board: Integers, log: Integers) -> None:
    state[PHASE] = OVER
    emit(log, GAME_ENDED, NOBODY, 0, 0, 0)
    for seat in range(state[SEATS]):
        score_tickets(state, board, log, seat)
    for seat in range(state[SEATS]):
        score_districts(state, board, log, seat)
    for seat in range(state[SEATS]):
        points = bonus_points(state, board, seat)
        if points:
            state[SEAT_ROWS + seat * SEAT_SIZE + SCORE] += points
            emit(log, BONUS_SCORED, seat, state[SEAT_ROWS + seat * SEAT_SIZE + BONUS], points, 0)


def score_tickets(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    me = SEAT_ROWS + seat * SEAT_SIZE
    kept = state[me + KEPT]
    for ticket in range(kept.bit_length()):
        if kept >> ticket & 1:
            points = board[TICKET_POINTS + ticket]
            if linked(board, state[me + ROUTES_OWNED], board[TICKET_ENDS + ticket]):
                state[me + TICKETS_DONE] += 1
            else:
                points = -points
            state[me + SCORE] += points
            emit(log, TICKET_SCORED, seat, ticket, points, 0)


def score_districts(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    """Each player scores every district that he has completed: E-35, E-36."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    for district in range(board[DISTRICTS]):
        if linked(board, state[me + ROUTES_OWNED], board[DISTRICT_PLACES + district]):
            points = board[DISTRICT_POINTS + district]
            state[me + SCORE] += points
            emit(log, DISTRICT_SCORED, seat, district, points, 0)


def linked(board: Integers, routes: int, places: int) -> bool:
    """All these places lie in one network of these routes (E-34, E-35)."""
    network = to_visit = places & -places
    while to_visit:
        place = to_visit.bit_length() - 1
        to_visit ^= 1 << place
        here = routes & board[ROUTES_AT + place]
        routes ^= here
        while here:
            route = here.bit_length() - 1
            here ^= 1 << route
            ends = board[ROUTE_ENDS + route]
            to_visit |= ends & ~network
            network |= ends
    return places & ~network == 0


def bonus_points(state: Integers, board: Integers, seat: int) -> int:
    """For the seat's place by number of bonus cards; who is tied shares the better place (E-39)."""
    held = state[SEAT_ROWS + seat * SEAT_SIZE + BONUS]
    if held == 0:
        return 0
    place = 0
    for other in range(state[SEATS]):
        if state[SEAT_ROWS + other * SEAT_SIZE + BONUS] > held:
            place += 1
    return board[BONUS_POINTS + state[SEATS] * MOST_SEATS + place]


def rank(state: Integers, seat: int) -> int:
    """1 for the best: by score, then by completed tickets; equal on both is the same rank (E-41)."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    better = 0
    for other in range(state[SEATS]):
        row = SEAT_ROWS + other * SEAT_SIZE
        if state[row + SCORE] > state[me + SCORE] or (
            state[row + SCORE] == state[me + SCORE] and state[row + TICKETS_DONE] > state[me + TICKETS_DONE]
        ):
            better += 1
    return better + 1
