"""Which routes may be claimed and what a claim does: R-CLM-06 to -14."""

import pytest

from omnibus.game.edition import Edition
from omnibus.game.game import Game
from omnibus.rules.reasons import Reason
from tests.rules.positions import (
    assert_refused,
    claim,
    discards,
    do,
    double_route,
    every_rulebook,
    hand,
    legal,
    lone_route,
    nothing_kept,
    paid,
    position,
    routes,
    score,
    spelt,
    supply,
    without_pieces,
)


@pytest.mark.rule("R-CLM-06")
@every_rulebook
def test_a_claim_moves_cards_and_pieces_and_gives_the_route_its_owner(on: Edition) -> None:
    for route in (lone_route(on, spaces=2), lone_route(on, spaces=3)):
        seat = f"seat 0: hand {paid(route)} wild*2; {nothing_kept(on, route.colour)}"
        game = position(on, seat)
        before = supply(game, 0)
        do(game, claim(route, wilds=1))
        assert discards(game) == paid(route, wilds=1)
        assert hand(game, 0) == f"{route.colour} wild"
        assert supply(game, 0) == before | {route.kind: before[route.kind] - route.spaces}
        assert game.view(None).players[0].routes == (route.slug,)


@pytest.mark.rule("R-CLM-07", "E-25")
@every_rulebook
def test_points_are_scored_in_the_same_action(on: Edition) -> None:
    """For every cost in every table that the city has."""
    for kind in on.board.kinds:
        for cost, points in kind.points.items():
            route = routes(on, kind=kind.slug, cost=cost)[0]
            game = position(on, f"seat 0: hand wild*{cost}; tickets none")
            do(game, f"claim {route.slug} wild*{cost}")
            assert score(game, 0) == points
            assert [player.score for player in game.view(1).players] == [points, 0]


@pytest.mark.rule("R-CLM-08", "E-31")
@every_rulebook
def test_a_route_needs_a_piece_for_each_space(on: Edition) -> None:
    route = lone_route(on, spaces=3)
    for left, enough in ((2, False), (3, True)):
        owned = without_pieces(on, {route.kind: left}, but_for=[route])
        game = position(on, f"seat 0: hand {paid(route)}; routes {owned}")
        assert supply(game, 0)[route.kind] == left
        if enough:
            do(game, claim(route))
            assert supply(game, 0)[route.kind] == 0
        else:
            assert_refused(game, claim(route), Reason.NOT_ENOUGH_PIECES)


@pytest.mark.rule("R-CLM-09")
@pytest.mark.parametrize("owner", [0, 1])
@every_rulebook
def test_a_route_that_somebody_owns_is_taken(on: Edition, owner: int) -> None:
    route = lone_route(on)
    seats = "seats 3; seat 0: hand none; seat 1: hand none"
    game = position(on, seats, f"seat {owner}: routes {route.slug}; seat 0: hand {paid(route)}")
    assert_refused(game, claim(route), Reason.ROUTE_TAKEN)
    assert claim(route) not in legal(game)


@pytest.mark.rule("R-CLM-10")
@every_rulebook
def test_a_route_need_not_touch_one_s_others(on: Edition) -> None:
    route = lone_route(on)
    far = next(one for one in routes(on, twin=None) if not set(one.ends) & set(route.ends))
    game = position(on, f"seat 0: hand {paid(route)}; routes {far.slug}")
    do(game, claim(route))
    assert set(game.view(None).players[0].routes) == {far.slug, route.slug}


def table_of_twins(on: Edition, seats: int, *, owned_by: dict[int, str], mover: int) -> Game:
    """Each seat of ``owned_by`` owns that track of the double route; the mover can pay either."""
    first, second = double_route(on)
    track = {"first": first.slug, "second": second.slug}
    owners = [f"seat {seat}: routes {track[which]}" for seat, which in owned_by.items()]
    seat = f"seat {mover}: hand {paid(first)} {paid(second)}"
    return position(on, f"seats {seats}; to-move {mover}", *owners, seat)


