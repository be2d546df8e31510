"""What names have to keep clear of on a drawn board."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec

from omnibus.boards.draw_svg_elements import Area
from omnibus.boards.draw_svg_spaces import COST_RADIUS, TRACK_WIDTH, cost_position
from omnibus.boards.geometry import (
    Curve,
    Point,
    SpaceBox,
    board_sizes,
    is_lone_space,
    route_curve,
    space_boxes,
)
from omnibus.boards.model import Board


class Obstacle(msgspec.Struct, frozen=True):
    corners: list[Point]
    area: Area
    """The straight rectangle around the corners."""
    sides: list[tuple[float, float, float]]
    """Of each edge: the way out of the shape, across and down, and how far the shape reaches that way."""


def network_obstacles(board: Board) -> list[Obstacle]:
    """Everything of the network that a name must not cover."""
    sizes = board_sizes(board)
    found = [disc_obstacle(Point(place.x, place.y), 1.12 * sizes.place_radius) for place in board.places]
    for route in board.routes:
        boxes = space_boxes(board, route)
        found += [box_obstacle(box, 1.5 * sizes.unit) for box in boxes]
        if is_lone_space(route):
            found.append(disc_obstacle(cost_position(boxes[0], sizes), (COST_RADIUS + 1) * sizes.unit))
            found += _track_obstacles(route_curve(board, route), sizes.unit)
    return found


def _track_obstacles(curve: Curve, unit: float) -> list[Obstacle]:
    """The line of a route with a lone space, in straight pieces."""
    half = TRACK_WIDTH * unit / 2
    pairs = zip(curve.parallel(half).points(), curve.parallel(-half).points(), strict=True)
    return [obstacle([*first, *reversed(second)]) for first, second in pairwise(pairs)]


def obstacle(corners: list[Point]) -> Obstacle:
    across, down = [point.x for point in corners], [point.y for point in corners]
    area = Area(min(across), min(down), max(across), max(down))
    return Obstacle(
        corners, area, [_side(start, end, corners) for start, end in pairwise([*corners, corners[0]])]
    )


def _side(start: Point, end: Point, corners: list[Point]) -> tuple[float, float, float]:
    across, down = start.y - end.y, end.x - start.x
    reaches = [across * point.x + down * point.y for point in corners]
    own = across * start.x + down * start.y
    if max(reaches) - own > own - min(reaches):
        return -across, -down, -min(reaches)
    return across, down, max(reaches)


def box_obstacle(box: SpaceBox, margin: float) -> Obstacle:
    grown = msgspec.structs.replace(box, length=box.length + 2 * margin, width=box.width + 2 * margin)
    return obstacle(grown.corners())


def disc_obstacle(middle: Point, radius: float) -> Obstacle:
    turns = [math.pi * step / 4 + math.pi / 8 for step in range(8)]
    return obstacle([Point(middle.x + radius * math.cos(t), middle.y + radius * math.sin(t)) for t in turns])


def areas_touch(first: Area, second: Area) -> bool:
    return (
        first.left < second.right
        and second.left < first.right
        and first.top < second.bottom
        and second.top < first.bottom
    )


def touches(area: Area, thing: Obstacle) -> bool:
    """Does a straight rectangle overlap a convex shape?"""
    return areas_touch(area, thing.area) and not any(
        across * (area.left if across > 0 else area.right) + down * (area.top if down > 0 else area.bottom)
        >= reach
        for across, down, reach in thing.sides
    )
