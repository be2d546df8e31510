"""The network of a drawn board: tracks, routes with their spaces and pieces, places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import msgspec

from omnibus.boards.draw_signs import board_signs
from omnibus.boards.draw_svg_elements import Value, element, group, line_path, title
from omnibus.boards.draw_svg_spaces import (
    TRACK_WIDTH,
    Taken,
    centred,
    cost_shapes,
    mark_shapes,
    piece_shapes,
    space_shapes,
)
from omnibus.boards.geometry import Curve, Point, Sizes, board_sizes, is_lone_space, route_curve, space_boxes
from omnibus.boards.model import Board, District, Place, Route


class Scene(msgspec.Struct, frozen=True):
    """A board and what has happened on it."""

    board: Board
    owners: Mapping[str, int]
    """Route -> seat."""
    last: str | None
    highlight: frozenset[str]

    @property
    def sizes(self) -> Sizes:
        return board_sizes(self.board)

    def states(self, slug: str) -> str:
        """The classes of a place or route."""
        return (" last" if slug == self.last else "") + (" highlight" if slug in self.highlight else "")


def route_words(board: Board, route: Route, taken: Taken | None = None) -> str:
    """A route as a reader would say it: ``Big Ben to Waterloo: 1 blue``."""
    names = {place.slug: place.name for place in board.places}
    cost = f"{route.cost} {route.colour}" + (" (one space)" if is_lone_space(route) else "")
    marked = ", marked" if route.mark else ""
    owner = "" if taken is None else f", taken by {taken.letter}"
    return f"{' to '.join(names[end] for end in route.ends)}: {cost}{marked}{owner}"


def sign_definitions(board: Board) -> str:
    signs = board_signs(board)
    return "".join(
        element("path", {"id": f"sign-{colour}", "d": sign.shape}) for colour, sign in signs.items()
    )


def beds(scene: Scene) -> str:
    """What lies under all spaces: a clear band along each route, and the tracks of lone spaces."""
    unit = scene.sizes.unit
    link: dict[str, Value] = {"class": "bed", "stroke-width": 7 * unit}
    band: dict[str, Value] = {"class": "bed", "stroke-width": scene.sizes.space_width + 6 * unit}
    ring: dict[str, Value] = {"class": "station", "stroke-width": 5 * unit, "r": scene.sizes.place_radius}
    curves = [(route, route_curve(scene.board, route)) for route in scene.board.routes]
    plain = [element("path", {**link, "d": _whole(curve)}) for _, curve in curves]
    plain += [element("path", {**band, "d": _under_spaces(scene, route, curve)}) for route, curve in curves]
    tracks = [
        element("path", {"class": name, "d": _whole(curve), "stroke-width": thickness * unit})
        for route, curve in curves
        if is_lone_space(route)
        for name, thickness in (("track-edge", TRACK_WIDTH), ("track", TRACK_WIDTH - 2.4))
    ]
    stations = [element("circle", {**ring, "cx": place.x, "cy": place.y}) for place in scene.board.places]
    return group({"class": "beds"}, plain + tracks + stations)


def route_group(scene: Scene, route: Route) -> str:
    taken = Taken(scene.owners[route.slug]) if route.slug in scene.owners else None
    states, words = scene.states(route.slug), route_words(scene.board, route, taken)
    owned = "" if taken is None else f" owned owner-{taken.seat + 1}"
    attributes: dict[str, Value] = {
        "id": f"route-{route.slug}",
        "class": f"route route-{route.colour}{states}{owned}",
        "role": "img",
        "aria-label": words,
    }
    return element("g", attributes, title(words), *_route_shapes(scene, route, taken))


def _route_shapes(scene: Scene, route: Route, taken: Taken | None) -> Iterator[str]:
    sizes, boxes = scene.sizes, space_boxes(scene.board, route)
    curve = route_curve(scene.board, route)
    lit = _under_spaces(scene, route, curve)
    yield element("path", {"class": "glow", "d": lit, "stroke-width": sizes.space_width + 11 * sizes.unit})
    for which, box in enumerate(boxes, start=1):
        shapes = space_shapes(scene.board, route, box, sizes.unit)
        shapes += mark_shapes(box, sizes.unit) if route.mark and which == 1 else ""
        shapes += "" if taken is None else piece_shapes(box, route.kind, taken)
        yield element("g", {"id": f"route-{route.slug}-{which}", "class": "space"}, shapes)
    if is_lone_space(route):
        yield cost_shapes(boxes[0], route.cost, sizes)
    # Between the drawn spaces a click would fall through, and twins must not cover each other.
    yield element("path", {"class": "hit", "d": _whole(curve), "stroke-width": sizes.twin_distance})


def place_group(scene: Scene, place: Place) -> str:
    district = next((one for one in scene.board.districts if place.slug in one.places), None)
    words = place.name if district is None else f"{place.name}, {district.slug} district"
    attributes: dict[str, Value] = {
        "id": f"place-{place.slug}",
        "class": f"place{scene.states(place.slug)}",
        "role": "img",
        "aria-label": words,
    }
    return element("g", attributes, title(words), *_place_shapes(scene.sizes, place, district))


def _place_shapes(sizes: Sizes, place: Place, district: District | None) -> Iterator[str]:
    at, unit = Point(place.x, place.y), sizes.unit
    radius = sizes.place_radius - 1.5 * unit
    ring: dict[str, Value] = {"cx": at.x, "cy": at.y}
    yield element("circle", {"class": "glow", **ring, "r": radius + 5 * unit, "stroke-width": 6 * unit})
    yield element("circle", {"class": "dot", **ring, "r": radius})
    if district is not None:
        yield element("circle", {"class": f"ring card-{district.colour}", **ring, "r": radius - 2.2 * unit})
        yield centred(str(district.points), at, 15 * unit, f"number card-{district.colour}-ink")


def _whole(curve: Curve) -> str:
    return line_path(curve.points() if curve.turn else [curve.start, curve.end])


def _under_spaces(scene: Scene, route: Route, curve: Curve) -> str:
    """The part of a curve on which spaces lie, and a little more."""
    boxes = space_boxes(scene.board, route)
    reach = boxes[0].length / 2 + 3 * scene.sizes.unit
    start = max(math.dist(curve.start, (boxes[0].x, boxes[0].y)) - reach, 0.0)
    steps = 12 if curve.turn else 1
    return line_path(curve.at(start + (curve.length - 2 * start) * step / steps) for step in range(steps + 1))
