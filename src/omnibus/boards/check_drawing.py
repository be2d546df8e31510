"""Checks of the drawing: everything on the canvas, nothing over anything else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from omnibus.boards.check_tracks import STRONGEST_BEND, check_tracks, on_canvas
from omnibus.boards.findings import Finding, error, warning
from omnibus.boards.geometry import board_sizes, place_point
from omnibus.boards.model import Backdrop, Board, Place

CANVAS = (100, 10_000)
NEAREST_PLACES = 3.2
"""From the middle of one place to that of another, in radii of a place."""


def check_drawing(board: Board) -> Iterator[Finding]:
    yield from _numbers(board)
    for number, piece in enumerate(board.backdrop, start=1):
        yield from _backdrop(number, piece)
    if not _canvas_is_sound(board):
        yield error("canvas", "", f"width and height have to be from {CANVAS[0]} to {CANVAS[1]}")
        return
    radius = board_sizes(board).place_radius
    for place in board.places:
        if not on_canvas(board, place_point(place), radius):
            yield error("places", place.slug, "it does not lie on the canvas with its whole disc")
    yield from _near_places(board, radius)
    yield from check_tracks(board)


def _numbers(board: Board) -> Iterator[Finding]:
    for place in board.places:
        if (place.longitude is None) != (place.latitude is None):
            yield error("places", place.slug, "longitude and latitude belong together")
        if not _is_on_earth(place):
            yield error("places", place.slug, "there is no such longitude or latitude")
    for route in board.routes:
        if not abs(route.bend) <= STRONGEST_BEND:
            tale = f"its bend has to be from -{STRONGEST_BEND} to {STRONGEST_BEND}"
            yield error("routes", route.slug, tale)


def _is_on_earth(place: Place) -> bool:
    return abs(place.longitude or 0.0) <= 180 and abs(place.latitude or 0.0) <= 90


def _backdrop(number: int, piece: Backdrop) -> Iterator[Finding]:
    where = str(number)
    if not all(abs(x) <= CANVAS[1] * 2 and abs(y) <= CANVAS[1] * 2 for x, y in piece.points):
        yield error("backdrop", where, f"a point of this {piece.kind} lies beyond everything")
    needed = 3 if piece.closed else 2
    if len(piece.points) < needed:
        yield error("backdrop", where, f"this {piece.kind} needs {needed} points or more")
    if piece.width is not None and not 0 < piece.width <= CANVAS[1]:
        yield error("backdrop", where, f"the width of this {piece.kind} cannot be {piece.width}")


def _canvas_is_sound(board: Board) -> bool:
    return all(CANVAS[0] <= side <= CANVAS[1] for side in (board.canvas.width, board.canvas.height))


def _near_places(board: Board, radius: float) -> Iterator[Finding]:
    nearest = NEAREST_PLACES * radius
    for one, other in combinations(board.places, 2):
        if math.dist(place_point(one), place_point(other)) < nearest:
            yield warning("places", one.slug, f"it lies too near to {other.slug}")
