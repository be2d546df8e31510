"""What a seat knows, as a row of small integers of fixed length, for programs that learn.

``observation_parts`` names the parts of the row in their order. Seats are told in turn order from the one
that observes, which is 0. Nothing in the row depends on what is hidden from it.
"""

from omnibus.boards.integers import COLOURS, FLAG_COLOURS, KINDS, MOST_SEATS, ROUTES, TICKETS
from omnibus.rules.knowledge import ticket_counts
from omnibus.rules.layout import (
    BONUS,
    BONUS_LEFT,
    DECK_LEFT,
    DISCARDS,
    DISCARDS_LEFT,
    FIRST,
    FLAG_CARDS,
    FLAGS,
    HAND,
    OFFER,
    ON_OFFER,
    OWES_CHOICE,
    PHASE,
    RETURNED,
    ROUTES_OWNED,
    SCORE,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    SEEN,
    STACK_LEFT,
    SUPPLY,
    TICKETS as KEPT,
    TO_MOVE,
    TURNS_LEFT,
)
from omnibus.types import Integers, SmallIntegers


def observation_parts(board: Integers) -> list[tuple[str, int]]:
    """The parts of the row and their lengths. ``seat 0`` is the observer's own; seats not taken are zeros."""
    colours, tickets, player = board[COLOURS] + 1, board[TICKETS], player_size(board)
    return [
        ("phase", 1),
        ("seats", 1),
        ("to move", 1),
        ("first", 1),
        ("turns left", 1),
        ("deck left", 1),
        ("discards left", 1),
        ("stack left", 1),
        ("bonus left", 1),
        ("market", colours),
        ("discards", colours),
        ("hand", colours),
        ("tickets", tickets),
        ("offer", tickets),
        ("returned", tickets),
        ("owners", board[ROUTES]),
        *((f"seat {turn}", player) for turn in range(MOST_SEATS)),
    ]


def player_size(board: Integers) -> int:
    """Seven single integers; pieces of each kind; seen cards of each colour; the flag's colours."""
    return 7 + board[KINDS] + board[COLOURS] + 1 + board[FLAG_COLOURS].bit_count()


def observation_size(board: Integers) -> int:
    return sum(length for _, length in observation_parts(board))


def observe(state: Integers, board: Integers, seat: int, out: SmallIntegers) -> None:
    """Write the row of what the seat knows."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    colours, tickets = board[COLOURS] + 1, board[TICKETS]
    at = write_table(state, seat, out)
    at = write_counts(state, ON_OFFER, colours, out, at)
    at = write_counts(state, DISCARDS, colours, out, at)
    at = write_counts(state, me + HAND, colours, out, at)
    at = write_bits(state[me + KEPT], tickets, out, at)
    at = write_bits(state[me + OFFER], tickets, out, at)
    at = write_bits(state[me + RETURNED], tickets, out, at)
    at = write_owners(state, board, seat, out, at)
    for turn in range(state[SEATS]):
        at = write_player(state, board, (seat + turn) % state[SEATS], out, at)
    for slot in range(at, at + (MOST_SEATS - state[SEATS]) * player_size(board)):
        out[slot] = 0


def write_table(state: Integers, seat: int, out: SmallIntegers) -> int:
    """What lies on the table, in one integer each; return where the row goes on."""
    seats = state[SEATS]
    out[0] = state[PHASE]
    out[1] = seats
    out[2] = (state[TO_MOVE] - seat + seats) % seats
    out[3] = (state[FIRST] - seat + seats) % seats
    out[4] = state[TURNS_LEFT]
    out[5] = state[DECK_LEFT]
    out[6] = state[DISCARDS_LEFT]
    out[7] = state[STACK_LEFT]
    out[8] = state[BONUS_LEFT]
    return 9


def write_counts(state: Integers, row: int, length: int, out: SmallIntegers, at: int) -> int:
    for slot in range(length):
        out[at + slot] = state[row + slot]
    return at + length


def write_bits(mask: int, length: int, out: SmallIntegers, at: int) -> int:
    for bit in range(length):
        out[at + bit] = mask >> bit & 1
    return at + length


def write_owners(state: Integers, board: Integers, seat: int, out: SmallIntegers, at: int) -> int:
    """For each route 0 where it is free, 1 where it is the seat's own, 2 for the next seat ..."""
    for route in range(board[ROUTES]):
        out[at + route] = 0
    for turn in range(state[SEATS]):
        owned = state[SEAT_ROWS + (seat + turn) % state[SEATS] * SEAT_SIZE + ROUTES_OWNED]
        for route in range(board[ROUTES]):
            out[at + route] += (owned >> route & 1) * (turn + 1)
    return at + board[ROUTES]


def write_player(state: Integers, board: Integers, seat: int, out: SmallIntegers, at: int) -> int:
    """Score, cards, tickets kept and looked at, whether a choice is owed, flags, bonus cards; then rows."""
    me, colours = SEAT_ROWS + seat * SEAT_SIZE, board[COLOURS] + 1
    cards = 0
    for colour in range(colours):
        cards += state[me + HAND + colour]
    out[at] = state[me + SCORE]
    out[at + 1] = cards
    out[at + 2], out[at + 3] = ticket_counts(state, seat)
    out[at + 4] = state[me + OWES_CHOICE]
    out[at + 5] = state[me + FLAGS]
    out[at + 6] = state[me + BONUS]
    at = write_counts(state, me + SUPPLY, board[KINDS], out, at + 7)
    at = write_counts(state, me + SEEN, colours, out, at)
    for colour in range(colours):
        if board[FLAG_COLOURS] >> colour & 1:
            out[at] = state[me + FLAG_CARDS] >> colour & 1
            at += 1
    return at
