"""Laws of the shapes: they hold for every bend and every city."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from omnibus.boards.geometry import (
    Curve,
    Point,
    board_sizes,
    is_lone_space,
    route_curve,
    space_boxes,
)
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board, Route

spots = st.builds(Point, st.floats(0, 1000), st.floats(0, 1000))
turns = st.floats(-math.pi, math.pi)
curves = st.builds(Curve, spots, spots, turns).filter(lambda curve: curve.chord > 1)
parts = st.floats(0, 1)

ROUTES = [(load_board(city), route) for city in city_slugs() for route in load_board(city).routes]
DOUBLES = [(board, route) for board, route in ROUTES if route.twin is not None]


def named(value: object) -> str:
    return value.slug if isinstance(value, Route) else getattr(value, "city", "")


def near(one: Point, other: Point) -> bool:
    return math.dist(one, other) < 1e-6


@given(curves)
def test_a_curve_leads_from_its_start_to_its_end(curve: Curve) -> None:
    assert near(curve.at(0), curve.start)
    assert near(curve.at(curve.length), curve.end)
    assert curve.length >= curve.chord - 1e-9


@given(curves)
def test_the_length_is_what_one_walks(curve: Curve) -> None:
    walked = sum(math.dist(one, other) for one, other in pairwise(curve.points(400)))
    assert math.isclose(walked, curve.length, rel_tol=1e-3)


@given(curves, parts)
def test_the_heading_is_where_the_next_step_goes(curve: Curve, part: float) -> None:
    distance, step = part * curve.length, curve.length / 1000
    here, there = curve.at(distance), curve.at(distance + step)
    going = math.atan2(there.y - here.y, there.x - here.x)
    off = math.remainder(going - curve.heading(distance + step / 2), math.tau)
    assert abs(off) < 1e-6


@given(curves, parts)
def test_the_way_back_is_the_same_way(curve: Curve, part: float) -> None:
    back = curve.reversed()
    assert near(back.at(part * back.length), curve.at((1 - part) * curve.length))


@given(curves, parts, st.floats(-5, 5))
def test_a_parallel_keeps_its_distance(curve: Curve, part: float, offset: float) -> None:
    beside = curve.parallel(offset)
    one, other = curve.at(part * curve.length), beside.at(part * beside.length)
    assert math.isclose(math.dist(one, other), abs(offset), abs_tol=1e-6)


def test_a_bend_lies_to_the_left() -> None:
    """Who walks east on the map has north, the top of the page, on the left."""
    eastwards = Curve(Point(0, 0), Point(100, 0), 4 * math.atan(2 * 0.2))
    assert near(eastwards.at(eastwards.length / 2), Point(50, -20))
    assert eastwards.parallel(7).at(eastwards.parallel(7).length / 2).y < -20


def test_a_curve_between_the_same_point_goes_nowhere() -> None:
    nowhere = Curve(Point(5, 5), Point(5, 5), 1.0)
    assert nowhere.length == 0
    assert nowhere.at(0) == Point(5, 5)
    assert math.isfinite(nowhere.heading(0))


@pytest.mark.parametrize(("board", "route"), ROUTES, ids=named)
def test_a_route_has_a_box_for_every_space(board: Board, route: Route) -> None:
    boxes = space_boxes(board, route)
    assert len(boxes) == route.spaces
    places = {place.slug: Point(place.x, place.y) for place in board.places}
    start, end = (places[slug] for slug in route.ends)
    distances = [math.dist(start, (box.x, box.y)) for box in boxes]
    assert distances == sorted(distances), "from the first end to the second"
    for box, other in pairwise(boxes):
        assert math.dist((box.x, box.y), (other.x, other.y)) >= box.length
    radius = board_sizes(board).place_radius
    for box in boxes:
        assert min(math.dist(corner, one) for corner in box.corners() for one in (start, end)) > radius * 0.9


@pytest.mark.parametrize(("board", "route"), DOUBLES, ids=named)
def test_twins_run_side_by_side(board: Board, route: Route) -> None:
    twin = next(one for one in board.routes if one.slug == route.twin)
    one, other = route_curve(board, route), route_curve(board, twin)
    if route.ends != twin.ends:
        other = other.reversed()
    apart = board_sizes(board).twin_distance
    for part in (0.0, 0.3, 0.5, 1.0):
        beside = math.dist(one.at(part * one.length), other.at(part * other.length))
        assert math.isclose(beside, apart, rel_tol=1e-6)


@pytest.mark.parametrize(("board", "route"), ROUTES, ids=named)
def test_one_space_for_several_cards_stands_in_the_middle(board: Board, route: Route) -> None:
    if route.spaces == 1 and route.cost > 1:
        assert is_lone_space(route)
        (box,) = space_boxes(board, route)
        curve = route_curve(board, route)
        assert near(Point(box.x, box.y), curve.at(curve.length / 2))
