"""The integer form says what the board says."""

import pytest
from msgspec.structs import replace

from omnibus.boards import integers as at
from omnibus.boards.integers import board_integers, default_profile, parameters, route_colour
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board, Profile
from omnibus.errors import OmnibusError
from tests.boards.faults import LONDON

every_city = pytest.mark.parametrize("board", [load_board(city) for city in city_slugs()], ids=city_slugs())


def bits(mask: int) -> set[int]:
    return {n for n in range(63) if mask >> n & 1}


@every_city
def test_routes(board: Board) -> None:
    table = board_integers(board)
    places = [place.slug for place in board.places]
    assert table[at.ROUTES] == len(board.routes)
    for n, route in enumerate(board.routes):
        assert {places[bit] for bit in bits(table[at.ROUTE_ENDS + n])} == set(route.ends)
        assert table[at.ROUTE_CARDS + n] == route.cost
        assert table[at.ROUTE_SPACES + n] == route.spaces
        assert table[at.ROUTE_MARK + n] == route.mark
        assert board.kinds[table[at.ROUTE_KIND + n]].slug == route.kind
        twins = {board.routes[bit].slug for bit in bits(table[at.ROUTE_TWINS + n])}
        assert twins == ({route.twin} if route.twin else set())
        colour = table[at.ROUTE_COLOUR + n]
        assert route.colour == (board.colours[colour - 1] if colour else "grey")
        points = table[at.POINTS + table[at.ROUTE_KIND + n] * at.POINT_SLOTS + route.cost]
        assert points == board.kinds[table[at.ROUTE_KIND + n]].points[route.cost]


@every_city
def test_tickets_and_districts(board: Board) -> None:
    table = board_integers(board)
    places = [place.slug for place in board.places]
    for n, ticket in enumerate(board.tickets):
        assert {places[bit] for bit in bits(table[at.TICKET_ENDS + n])} == set(ticket.ends)
        assert table[at.TICKET_POINTS + n] == ticket.points
    for n, district in enumerate(board.districts):
        assert {places[bit] for bit in bits(table[at.DISTRICT_PLACES + n])} == set(district.places)
        assert table[at.DISTRICT_POINTS + n] == district.points


@every_city
def test_the_box(board: Board) -> None:
    table = board_integers(board)
    deck = table[at.DECK : at.DECK + at.COLOUR_SLOTS]
    assert deck[: len(board.deck)] == [board.deck["wild"], *(board.deck[one] for one in board.colours)]
    assert sum(deck) == table[at.DECK_SIZE] == sum(board.deck.values())
    assert table[at.PIECES : at.PIECES + len(board.kinds)] == [kind.pieces for kind in board.kinds]
    if board.flag is not None:
        flagged = {board.colours[bit - 1] for bit in bits(table[at.FLAG_COLOURS])}
        assert flagged == set(board.flag.colours)
    if board.bonus is not None:
        for seats, points in board.bonus.points.items():
            row = at.BONUS_POINTS + seats * at.MOST_SEATS
            assert table[row : row + len(points)] == points


@every_city
def test_a_profile_changes_the_numbers_only(board: Board) -> None:
    """E-17"""
    for profile in board.profiles:
        numbers = parameters(board, profile.slug)
        plain, printing = board_integers(board), board_integers(board, profile.slug)
        changed = {slot for slot in range(at.BOARD_SIZE) if plain[slot] != printing[slot]}
        assert changed <= {at.END_AT_MOST, at.FLAG_KEEP_OPTIONAL}
        assert profile.end_at_most in (None, numbers.end_at_most)
        assert profile.first in (None, numbers.first)


def test_the_default_profile_counts_where_none_is_named() -> None:
    printing = Profile("first-printing", "a booklet", default=True, end_at_most=1, first="random")
    board = replace(LONDON, profiles=[Profile("other", "a booklet"), printing])
    assert default_profile(board) == "first-printing"
    assert board_integers(board)[at.END_AT_MOST] == 1
    assert parameters(board).first == "random"
    assert parameters(board, "other").end_at_most == 2
    assert default_profile(LONDON) is None


def test_an_unknown_profile_is_a_named_error() -> None:
    with pytest.raises(OmnibusError, match="no rules profile 'nl'"):
        parameters(LONDON, "nl")


def test_grey_is_no_colour_of_cards() -> None:
    greys = [route for route in LONDON.routes if route.colour == "grey"]
    assert {route_colour(LONDON, route) for route in greys} == {at.GREY_COLOUR}
