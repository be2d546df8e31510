"""Names on a drawn board cover no space, no place and no other name."""

from itertools import combinations

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from omnibus.boards.draw_mood import board_mood
from omnibus.boards.draw_svg_elements import Area
from omnibus.boards.draw_svg_labels import DIRECTIONS, Label, place_labels
from omnibus.boards.draw_svg_obstacles import areas_touch, network_obstacles, touches
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board
from omnibus.boards.shapes import shapes_touch


def labels_of(board: Board) -> dict[str, Label]:
    return place_labels(board, board_mood(board).type, network_obstacles(board))


@pytest.mark.parametrize("city", city_slugs())
def test_names_keep_clear_of_everything(city: str) -> None:
    board = load_board(city)
    labels, obstacles = labels_of(board), network_obstacles(board)
    assert set(labels) == {place.slug for place in board.places}
    covering = [slug for slug, label in labels.items() if any(touches(label.area, one) for one in obstacles)]
    assert covering == []
    overlapping = [
        (one, other)
        for one, other in combinations(labels, 2)
        if areas_touch(labels[one].area, labels[other].area)
    ]
    assert overlapping == []


@pytest.mark.parametrize("city", city_slugs())
def test_on_small_screens_they_are_larger(city: str) -> None:
    board = load_board(city)
    obstacles = network_obstacles(board)
    large = place_labels(board, board_mood(board).type, obstacles, large=True)
    plain = labels_of(board)
    assert sum(one.size for one in large.values()) > 1.25 * sum(one.size for one in plain.values())
    covered = [sum(touches(label.area, one) for one in obstacles) for label in large.values()]
    assert sum(map(bool, covered)) <= len(large) // 3
    assert max(covered) <= 2


@given(across=st.floats(0, 900), down=st.floats(0, 900), width=st.floats(1, 200), height=st.floats(1, 60))
def test_a_rectangle_touches_what_shapes_touch(
    across: float, down: float, width: float, height: float
) -> None:
    area = Area(across, down, across + width, down + height)
    for thing in network_obstacles(load_board("london"))[::5]:
        assert touches(area, thing) == (
            areas_touch(area, thing.area) and shapes_touch(area.corners(), thing.corners)
        )


@pytest.mark.parametrize("city", city_slugs())
def test_names_are_whole_and_on_the_map(city: str) -> None:
    board = load_board(city)
    labels = labels_of(board)
    for place in board.places:
        label = labels[place.slug]
        assert " ".join(label.lines).casefold() == place.name.casefold()
        assert 0 <= label.area.left < label.area.right <= board.canvas.width
        assert 0 <= label.area.top < label.area.bottom <= board.canvas.height


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_wish_is_honoured_where_there_is_room(direction: str) -> None:
    board = load_board("london")
    alone = replace(board.places[0], x=600, y=450, label=direction)
    lone = replace(board, places=[alone], routes=[], districts=[])
    area = labels_of(lone)[alone.slug].area
    across, down = DIRECTIONS[direction]
    assert (area.middle.x - alone.x) * across >= 0
    assert (area.middle.y - alone.y) * down >= 0
    assert abs(area.middle.x - alone.x) < 1 or across
    assert abs(area.middle.y - alone.y) < 1 or down
