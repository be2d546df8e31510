"""What each mood adds around the map, by the name of its ornament."""

from __future__ import annotations

import math
from collections.abc import Callable

from omnibus.boards.draw_mood import Mood
from omnibus.boards.draw_svg_elements import Value, element, group, line_path
from omnibus.boards.draw_svg_margin import page_area, title_size, title_width, title_words
from omnibus.boards.geometry import Point, board_sizes
from omnibus.boards.model import Board


def behind_page(board: Board, mood: Mood) -> str:
    """On the page, under map and legend."""
    return group(
        {"class": "ornament"}, [_BEHIND[mood.ornament](board, mood)] if mood.ornament in _BEHIND else []
    )


def around_map(board: Board, mood: Mood) -> str:
    """Over the edge of the map."""
    return group({"class": "frames"}, [_AROUND[mood.ornament](board)])


def corner_radius(board: Board, mood: Mood) -> float:
    """How round the map's corners are."""
    return 30 * board_sizes(board).unit if mood.ornament == "stripes" else 0.0


def _rectangle(board: Board, out: float, width: float, name: str, round_: float = 0.0) -> str:
    """A frame whose middle line runs ``out`` outside the map's edge; all in parts of the board."""
    unit = board_sizes(board).unit
    corner: dict[str, Value] = {"x": -out * unit, "y": -out * unit, "rx": round_ * unit or None}
    size: dict[str, Value] = {
        "width": board.canvas.width + 2 * out * unit,
        "height": board.canvas.height + 2 * out * unit,
        "stroke-width": width * unit,
    }
    return element("rect", {"class": name, **corner, **size})


def _plain(board: Board) -> str:
    return _rectangle(board, 0, 2.5, "frame")


def _bare(board: Board) -> str:
    return _rectangle(board, 0, 1.2, "third-line")


def _stripes(board: Board) -> str:
    """Three bands around the map."""
    bands = (("third-line", 3.5, 34), ("accent-line", 10.5, 41), ("second-line", 17.5, 48))
    return "".join(_rectangle(board, out, 7, name, round_) for name, out, round_ in bands)


def _double_gold(board: Board) -> str:
    """A double frame whose corners are stepped."""
    unit, width, height = board_sizes(board).unit, board.canvas.width, board.canvas.height
    lines = []
    for out, thick in ((0.0, 5.0), (9.0, 1.6), (14.0, 1.6)):
        far = out * unit
        step = 22 * unit if out else 0.0
        corners = []
        for x, y, across, down in (
            (0, 0, 1, 1),
            (width, 0, -1, 1),
            (width, height, -1, -1),
            (0, height, 1, -1),
        ):
            left, top = x - across * far, y - down * far
            notch = [
                Point(left, top + down * step),
                Point(left + across * step, top + down * step),
                Point(left + across * step, top),
            ]
            corners += notch if across * down > 0 else notch[::-1]
        lines.append(
            element(
                "path", {"class": "frame", "d": line_path(corners, closed=True), "stroke-width": thick * unit}
            )
        )
    return "".join(lines)


def _rays(board: Board, mood: Mood) -> str:
    """A fan of light that rises behind the title."""
    unit, page = board_sizes(board).unit, page_area(board)
    middle = Point(page.middle.x, page.bottom + 30 * unit)
    reach, rays = 1.2 * (page.width + page.height), []
    for n in range(36):
        start, end = (math.pi * (1 + (2 * n + part) / 72) for part in (0, 1))
        rays.append(
            line_path(
                [
                    middle,
                    *(
                        Point(middle.x + reach * math.cos(a), middle.y + reach * math.sin(a))
                        for a in (start, end)
                    ),
                ],
                closed=True,
            )
        )
    return element("path", {"class": "third", "opacity": "0.16", "d": "".join(rays)})


def _bar(board: Board, mood: Mood) -> str:
    """One loud block behind the title, running off the page."""
    unit, page = board_sizes(board).unit, page_area(board)
    width = title_width(title_words(board, mood), title_size(board, mood), mood) * unit
    top = board.canvas.height + 16 * unit
    place: dict[str, Value] = {
        "x": page.left,
        "y": top,
        "width": width - page.left + 22 * unit,
        "height": 114 * unit,
    }
    return element("rect", {"class": "accent", **place})


def _chart_edge(board: Board) -> str:
    """The edge of a chart: black and white degrees between two fine lines."""
    unit, width, height = board_sizes(board).unit, board.canvas.width, board.canvas.height
    out, thick = 6.5 * unit, 7.0 * unit
    columns, rows = 2 * round(width / (120 * unit)), 2 * round(height / (120 * unit))
    ticks = []
    for count, across, far in ((columns, True, height), (rows, False, width)):
        length = (width if across else height) + 2 * out
        for n in range(0, count, 2):
            start, end = length * n / count - out, length * (n + 1) / count - out
            for side in (-out, far + out):
                ticks.append(
                    [Point(start, side), Point(end, side)]
                    if across
                    else [Point(side, start), Point(side, end)]
                )
    degrees = element("path", {"class": "frame", "d": "".join(map(line_path, ticks)), "stroke-width": thick})
    return degrees + "".join(
        _rectangle(board, at, thin, "frame") for at, thin in ((0, 1.6), (13, 1.6), (18, 3.2))
    )


_AROUND: dict[str, Callable[[Board], str]] = {
    "plain": _plain,
    "stripes": _stripes,
    "rays": _double_gold,
    "compass": _chart_edge,
    "bar": _bare,
}
_BEHIND: dict[str, Callable[[Board, Mood], str]] = {"rays": _rays, "bar": _bar}
