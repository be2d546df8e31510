"""Each fault in a ticket gives exactly one finding."""

from msgspec.structs import replace

from omnibus.boards.model import Board, District, Place, Provenance, Route, Standing, Ticket
from tests.boards.faults import (
    LONDON,
    assert_exactly,
    changed_item,
    changed_standing,
    new_findings,
    with_fair_tickets,
    with_more,
)

OURS = Provenance(Standing.ORIGINAL, "our own")


def with_ticket(start: str, end: str, points: int) -> Board:
    return with_more(LONDON, tickets=Ticket(f"{start}--{end}", (start, end), points))


def test_an_unknown_place() -> None:
    assert_exactly(with_ticket("big-ben", "zoo", 3), ("error", "tickets", "big-ben--zoo", "no place 'zoo'"))


def test_a_ticket_in_a_circle() -> None:
    board = with_ticket("big-ben", "big-ben", 3)
    assert_exactly(board, ("error", "tickets", "big-ben--big-ben", "where it begins"))


def test_a_ticket_worth_nothing() -> None:
    slug = "baker-street--tower-of-london"
    assert_exactly(
        changed_item(LONDON, "tickets", slug, points=0), ("error", "tickets", slug, "its value is 0")
    )


def test_a_ticket_worth_more_than_its_path() -> None:
    slug = "baker-street--tower-of-london"
    board = changed_item(LONDON, "tickets", slug, points=12)
    assert_exactly(board, ("warning", "tickets", slug, "worth 12, and the cheapest path costs 11 cards"))


def test_a_ticket_between_neighbours() -> None:
    """London's own one is printed, hence no slip."""
    board = changed_standing(LONDON, tickets=OURS)
    expected = ("warning", "tickets", "british-museum--piccadilly-circus", "a single route joins")
    assert_exactly(board, expected)


def test_two_tickets_between_the_same_places() -> None:
    board = with_ticket("tower-of-london", "baker-street", 11)
    expected = ("error", "tickets", "tower-of-london--baker-street", "baker-street--tower-of-london joins")
    assert_exactly(board, expected)


def test_a_place_without_a_ticket() -> None:
    zoo = Place("zoo", "The Zoo", 60.0, 60.0)
    route = Route("regents-park--zoo", ("regents-park", "zoo"), "grey", 2, "bus")
    red = next(one for one in LONDON.districts if one.slug == "red")
    board = changed_item(LONDON, "districts", "red", places=[*red.places, "zoo"])
    assert_exactly(with_more(board, places=zoo, routes=route), ("warning", "places", "zoo", "no ticket"))


def test_a_ticket_that_nobody_can_complete() -> None:
    sea = [Place("north-sea", "North Sea", 1000.0, 60.0), Place("east-sea", "East Sea", 1180.0, 60.0)]
    board = replace(LONDON, places=[*LONDON.places, *sea])
    board = with_more(
        board,
        routes=Route("north-sea--east-sea", ("north-sea", "east-sea"), "grey", 2, "bus"),
        districts=District("sea", "white", 2, ["north-sea", "east-sea"]),
        tickets=Ticket("big-ben--east-sea", ("big-ben", "east-sea"), 5),
    )
    found = [one for one in new_findings(board) if one.part == "tickets"]
    assert [(one.where, one.message) for one in found] == [("big-ben--east-sea", "no routes join its places")]


def test_the_worth_counts_cards_whatever_the_kind() -> None:
    """A route of one space that costs three cards counts as three."""
    slug = "baker-street--hyde-park"
    board = changed_item(LONDON, "routes", slug, spaces=1, cards=4)
    assert not [one for one in new_findings(board) if one.part == "tickets"]
    assert with_fair_tickets(board) == board
