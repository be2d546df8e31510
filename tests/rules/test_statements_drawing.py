"""Drawing transport cards: R-DRAW."""

import pytest

from omnibus.game.edition import Edition
from omnibus.game.event import CardTaken, CardTurnedUp, DiscardsShuffled, MarketFlushed
from omnibus.rules.reasons import Reason
from tests.rules.positions import (
    assert_refused,
    deck,
    discards,
    do,
    every_rulebook,
    hand,
    legal,
    market,
    position,
    spelt,
)


@pytest.mark.rule("R-DRAW-01")
@every_rulebook
def test_two_blind_draws_are_a_turn(on: Edition) -> None:
    game = position(on, "market A B C D E; deck F wild ...; seat 0: hand none")
    before = game.view(0).deck_left
    do(game, "draw blind", "draw blind")
    assert hand(game, 0) == spelt(on, "F wild")
    assert game.view(0).deck_left == before - 2
    assert market(game) == spelt(on, "A B C D E")
    assert game.to_move == 1


@pytest.mark.rule("R-DRAW-02")
@every_rulebook
def test_a_face_up_card_is_replaced_at_once_and_a_second_is_due(on: Edition) -> None:
    game = position(on, "market A B C D E; deck F ...; seat 0: hand none")
    do(game, "draw market C")
    assert hand(game, 0) == spelt(on, "C")
    assert market(game) == spelt(on, "A B F D E")
    assert (game.view(0).phase, game.to_move) == ("drawing", 0)


@pytest.mark.rule("R-DRAW-02")
@every_rulebook
def test_a_colour_that_does_not_lie_there_cannot_be_taken(on: Edition) -> None:
    game = position(on, "market A B C D E; deck F ...")
    assert_refused(game, "draw market F", Reason.COLOUR_NOT_FACE_UP)
    assert_refused(game, "draw market wild", Reason.COLOUR_NOT_FACE_UP)
    do(game, "draw blind")
    assert_refused(game, "draw market F", Reason.COLOUR_NOT_FACE_UP)


@pytest.mark.rule("R-DRAW-03")
@every_rulebook
def test_the_replacement_can_be_the_second_card(on: Edition) -> None:
    game = position(on, "market A B C D E; deck F A ...; seat 0: hand none")
    do(game, "draw market C", "draw market F")
    assert hand(game, 0) == spelt(on, "C F")
    assert market(game) == spelt(on, "A B A D E")
    assert game.to_move == 1


@pytest.mark.rule("R-DRAW-04")
@every_rulebook
def test_a_face_up_wild_is_the_whole_turn(on: Edition) -> None:
    game = position(on, "market A B C D wild; deck F ...; seat 0: hand none")
    do(game, "draw market wild")
    assert hand(game, 0) == "wild"
    assert market(game) == spelt(on, "A B C D F")
    assert (game.view(1).phase, game.to_move) == ("turn", 1)


@pytest.mark.rule("R-DRAW-05")
@every_rulebook
def test_no_face_up_wild_after_a_face_up_card(on: Edition) -> None:
    game = position(on, "market A B C D wild; deck F ...")
    do(game, "draw market A")
    assert_refused(game, "draw market wild", Reason.WILD_AS_SECOND_CARD)


@pytest.mark.rule("R-DRAW-06")
@every_rulebook
def test_no_face_up_wild_after_a_blind_card(on: Edition) -> None:
    game = position(on, "market A B C D wild; deck F ...")
    do(game, "draw blind")
    assert_refused(game, "draw market wild", Reason.WILD_AS_SECOND_CARD)


@pytest.mark.rule("R-DRAW-07")
@pytest.mark.parametrize("second", ["draw blind", "draw market A"])
@every_rulebook
def test_a_wild_drawn_blind_first_costs_nothing(on: Edition, second: str) -> None:
    game = position(on, "market A B C D E; deck wild A ...; seat 0: hand none")
    do(game, "draw blind")
    assert (game.view(0).phase, game.to_move) == ("drawing", 0)
    do(game, second)
    assert hand(game, 0) == spelt(on, "A wild")
    assert game.to_move == 1


@pytest.mark.rule("R-DRAW-08")
@pytest.mark.parametrize("first", ["draw blind", "draw market A"])
@every_rulebook
def test_a_wild_drawn_blind_second_is_welcome(on: Edition, first: str) -> None:
    game = position(on, "market A B C D E; deck A wild ...; seat 0: hand none")
    do(game, first, "draw blind")
    assert hand(game, 0) == spelt(on, "A wild")
    assert game.to_move == 1


