"""Flags: R-PAR-04 to -17."""

import pytest

from omnibus.boards.model import Route
from omnibus.game.edition import Edition
from omnibus.game.event import FlagScored, RouteClaimed
from omnibus.game.game import Game
from omnibus.rules.reasons import Reason
from tests.rules.positions import (
    LAST_TURN,
    assert_refused,
    both_of_paris,
    deck,
    discards,
    do,
    legal,
    market,
    position,
    routes,
    rulebook,
    score,
    without_pieces,
)


def first(on: Edition, colour: str) -> Route:
    return routes(on, colour=colour)[0]


def in_front(game: Game, seat: int = 0) -> set[str]:
    return set(game.view(None).players[seat].flag_cards)


def ready(on: Edition, cards: str, flag_cards: str = "none", *more: str) -> Game:
    """Seat 0 holds the cards and has those flag cards in front of it; nothing is discarded yet."""
    return position(on, f"seat 0: hand {cards}; flag-cards {flag_cards}", *more)


@pytest.mark.rule("R-PAR-04")
@both_of_paris
def test_a_blue_card_paid_for_a_blue_route_is_kept_in_front(on: Edition) -> None:
    game = ready(on, "blue")
    do(game, f"claim {routes(on, colour='blue', spaces=1)[0].slug} blue")
    assert (in_front(game), discards(game)) == ({"blue"}, "none")


@pytest.mark.rule("R-PAR-05")
@both_of_paris
def test_of_a_coloured_card_and_a_wild_the_coloured_one_is_kept(on: Edition) -> None:
    game = ready(on, "white wild")
    do(game, f"claim {routes(on, colour='white', spaces=2)[0].slug} white wild")
    assert (in_front(game), discards(game)) == ({"white"}, "wild")


@pytest.mark.rule("R-PAR-06")
@both_of_paris
def test_a_wild_is_never_kept(on: Edition) -> None:
    game = ready(on, "wild*2")
    do(game, f"claim {routes(on, colour='white', spaces=2)[0].slug} wild*2")
    assert (in_front(game), discards(game)) == (set(), "wild*2")


@pytest.mark.rule("R-PAR-07")
@both_of_paris
def test_a_colour_is_kept_only_once(on: Edition) -> None:
    game = ready(on, "white*2", "white")
    do(game, f"claim {routes(on, colour='white', spaces=2)[0].slug} white*2")
    assert (in_front(game), discards(game)) == ({"white"}, "white*2")


@pytest.mark.rule("R-PAR-08")
@pytest.mark.parametrize("colour", ["green", "yellow", "purple"])
@both_of_paris
def test_other_colours_are_not_of_the_flag(on: Edition, colour: str) -> None:
    route = first(on, colour)
    game = ready(on, f"{colour}*{route.cost}")
    do(game, f"claim {route.slug} {colour}*{route.cost}")
    assert (in_front(game), discards(game)) == (set(), f"{colour}*{route.cost}")


@pytest.mark.rule("R-PAR-09", "E-23")
@both_of_paris
def test_one_card_is_kept_of_several(on: Edition) -> None:
    game = ready(on, "white*2")
    do(game, f"claim {routes(on, colour='white', spaces=2)[0].slug} white*2")
    assert (in_front(game), discards(game)) == ({"white"}, "white")


@pytest.mark.rule("R-PAR-10", "E-25")
@both_of_paris
def test_three_colours_score_at_the_end_of_the_turn(on: Edition) -> None:
    route = routes(on, colour="red", spaces=1)[0]
    game = ready(on, "red", "blue white", f"seat 0: routes {first(on, 'green').slug}")
    before = score(game, 0)
    events = do(game, f"claim {route.slug} red")
    points = [event.points for event in events if isinstance(event, RouteClaimed)]
    assert [event for event in events if isinstance(event, FlagScored)] == [FlagScored(0, 4)]
    assert score(game, 0) == before + sum(points) + 4
    assert in_front(game) == set()
    assert discards(game) == "blue white red"


@pytest.mark.rule("R-PAR-11")
@both_of_paris
def test_wilds_complete_no_flag(on: Edition) -> None:
    route = routes(on, colour="red", spaces=1)[0]
    game = ready(on, "wild", "blue white")
    events = do(game, f"claim {route.slug} wild")
    assert not [event for event in events if isinstance(event, FlagScored)]
    assert in_front(game) == {"blue", "white"}
    assert score(game, 0) == on.board.kinds[0].points[1]


@pytest.mark.rule("R-PAR-12")
@both_of_paris
def test_a_second_flag_can_follow(on: Edition) -> None:
    """Two flags, one after the other, with nothing between but the rival's draws."""
    claims = [(colour, number) for number in (0, 1) for colour in ("blue", "white", "red")]
    cards = "blue*2 white*4 red*2"
    game = ready(on, cards)
    flags = 0
    for colour, number in claims:
        route = [one for one in routes(on, colour=colour) if not one.twin or one.slug < one.twin][number]
        events = do(game, f"claim {route.slug} {colour}*{route.cost}")
        flags += sum(isinstance(event, FlagScored) for event in events)
        do(game, "draw blind", "draw blind")
        assert flags == number + (colour == "red")
    assert game.view(None).players[0].flags == 2
    assert score(game, 0) == 2 * (1 + 2 + 1) + 2 * 4


