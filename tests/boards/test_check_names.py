"""Each fault in a name gives exactly one finding."""

import pytest
from msgspec.structs import replace

from omnibus.boards.model import Board, Profile, Provenance, Standing
from tests.boards.faults import (
    LONDON,
    Expected,
    assert_exactly,
    changed_item,
    changed_standing,
    new_findings,
    with_more,
)

FAULTS: dict[str, tuple[Board, Expected]] = {
    "a city in capitals": (replace(LONDON, city="London"), ("error", "city", "London", "lower-case")),
    "a profile of digits only": (
        with_more(LONDON, profiles=Profile("1984", "a booklet")),
        ("error", "profiles", "1984", "with a letter"),
    ),
    "a district with a space": (
        changed_item(LONDON, "districts", "gold", slug="old gold"),
        ("error", "districts", "old gold", "single hyphens"),
    ),
    "a colour with two hyphens": (
        replace(LONDON, deck=LONDON.deck | {"sky--blue": 6}),
        ("error", "deck", "sky--blue", "single hyphens"),
    ),
    "an empty slug": (
        changed_item(LONDON, "districts", "gold", slug=""),
        ("error", "districts", "''", "lower-case"),
    ),
    "a route called after other places": (
        changed_item(LONDON, "routes", "big-ben--waterloo", slug="waterloo--big-ben"),
        ("error", "routes", "waterloo--big-ben", "'big-ben--waterloo'"),
    ),
    "a route with a strange ending": (
        changed_item(LONDON, "routes", "big-ben--waterloo", slug="big-ben--waterloo.fast"),
        ("error", "routes", "big-ben--waterloo.fast", "its colour (blue), its kind (bus)"),
    ),
    "a ticket called after other places": (
        changed_item(LONDON, "tickets", "hyde-park--st-pauls", slug="hyde-park--big-ben"),
        ("error", "tickets", "hyde-park--big-ben", "'hyde-park--st-pauls'"),
    ),
    "a board without a name": (replace(LONDON, name=" "), ("error", "name", "", "empty")),
    "a place without a name": (
        changed_item(LONDON, "places", "big-ben", name=""),
        ("error", "places", "big-ben", "empty"),
    ),
    "a district without a colour": (
        changed_item(LONDON, "districts", "gold", colour=""),
        ("error", "districts", "gold", "empty"),
    ),
    "a name that moves the cursor": (
        changed_item(LONDON, "places", "big-ben", name="Big\x1b[2JBen"),
        ("error", "places", "", r"Big\x1b[2JBen"),
    ),
    "a source that moves the cursor": (
        changed_standing(LONDON, box=Provenance(Standing.PRINTED, "a\tb")),
        ("error", "standing", "", "cannot be shown"),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_a_name_is_named(fault: str) -> None:
    board, expected = FAULTS[fault]
    assert_exactly(board, expected)


def test_the_expected_slug_of_a_twin_names_its_colour_or_a_letter() -> None:
    board = changed_item(LONDON, "routes", "globe-theatre--st-pauls.a", slug="globe.a")
    assert "'globe-theatre--st-pauls.a'" in new_findings(board)[0].message
    board = changed_item(LONDON, "routes", "st-pauls--tower-of-london.pink", slug="pauls.pink")
    assert "'st-pauls--tower-of-london.pink'" in new_findings(board)[0].message


def test_two_places_of_one_name() -> None:
    board = changed_item(LONDON, "places", "big-ben", name="Waterloo")
    assert_exactly(
        board,
        ("error", "places", "big-ben", "another place is called 'Waterloo'"),
        ("error", "places", "waterloo", "another place is called 'Waterloo'"),
    )


@pytest.mark.parametrize("part", ["kinds", "places", "districts", "routes", "tickets"])
def test_a_slug_twice(part: str) -> None:
    item = getattr(LONDON, part)[0]
    findings = new_findings(with_more(LONDON, **{part: item}))
    repeated = [one for one in findings if one.message == "this slug is there 2 times"]
    assert [(one.part, one.where) for one in repeated] == [(part, item.slug)]


def test_a_profile_twice() -> None:
    profile = Profile("first", "a booklet")
    board = replace(LONDON, profiles=[profile, profile])
    assert_exactly(board, ("error", "profiles", "first", "2 times"))
