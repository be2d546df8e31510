"""Distances and neighbours on a board."""

import pytest
from hypothesis import given, strategies as st

from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.paths import components, distances, neighbours
from tests.boards.faults import LONDON, without_item

PLACES = [place.slug for place in LONDON.places]
places = st.sampled_from(PLACES)


@given(places, places, places)
def test_distances_are_a_metric(a: str, b: str, c: str) -> None:
    assert distances(LONDON, a)[a] == 0
    assert distances(LONDON, a)[b] == distances(LONDON, b)[a]
    assert distances(LONDON, a)[c] <= distances(LONDON, a)[b] + distances(LONDON, b)[c]
    assert (distances(LONDON, a)[b] == 0) == (a == b)


def test_neighbours_are_one_route_away() -> None:
    near = neighbours(LONDON)
    assert near["brick-lane"] == {"st-pauls": 3, "the-charterhouse": 3, "tower-of-london": 3}
    assert all(near[end][start] == cards for start, ends in near.items() for end, cards in ends.items())


@pytest.mark.parametrize("city", city_slugs())
def test_a_city_hangs_together(city: str) -> None:
    board = load_board(city)
    assert components(board) == [[place.slug for place in board.places]]


def test_a_place_without_routes_is_alone() -> None:
    board = LONDON
    for end in ("st-pauls", "the-charterhouse"):
        board = without_item(board, "routes", f"{end}--brick-lane")
    board = without_item(board, "routes", "brick-lane--tower-of-london")
    assert components(board) == [[one for one in PLACES if one != "brick-lane"], ["brick-lane"]]
    assert distances(board, "brick-lane") == {"brick-lane": 0}
