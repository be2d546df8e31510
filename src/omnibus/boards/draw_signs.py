"""The second sign of every colour, so that nobody has to tell colours apart.

The one table for all of Omnibus: a letter for the terminal, a shape for everything drawn.
"""

from __future__ import annotations

import msgspec

from omnibus.boards.model import GREY, WILD, Board, Slug


class Sign(msgspec.Struct, frozen=True):
    letter: str
    """One small letter; capitals are for the owners of routes."""
    shape: str
    """An SVG path around the origin, filled, within 10 units to every side."""


RING = "M0-8.4A8.4 8.4 0 1 0 0 8.4A8.4 8.4 0 1 0 0-8.4ZM0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z"
STAR = "M0-10L2.4-3.3L9.5-3.1L3.9 1.3L5.9 8.1L0 4.1L-5.9 8.1L-3.9 1.3L-9.5-3.1L-2.4-3.3Z"
BURST = (
    "M0-10L1.9-4.6L7.1-7.1L4.6-1.9L10 0L4.6 1.9L7.1 7.1L1.9 4.6L0 10"
    "L-1.9 4.6L-7.1 7.1L-4.6 1.9L-10 0L-4.6-1.9L-7.1-7.1L-1.9-4.6Z"
)
DROP = "M0-10C2.8-5.4 6.8-1.4 6.8 3A6.8 6.8 0 0 1-6.8 3C-6.8-1.4-2.8-5.4 0-10Z"
HEART = "M0 8.8C-4.8 5.2-9.6 1.4-9.6-3.2C-9.6-8.8-2.6-10-0-4.8C2.6-10 9.6-8.8 9.6-3.2C9.6 1.4 4.8 5.2 0 8.8Z"
CRESCENT = "M4.6-9.2A9.6 9.6 0 1 0 4.6 9.2A7.6 7.6 0 0 1 4.6-9.2Z"
SLICE = "M-10-4.6H10A10 10 0 0 1-10-4.6Z"
TREE = "M0-9.4L9.6 8H-9.6Z"
SQUARE = "M-7.4-7.4H7.4V7.4H-7.4Z"
DIAMOND = "M0-10L7.4 0L0 10L-7.4 0Z"
CROSS = "M-3-9.2H3V-3H9.2V3H3V9.2H-3V3H-9.2V-3H-3Z"

SIGNS: dict[Slug, Sign] = {
    WILD: Sign("*", BURST),
    GREY: Sign("x", RING),
    "black": Sign("k", SQUARE),
    "blue": Sign("b", DROP),
    "green": Sign("g", TREE),
    "orange": Sign("o", SLICE),
    "pink": Sign("p", HEART),
    "purple": Sign("v", CRESCENT),
    "red": Sign("r", DIAMOND),
    "white": Sign("w", CROSS),
    "yellow": Sign("y", STAR),
}

WHEEL = (
    "M0-10A10 10 0 1 0 0 10A10 10 0 1 0 0-10ZM0-7.2A7.2 7.2 0 1 1 0 7.2A7.2 7.2 0 1 1 0-7.2Z"
    "M-1.1-8H1.1V8H-1.1ZM-7.4-3.1L-6.4-5L7.4 3.1L6.4 5ZM7.4-3.1L6.4-5L-7.4 3.1L-6.4 5Z"
    "M0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z"
)
"""On a marked route, which earns a bonus card."""
PENNANT = "M-8-10H-5.4V10H-8ZM-5.4-9.4L9-4.4L-5.4 0.6Z"
"""On the spaces whose colour counts for a flag."""

SEAT_LETTERS = "ABCD"
"""The sign of each player's pieces."""

SPARE_SHAPES = (
    "M-9-8H9L0 0L9 8H-9L0 0Z",
    "M-9.4-8.4H9.4V-4.2H-9.4ZM-9.4-2.1H9.4V2.1H-9.4ZM-9.4 4.2H9.4V8.4H-9.4Z",
    "M-4-8.6H4L8.6-3.6V3.6L4 8.6H-4L-8.6 3.6V-3.6ZM-1.6-3.6V3.6H1.6V-3.6Z",
    "M-9.4-3L0-9.4L9.4-3V1.6L0-4.8L-9.4 1.6ZM-9.4 5L0-1.4L9.4 5V9.6L0 3.2L-9.4 9.6Z",
    "M-9-9H-3V3H9V9H-9Z",
    "M-9-9H9V-3H3V9H-3V-3H-9Z",
    "M-8 0A8 8 0 0 1 8 0V9H3V0A3 3 0 0 0-3 0V9H-8Z",
    "M-10 0L0-5L10 0L0 5Z",
)
"""For the colours of a city that the table above doesn't know."""
SPARE_LETTERS = "abcdefghijklmnopqrstuvwyz"


def board_signs(board: Board) -> dict[Slug, Sign]:
    """The sign of every colour on a board: wild and grey, then the deck's in its order.

    A colour that the table doesn't know gets the first free letter of its name and a spare shape.
    """
    signs = {WILD: SIGNS[WILD], GREY: SIGNS[GREY]}
    signs.update((colour, SIGNS[colour]) for colour in board.deck if colour in SIGNS)
    routes = [route.colour for route in board.routes]
    unknown = [one for one in dict.fromkeys([*board.deck, *routes]) if one not in signs]
    for number, colour in enumerate(unknown):
        taken = {sign.letter for sign in signs.values()}
        letter = next(
            (one for one in colour + SPARE_LETTERS if one not in taken and one in SPARE_LETTERS), "?"
        )
        signs[colour] = SIGNS.get(colour) or Sign(letter, SPARE_SHAPES[number % len(SPARE_SHAPES)])
    return signs
