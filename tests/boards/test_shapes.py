"""Laws of shapes that touch and lines that cross."""

import math

from hypothesis import given, strategies as st

from omnibus.boards.geometry import Curve, Point, SpaceBox
from omnibus.boards.shapes import come_near, distance_to_line, lines_cross, shapes_touch

spots = st.builds(Point, st.floats(0, 1000), st.floats(0, 1000))
boxes = st.builds(SpaceBox, *[st.floats(0, 100)] * 2, st.floats(0, 7), st.floats(1, 50), st.floats(1, 20))


@given(spots, spots, spots)
def test_the_distance_to_a_line_is_to_its_nearest_point(point: Point, start: Point, end: Point) -> None:
    distance = distance_to_line(point, [start, end])
    along = [Curve(start, end, 0.0).at(math.dist(start, end) * n / 50) for n in range(51)]
    nearest = min(math.dist(point, one) for one in along)
    assert distance <= nearest + 1e-6
    assert nearest <= distance + math.dist(start, end) / 50 + 1e-6


@given(boxes, boxes)
def test_touching_is_mutual(one: SpaceBox, other: SpaceBox) -> None:
    assert shapes_touch(one.corners(), other.corners()) == shapes_touch(other.corners(), one.corners())


@given(boxes, boxes)
def test_what_touches_is_near(one: SpaceBox, other: SpaceBox) -> None:
    if shapes_touch(one.corners(), other.corners()):
        assert come_near(one.corners(), other.corners(), 0.001)
        reach = math.hypot(one.length, one.width) / 2 + math.hypot(other.length, other.width) / 2
        assert math.dist((one.x, one.y), (other.x, other.y)) <= reach + 0.001


@given(boxes)
def test_a_box_touches_itself_and_nothing_far_away(box: SpaceBox) -> None:
    far = SpaceBox(box.x + 200, box.y, box.angle, box.length, box.width)
    assert shapes_touch(box.corners(), box.corners())
    assert not shapes_touch(box.corners(), far.corners())
    assert not come_near(box.corners(), far.corners(), 10)


@given(boxes)
def test_diagonals_of_a_box_cross_and_its_sides_do_not(box: SpaceBox) -> None:
    a, b, c, d = box.corners()
    assert lines_cross([a, c], [b, d])
    assert not lines_cross([a, b], [d, c])


def test_lines_cross_in_a_corner_of_one_of_them() -> None:
    bent = [Point(0, 0), Point(10, 10), Point(20, 20)]
    assert lines_cross(bent, [Point(0, 20), Point(20, 0)])
    assert lines_cross([Point(0, 20), Point(20, 0)], bent)


def test_lines_that_stop_short_do_not_cross() -> None:
    assert not lines_cross([Point(0, 0), Point(10, 10)], [Point(0, 20), Point(9, 11)])
