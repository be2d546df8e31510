"""The names of waters and parks on a drawn board: along or inside them, over nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from omnibus.boards.draw_mood import Type
from omnibus.boards.draw_svg_elements import Area, Value, group, number, text, text_width
from omnibus.boards.draw_svg_ground import line_width
from omnibus.boards.draw_svg_obstacles import Obstacle, obstacle, touches
from omnibus.boards.geometry import Point, board_sizes
from omnibus.boards.model import Backdrop, Board
from omnibus.boards.shapes import distance_to_line, shapes_touch

NAME_SIZES = (17.0, 14.5, 12.5)
"""The first that fits is taken."""
OPEN_WATER = 30.0
"""The size of a name on open water."""
SPACING = 0.12
"""Between the letters of a name, in ems."""
STRAIGHTEST = 0.4
"""How far a line may leave its straight name, in parts of the type's size."""
STEPS_ALONG = 48
STEPS_ACROSS = 13


def ground_names(board: Board, type_: Type, obstacles: Sequence[Obstacle]) -> str:
    """The names of waters and parks where they cover nothing; one that fits nowhere is left out."""
    taken, found, written = list(obstacles), [], set()
    for thing in board.backdrop:
        if thing.name is None or thing.name in written:
            continue
        spot = _spot(board, thing, type_, taken)
        if spot is not None:
            taken.append(obstacle(spot.corners))
            found.append(_name(spot, thing.name))
            written.add(thing.name)
    return group({"class": "ground-names"}, found)


class _Spot(msgspec.Struct, frozen=True):
    at: Point
    angle: float
    size: float
    corners: list[Point]
    cost: float


def _name(spot: _Spot, words: str) -> str:
    turn = f"rotate({number(math.degrees(spot.angle))} {number(spot.at.x)} {number(spot.at.y)})"
    attributes: dict[str, Value] = {"class": "ground-name", "font-size": spot.size, "transform": turn}
    attributes["letter-spacing"] = spot.size * SPACING
    return text(words, Point(spot.at.x, spot.at.y + 0.27 * spot.size), attributes)


def _spot(board: Board, thing: Backdrop, type_: Type, taken: Sequence[Obstacle]) -> _Spot | None:
    """The best place for a name in the largest type for which there is one."""
    unit = board_sizes(board).unit
    largest = (OPEN_WATER,) if thing.closed and thing.kind == "water" else ()
    for size in (*largest, *NAME_SIZES):
        spots = _spots(board, thing, type_, size * unit)
        free = [spot for spot in spots if _clear(spot, board, taken)]
        if free:
            return min(free, key=lambda one: one.cost)
    return None


def _spots(board: Board, thing: Backdrop, type_: Type, size: float) -> Iterator[_Spot]:
    """All places for a name in one size."""
    name = thing.name or ""
    width = text_width(name, size, type_.width) + len(name) * size * SPACING
    if thing.closed:
        positions = _inside(thing, width)
    else:
        positions = _beside(thing, width, line_width(board, thing), size)
    for at, angle, cost in positions:
        yield _Spot(at, angle, size, _corners(at, angle, width, size), cost)


def _clear(spot: _Spot, board: Board, taken: Sequence[Obstacle]) -> bool:
    own = obstacle(spot.corners)
    page = Area(8, 8, board.canvas.width - 8, board.canvas.height - 8)
    if own.area.left < page.left or own.area.right > page.right or own.area.top < page.top:
        return False
    return own.area.bottom <= page.bottom and not any(
        touches(own.area, thing) and shapes_touch(spot.corners, thing.corners) for thing in taken
    )


def _inside(thing: Backdrop, width: float) -> Iterator[tuple[Point, float, float]]:
    """Positions in a closed shape, level, those far from its edge the cheapest."""
    points = [Point(x, y) for x, y in thing.points]
    left, right = min(point.x for point in points), max(point.x for point in points)
    top, bottom = min(point.y for point in points), max(point.y for point in points)
    for row in range(1, STEPS_ACROSS):
        for column in range(1, STEPS_ACROSS):
            at = Point(
                left + (right - left) * column / STEPS_ACROSS, top + (bottom - top) * row / STEPS_ACROSS
            )
            ends = [Point(at.x + part * width / 2, at.y) for part in (-0.9, 0.0, 0.9)]
            if all(_within(end, points) for end in ends):
                yield at, 0.0, -distance_to_line(at, [*points, points[0]])


def _beside(
    thing: Backdrop, width: float, thickness: float, size: float
) -> Iterator[tuple[Point, float, float]]:
    """Positions on a line, or just beside a thin one, along it, where it is straight enough."""
    points = [Point(x, y) for x, y in thing.points]
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    total = sum(lengths)
    for step in range(1, STEPS_ALONG):
        middle = total * step / STEPS_ALONG
        start, end = middle - width / 2, middle + width / 2
        if start < 0 or end > total:
            continue
        first, last, centre = (_on_line(points, lengths, reach) for reach in (start, end, middle))
        angle = math.remainder(math.atan2(last.y - first.y, last.x - first.x), math.pi)
        sag = math.dist(centre, ((first.x + last.x) / 2, (first.y + last.y) / 2))
        if sag > max(STRAIGHTEST * size, (thickness - size) / 2):
            continue
        away = 0.0 if thickness > 1.15 * size else thickness / 2 + 0.62 * size
        for side in (0.0,) if not away else (-away, away):
            at = Point(centre.x - side * math.sin(angle), centre.y + side * math.cos(angle))
            yield at, angle, 4 * sag + 60 * abs(math.sin(angle)) + 40 * abs(step / STEPS_ALONG - 0.5)


def _on_line(points: Sequence[Point], lengths: Sequence[float], reach: float) -> Point:
    for start, end, length in zip(points, points[1:], lengths, strict=False):
        if reach <= length and length:
            part = reach / length
            return Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
        reach -= length
    return points[-1]


def _corners(at: Point, angle: float, width: float, size: float) -> list[Point]:
    cosine, sine = math.cos(angle), math.sin(angle)
    half, high = width / 2, 0.5 * size
    return [
        Point(at.x + a * cosine - b * sine, at.y + a * sine + b * cosine)
        for a, b in ((-half, -high), (half, -high), (half, high), (-half, high))
    ]


def _within(point: Point, shape: Sequence[Point]) -> bool:
    """Is a point inside a closed line? It is when a ray from it crosses the line an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay > point.y) != (by > point.y) and point.x < ax + (bx - ax) * (point.y - ay) / (by - ay):
            inside = not inside
    return inside
