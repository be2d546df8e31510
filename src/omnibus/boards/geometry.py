"""Where everything lies on a drawn board: the curve of a route and the boxes of its spaces.

The checker (does anything overlap?) and every drawing use these same shapes.
All lengths are in canvas units, x to the right and y downwards; an angle is in radians and
grows clockwise, as it looks on the page. "Left" is the left hand of somebody who walks on the map.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import msgspec

from omnibus.boards.model import Board, Place, Route

PLACE_RADIUS = 15.0
"""This and the sizes below are in parts of the board: a thousandth of its side, were it square."""
SPACE_WIDTH = 19.0
LONGEST_SPACE = 60.0
LONE_SPACE = 38.0
"""The one space of a route that costs more cards than it has spaces."""
SPACE_GAP = 5.0
"""Between two spaces of a route, and between the last space and its place."""
TWIN_GAP = 3.0
"""Between the two tracks of a double route."""
CURVE_STEPS = 16


class Point(NamedTuple):
    x: float
    y: float


class Sizes(msgspec.Struct, frozen=True):
    """The sizes above in the units of one canvas."""

    unit: float

    @property
    def place_radius(self) -> float:
        return PLACE_RADIUS * self.unit

    @property
    def space_width(self) -> float:
        return SPACE_WIDTH * self.unit

    @property
    def space_gap(self) -> float:
        return SPACE_GAP * self.unit

    @property
    def twin_distance(self) -> float:
        """From the middle line of one track of a double route to that of the other."""
        return (SPACE_WIDTH + TWIN_GAP) * self.unit


class Curve(msgspec.Struct, frozen=True):
    """An arc of a circle (or a straight line), so that a parallel of it is an arc again.

    ``turn`` is how far the heading changes on the way, clockwise; a curve that lies to the left
    of its chord turns clockwise.
    """

    start: Point
    end: Point
    turn: float

    @property
    def chord(self) -> float:
        return math.dist(self.start, self.end)

    @property
    def length(self) -> float:
        return self.chord / _sine_over(self.turn / 2)

    def heading(self, distance: float) -> float:
        """The angle in which the curve runs, ``distance`` from its start."""
        part = distance / self.length if self.length else 0.0
        return self._chord_heading() + self.turn * (part - 0.5)

    def at(self, distance: float) -> Point:
        """The point ``distance`` along the curve from its start."""
        part = distance / self.length if self.length else 0.0
        reach = distance * _sine_over(self.turn * part / 2)
        angle = self._chord_heading() + self.turn * (part - 1) / 2
        return Point(self.start.x + reach * math.cos(angle), self.start.y + reach * math.sin(angle))

    def points(self, steps: int = CURVE_STEPS) -> list[Point]:
        """The curve as a line of ``steps`` straight pieces."""
        return [self.at(self.length * step / steps) for step in range(steps + 1)]

    def parallel(self, offset: float) -> Curve:
        """The curve ``offset`` to the left (negative: to the right) of this one."""
        return Curve(
            left_of(self.start, self.heading(0.0), offset),
            left_of(self.end, self.heading(self.length), offset),
            self.turn,
        )

    def reversed(self) -> Curve:
        return Curve(self.end, self.start, -self.turn)

    def _chord_heading(self) -> float:
        return math.atan2(self.end.y - self.start.y, self.end.x - self.start.x)


class SpaceBox(msgspec.Struct, frozen=True):
    """One space of a route: its middle, the angle of its long side, and its size."""

    x: float
    y: float
    angle: float
    length: float
    width: float

    def corners(self) -> list[Point]:
        along, across = self.length / 2, self.width / 2
        cosine, sine = math.cos(self.angle), math.sin(self.angle)
        return [
            Point(self.x + a * cosine - b * sine, self.y + a * sine + b * cosine)
            for a, b in ((-along, -across), (along, -across), (along, across), (-along, across))
        ]


def board_sizes(board: Board) -> Sizes:
    return Sizes(math.sqrt(board.canvas.width * board.canvas.height) / 1000)


def route_curve(board: Board, route: Route) -> Curve:
    """The middle line of a route from its first end to its second; twins run side by side.

    The two of a double route share the bend of the one listed first, which is the left one.
    """
    twin = _drawn_twin(board, route)
    if twin is None:
        return centre_line(board, route)
    offset = board_sizes(board).twin_distance / 2
    order = [one.slug for one in board.routes]
    if order.index(route.slug) < order.index(twin.slug):
        return centre_line(board, route).parallel(offset)
    beside = centre_line(board, twin).parallel(-offset)
    return beside if route.ends == twin.ends else beside.reversed()


def space_boxes(board: Board, route: Route) -> list[SpaceBox]:
    """The boxes of a route's spaces in their order from the first end to the second."""
    sizes, curve = board_sizes(board), route_curve(board, route)
    room = max(curve.length - 2 * (sizes.place_radius + sizes.space_gap / 2), 0.0)
    longest = (LONE_SPACE if is_lone_space(route) else LONGEST_SPACE) * sizes.unit
    pitch = min(room / max(route.spaces, 1), longest + sizes.space_gap)
    length = max(pitch - sizes.space_gap, 0.0)
    boxes = []
    for number in range(route.spaces):
        distance = curve.length / 2 + pitch * (number + 0.5 - route.spaces / 2)
        middle = curve.at(distance)
        boxes.append(SpaceBox(middle.x, middle.y, curve.heading(distance), length, sizes.space_width))
    return boxes


def is_lone_space(route: Route) -> bool:
    """Is it drawn as a plain line with one space in its middle, and its cost beside that?

    That is so where the file states the cards apart from the spaces, be it one card for one space.
    """
    return route.spaces == 1 and route.cards is not None


def place_point(place: Place) -> Point:
    return Point(place.x, place.y)


def centre_line(board: Board, route: Route) -> Curve:
    start, end = (_position(board, slug) for slug in route.ends)
    return Curve(start, end, 4 * math.atan(2 * route.bend))


def _position(board: Board, slug: str) -> Point:
    return place_point(next(one for one in board.places if one.slug == slug))


def _drawn_twin(board: Board, route: Route) -> Route | None:
    """The other route of a double route, if it does join the same places."""
    for other in board.routes:
        if other.slug == route.twin and other.slug != route.slug:
            return other if set(other.ends) == set(route.ends) else None
    return None


def _sine_over(angle: float) -> float:
    return math.sin(angle) / angle if angle else 1.0


def left_of(point: Point, heading: float, offset: float) -> Point:
    return Point(point.x + offset * math.sin(heading), point.y - offset * math.cos(heading))
