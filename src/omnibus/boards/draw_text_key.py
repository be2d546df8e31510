"""What the signs on a map of characters mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from omnibus.boards.draw_mood import board_mood
from omnibus.boards.draw_signs import board_signs
from omnibus.boards.draw_text_grid import PLAIN, Words, on_paint, painted, plain_text
from omnibus.boards.draw_text_map import MARK, NAME, PLACE, TRACK, Layout, seat_sign
from omnibus.boards.draw_text_names import place_codes
from omnibus.boards.geometry import is_lone_space
from omnibus.boards.model import GREY, WILD, Board, Kind

GAP, INDENT = painted("   ", PLAIN), painted("  ", PLAIN)


def map_key(board: Board, layout: Layout, letters: str) -> list[Words]:
    """One entry for each thing to know, each short enough for a column beside the map."""
    return [*_codes(board, layout), *_colours(board), *_marks(board, letters), *_scores(board)]


def fitted_words(entries: Sequence[Words], width: int) -> list[Words]:
    """The entries, those longer than ``width`` in several lines."""
    lines: list[Words] = []
    for entry in entries:
        rest = entry
        while len(rest) > width:
            at = plain_text(rest[: width + 1]).rfind(" ")
            at = at if at > len(INDENT) else width
            lines.append(rest[:at])
            rest = INDENT + (rest[at + 1 :] if rest[at][0] == " " else rest[at:])
        lines.append(rest)
    return lines


def wrapped_words(entries: Sequence[Words], width: int) -> list[Words]:
    """The entries in lines, as many to a line as fit."""
    lines: list[Words] = [[]]
    for entry in entries:
        if lines[-1] and len(lines[-1]) + len(GAP) + len(entry) > width:
            lines.append([])
        lines[-1] = [*lines[-1], *GAP, *entry] if lines[-1] else list(entry)
    return lines


def _codes(board: Board, layout: Layout) -> Iterator[Words]:
    codes = place_codes(board)
    for place in board.places:
        name = layout.names.get(place.slug)
        if name is None or not name.whole:
            yield [*painted(codes[place.slug], NAME), *painted(f" {place.name}", PLAIN)]


def _colours(board: Board) -> Iterator[Words]:
    paints, signs = board_mood(board).paints(board), board_signs(board)
    used = {route.colour for route in board.routes}
    for colour in (*board.deck, GREY):
        if colour in used and colour != WILD:
            words = "any one colour" if colour == GREY else colour.replace("-", " ")
            yield [*painted(signs[colour].letter, on_paint(paints[colour])), *painted(f" {words}", PLAIN)]


def _marks(board: Board, letters: str) -> Iterator[Words]:
    mood, seats = board_mood(board), min(board.seats[1], len(letters))
    first, last = (
        painted(sign, style) for sign, style in (seat_sign(mood, n, letters) for n in (0, seats - 1))
    )
    yield [*first, *painted("-", PLAIN), *last, *painted(" taken by a player", PLAIN)]
    if any(is_lone_space(route) for route in board.routes):
        yield painted(f"{TRACK}{TRACK}3 costs 3 cards, takes 1 piece", PLAIN)
    if any(route.mark for route in board.routes):
        yield painted(f"{MARK} earns a bonus card", PLAIN)
    if board.districts:
        yield painted("1, 2 … district, and its points", PLAIN)
    else:
        yield painted(f"{PLACE} place", PLAIN)
    if board.flag is not None:
        yield painted(f"flag: {' + '.join(board.flag.colours)} = {board.flag.points} points", PLAIN)


def _scores(board: Board) -> Iterator[Words]:
    for kind in board.kinds:
        yield painted(score_words(kind), PLAIN)


def score_words(kind: Kind) -> str:
    """The score table in one line: ``bus points: 1=1 2=2 3=4 4=7``."""
    table = " ".join(f"{cards}={points}" for cards, points in sorted(kind.points.items()))
    return f"{kind.slug.replace('-', ' ')} points: {table}"