@pytest.mark.rule("R-CLM-11")
@every_rulebook
def test_with_two_players_one_track_closes_the_other_to_both(on: Edition) -> None:
    second = double_route(on)[1]
    owner = table_of_twins(on, 2, owned_by={0: "first"}, mover=0)
    assert_refused(owner, claim(second), Reason.TWIN_IS_YOURS)
    other = table_of_twins(on, 2, owned_by={0: "first"}, mover=1)
    assert_refused(other, claim(second), Reason.TWIN_CLOSED_WITH_TWO)
    for game in (owner, other):
        assert not [action for action in legal(game) if action.startswith(f"claim {second.slug} ")]


@pytest.mark.rule("R-CLM-12", "R-CLM-13")
@pytest.mark.parametrize("seats", [3, 4])
@every_rulebook
def test_with_more_players_the_other_track_stays_open_to_the_others(on: Edition, seats: int) -> None:
    second = double_route(on)[1]
    owner = table_of_twins(on, seats, owned_by={0: "first"}, mover=0)
    assert_refused(owner, claim(second), Reason.TWIN_IS_YOURS)
    for mover in range(1, seats):
        game = table_of_twins(on, seats, owned_by={0: "first"}, mover=mover)
        do(game, claim(second))
        assert game.view(None).players[mover].routes == (second.slug,)


@pytest.mark.rule("R-CLM-14")
@every_rulebook
def test_when_two_own_a_track_each_nothing_is_left_for_a_third(on: Edition) -> None:
    game = table_of_twins(on, 3, owned_by={0: "first", 1: "second"}, mover=2)
    for track in double_route(on):
        assert_refused(game, claim(track), Reason.ROUTE_TAKEN)


@pytest.mark.rule("R-CLM-11", "R-CLM-12")
@every_rulebook
def test_a_claim_in_play_closes_the_twin_as_well(on: Edition) -> None:
    """As above, with the first track claimed and not described."""
    first, second = double_route(on)
    for seats, reason in ((2, Reason.TWIN_CLOSED_WITH_TWO), (3, None)):
        seat = f"seat 0: hand {paid(first)}; seat 1: hand {paid(second)}"
        game = position(on, f"seats {seats}", seat)
        do(game, claim(first))
        refusal = game.explain(claim(second), 1)
        assert (refusal.reason if refusal else None) is reason


@pytest.mark.rule("E-29")
@every_rulebook
def test_the_board_says_which_routes_are_twins(on: Edition) -> None:
    """Twins name each other; where the rulebook asks for it, they are equally long."""
    by_slug = {one.slug: one for one in on.board.routes}
    pairs = [(one, by_slug[one.twin]) for one in on.board.routes if one.twin]
    assert pairs
    for one, other in pairs:
        assert other.twin == one.slug
        assert set(one.ends) == set(other.ends)
        assert (one.spaces, one.cost, one.kind) == (other.spaces, other.cost, other.kind)


@pytest.mark.rule("E-30")
@every_rulebook
def test_the_rule_for_two_asks_how_many_sat_down(on: Edition) -> None:
    """With three seats it never applies, though one of them does nothing but draw."""
    first, second = double_route(on)
    game = position(on, f"seats 3; seat 0: hand {paid(first)}; seat 2: hand {paid(second)}")
    do(game, claim(first), "draw blind", "draw blind", claim(second))
    assert game.view(None).players[2].routes == (second.slug,)


@pytest.mark.rule("R-CLM-06")
@every_rulebook
def test_only_one_route_in_a_turn(on: Edition) -> None:
    route, far = routes(on, twin=None)[:2]
    cards = spelt(on, f"wild*{route.cost + far.cost}")
    game = position(on, f"seat 0: hand {cards}")
    do(game, f"claim {route.slug} wild*{route.cost}")
    assert_refused(game, f"claim {far.slug} wild*{far.cost}", Reason.NOT_YOUR_TURN, seat=0)
