"""Whether shapes touch, lines cross, and how near they come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from omnibus.boards.geometry import Point

Shape = Sequence[Point]
"""The corners of a convex shape, in order; or the points of a line of straight pieces."""


def distance_to_line(point: Point, line: list[Point]) -> float:
    """From a point to the nearest point of a line of straight pieces."""
    return min(_distance_to_piece(point, start, end) for start, end in pairwise(line))


def shapes_touch(one: Shape, other: Shape) -> bool:
    """Two convex shapes lie apart just when a line along an edge of one of them parts them."""
    for shape in (one, other):
        for start, end in pairwise([*shape, shape[0]]):
            across = (start.y - end.y, end.x - start.x)
            mine = [across[0] * p.x + across[1] * p.y for p in one]
            theirs = [across[0] * p.x + across[1] * p.y for p in other]
            if max(mine) <= min(theirs) or max(theirs) <= min(mine):
                return False
    return True


def lines_cross(one: Shape, other: Shape) -> bool:
    return any(_cross(a, b) for a in pairwise(one) for b in pairwise(other))


def come_near(one: Shape, other: Shape, margin: float) -> bool:
    """Whether the upright rectangles around two shapes come nearer to each other than that."""
    return all(
        min(p[axis] for p in one) - margin < max(p[axis] for p in other)
        and min(p[axis] for p in other) - margin < max(p[axis] for p in one)
        for axis in (0, 1)
    )


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    return _parts(one, other) and _parts(other, one)


def _parts(line: tuple[Point, Point], ends: tuple[Point, Point]) -> bool:
    """Whether the ends lie on different sides of the line; a point on it counts as on its left."""
    return (_side(*line, ends[0]) >= 0) != (_side(*line, ends[1]) >= 0)


def _side(start: Point, end: Point, point: Point) -> float:
    return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)


def _distance_to_piece(point: Point, start: Point, end: Point) -> float:
    dx, dy = end.x - start.x, end.y - start.y
    square = dx * dx + dy * dy
    part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square if square else 0.0
    part = min(max(part, 0.0), 1.0)
    return math.dist(point, (start.x + part * dx, start.y + part * dy))
