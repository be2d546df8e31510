"""Where everything lies in the state: one flat sequence of integers, under 2 KB for a printed city.

A name is a slot, or the first slot of a row. What a seat owns lies in one row of ``SEAT_SIZE`` slots:
``me = SEAT_ROWS + seat * SEAT_SIZE``, then ``state[me + HAND + colour]``. In masks, bit ``n`` is item ``n``.
"""

from omnibus.boards.integers import COLOUR_SLOTS, MOST_KINDS, MOST_MARKET, MOST_SEATS

# phases
CHOOSING = 0
"""Everybody owes a choice of starting tickets, in any order."""
TURN = 1
DRAWING = 2
"""The seat to move has drawn one card and owes the second."""
KEEPING = 3
"""The seat to move looks at drawn tickets."""
OVER = 4

NOBODY = -1
EMPTY = -1
"""A market slot with no card."""

# single slots
PHASE, TO_MOVE, SEATS, FIRST, PLY = range(5)
TURNS_LEFT = 5
"""Of the last round, all seats together; -1 before it."""
TRIGGERED_BY = 6
"""The seat that began the last round, or ``NOBODY``."""
PASSES = 7
"""Forced passes in a row."""
DECK_LEFT, DISCARDS_LEFT, STACK_HEAD, STACK_LEFT, BONUS_LEFT = range(8, 13)
TAKEN = 13
"""Routes that somebody owns: a mask."""
FACE_UP = 14
"""Cards in the market."""
WORDS_DRAWN = 15
"""Random words used so far."""

# rows
KEY = 16
"""The seed: four words of 32 bits."""
BLOCK = KEY + 4
"""The current sixteen random words."""
MARKET = BLOCK + 16
"""The colour in each slot, or ``EMPTY``."""
ON_OFFER = MARKET + MOST_MARKET
"""Face-up cards of each colour."""
DISCARDS = ON_OFFER + COLOUR_SLOTS
"""Discarded cards of each colour; their order never matters."""
SEAT_ROWS = DISCARDS + COLOUR_SLOTS

# a seat's row
HAND = 0
SEEN = HAND + COLOUR_SLOTS
"""Cards that everybody knows to be in the hand: taken face up and not spent since."""
SUPPLY = SEEN + COLOUR_SLOTS
"""Pieces left of each kind."""
SCORE = SUPPLY + MOST_KINDS
TICKETS = SCORE + 1
"""Kept tickets: a mask."""
OFFER = SCORE + 2
"""Tickets looked at and neither kept nor returned yet: a mask."""
OWES_CHOICE = SCORE + 3
"""1 until the starting tickets are chosen."""
ROUTES_OWNED = SCORE + 4
BARRED = SCORE + 5
"""Routes closed to the seat by a claimed twin: a mask."""
FLAG_CARDS = SCORE + 6
"""Colours of the flag cards in front of the seat: a mask."""
FLAGS = SCORE + 7
"""Flags completed."""
BONUS = SCORE + 8
"""Bonus cards held."""
TICKETS_DONE = SCORE + 9
"""Completed tickets; counted when the game ends."""
RETURNED = SCORE + 10
"""Tickets that the seat has put under the stack, as it remembers: a mask."""
SEAT_SIZE = SCORE + 11

STACK = SEAT_ROWS + MOST_SEATS * SEAT_SIZE
"""The ticket stack, a ring of as many slots as the city has tickets: ``STACK_HEAD`` is its top.
Behind it lies the draw pile, whose offset depends on the city: ``board[DECK_ROW]``."""
