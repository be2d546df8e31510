"""What a mood draws on the map itself, where nothing else is: a compass rose, fans in the corners."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from omnibus.boards.draw_mood import Mood
from omnibus.boards.draw_svg_elements import Area, Value, element, group, line_path, text
from omnibus.boards.draw_svg_obstacles import Obstacle, disc_obstacle
from omnibus.boards.geometry import Point, board_sizes
from omnibus.boards.model import Board
from omnibus.boards.shapes import distance_to_line

LARGEST_ROSE, LEAST_ROSE = 78.0, 30.0
"""Radius, in parts of the board; where there is less room, only its lines are drawn."""
SEARCH = 24
"""Columns and rows of the points that are tried for the rose."""
WINDS = 16
UNQUIET = 25.0
"""How much smaller a rose may become for each line of the ground that it then does not cover."""
FAN, FAN_RAYS = 70.0, 7


class Emblems(NamedTuple):
    markup: str
    covered: list[Obstacle]


def emblems(board: Board, mood: Mood, taken: Sequence[Obstacle]) -> Emblems:
    """``taken`` are the things that must stay in sight."""
    if mood.ornament == "compass":
        return _compass(board, taken)
    return Emblems(_corner_fans(board, taken) if mood.ornament == "rays" else "", [])


def _compass(board: Board, taken: Sequence[Obstacle]) -> Emblems:
    """A rose of the winds, its lines running over the whole chart."""
    unit = board_sizes(board).unit
    middle, radius = _emptiest(board, taken)
    reach = board.canvas.width + board.canvas.height
    lines = [line_path([middle, _turned(middle, 2 * math.pi * n / WINDS, reach)]) for n in range(WINDS)]
    winds = element("path", {"class": "third-line winds", "d": "".join(lines), "stroke-width": 0.9 * unit})
    drawn = radius >= LEAST_ROSE * unit
    rose = _rose(middle, radius, unit) if drawn else ""
    markup = element("g", {"class": "compass", "clip-path": "url(#map)"}, winds, rose)
    return Emblems(markup, [disc_obstacle(middle, 1.05 * radius)] if drawn else [])


def _rose(middle: Point, radius: float, unit: float) -> str:
    """Eight points, each half light and half dark, in a ring; the north has its letter."""
    at: dict[str, Value] = {"cx": middle.x, "cy": middle.y}
    dark: list[str] = []
    light: list[str] = []
    for n in (1, 3, 5, 7, 0, 2, 4, 6):
        angle, tip = math.pi * n / 4, radius * (0.8 if n % 2 == 0 else 0.56)
        for side, half in ((-1, light), (1, dark)):
            waist = _turned(middle, angle + side * math.pi / 8, 0.2 * radius)
            half.append(line_path([middle, _turned(middle, angle, tip), waist], closed=True))
    ring = [
        element("circle", {"class": "frame", **at, "r": part * radius, "stroke-width": thick * unit})
        for part, thick in ((0.62, 1.0), (0.66, 2.2))
    ]
    halves = [
        element("path", {"class": "rose-light", "d": "".join(light), "stroke-width": 0.8 * unit}),
        element("path", {"class": "accent", "d": "".join(dark)}),
    ]
    letter = Point(middle.x, middle.y - 0.83 * radius)
    north = text("N", letter, {"class": "title north", "font-size": 0.26 * radius})
    return group({"class": "rose"}, [*ring, *halves, north])


def _emptiest(board: Board, taken: Sequence[Obstacle]) -> tuple[Point, float]:
    """A point with room for a rose around it, on quiet ground if that can be had; and the rose's radius."""
    unit = board_sizes(board).unit
    width, height = board.canvas.width, board.canvas.height
    points = [
        Point(width * column / SEARCH, height * row / SEARCH)
        for row in range(1, SEARCH)
        for column in range(1, SEARCH)
    ]
    room = {point: _room(point, board, taken) for point in points}
    radii = {point: min(room[point] - 8 * unit, LARGEST_ROSE * unit) for point in points}
    lines = [[Point(x, y) for x, y in thing.points] for thing in board.backdrop]

    def liking(point: Point) -> tuple[float, float]:
        return radii[point] - UNQUIET * unit * _lines_near(point, radii[point], lines), room[point]

    best = max(points, key=liking)
    return best, radii[best]


def _lines_near(point: Point, radius: float, lines: Sequence[list[Point]]) -> int:
    return sum(distance_to_line(point, line) < radius for line in lines) if radius > 0 else 0


def _room(point: Point, board: Board, taken: Sequence[Obstacle]) -> float:
    edge = min(point.x, point.y, board.canvas.width - point.x, board.canvas.height - point.y)
    return min([edge, *(_distance(point, thing.area) for thing in taken)])


def _distance(point: Point, area: Area) -> float:
    across = max(area.left - point.x, 0, point.x - area.right)
    down = max(area.top - point.y, 0, point.y - area.bottom)
    return math.hypot(across, down)


def _corner_fans(board: Board, taken: Sequence[Obstacle]) -> str:
    """A quarter of a sun in each free corner."""
    unit, width, height = board_sizes(board).unit, board.canvas.width, board.canvas.height
    corners = (Point(0, 0), Point(width, 0), Point(width, height), Point(0, height))
    reach = FAN * unit
    fans = [
        _fan(corner, n * math.pi / 2, reach, unit)
        for n, corner in enumerate(corners)
        if all(_distance(corner, thing.area) > reach for thing in taken)
    ]
    return group({"class": "fans"}, fans)


def _fan(corner: Point, first: float, reach: float, unit: float) -> str:
    angles = [first + math.pi / 2 * n / (FAN_RAYS - 1) for n in range(FAN_RAYS)]
    rays = "".join(
        line_path(
            [_turned(corner, angle, 0.3 * reach), _turned(corner, angle, reach * (0.94 if n % 2 else 0.8))]
        )
        for n, angle in enumerate(angles)
    )
    arcs = "".join(
        line_path(_turned(corner, first + math.pi / 2 * n / 16, part * reach) for n in range(17))
        for part in (0.24, 0.3)
    )
    return element("path", {"class": "frame", "d": rays + arcs, "stroke-width": 1.6 * unit})


def _turned(middle: Point, angle: float, reach: float) -> Point:
    """The point at a distance in a direction, where 0 points right and a quarter turn down."""
    return Point(middle.x + reach * math.cos(angle), middle.y + reach * math.sin(angle))
