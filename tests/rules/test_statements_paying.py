"""What a route costs: R-CLM-01 to -05, R-GREY, and the examples of the rulebooks."""

from itertools import combinations_with_replacement

import pytest

from omnibus.boards.model import GREY, WILD, Route
from omnibus.game.action import ClaimRoute
from omnibus.game.cards import write_list
from omnibus.game.edition import Edition, edition
from omnibus.game.game import Game
from omnibus.rules.reasons import Reason
from tests.boards.faults import changed_item
from tests.rules.positions import (
    assert_refused,
    claim,
    do,
    every_rulebook,
    grey_route,
    hand,
    legal,
    lone_route,
    paid,
    position,
    routes,
    rulebook,
    rulebooks_with_grey,
)


def accepted(game: Game, route: Route) -> set[str]:
    """Of all sets of cards of the right number, those with which the mover may claim the route."""
    colours = [*game.board.colours, WILD]
    sets = [ClaimRoute(route.slug, cards) for cards in combinations_with_replacement(colours, route.cost)]
    found = {write_list(one.cards) for one in sets if game.explain(one) is None}
    catalogue = {one for one in game.legal_actions() if isinstance(one, ClaimRoute) and not one.decline_flag}
    assert found == {write_list(one.cards) for one in catalogue if one.route == route.slug}
    return found


def rich(on: Edition) -> Game:
    """A player with four cards of each colour and four wilds."""
    return position(on, "seat 0: hand A*4 B*4 C*4 D*4 E*4 F*4 wild*4; market A B C D E")


def assert_what_is_left(on: Edition, route: Route, payments: set[str]) -> None:
    """Each payment takes its own cards and leaves the others in the hand."""
    for payment in payments:
        game = position(
            on, f"seat 0: hand {route.colour}*4 wild*4; market none; deck none; seat 1: hand rest"
        )
        do(game, f"claim {route.slug} {payment}")
        wilds = int(payment.partition("wild*")[2] or "wild" in payment)
        assert game.view(0).hand == {route.colour: 4 - route.cost + wilds, WILD: 4 - wilds}


@pytest.mark.rule("R-CLM-01")
def test_a_yellow_route_of_three_in_london() -> None:
    london = rulebook("london")
    route = lone_route(london, colour="yellow", spaces=3)
    payments = {"yellow*3", "yellow*2 wild", "yellow wild*2", "wild*3"}
    assert accepted(rich(london), route) == payments
    assert_what_is_left(london, route, payments)


@pytest.mark.rule("R-AMS-16")
def test_a_green_route_of_three_in_amsterdam() -> None:
    amsterdam = rulebook("amsterdam")
    route = routes(amsterdam, colour="green", spaces=3)[0]
    assert accepted(rich(amsterdam), route) == {"green*3", "green*2 wild", "green wild*2", "wild*3"}


@pytest.mark.rule("R-AMS-15")
def test_a_pink_route_of_two_in_amsterdam() -> None:
    amsterdam = rulebook("amsterdam")
    route = routes(amsterdam, colour="pink", spaces=2)[0]
    assert_refused(rich(amsterdam), f"claim {route.slug} red*2", Reason.WRONG_COLOUR)
    do(rich(amsterdam), f"claim {route.slug} pink*2")


@pytest.mark.rule("R-PAR-20")
@pytest.mark.parametrize("profile", ["de", "nl"])
def test_a_white_route_of_two_in_paris(profile: str) -> None:
    paris = rulebook("paris", profile)
    route = routes(paris, colour="white", spaces=2)[0]
    assert accepted(rich(paris), route) == {"white*2", "white wild", "wild*2"}


@pytest.mark.rule("R-BER-14")
def test_black_routes_that_cost_two_in_berlin() -> None:
    """A streetcar route of two spaces and a subway route of two cards are paid alike."""
    printed = rulebook("berlin").board
    lone = next(one for one in printed.routes if one.kind == "subway" and not one.twin)
    berlin = edition(changed_item(printed, "routes", lone.slug, colour="black", cards=2))
    for kind in ("streetcar", "subway"):
        route = routes(berlin, colour="black", cost=2, kind=kind)[0]
        assert accepted(rich(berlin), route) == {"black*2", "black wild", "wild*2"}


@pytest.mark.rule("R-CLM-02")
@every_rulebook
def test_no_card_of_another_colour(on: Edition) -> None:
    for route in [one for one in on.board.routes if one.colour != GREY and one.cost > 1]:
        other = next(one for one in on.board.colours if one != route.colour)
        mixed = f"claim {route.slug} {route.colour}*{route.cost - 1} {other}"
        assert_refused(rich(on), mixed, Reason.WRONG_COLOUR)
        assert_refused(rich(on), f"claim {route.slug} {other}*{route.cost}", Reason.WRONG_COLOUR)


