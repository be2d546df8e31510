"""Where the routes of a board run on a page of characters.

Every connection of two places may be bent and shifted a little; the search chooses, one connection
after another and again until nothing gets better, so that as few as possible share characters.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

import msgspec

from omnibus.boards.draw_text_grid import Cell
from omnibus.boards.geometry import Curve, Point, centre_line, left_of
from omnibus.boards.model import Board, Route, Slug

CHARACTER = 2.0
"""How much higher than wide a character is."""
MARGIN_COLUMNS, MARGIN_ROWS = 4, 1
SHIFTS = (0.0, 0.5, -0.5, 1.0, -1.0, 1.6, -1.6)
"""To the side, in rows."""
TURNS = (0.0, 0.3, -0.3, 0.6, -0.6)
TWIN_ROWS = 1.3
RAMP_ROWS = 1.5
"""On the first part of its way a line leaves the middle of its place for its own course."""
SHARED, BESIDE, PLACE_HIT, TOO_SHORT = 6.0, 0.8, 30.0, 60.0
ROUNDS = 4


class Scale(msgspec.Struct, frozen=True):
    """From the canvas of a board to the characters of a page."""

    left: float
    top: float
    columns_per_unit: float
    columns: int
    rows: int

    @property
    def row_height(self) -> float:
        return CHARACTER / self.columns_per_unit

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell.row < self.rows and 0 <= cell.column < self.columns

    def cell(self, point: Point) -> Cell:
        column = MARGIN_COLUMNS + (point.x - self.left) * self.columns_per_unit
        row = MARGIN_ROWS + (point.y - self.top) / self.row_height
        return Cell(round(row), round(column))


def page_scale(board: Board, columns: int) -> Scale:
    """The places from edge to edge, with a little room for their names."""
    across, down = [place.x for place in board.places], [place.y for place in board.places]
    wide = max(max(across) - min(across), 1.0)
    columns_per_unit = (columns - 1 - 2 * MARGIN_COLUMNS) / wide
    rows = round((max(down) - min(down)) * columns_per_unit / CHARACTER) + 1 + 2 * MARGIN_ROWS
    return Scale(min(across), min(down), columns_per_unit, columns, rows)


class Track(msgspec.Struct, frozen=True):
    """One route on the page: its characters in order, and which of them are its spaces."""

    route: Route
    cells: tuple[Cell, ...]
    spaces: tuple[Cell, ...]


class _Course(NamedTuple):
    """One way to draw all routes of a connection."""

    paths: tuple[tuple[Cell, ...], ...]
    cells: Set[Cell]
    near: Set[Cell]
    cost: float


def tracks(board: Board, scale: Scale) -> list[Track]:
    """Every route of the board; twins side by side, the first of them to the left."""
    places = {scale.cell(Point(place.x, place.y)) for place in board.places}
    connections = _connections(board)
    chosen = _settled([list(_courses(board, scale, routes, places)) for routes in connections])
    taken: set[Cell] = set(places)
    found: dict[Slug, Track] = {}
    # Short routes choose their spaces first: they have the least choice.
    for routes, course in sorted(zip(connections, chosen, strict=True), key=lambda one: len(one[1].cells)):
        for route, path in zip(routes, course.paths, strict=True):
            spaces = _space_cells(path, route.spaces, taken | _others(course, path))
            taken.update(spaces)
            found[route.slug] = Track(route, path, spaces)
    return [found[route.slug] for route in board.routes]


def _connections(board: Board) -> list[list[Route]]:
    by_ends: dict[frozenset[Slug], list[Route]] = {}
    for route in board.routes:
        by_ends.setdefault(frozenset(route.ends), []).append(route)
    return list(by_ends.values())


def _others(course: _Course, path: Sequence[Cell]) -> Set[Cell]:
    """The characters that belong to the other tracks of a connection, too."""
    return {cell for other in course.paths if other is not path for cell in other}


def _settled(options: Sequence[Sequence[_Course]]) -> list[_Course]:
    chosen = [min(courses, key=lambda one: one.cost) for courses in options]
    crowd = Counter(cell for course in chosen for cell in course.cells)
    for _ in range(ROUNDS):
        before = list(chosen)
        for n, courses in enumerate(options):
            crowd.subtract(chosen[n].cells)
            costs = [_crowded(one, crowd) for one in courses]
            chosen[n] = courses[costs.index(min(costs))]
            crowd.update(chosen[n].cells)
        if chosen == before:
            break
    return chosen


def _crowded(course: _Course, crowd: Counter[Cell]) -> float:
    shared = sum(crowd[cell] for cell in course.cells)
    return course.cost + SHARED * shared + BESIDE * sum(crowd[cell] for cell in course.near)


def _courses(board: Board, scale: Scale, routes: Sequence[Route], places: Set[Cell]) -> Iterator[_Course]:
    line = centre_line(board, routes[0])
    offsets = [TWIN_ROWS * ((len(routes) - 1) / 2 - n) for n in range(len(routes))]
    for turn in TURNS:
        steps = _steps(scale, Curve(line.start, line.end, line.turn + turn))
        for shift in SHIFTS:
            whole = [_path(scale, steps, (shift + offset) * scale.row_height) for offset in offsets]
            paths = [
                path if route.ends == routes[0].ends else path[::-1]
                for route, path in zip(routes, whole, strict=True)
            ]
            yield _course(routes, paths, places, 1.5 * abs(shift) + 4 * abs(turn))


def _course(
    routes: Sequence[Route], paths: Sequence[tuple[Cell, ...]], places: Set[Cell], liking: float
) -> _Course:
    cells = frozenset(cell for path in paths for cell in path)
    near = frozenset(Cell(row, column + way) for row, column in cells for way in (-1, 1)) - cells
    course = _Course(tuple(paths), cells, near, 0.0)
    cost = liking + PLACE_HIT * len(cells & places)
    for route, path in zip(routes, paths, strict=True):
        cost += TOO_SHORT * max(route.spaces - len(set(path) - _others(course, path) - places), 0)
    return course._replace(cost=cost)


class _Step(NamedTuple):
    """A point of a curve, what is one unit to its left, and how much of its shift a line has there."""

    point: Point
    left: Point
    part: float


def _steps(scale: Scale, curve: Curve) -> list[_Step]:
    length, ramp = curve.length, min(RAMP_ROWS * scale.row_height, curve.length / 3)
    count = 2 + math.ceil(length * scale.columns_per_unit * 1.5)
    found = []
    for step in range(count + 1):
        distance = length * step / count
        part = min(distance / ramp, (length - distance) / ramp, 1.0) if ramp else 0.0
        found.append(_Step(curve.at(distance), left_of(Point(0, 0), curve.heading(distance), 1.0), part))
    return found


def _path(scale: Scale, steps: Sequence[_Step], offset: float) -> tuple[Cell, ...]:
    """The characters along a curve, ``offset`` to its left, without those of its places."""
    points = [Point(at.x + offset * part * left.x, at.y + offset * part * left.y) for at, left, part in steps]
    cells = dict.fromkeys(scale.cell(point) for point in points)
    ends = {scale.cell(steps[0].point), scale.cell(steps[-1].point)}
    return tuple(_without_corners([cell for cell in cells if cell not in ends and scale.holds(cell)]))


def _without_corners(cells: Sequence[Cell]) -> list[Cell]:
    """Two steps around a corner become one slanting step."""
    kept: list[Cell] = []
    for n, cell in enumerate(cells):
        following = cells[n + 1] if n + 1 < len(cells) else None
        if kept and following and _touch_slanting(kept[-1], following):
            continue
        kept.append(cell)
    return kept


def _touch_slanting(first: Cell, second: Cell) -> bool:
    return abs(first.row - second.row) == 1 and abs(first.column - second.column) == 1


def _space_cells(path: Sequence[Cell], count: int, taken: Set[Cell]) -> tuple[Cell, ...]:
    """The characters for a route's spaces, evenly spread; fewer than its spaces where there is no room."""
    free = [n for n, cell in enumerate(path) if cell not in taken]
    chosen: list[int] = []
    for n in range(min(count, len(free))):
        wanted = (n + 0.5) * len(path) / count - 0.5
        left = [at for at in free if not chosen or at > chosen[-1]]
        possible = left[: len(left) - (min(count, len(free)) - n - 1)]
        chosen.append(min(possible, key=lambda at, wanted=wanted: abs(at - wanted)))  # type: ignore[misc]
    return tuple(path[at] for at in chosen)
