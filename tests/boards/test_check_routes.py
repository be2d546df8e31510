"""Each fault in a route gives exactly one finding; so does a board in two parts."""

import pytest
from msgspec.structs import replace

from omnibus.boards.model import Board, District, Kind, Place, Route
from tests.boards.faults import (
    LONDON,
    Expected,
    assert_exactly,
    changed_item,
    changed_parameters,
    new_findings,
    with_fair_tickets,
    with_more,
    without_item,
)

ALONE = "big-ben--waterloo"
TWIN = "st-pauls--tower-of-london.pink"
OTHER_TWIN = "st-pauls--tower-of-london.yellow"

DRAWN_OVER = ("warning", "routes", OTHER_TWIN, f"over one of {TWIN}")
"""What follows from it: the drawing does not know that the two belong side by side."""


def lone_route(**fields: object) -> Board:
    return changed_item(LONDON, "routes", ALONE, **fields)


def without_twins() -> Board:
    board = changed_item(LONDON, "routes", TWIN, twin=None)
    return changed_item(board, "routes", OTHER_TWIN, twin=None)


FAULTS: dict[str, tuple[Board, Expected]] = {
    "a colour that is not in the deck": (lone_route(colour="violet"), ("error", "routes", ALONE, "'violet'")),
    "the colour of the wild": (lone_route(colour="wild"), ("error", "routes", ALONE, "'wild'")),
    "an unknown kind": (lone_route(kind="boat"), ("error", "routes", ALONE, "no kind 'boat'")),
    "no space": (lone_route(spaces=0, cards=1), ("error", "routes", ALONE, "spaces is 0")),
    "too many spaces": (lone_route(spaces=9, cards=1), ("error", "routes", ALONE, "from 1 to 8")),
    "no card": (lone_route(cards=0), ("error", "routes", ALONE, "its cost is 0")),
    "too many cards": (lone_route(cards=9), ("error", "routes", ALONE, "its cost is 9")),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_route_is_named(fault: str) -> None:
    board, expected = FAULTS[fault]
    assert_exactly(with_fair_tickets(board), expected)


def test_an_unknown_place() -> None:
    board = changed_item(LONDON, "routes", ALONE, slug="big-ben--zoo", ends=("big-ben", "zoo"))
    assert_exactly(with_fair_tickets(board), ("error", "routes", "big-ben--zoo", "no place 'zoo'"))


def test_a_route_in_a_circle() -> None:
    board = changed_item(LONDON, "routes", ALONE, slug="big-ben--big-ben", ends=("big-ben", "big-ben"))
    assert_exactly(with_fair_tickets(board), ("error", "routes", "big-ben--big-ben", "where it begins"))


def test_a_grey_route_where_there_are_none() -> None:
    """R-PAR-03"""
    board = changed_parameters(LONDON, grey_routes=False)
    findings = new_findings(board)
    grey = [route.slug for route in LONDON.routes if route.colour == "grey"]
    assert [one.where for one in findings] == grey
    assert {one.rule for one in findings} == {"R-PAR-03"}


def test_a_route_for_more_pieces_than_a_player_has() -> None:
    board = with_more(LONDON, kinds=Kind("boat", 2, {1: 1, 3: 4}))
    slug = "waterloo--elephant-and-castle"
    board = changed_item(board, "routes", slug, kind="boat", spaces=3)
    assert_exactly(with_fair_tickets(board), ("error", "routes", slug, "3 pieces, and a player has 2"))


def test_a_cost_without_points() -> None:
    slug = "big-ben--elephant-and-castle"
    board = changed_item(LONDON, "routes", slug, cards=5)
    assert_exactly(with_fair_tickets(board), ("error", "routes", slug, "no points for 5 cards"))


def test_a_route_that_the_deck_cannot_pay() -> None:
    board = replace(LONDON, deck=LONDON.deck | {"wild": 2, "violet": 1})
    board = changed_item(board, "routes", "big-ben--elephant-and-castle", colour="violet", cards=4)
    expected = ("error", "routes", "big-ben--elephant-and-castle", "the deck has 3 that pay it")
    assert_exactly(with_fair_tickets(board), expected)


TWINS: dict[str, tuple[dict[str, object], str]] = {
    "another number of spaces": ({"spaces": 2, "cards": 3}, "number of spaces"),
    "another cost": ({"cards": 2}, "cost"),
    "another kind": ({"kind": "boat"}, "kind"),
}


@pytest.mark.parametrize("fault", TWINS)
def test_twins_are_equal(fault: str) -> None:
    """E-29"""
    fields, words = TWINS[fault]
    board = replace(LONDON, kinds=[*LONDON.kinds, replace(LONDON.kinds[0], slug="boat")])
    board = with_fair_tickets(changed_item(board, "routes", TWIN, **fields))
    found = [one for one in new_findings(board) if one.part == "routes"]
    assert [(one.where, one.rule) for one in found] == [(OTHER_TWIN, "E-29")]
    assert f"has not the same {words}" in found[0].message


def test_twins_join_the_same_places() -> None:
    """E-29"""
    board = changed_item(LONDON, "routes", ALONE, twin="trafalgar-square--big-ben", colour="grey")
    board = changed_item(board, "routes", "trafalgar-square--big-ben", twin=ALONE)
    assert_exactly(board, ("error", "routes", "trafalgar-square--big-ben", "has not the same ends"))


def test_a_twin_that_is_not_there() -> None:
    """E-29"""
    assert_exactly(lone_route(twin="zoo"), ("error", "routes", ALONE, "no other route 'zoo'"))
    assert_exactly(lone_route(twin=ALONE), ("error", "routes", ALONE, "no other route"))


def test_a_twin_that_knows_nothing_of_it() -> None:
    """E-29"""
    board = changed_item(LONDON, "routes", TWIN, twin=None)
    assert_exactly(board, ("error", "routes", OTHER_TWIN, "does not name it"), DRAWN_OVER)


def test_a_double_route_that_does_not_say_so() -> None:
    """E-29"""
    assert_exactly(without_twins(), ("error", "routes", OTHER_TWIN, "do not say so"), DRAWN_OVER)


def test_three_routes_of_a_kind_side_by_side() -> None:
    """E-29"""
    third = Route("st-pauls--tower-of-london.c", ("st-pauls", "tower-of-london"), "grey", 3, "bus", bend=0.3)
    found = [one for one in new_findings(with_more(LONDON, routes=third)) if one.part == "routes"]
    assert "more than two routes of a kind" in found[0].message


def test_parallel_routes_of_two_kinds_are_no_double_route() -> None:
    """R-BER-13"""
    board = with_more(without_twins(), kinds=Kind("boat", 5, {3: 4}))
    board = changed_item(board, "routes", TWIN, kind="boat", spaces=1, cards=3, bend=-0.2)
    assert not [one for one in new_findings(board) if one.rule == "E-29"]


def test_a_board_in_two_parts() -> None:
    places = [Place("north-sea", "North Sea", 1000.0, 60.0), Place("east-sea", "East Sea", 1180.0, 60.0)]
    route = Route("north-sea--east-sea", ("north-sea", "east-sea"), "grey", 2, "bus")
    sea = District("sea", "white", 2, ["north-sea", "east-sea"])
    board = replace(LONDON, places=[*LONDON.places, *places])
    board = with_more(board, routes=route, districts=sea)
    assert_exactly(
        board,
        ("error", "places", "north-sea", "no routes lead from regents-park to north-sea, east-sea"),
        ("warning", "places", "north-sea", "no ticket ends here"),
        ("warning", "places", "east-sea", "no ticket ends here"),
    )


def test_a_place_without_routes_is_a_part_of_its_own() -> None:
    board = without_item(LONDON, "routes", "kings-cross--the-charterhouse")
    board = without_item(board, "routes", "kings-cross--british-museum")
    board = without_item(board, "routes", "regents-park--kings-cross")
    messages = [one.message for one in new_findings(board)]
    assert "no routes lead from regents-park to kings-cross" in messages
    assert messages.count("no routes join its places") == 2
