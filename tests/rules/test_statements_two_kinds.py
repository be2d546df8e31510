"""Two kinds of routes: R-BER-03 to -10, -12 and -13."""

import pytest
from msgspec.structs import replace

from omnibus.boards.model import GREY, Route
from omnibus.game.edition import edition
from omnibus.rules.reasons import Reason
from tests.boards.faults import changed_item
from tests.rules.positions import (
    LAST_TURN,
    assert_refused,
    claim,
    do,
    grey_route,
    legal,
    lone_route,
    paid,
    position,
    routes,
    rulebook,
    score,
    supply,
    without_pieces,
)

BERLIN = rulebook("berlin")


def subway(**wanted: object) -> Route:
    return next(one for one in routes(BERLIN, kind="subway", **wanted) if one.colour != GREY)


@pytest.mark.rule("R-BER-03")
def test_a_streetcar_route_takes_a_streetcar_for_each_space() -> None:
    route = lone_route(BERLIN, kind="streetcar", spaces=3)
    game = position(BERLIN, f"seat 0: hand {paid(route)}")
    do(game, claim(route))
    assert supply(game, 0) == {"streetcar": 11 - 3, "subway": 5}


@pytest.mark.rule("R-BER-04")
def test_a_subway_route_takes_one_subway_whatever_it_costs() -> None:
    route = subway(cost=3)
    game = position(BERLIN, f"seat 0: hand {paid(route)}")
    do(game, claim(route))
    assert supply(game, 0) == {"streetcar": 11, "subway": 4}
    assert game.view(0).hand == {}
    for other in routes(BERLIN, kind="subway"):
        assert other.spaces == 1


@pytest.mark.rule("R-BER-05")
def test_streetcars_do_not_run_as_subways() -> None:
    route = subway(cost=2)
    owned = without_pieces(BERLIN, {"subway": 0}, but_for=[route])
    game = position(BERLIN, f"seat 0: hand {paid(route)}; routes {owned}")
    assert supply(game, 0) == {"streetcar": 11, "subway": 0}
    assert_refused(game, claim(route), Reason.NOT_ENOUGH_PIECES)


@pytest.mark.rule("R-BER-06")
def test_subways_do_not_run_as_streetcars() -> None:
    route = lone_route(BERLIN, kind="streetcar", spaces=2)
    owned = without_pieces(BERLIN, {"streetcar": 1}, but_for=[route])
    game = position(BERLIN, f"seat 0: hand {paid(route)}; routes {owned}")
    assert supply(game, 0) == {"streetcar": 1, "subway": 5}
    assert_refused(game, claim(route), Reason.NOT_ENOUGH_PIECES)


@pytest.mark.rule("R-BER-07")
def test_the_space_gives_a_subway_route_its_colour() -> None:
    route = next(one for one in routes(BERLIN, kind="subway", colour="black") if one.cost <= 4)
    game = position(BERLIN, "seat 0: hand black*4 red*4 wild*4")
    assert_refused(game, f"claim {route.slug} {paid(route, colour='red')}", Reason.WRONG_COLOUR)
    ways = {claim(route, wilds) for wilds in range(route.cost + 1)}
    assert {action for action in legal(game) if action.startswith(f"claim {route.slug} ")} == ways


@pytest.mark.rule("R-BER-08")
def test_a_grey_space_takes_any_one_colour() -> None:
    route = grey_route(BERLIN, kind="subway", cost=2)
    game = position(BERLIN, "seat 0: hand black*2 red*2 wild*2")
    ways = {
        f"claim {route.slug} {cards}" for cards in ("black*2", "black wild", "red*2", "red wild", "wild*2")
    }
    assert {action for action in legal(game) if action.startswith(f"claim {route.slug} ")} == ways
    assert_refused(game, f"claim {route.slug} black red", Reason.COLOURS_MIXED)


@pytest.mark.rule("R-BER-09")
def test_each_kind_has_its_own_table_of_points() -> None:
    """The values of the subway's table are our own; whatever a board says is what is scored."""
    streetcars, subways = BERLIN.board.kinds
    assert streetcars.points != subways.points
    for kind in (streetcars, subways):
        for route in routes(BERLIN, kind=kind.slug):
            game = position(BERLIN, f"seat 0: hand wild*{route.cost}")
            do(game, claim(route, wilds=route.cost))
            assert score(game, 0) == kind.points[route.cost]


@pytest.mark.rule("R-BER-10")
def test_a_ticket_may_be_completed_by_both_kinds_together() -> None:
    by_kind = [
        (one, other) for one in routes(BERLIN, kind="streetcar") for other in routes(BERLIN, kind="subway")
    ]
    ways = {frozenset(one.ends) ^ frozenset(other.ends): (one, other) for one, other in by_kind}
    ticket = next(one for one in BERLIN.board.tickets if frozenset(one.ends) in ways)
    one, other = ways[frozenset(ticket.ends)]
    seat = f"seat 0: routes {one.slug} {other.slug}; tickets {ticket.slug}"
    game = position(BERLIN, LAST_TURN, seat)
    before = score(game, 0)
    do(game, "draw blind", "draw blind")
    assert score(game, 0) == before + ticket.points
    assert game.view(1).players[0].tickets_done == 1


@pytest.mark.rule("R-BER-12")
@pytest.mark.parametrize("cards", [1, 3])
def test_a_subway_route_costs_what_is_pictured(cards: int) -> None:
    route = subway(cost=2)
    game = position(BERLIN, f"seat 0: hand {route.colour}*3 wild*3")
    for payment in (f"{route.colour}*{cards}", f"wild*{cards}"):
        assert_refused(game, f"claim {route.slug} {payment}", Reason.WRONG_NUMBER_OF_CARDS)


@pytest.mark.rule("R-BER-13", "E-29")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_subway_beside_a_streetcar_is_no_double_route(seats: int) -> None:
    """One subway route laid beside a streetcar route: one player may own both, with two players as well."""
    above = lone_route(BERLIN, kind="streetcar", spaces=2)
    lone_subway = next(one for one in routes(BERLIN, kind="subway", twin=None) if one.colour != GREY)
    beside = edition(changed_item(BERLIN.board, "routes", lone_subway.slug, ends=above.ends, slug="beside"))
    below = replace(lone_subway, slug="beside")
    game = position(beside, f"seats {seats}; seat 0: routes {above.slug}; hand {paid(below)}")
    do(game, claim(below))
    assert set(game.view(None).players[0].routes) == {above.slug, "beside"}


@pytest.mark.rule("E-19")
def test_who_can_place_nothing_but_has_pieces_plays_on() -> None:
    """No streetcar, three subways: two pieces too many for the last round to begin."""
    owned = without_pieces(BERLIN, {"streetcar": 0, "subway": 3})
    game = position(BERLIN, f"seat 0: routes {owned}; hand wild*4")
    streetcars = {one.slug for one in routes(BERLIN, kind="streetcar")}
    claims = [action.split()[1] for action in legal(game) if action.startswith("claim")]
    assert claims
    assert not streetcars & set(claims)
    do(game, "draw blind", "draw blind")
    assert game.view(None).turns_left is None