@pytest.mark.rule("R-PAR-13", "E-21")
@both_of_paris
def test_a_card_in_front_is_not_shuffled_back(on: Edition) -> None:
    game = position(on, "market green*5; deck green; discards rest; seat 0: hand none; flag-cards white")
    do(game, "draw blind")
    with_the_rival = (game.view(1).hand or {}).get("white", 0)
    assert deck(game).split().count("white") == on.board.deck["white"] - 1 - with_the_rival
    assert in_front(game) == {"white"}
    assert discards(game) == "none"


@pytest.mark.rule("R-PAR-14", "E-21")
@both_of_paris
def test_a_card_in_front_pays_nothing(on: Edition) -> None:
    game = ready(on, "white", "white blue")
    white, blue = first(on, "white"), first(on, "blue")
    assert_refused(game, f"claim {white.slug} white*2", Reason.NOT_ENOUGH_CARDS)
    assert_refused(game, f"claim {blue.slug} blue", Reason.NOT_ENOUGH_CARDS)


@pytest.mark.rule("R-PAR-15")
@both_of_paris
def test_an_unfinished_flag_is_worth_nothing(on: Edition) -> None:
    """Neither points nor a loss: the end looks the same with and without it."""
    ends = []
    for flag_cards in ("blue white", "none"):
        game = ready(on, "none", flag_cards, LAST_TURN, f"seat 0: routes {first(on, 'green').slug}",
                     "market green*5; deck yellow*2 ...; seat 0: tickets none")  # fmt: skip
        do(game, "draw market green", "draw market green")
        ends.append(score(game, 0))
    assert ends[0] == ends[1] == on.board.kinds[0].points[3]


@pytest.mark.rule("R-PAR-16", "E-22")
@both_of_paris
def test_a_flag_in_the_last_turn_counts(on: Edition) -> None:
    route = routes(on, colour="red", spaces=1)[0]
    game = ready(on, "red", "blue white", LAST_TURN, "seat 0: tickets none")
    do(game, f"claim {route.slug} red")
    assert game.over
    assert score(game, 0) == 1 + 4


@pytest.mark.rule("E-22")
@both_of_paris
def test_the_steps_of_a_claim_have_their_order(on: Edition) -> None:
    """Claim, kept card, market, then the flag, and only then the look at the supply."""
    route = routes(on, colour="red", spaces=1)[0]
    left = on.parameters.end_at_most + 1
    owned = without_pieces(on, {"bus": left}, but_for=[route])
    table = "market green - - - -; deck none; seat 1: hand rest"
    game = ready(on, "red", "blue white", table, f"seat 0: routes {owned}")
    tags = [str(event).split()[0] for event in do(game, f"claim {route.slug} red")]
    wanted = [
        "route-claimed",
        "flag-card-kept",
        "flag-scored",
        "card-turned-up",
        "last-round-began",
        "turn-began",
    ]
    assert [tag for tag in dict.fromkeys(tags) if tag in wanted] == wanted
    assert sorted(market(game).split()) == sorted(["green", "-", "blue", "white", "red"])


@pytest.mark.rule("R-PAR-17", "E-20")
def test_the_german_rulebook_lets_the_card_go() -> None:
    paris = rulebook("paris", "de")
    route = routes(paris, colour="white", spaces=2)[0]
    game = ready(paris, "white*2")
    do(game, f"claim {route.slug} white*2 no-flag")
    assert (in_front(game), discards(game)) == (set(), "white*2")


@pytest.mark.rule("R-PAR-17", "E-20")
def test_the_dutch_rulebook_has_it_kept() -> None:
    paris = rulebook("paris", "nl")
    route = routes(paris, colour="white", spaces=2)[0]
    game = ready(paris, "white*2")
    assert_refused(game, f"claim {route.slug} white*2 no-flag", Reason.FLAG_CARD_MUST_BE_KEPT)
    assert not [action for action in legal(game) if action.endswith("no-flag")]


@pytest.mark.rule("E-20")
@both_of_paris
def test_nothing_is_declined_where_nothing_could_be_kept(on: Edition) -> None:
    white, green = routes(on, colour="white", spaces=2)[0], routes(on, colour="green", spaces=3)[0]
    game = ready(on, "white*2 green*3 wild*2", "white")
    for payment in (f"{white.slug} white*2", f"{white.slug} wild*2", f"{green.slug} green*3"):
        assert_refused(game, f"claim {payment} no-flag", Reason.NO_FLAG_CARD_TO_DECLINE)


@pytest.mark.rule("E-23")
@both_of_paris
def test_at_most_two_flag_cards_lie_in_front_between_turns(on: Edition) -> None:
    """Through a whole game in which every flag route that can be claimed is claimed."""
    game = position(on, "seed 5")
    while not game.over:
        options = legal(game)
        claims = [one for one in options if one.startswith("claim") and not one.endswith("no-flag")]
        do(game, (claims or options)[0])
        assert all(len(in_front(game, seat)) <= 2 for seat in range(2))
        assert all("wild" not in in_front(game, seat) for seat in range(2))
