"""A board for the terminal: a map of characters with its key, or a list where there is no room for one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from omnibus.boards.draw_signs import SEAT_LETTERS
from omnibus.boards.draw_text_grid import PLAIN, Words, coloured, painted, plain_text
from omnibus.boards.draw_text_key import fitted_words, map_key, wrapped_words
from omnibus.boards.draw_text_list import route_list
from omnibus.boards.draw_text_map import Layout, map_grid, text_layout
from omnibus.boards.model import Board

NARROWEST_MAP, WIDEST_MAP = 76, 132
KEY_WIDTH, LEAST_BESIDE_KEY = 34, 86


def board_text(
    board: Board,
    *,
    owners: Mapping[str, int] | None = None,
    width: int = 100,
    colour: bool = False,
    letters: str = SEAT_LETTERS,
) -> str:
    """A board that the checker has passed, in lines of at most ``width`` characters.

    Each space of a route is the small letter of its colour; ``owners`` says by route which seat
    (from 0) has claimed it, and its spaces then are that seat's capital of ``letters``. With
    ``colour`` the text carries the escape codes of a terminal with 256 colours.
    """
    if width < NARROWEST_MAP:
        return route_list(board, owners=owners, width=width, colour=colour, letters=letters)
    beside = width - KEY_WIDTH - 2 >= LEAST_BESIDE_KEY
    columns = min(width - (KEY_WIDTH + 2 if beside else 0), WIDEST_MAP)
    layout = cached_layout(board, columns)
    drawn = map_grid(board, layout, owners or {}, letters).words()
    key = fitted_words(map_key(board, layout, letters), KEY_WIDTH if beside else width)
    lines = _beside(drawn, key, columns) if beside else [*drawn, [], *wrapped_words(key, width)]
    return "\n".join(coloured(line) if colour else plain_text(line) for line in lines)


def cached_layout(board: Board, columns: int) -> Layout:
    """The search for a layout takes some tenths of a second, so the last few are kept."""
    return _layout(msgspec.msgpack.encode(board), columns)


@lru_cache(maxsize=8)
def _layout(encoded: bytes, columns: int) -> Layout:
    return text_layout(msgspec.msgpack.decode(encoded, type=Board), columns)


def _beside(drawn: list[Words], key: list[Words], columns: int) -> list[Words]:
    height = max(len(drawn), len(key))
    rows = zip(drawn + [[]] * (height - len(drawn)), key + [[]] * (height - len(key)), strict=True)
    return [left + painted(" " * (columns + 2 - len(left)), PLAIN) + right for left, right in rows]