@pytest.mark.rule("R-DRAW-09")
@every_rulebook
def test_a_wild_turned_up_as_replacement_is_no_second_card(on: Edition) -> None:
    game = position(on, "market A B C D E; deck wild F ...")
    do(game, "draw market A")
    assert market(game) == spelt(on, "wild B C D E")
    assert_refused(game, "draw market wild", Reason.WILD_AS_SECOND_CARD)


@pytest.mark.rule("R-DRAW-10")
@every_rulebook
def test_a_third_wild_flushes_the_market_between_the_draws(on: Edition) -> None:
    game = position(on, "market A B C wild wild; deck wild F E D C B ...; seat 0: hand none")
    events = do(game, "draw market A")
    assert hand(game, 0) == spelt(on, "A")
    assert [type(event) for event in events] == [CardTaken, CardTurnedUp, MarketFlushed, *[CardTurnedUp] * 5]
    assert market(game) == spelt(on, "F E D C B")
    assert discards(game) == spelt(on, "B C wild*3")


@pytest.mark.rule("R-DRAW-11", "E-9")
@every_rulebook
def test_the_second_card_comes_from_the_new_market(on: Edition) -> None:
    game = position(on, "market A A A wild wild; deck wild F E D C wild A ...; seat 0: hand none")
    do(game, "draw market A")
    assert market(game) == spelt(on, "F E D C wild")
    assert legal(game) == [
        "draw blind",
        *(spelt(on, f"draw market {colour}") for colour in "CDEF"),
    ]
    do(game, "draw market F")
    assert hand(game, 0) == spelt(on, "A F")
    assert market(game) == spelt(on, "A E D C wild")


@pytest.mark.rule("R-DRAW-12")
@every_rulebook
def test_a_flush_after_the_second_card_comes_before_the_next_turn(on: Edition) -> None:
    game = position(on, "market A B C wild wild; deck F wild E D C B A ...; seat 0: hand none")
    do(game, "draw blind", "draw market A")
    assert hand(game, 0) == spelt(on, "A F")
    assert market(game) == spelt(on, "E D C B A")
    assert game.to_move == 1


@pytest.mark.rule("R-DRAW-13", "E-1")
@every_rulebook
def test_the_last_card_of_the_pile_brings_the_discards_back(on: Edition) -> None:
    game = position(on, "market A B C D E; deck F; discards A B C wild; seat 0: hand none; seat 1: hand rest")
    events = do(game, "draw blind")
    assert hand(game, 0) == spelt(on, "F")
    assert [event.cards for event in events if isinstance(event, DiscardsShuffled)] == [4]
    assert sorted(deck(game).split()) == sorted(spelt(on, "A B C wild").split())
    assert discards(game) == "none"


@pytest.mark.rule("R-DRAW-13", "E-1")
@every_rulebook
def test_the_discards_are_shuffled_not_turned_over(on: Edition) -> None:
    """Of the many orders that six cards have, chance brings several."""
    table = "market A B C D E; deck F; discards A B C D E wild; seat 0: hand none; seat 1: hand rest"
    orders = set()
    for seed in range(12):
        game = position(on, f"seed {seed:x}", table)
        do(game, "draw blind")
        orders.add(deck(game))
    assert len(orders) > 3


@pytest.mark.rule("R-DRAW-14")
@every_rulebook
def test_a_hand_may_grow_without_limit(on: Edition) -> None:
    game = position(on, "seat 0: hand A*5 B*5 C*5 D*5 E*5 F*5; market A B C D E; deck F wild ...")
    do(game, "draw blind", "draw blind")
    assert hand(game, 0) == spelt(on, "A*5 B*5 C*5 D*5 E*5 F*6 wild")


@pytest.mark.rule("R-DRAW-15", "E-6")
@every_rulebook
def test_who_has_drawn_one_card_must_draw_the_second(on: Edition) -> None:
    route = on.board.routes[0]
    game = position(on, "market A B C D E; deck F ...; seat 0: hand wild*4")
    do(game, "draw blind")
    for action in (f"claim {route.slug} wild*{route.cost}", "draw tickets", "pass"):
        assert_refused(game, action, Reason.SECOND_CARD_DUE)
    assert_refused(game, "draw blind", Reason.NOT_YOUR_TURN, seat=1)
    assert all(action.startswith("draw") and action != "draw tickets" for action in legal(game))
