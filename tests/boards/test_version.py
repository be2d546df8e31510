"""A version changes when the game changes, and only then."""

from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from omnibus.boards.integers import board_integers
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Backdrop, Board, Bonus, Canvas, Flag, Profile, Provenance, Standing
from omnibus.boards.version import LENGTH, board_version
from tests.boards.faults import (
    LONDON,
    changed_item,
    changed_parameters,
    changed_standing,
    with_more,
    without_item,
)
from tests.boards.test_check import mutated_boards

VERSION = board_version(LONDON)
ROUTE = "big-ben--waterloo"
TICKET = "big-ben--tower-of-london"
PROFILE = Profile("first-printing", "a booklet")


def route(**fields: Any) -> Board:  # noqa: ANN401 - any field
    return changed_item(LONDON, "routes", ROUTE, **fields)


SAME = {
    "the name of the city": replace(LONDON, name="Londinium"),
    "the name of a place": changed_item(LONDON, "places", "big-ben", name="The Big Bell"),
    "a position": changed_item(LONDON, "places", "big-ben", x=1.0, longitude=-0.12, latitude=51.5),
    "a label": changed_item(LONDON, "places", "big-ben", label="n"),
    "a bend": route(bend=0.2),
    "a route's direction": route(ends=("waterloo", "big-ben"), bend=-0.1),
    "a cost said twice": route(cards=1),
    "the colour of a district": changed_item(LONDON, "districts", "gold", colour="amber"),
    "the order inside a district": changed_item(
        LONDON, "districts", "black", places=["covent-garden", "british-museum"]
    ),
    "the canvas": replace(LONDON, canvas=Canvas(2464, 1906)),
    "the backdrop": replace(LONDON, backdrop=[Backdrop("park", [(0, 0), (9, 0), (9, 9)])]),
    "where it is from": changed_standing(LONDON, box=Provenance(Standing.REPORTED, "hearsay")),
    "the direction of a ticket": changed_item(LONDON, "tickets", TICKET, ends=("tower-of-london", "big-ben")),
}
DIFFERENT = {
    "the city": replace(LONDON, city="londinium"),
    "seats": replace(LONDON, seats=(2, 3)),
    "a parameter": changed_parameters(LONDON, end_at_most=1),
    "a colour": replace(LONDON, deck=LONDON.deck | {"black": 7}),
    "the order of colours": replace(LONDON, deck=dict(reversed(LONDON.deck.items()))),
    "pieces": changed_item(LONDON, "kinds", "bus", pieces=16),
    "the score table": changed_item(LONDON, "kinds", "bus", points={1: 1, 2: 2, 3: 4, 4: 8}),
    "a route's colour": route(colour="pink"),
    "a route's spaces": route(spaces=2, cards=1),
    "a route's cost": route(cards=2),
    "a mark": route(mark=True),
    "a twin": route(twin="big-ben--elephant-and-castle"),
    "the order of routes": replace(LONDON, routes=LONDON.routes[::-1]),
    "the order of places": replace(LONDON, places=LONDON.places[::-1]),
    "a ticket's value": changed_item(LONDON, "tickets", TICKET, points=7),
    "a ticket less": without_item(LONDON, "tickets", TICKET),
    "a district's value": changed_item(LONDON, "districts", "gold", points=5),
    "a district less": without_item(LONDON, "districts", "gold"),
    "a flag": replace(LONDON, flag=Flag(["blue"], 4)),
    "bonus cards": replace(LONDON, bonus=Bonus(16, {2: [8, 4]})),
    "a profile": with_more(LONDON, profiles=PROFILE),
    "a default profile": with_more(LONDON, profiles=replace(PROFILE, default=True)),
    "what a profile replaces": with_more(LONDON, profiles=replace(PROFILE, end_at_most=1)),
}


@pytest.mark.parametrize("change", SAME)
def test_what_does_not_matter_to_play_leaves_the_version(change: str) -> None:
    assert SAME[change] != LONDON
    assert board_version(SAME[change]) == VERSION
    assert board_integers(SAME[change]) == board_integers(LONDON)


@pytest.mark.parametrize("change", DIFFERENT)
def test_what_matters_to_play_changes_the_version(change: str) -> None:
    assert board_version(DIFFERENT[change]) != VERSION


def test_no_two_changes_share_a_version() -> None:
    assert len({board_version(board) for board in DIFFERENT.values()}) == len(DIFFERENT)


@given(mutated_boards())
def test_boards_of_one_version_are_the_same_game(board: Board) -> None:
    try:
        integers = board_integers(board)
    except (KeyError, ValueError, IndexError):
        return
    if integers != board_integers(LONDON):
        assert board_version(board) != VERSION


@pytest.mark.parametrize("city", city_slugs())
def test_a_version_is_a_short_word(city: str) -> None:
    version = board_version(load_board(city))
    assert len(version) == LENGTH
    assert set(version) <= set("0123456789abcdef")


def test_the_order_of_profiles_does_not_matter() -> None:
    other = Profile("second-printing", "another booklet")
    forth, back = (replace(LONDON, profiles=list(order)) for order in ((PROFILE, other), (other, PROFILE)))
    assert board_version(forth) == board_version(back)
