"""The ground of a drawn board: water, parks, streets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from omnibus.boards.draw_mood import Mood
from omnibus.boards.draw_svg_elements import element, line_path, number
from omnibus.boards.geometry import Point, board_sizes
from omnibus.boards.model import Backdrop, Board

PLAIN_WIDTH, BROAD = 6.0, 30.0
BAND = 0.2
"""How much narrower each band of a river is than the one before, in parts of the river."""
COAST_STEP, COAST_WIDTH = 6.0, 1.0


def ground_shapes(board: Board, mood: Mood) -> str:
    """The backdrop in the order of the board file; the shores of touching waters don't show inside them."""
    parts = []
    open_water = [thing for thing in board.backdrop if thing.kind == "water" and thing.closed]
    for kind, run in groupby(board.backdrop, key=lambda one: one.kind):
        some = list(run)
        if kind == "water":
            parts += [_shore(board, one) for one in some]
        parts += [
            _sea(board, mood, one, open_water.index(one))
            if mood.coast_lines and one in open_water
            else _shape(board, mood, one)
            for one in some
        ]
    return "".join(parts)


def line_width(board: Board, thing: Backdrop) -> float:
    return PLAIN_WIDTH * board_sizes(board).unit if thing.width is None else thing.width


def _sea(board: Board, mood: Mood, thing: Backdrop, number_: int) -> str:
    """Open water as old charts show it, with lines along its coast."""
    unit, name = board_sizes(board).unit, f"sea-{number_}"
    path = element("path", {"id": name, "d": _line(thing)})
    clip = element("clipPath", {"id": f"{name}-edge"}, element("use", {"href": f"#{name}"}))
    lines = []
    for step in range(mood.coast_lines, 0, -1):
        reach = 2 * COAST_STEP * (step * (step + 5) / 6) * unit
        for way, between in (
            ("coast", reach + COAST_WIDTH * unit),
            ("coast-water", reach - COAST_WIDTH * unit),
        ):
            lines.append(element("use", {"href": f"#{name}", "class": way, "stroke-width": between}))
    inside = element("g", {"clip-path": f"url(#{name}-edge)"}, *lines)
    return element("defs", {}, path, clip) + element("use", {"href": f"#{name}", "class": "water"}) + inside


def _banded(board: Board, mood: Mood, thing: Backdrop) -> str:
    """A broad river as bands of colour that follow its course."""
    width = line_width(board, thing)
    return "".join(
        element(
            "path",
            {
                "class": f"{paint}-line line",
                "d": _line(thing),
                "stroke-width": width * (1 - BAND * n),
            },
        )
        for n, paint in enumerate(mood.bands)
    )


def _shape(board: Board, mood: Mood, thing: Backdrop) -> str:
    if thing.kind == "water" and mood.bands and not thing.closed and line_width(board, thing) >= BROAD:
        return _banded(board, mood, thing)
    if thing.closed:
        return element("path", {"class": thing.kind, "d": _line(thing)})
    width = line_width(board, thing)
    return element("path", {"class": f"{thing.kind} line", "d": _line(thing), "stroke-width": width})


def _shore(board: Board, thing: Backdrop) -> str:
    width = 3.2 * board_sizes(board).unit + (0.0 if thing.closed else line_width(board, thing))
    return element("path", {"class": "shore", "d": _line(thing), "stroke-width": width})


def _line(thing: Backdrop) -> str:
    points = [Point(x, y) for x, y in thing.points]
    return (smooth_path if thing.smooth else line_path)(points, closed=thing.closed)


def smooth_path(points: Sequence[Point], *, closed: bool) -> str:
    """A smooth curve through all points (a Catmull-Rom spline, written as cubic curves)."""
    if len(points) < 3:
        return line_path(points, closed=closed)
    around = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    steps = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6)
        second = Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6)
        steps.append("C" + " ".join(number(value) for point in (first, second, end) for value in point))
    return f"M{number(points[0].x)} {number(points[0].y)}{''.join(steps)}{'Z' if closed else ''}"