@pytest.mark.rule("R-CLM-03")
@pytest.mark.parametrize("cards", [2, 4])
@every_rulebook
def test_neither_too_few_cards_nor_too_many(on: Edition, cards: int) -> None:
    route = lone_route(on, cost=3)
    for payment in (f"{route.colour}*{cards}", f"wild*{cards}", f"{route.colour} wild*{cards - 1}"):
        assert_refused(rich(on), f"claim {route.slug} {payment}", Reason.WRONG_NUMBER_OF_CARDS)


@pytest.mark.rule("R-CLM-04")
@every_rulebook
def test_only_cards_from_one_s_own_hand(on: Edition) -> None:
    route = lone_route(on, cost=3)
    table = f"market {route.colour}*3 wild wild; seat 1: hand {route.colour} wild*3"
    game = position(on, table, f"seat 0: hand {route.colour}*2 wild")
    assert_refused(game, claim(route), Reason.NOT_ENOUGH_CARDS)
    assert_refused(game, claim(route, wilds=2), Reason.NOT_ENOUGH_WILDS)
    assert_refused(game, claim(route, wilds=3), Reason.NOT_ENOUGH_WILDS)
    do(game, claim(route, wilds=1))


@pytest.mark.rule("R-CLM-05", "E-26")
@every_rulebook
def test_wilds_may_be_paid_where_coloured_cards_would_do(on: Edition) -> None:
    route = lone_route(on, cost=3)
    game = position(on, f"seat 0: hand {route.colour}*3 wild*2")
    ways = {claim(route), claim(route, wilds=1), claim(route, wilds=2)}
    assert {
        one for one in legal(game) if one.startswith(f"claim {route.slug} ") and "no-flag" not in one
    } == ways
    do(game, claim(route, wilds=2))
    assert hand(game, 0) == f"{route.colour}*2"


@pytest.mark.rule("E-27")
@every_rulebook
def test_wilds_alone_pay_every_route(on: Edition) -> None:
    game = rich(on)
    for route in on.board.routes:
        assert game.explain(f"claim {route.slug} wild*{route.cost}") is None


@pytest.mark.rule("R-GREY-01", "E-28")
@rulebooks_with_grey
def test_a_grey_route_takes_any_one_colour(on: Edition) -> None:
    route = grey_route(on, cost=2)
    one_colour = {f"{colour}*2" for colour in on.board.colours}
    assert accepted(rich(on), route) == one_colour | {f"{one} wild" for one in on.board.colours} | {"wild*2"}


@pytest.mark.rule("R-GREY-02")
@rulebooks_with_grey
def test_a_grey_route_takes_no_two_colours(on: Edition) -> None:
    assert_refused(rich(on), f"claim {grey_route(on, cost=2).slug} A B", Reason.COLOURS_MIXED)


@pytest.mark.rule("R-GREY-03")
@rulebooks_with_grey
def test_a_wild_does_not_join_two_colours(on: Edition) -> None:
    route = routes(on, colour=GREY, cost=3)[0]
    assert_refused(rich(on), f"claim {route.slug} A B wild", Reason.COLOURS_MIXED)
    do(rich(on), f"claim {route.slug} A*2 wild")


@pytest.mark.rule("E-24")
@every_rulebook
def test_cards_of_a_colour_are_all_the_same(on: Edition) -> None:
    """How a payment is written down changes nothing of what happens."""
    route = lone_route(on, cost=3)
    seat = f"seat 0: hand {paid(route)} wild"
    written = [f"{route.colour}*2 wild", f"wild {route.colour}*2", f"{route.colour} wild {route.colour}"]
    after = set()
    for payment in written:
        game = position(on, seat)
        do(game, f"claim {route.slug} {payment}")
        after.add(game.position())
    assert len(after) == 1


@pytest.mark.rule("R-CLM-02", "R-GREY-02")
@every_rulebook
def test_grey_is_the_colour_of_no_card(on: Edition) -> None:
    route = lone_route(on, cost=2)
    assert_refused(rich(on), f"claim {route.slug} grey*2", Reason.WRONG_COLOUR)
    assert_refused(rich(on), f"claim {route.slug} grey wild", Reason.WRONG_COLOUR)
    if on.parameters.grey_routes:
        assert_refused(rich(on), f"claim {grey_route(on, cost=2).slug} grey*2", Reason.COLOURS_MIXED)
