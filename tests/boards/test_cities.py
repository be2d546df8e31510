"""What holds for the four boards: the box as the rulebooks list it, and what makes a board play well."""

from collections import Counter
from itertools import combinations

import pytest

from omnibus.boards.check import check_board
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import WILD, Board, Box, Standing
from tests.boards.networks import (
    Network,
    claimable,
    connections,
    falls_apart,
    network,
    shortest,
)

BOARDS = {city: load_board(city) for city in ("london", "amsterdam", "berlin", "paris")}
OWN = [BOARDS["berlin"], BOARDS["paris"]]
PLACED = [BOARDS["amsterdam"], *OWN]
"""The boards whose positions and tickets are ours; the places lie by longitude and latitude."""

DECKS = {
    "london": {"orange": 6, "yellow": 6, "pink": 6, "green": 6, "blue": 6, "black": 6},
    "amsterdam": {"orange": 6, "red": 6, "pink": 6, "green": 6, "blue": 6, "black": 6},
    "berlin": {"blue": 6, "green": 6, "black": 6, "purple": 6, "red": 6, "orange": 6},
    "paris": {"blue": 6, "red": 6, "yellow": 6, "green": 6, "purple": 6, "white": 8},
}
PIECES = {
    "london": {"bus": 17},
    "amsterdam": {"cart": 16},
    "berlin": {"streetcar": 11, "subway": 5},
    "paris": {"bus": 15},
}
BOX = {
    "london": Box(cards=44, tickets=20, pieces=68),
    "amsterdam": Box(cards=44, tickets=24, pieces=64),
    "berlin": Box(cards=44, tickets=22, pieces=64),
    "paris": Box(cards=46, tickets=20, pieces=60),
}
TICKETS = {"london": 20, "amsterdam": 24, "berlin": 22, "paris": 20}
END = {
    "london": (2, "youngest"),
    "amsterdam": (2, "youngest"),
    "berlin": (1, "random"),
    "paris": (1, "random"),
}

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
placed_board = pytest.mark.parametrize("board", PLACED, ids=lambda board: board.city)
own_board = pytest.mark.parametrize("board", OWN, ids=lambda board: board.city)


def test_these_are_all() -> None:
    assert sorted(city_slugs()) == sorted(BOARDS)


@every_board
def test_the_box_is_as_the_rulebook_lists_it(board: Board) -> None:
    """R-PAR-01, R-PAR-02, R-LON-01, R-LON-02, R-AMS-01, R-AMS-02, R-BER-01, R-BER-02"""
    assert board.seats == (2, 4)
    assert board.deck == {WILD: 8} | DECKS[board.city]
    assert {kind.slug: kind.pieces for kind in board.kinds} == PIECES[board.city]
    assert len(board.tickets) == TICKETS[board.city]
    assert board.box == BOX[board.city]
    assert (board.parameters.end_at_most, board.parameters.first) == END[board.city]
    assert board.standing.box.standing == Standing.PRINTED


@every_board
def test_the_numbers_that_all_rulebooks_share(board: Board) -> None:
    numbers = board.parameters
    assert (numbers.market, numbers.flush_at, numbers.starting_hand) == (5, 3, 2)
    assert (numbers.tickets_offered, numbers.tickets_kept_at_least) == (2, 1)


@every_board
def test_the_checker_finds_nothing(board: Board) -> None:
    assert check_board(board) == []


@every_board
def test_a_ticket_is_worth_its_shortest_way(board: Board) -> None:
    ways: Network = network(board)
    assert {one.slug: one.points for one in board.tickets} == {
        one.slug: shortest(ways, *one.ends) for one in board.tickets
    }


@every_board
def test_no_ticket_comes_twice(board: Board) -> None:
    pairs = [frozenset(one.ends) for one in board.tickets]
    assert len(set(pairs)) == len(pairs)


@placed_board
def test_no_ticket_of_ours_joins_neighbours(board: Board) -> None:
    """As printed, London has one that does."""
    assert not {frozenset(one.ends) for one in board.tickets} & connections(board)


@every_board
def test_every_place_is_on_tickets(board: Board) -> None:
    asked_for = Counter(place for one in board.tickets for place in one.ends)
    assert set(asked_for) == {place.slug for place in board.places}
    assert max(asked_for.values()) <= 4


@every_board
def test_ticket_values_spread_as_on_london(board: Board) -> None:
    values = [one.points for one in board.tickets]
    assert min(values) == 2
    assert 9 <= max(values) <= 11
    assert 4.5 <= sum(values) / len(values) <= 6


@every_board
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_reaches_the_end(board: Board, seats: int) -> None:
    """There is room for more pieces than all can place without one of them reaching the last round."""
    room = claimable(board, seats)
    may_keep = board.parameters.end_at_most + 1
    total = sum(kind.pieces for kind in board.kinds)
    for kind in board.kinds:
        most_without_end = kind.pieces - may_keep
        assert room[kind.slug] > seats * most_without_end
    assert sum(room.values()) > seats * (total - may_keep)


@every_board
def test_nothing_unknown_is_passed_off_as_known(board: Board) -> None:
    stated = board.standing
    assert all(part.source for part in (stated.box, stated.places, stated.routes, stated.tickets))
    if board.city != "london":
        assert stated.tickets.standing == stated.points.standing == Standing.ORIGINAL
    assert stated.backdrop is not None
    assert stated.backdrop.standing == Standing.ORIGINAL


@own_board
def test_our_own_boards_say_so(board: Board) -> None:
    stated = board.standing
    parts = (stated.places, stated.positions, stated.routes, stated.points, stated.tickets)
    assert {part.standing for part in parts} == {Standing.ORIGINAL}


@own_board
def test_our_own_boards_have_a_usual_size(board: Board) -> None:
    assert 16 <= len(board.places) <= 20
    assert 30 <= len(board.routes) <= 45
    assert 8 <= sum(one.twin is not None for one in board.routes) / 2 <= 12


@own_board
def test_no_two_claims_cut_anything_off(board: Board) -> None:
    """Every place has three neighbours, and the rest holds together without any two connections."""
    joined = connections(board)
    assert min(Counter(place for pair in joined for place in pair).values()) >= 3
    assert not [pair for pair in combinations(joined, 2) if falls_apart(board, set(pair))]


@own_board
def test_most_tickets_have_another_way(board: Board) -> None:
    """A way that shares no connection with the shortest one and costs three more at most."""
    ways = network(board)
    detours = [shortest(ways, *one.ends, apart=True) - one.points for one in board.tickets]
    assert sum(detour <= 3 for detour in detours) >= 0.8 * len(detours)


@placed_board
def test_places_lie_as_on_the_globe(board: Board) -> None:
    """Of two places that lie a good way apart, the eastern is on the right, the southern below."""
    spots = [(one.longitude or 0.0, -(one.latitude or 0.0), one.x, one.y) for one in board.places]
    for axis in (0, 1):
        extent = max(spot[axis] for spot in spots) - min(spot[axis] for spot in spots)
        for one, other in combinations(spots, 2):
            if one[axis] + 0.2 * extent < other[axis]:
                assert one[axis + 2] < other[axis + 2]
