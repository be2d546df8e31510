"""The page around a drawn map: its frame, the title, the legend, and where everything is from."""

from __future__ import annotations

import msgspec

from omnibus.boards.draw_mood import Mood
from omnibus.boards.draw_svg_elements import Area, element, group, text, text_width
from omnibus.boards.draw_svg_legend import Block, legend_blocks, wrapped
from omnibus.boards.geometry import Point, board_sizes
from omnibus.boards.model import Board, Provenance, Standing

SIDE, FOOT = 38.0, 230.0
"""Of the page beside and below the map, in parts of the board."""
TITLE, SMALL = 118.0, 11.5
LEAST_GAP = 34.0
LEGEND_TOP = 52.0

SAID = {
    Standing.PRINTED: "As printed",
    Standing.REPORTED: "Reported, not checked",
    Standing.ORIGINAL: "Original design",
}
PART_WORDS = {"box": "contents of the box", "points": "score tables", "backdrop": "the ground"}
DISCLAIMER = (
    "Unofficial: not affiliated with or endorsed by the publisher of any game. This drawing is our own work."
)


def page_area(board: Board) -> Area:
    """The whole page in canvas units; the map begins at its origin."""
    unit = board_sizes(board).unit
    side, width, height = SIDE * unit, board.canvas.width, board.canvas.height
    return Area(-side, -side, width + side, height + FOOT * unit)


def title_size(board: Board, mood: Mood) -> float:
    """As large as the legend leaves room for, in parts of the board."""
    words, taken = (
        title_words(board, mood),
        sum(block.width + LEAST_GAP for block in legend_blocks(board, mood)),
    )
    room = board.canvas.width / board_sizes(board).unit - taken
    return min(TITLE, TITLE * room / title_width(words, TITLE, mood))


def title_words(board: Board, mood: Mood) -> str:
    return board.name.upper() if mood.type.title_capitals else board.name


def title_width(words: str, size: float, mood: Mood) -> float:
    return text_width(words, size) + len(words) * size * mood.type.title_spacing


def foot(board: Board, mood: Mood) -> str:
    """Everything below the map."""
    unit = board_sizes(board).unit
    where = f"translate(0 {board.canvas.height}) scale({unit:.4f})"
    return group(
        {"class": "foot", "transform": where},
        [_title(board, mood), *_legend(board, mood), *_small(board, mood)],
    )


def _title(board: Board, mood: Mood) -> str:
    size, words = title_size(board, mood), title_words(board, mood)
    name = "title on-accent" if mood.ornament == "bar" else "title"
    low, high = board.seats
    pieces = " + ".join(f"{kind.pieces} {kind.slug}" for kind in board.kinds)
    below = f"{low}-{high} players   ·   {pieces} pieces   ·   {len(board.tickets)} tickets"
    heading = text(words, Point(0, 112), {"class": name, "font-size": size})
    return heading + text(below, Point(2, 149), {"class": "words", "font-size": 13.5})


def _legend(board: Board, mood: Mood) -> list[str]:
    """The blocks against the right edge, as far apart as there is room."""
    blocks, width = legend_blocks(board, mood), board.canvas.width / board_sizes(board).unit
    left_over = width - title_width(title_words(board, mood), title_size(board, mood), mood)
    gap = min((left_over - sum(block.width for block in blocks)) / len(blocks), 64.0)
    right, placed = width, []
    for block in reversed(blocks):
        placed.append(_placed(block, right - block.width))
        right -= block.width + gap
    return placed


def _placed(block: Block, left: float) -> str:
    return element("g", {"transform": f"translate({left:.1f} {LEGEND_TOP:g})"}, block.markup)


def _small(board: Board, mood: Mood) -> list[str]:
    width = board.canvas.width / board_sizes(board).unit
    lines = list(wrapped(f"{standing_words(board)} {DISCLAIMER}", SMALL, width, mood.type.width))
    return [
        text(line, Point(1, FOOT - 36 + 15 * n), {"class": "small", "font-size": SMALL})
        for n, line in enumerate(lines)
    ]


def _part_words(board: Board, part: str) -> str:
    if part != "extras":
        return PART_WORDS.get(part, part)
    there = (("districts", board.districts), ("flags", board.flag), ("marks and bonus cards", board.bonus))
    return " and ".join(words for words, thing in there if thing)


def standing_words(board: Board) -> str:
    """How sure we are of each part, in sentences."""
    parts: dict[Standing, list[str]] = {standing: [] for standing in SAID}
    for part, one in msgspec.structs.asdict(board.standing).items():
        if isinstance(one, Provenance):
            parts[one.standing].append(_part_words(board, part))
    return " ".join(f"{SAID[standing]}: {', '.join(some)}." for standing, some in parts.items() if some)
