"""Checks of the routes as they are drawn: on the canvas, past places, not over each other."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import msgspec

from omnibus.boards.findings import Finding, warning
from omnibus.boards.geometry import (
    Point,
    Sizes,
    SpaceBox,
    board_sizes,
    place_point,
    route_curve,
    space_boxes,
)
from omnibus.boards.integers import MOST_CARDS
from omnibus.boards.model import Board, Route
from omnibus.boards.shapes import come_near, distance_to_line, lines_cross, shapes_touch

STRONGEST_BEND = 0.5
"""Half a circle."""
SHORTEST_SPACE = 0.9
"""In widths of a space."""
STEPS = 8
"""Straight pieces of a curve; half a circle then errs by a fiftieth of its radius."""


class Track(msgspec.Struct, frozen=True):
    """A route as it is drawn."""

    route: Route
    line: list[Point]
    boxes: list[SpaceBox]


def check_tracks(board: Board) -> Iterator[Finding]:
    """Of a board whose canvas is sound."""
    sizes = board_sizes(board)
    tracks = [_track(board, route) for route in board.routes if _can_be_drawn(board, route)]
    for track in tracks:
        yield from _track_alone(board, track, sizes)
    for one, other in combinations(tracks, 2):
        yield from _two_tracks(board, one, other, sizes)


def on_canvas(board: Board, point: Point, margin: float) -> bool:
    """Also false for what is no number at all."""
    across = margin <= point.x <= board.canvas.width - margin
    return across and margin <= point.y <= board.canvas.height - margin


def _can_be_drawn(board: Board, route: Route) -> bool:
    """Whether ends, spaces and bend make a shape; where not, another check has said so."""
    lost = {one.slug for one in board.places if not on_canvas(board, place_point(one), 0.0)}
    placed = {one.slug for one in board.places} - lost
    bends = [one.bend for one in board.routes if one.slug in (route.slug, route.twin)]
    return (
        set(route.ends) <= placed
        and route.ends[0] != route.ends[1]
        and 1 <= route.spaces <= MOST_CARDS
        and all(abs(bend) <= STRONGEST_BEND for bend in bends)
    )


def _track(board: Board, route: Route) -> Track:
    return Track(route, route_curve(board, route).points(STEPS), space_boxes(board, route))


def _track_alone(board: Board, track: Track, sizes: Sizes) -> Iterator[Finding]:
    slug = track.route.slug
    if any(box.length < SHORTEST_SPACE * sizes.space_width for box in track.boxes):
        yield warning("routes", slug, "it is too short for its spaces")
    if not all(on_canvas(board, corner, 0.0) for box in track.boxes for corner in box.corners()):
        yield warning("routes", slug, "it leaves the canvas")
    needed = sizes.place_radius + sizes.space_width / 2
    third = [place for place in board.places if place.slug not in track.route.ends]
    for place in third:
        if distance_to_line(place_point(place), track.line) < needed:
            yield warning("routes", slug, f"it runs too near to {place.slug}")


def _two_tracks(board: Board, one: Track, other: Track, sizes: Sizes) -> Iterator[Finding]:
    if not come_near(one.line, other.line, sizes.space_width * 2):
        return
    if _boxes_overlap(one, other):
        yield warning("routes", one.route.slug, f"a space lies over one of {other.route.slug}")
        return
    common = set(one.route.ends) & set(other.route.ends)
    shared = [place_point(place) for place in board.places if place.slug in common]
    if lines_cross(*(_away_from(shared, track.line, 2 * sizes.place_radius) for track in (one, other))):
        yield warning("routes", one.route.slug, f"it crosses {other.route.slug}")


def _boxes_overlap(one: Track, other: Track) -> bool:
    mine = [box.corners() for box in one.boxes]
    theirs = [box.corners() for box in other.boxes]
    return any(shapes_touch(a, b) for a in mine for b in theirs)


def _away_from(places: list[Point], line: list[Point], distance: float) -> list[Point]:
    """Where two routes meet at a place, their lines may cross."""
    return [point for point in line if all(math.dist(point, place) > distance for place in places)]
