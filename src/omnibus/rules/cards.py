"""The flow of transport cards: draw pile, market, discards."""

from omnibus.boards.integers import COLOURS, FLUSH_AT, MARKET_SIZE, WILD_COLOUR
from omnibus.rules.catalogue import DECK_ROW
from omnibus.rules.events import (
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DISCARDS_SHUFFLED,
    MARKET_FLUSHED,
    MARKET_LEFT_STANDING,
    emit,
)
from omnibus.rules.layout import (
    DECK_LEFT,
    DISCARDS,
    DISCARDS_LEFT,
    EMPTY,
    FACE_UP,
    HAND,
    MARKET,
    NOBODY,
    ON_OFFER,
    SEAT_ROWS,
    SEAT_SIZE,
    SEEN,
)
from omnibus.rules.randomness import shuffle
from omnibus.types import Integers

MOST_FLUSHES = 1000
"""E-3: never reached; a guard against a loop without end."""


def top_card(state: Integers, board: Integers) -> int:
    """Take the top of the draw pile, which is not empty."""
    state[DECK_LEFT] -= 1
    return state[board[DECK_ROW] + state[DECK_LEFT]]


def discard(state: Integers, colour: int, cards: int) -> None:
    state[DISCARDS + colour] += cards
    state[DISCARDS_LEFT] += cards


def draw_blind(state: Integers, board: Integers, log: Integers, seat: int) -> None:
    colour = top_card(state, board)
    state[SEAT_ROWS + seat * SEAT_SIZE + HAND + colour] += 1
    emit(log, CARD_DRAWN, seat, 0, colour, 0)
    settle(state, board, log)


def draw_face_up(state: Integers, board: Integers, log: Integers, seat: int, colour: int) -> None:
    """Take the first card of the colour from the market."""
    slot = 0
    while state[MARKET + slot] != colour:
        slot += 1
    me = SEAT_ROWS + seat * SEAT_SIZE
    state[me + HAND + colour] += 1
    state[me + SEEN + colour] += 1
    state[MARKET + slot] = EMPTY
    state[ON_OFFER + colour] -= 1
    state[FACE_UP] -= 1
    emit(log, CARD_TAKEN, seat, slot, colour, 0)
    if state[DECK_LEFT] > 0:  # no need to look for the gap
        turn_up(state, board, log, slot)
    settle(state, board, log)


def settle(state: Integers, board: Integers, log: Integers) -> None:
    """Bring market and piles to rest after any card has moved: E-1, E-1b, E-2, E-3."""
    if state[FACE_UP] < board[MARKET_SIZE]:
        turn_up_missing(state, board, log)
    flushes = 0
    while must_flush(state, board):
        if flushes == MOST_FLUSHES:
            emit(log, MARKET_LEFT_STANDING, NOBODY, 0, 0, 0)
            break
        flush(state, board, log)
        turn_up_missing(state, board, log)
        flushes += 1
    if state[DECK_LEFT] == 0 and state[DISCARDS_LEFT] > 0:
        reshuffle(state, board, log)


def turn_up_missing(state: Integers, board: Integers, log: Integers) -> None:
    """Fill empty market slots, the lowest first, while there are cards (E-2)."""
    slot = 0
    for _ in range(board[MARKET_SIZE] - state[FACE_UP]):
        while state[MARKET + slot] != EMPTY:
            slot += 1
        if state[DECK_LEFT] == 0:
            if state[DISCARDS_LEFT] == 0:
                return
            reshuffle(state, board, log)
        turn_up(state, board, log, slot)


def turn_up(state: Integers, board: Integers, log: Integers, slot: int) -> None:
    """Lay the top of the draw pile into an empty slot of the market."""
    colour = top_card(state, board)
    state[MARKET + slot] = colour
    state[ON_OFFER + colour] += 1
    state[FACE_UP] += 1
    emit(log, CARD_TURNED_UP, NOBODY, slot, colour, 0)


def must_flush(state: Integers, board: Integers) -> bool:
    """Too many wilds face up, and a market without too many is possible (E-3)."""
    if state[ON_OFFER + WILD_COLOUR] < board[FLUSH_AT] or state[FACE_UP] < board[MARKET_SIZE]:
        return False
    coloured = 0
    for colour in range(1, board[COLOURS] + 1):
        coloured += state[ON_OFFER + colour] + state[DISCARDS + colour]
    for card in range(state[DECK_LEFT]):
        if state[board[DECK_ROW] + card] != WILD_COLOUR:
            coloured += 1
    return board[MARKET_SIZE] - coloured < board[FLUSH_AT]


def flush(state: Integers, board: Integers, log: Integers) -> None:
    """Discard the whole market as one step (E-10)."""
    for slot in range(board[MARKET_SIZE]):
        colour = state[MARKET + slot]
        state[MARKET + slot] = EMPTY
        state[ON_OFFER + colour] -= 1
        discard(state, colour, 1)
    state[FACE_UP] = 0
    emit(log, MARKET_FLUSHED, NOBODY, 0, 0, 0)


def reshuffle(state: Integers, board: Integers, log: Integers) -> None:
    """Make the discards the new draw pile. They are laid out by colour first, so that order can't matter."""
    card = board[DECK_ROW]
    for colour in range(board[COLOURS] + 1):
        for _ in range(state[DISCARDS + colour]):
            state[card] = colour
            card += 1
        state[DISCARDS + colour] = 0
    emit(log, DISCARDS_SHUFFLED, NOBODY, 0, state[DISCARDS_LEFT], 0)
    state[DECK_LEFT] = state[DISCARDS_LEFT]
    state[DISCARDS_LEFT] = 0
    shuffle(state, board[DECK_ROW], state[DECK_LEFT])
