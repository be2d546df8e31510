"""When cards run out or wilds pile up: the draw pile, the market and the discards at their edges."""

import pytest

from omnibus.boards.integers import WILD_COLOUR
from omnibus.boards.model import GREY
from omnibus.game.cards import read_cards
from omnibus.game.edition import Edition
from omnibus.game.event import CardTurnedUp, DiscardsShuffled, MarketFlushed, MarketLeftStanding
from omnibus.rules import cards
from omnibus.rules.cards import must_flush
from omnibus.rules.catalogue import DECK_ROW, STATE_SIZE
from omnibus.rules.layout import DECK_LEFT, DISCARDS, FACE_UP, ON_OFFER
from omnibus.rules.reasons import Reason
from tests.rules.positions import (
    assert_refused,
    claim,
    deck,
    discards,
    do,
    every_rulebook,
    hand,
    legal,
    lone_route,
    market,
    nothing_kept,
    paid,
    position,
    routes,
    spelt,
)

HOARDER = "seat 1: hand rest"
"""The other player holds every card of which nothing else is said."""
NO_PILES = "deck none; discards none"


@pytest.mark.rule("R-EDGE-01", "E-2", "E-4")
@every_rulebook
def test_without_piles_the_face_up_cards_can_still_be_taken(on: Edition) -> None:
    game = position(on, "market A B C D E", NO_PILES, "seat 0: hand none", HOARDER)
    assert_refused(game, "draw blind", Reason.DRAW_PILE_EMPTY)
    do(game, "draw market B")
    assert market(game) == spelt(on, "A - C D E")
    assert_refused(game, "draw blind", Reason.DRAW_PILE_EMPTY)
    do(game, "draw market D")
    assert market(game) == spelt(on, "A - C - E")
    assert (hand(game, 0), game.to_move) == (spelt(on, "B D"), 1)


@pytest.mark.rule("R-EDGE-02", "E-5")
@every_rulebook
def test_the_only_card_there_is_makes_a_whole_turn(on: Edition) -> None:
    game = position(on, "market - - A - -", NO_PILES, "seat 0: hand none", HOARDER)
    do(game, "draw market A")
    assert (market(game), hand(game, 0), game.to_move) == ("- - - - -", spelt(on, "A"), 1)


@pytest.mark.rule("R-EDGE-03", "E-6")
@every_rulebook
def test_a_turn_ends_when_only_wilds_are_left_for_the_second_card(on: Edition) -> None:
    game = position(on, "market A wild wild", NO_PILES, "seat 0: hand none", HOARDER)
    do(game, "draw market A")
    assert (market(game), hand(game, 0)) == ("- wild wild - -", spelt(on, "A"))
    assert (game.view(1).phase, game.to_move) == ("turn", 1)


@pytest.mark.rule("R-EDGE-04", "E-8")
@every_rulebook
def test_a_face_up_wild_that_is_the_last_card_can_be_taken(on: Edition) -> None:
    game = position(on, "market wild; stack none", NO_PILES, "seat 0: hand none; tickets none",
                    f"{HOARDER}; tickets rest")  # fmt: skip
    assert legal(game) == ["draw market wild"]
    do(game, "draw market wild")
    assert (hand(game, 0), game.to_move) == ("wild", 1)


@pytest.mark.rule("R-EDGE-05")
@every_rulebook
def test_the_second_draw_offers_the_pile_and_the_coloured_cards(on: Edition) -> None:
    game = position(on, "market A B C wild wild; deck D E F", "seat 0: hand none", HOARDER)
    do(game, "draw market A")
    assert market(game) == spelt(on, "D B C wild wild")
    assert legal(game) == ["draw blind", *(spelt(on, f"draw market {one}") for one in "BCD")]


@pytest.mark.rule("E-7")
@every_rulebook
def test_with_nothing_but_wilds_face_up_the_second_draw_is_blind(on: Edition) -> None:
    """Five wilds may lie there only while fewer than three coloured cards are out of hands."""
    game = position(on, "market A wild wild wild wild; deck wild wild", "seat 0: hand none", HOARDER)
    do(game, "draw market A")
    assert market(game) == "wild wild wild wild wild"
    assert legal(game) == ["draw blind"]
    assert_refused(game, "draw market wild", Reason.WILD_AS_SECOND_CARD)


@pytest.mark.rule("R-EDGE-06", "E-2")
@every_rulebook
def test_paid_cards_fill_the_market_again_and_make_the_new_pile(on: Edition) -> None:
    """Three cards lie there. Of four that are paid, two fill the gaps, the lowest first; two are the pile."""
    route = max(routes(on, twin=None), key=lambda one: one.cost)
    colour = spelt(on, "F") if route.colour == GREY else route.colour
    other = next(one for one in on.board.colours if one != colour)
    game = position(on, f"market - {other} {other} - {other}", NO_PILES,
                    f"seat 0: hand {paid(route, colour=colour)}", HOARDER)  # fmt: skip
    events = do(game, f"claim {route.slug} {paid(route, colour=colour)}")
    assert [event.slot for event in events if isinstance(event, CardTurnedUp)] == [0, 3]
    assert market(game) == f"{colour} {other} {other} {colour} {other}"
    assert deck(game) == " ".join([colour] * (route.cost - 2))
    assert discards(game) == "none"


@pytest.mark.rule("R-EDGE-07", "E-3")
@every_rulebook
def test_wilds_stay_where_no_better_market_is_possible(on: Edition) -> None:
    """Two coloured cards and eight wilds out of hands: each five of them have three wilds or more."""
    game = position(on, "market wild wild A wild B; deck wild*5", "seat 0: hand none", HOARDER)
    events = do(game, "draw blind", "draw blind")
    assert not [event for event in events if isinstance(event, MarketFlushed)]
    assert market(game) == spelt(on, "wild wild A wild B")


@pytest.mark.rule("R-EDGE-08", "E-3")
@every_rulebook
def test_they_go_as_soon_as_a_better_market_is_possible(on: Edition) -> None:
    route = lone_route(on, cost=3)
    others = [colour for colour in on.board.colours if colour != route.colour]
    for seed in range(20):
        game = position(on, f"seed {seed:x}; market wild wild {others[0]} wild {others[1]}; deck wild*5",
                        f"seat 0: hand {paid(route)}", HOARDER)  # fmt: skip
        events = do(game, claim(route))
        assert any(isinstance(event, MarketFlushed) for event in events)
        assert market(game).split().count("wild") <= 2


@pytest.mark.rule("R-EDGE-09", "E-3")
@every_rulebook
def test_three_wilds_that_are_all_that_lies_there_stay(on: Edition) -> None:
    game = position(on, "market wild*3", NO_PILES, "seat 0: hand none", HOARDER)
    do(game, "draw market wild")
    assert market(game) == "- wild wild - -"
    four = position(on, "market A wild*3", NO_PILES, "seat 0: hand none", HOARDER)
    do(four, "draw market A")
    assert market(four) == "- wild wild wild -"


@pytest.mark.rule("E-1")
@every_rulebook
def test_an_empty_pile_waits_for_the_next_discards(on: Edition) -> None:
    route = lone_route(on, cost=2)
    other = next(one for one in on.board.colours if one != route.colour)
    seat = f"seat 0: hand {paid(route)}; {nothing_kept(on, route.colour)}"
    game = position(on, f"market {other}*5", NO_PILES, seat, HOARDER)
    events = do(game, claim(route))
    assert [event.cards for event in events if isinstance(event, DiscardsShuffled)] == [2]
    assert deck(game) == f"{route.colour} {route.colour}"
    assert discards(game) == "none"


@pytest.mark.rule("E-1b")
@every_rulebook
def test_flushes_of_the_last_ten_cards_come_to_an_end(on: Edition) -> None:
    """Three coloured cards and seven wilds: were the flushed five shuffled alone, the same two markets
    would come round for ever. They mix with the rest, because the flush is judged first."""
    route = routes(on, cost=1)[0]
    colour = spelt(on, "A") if route.colour == GREY else route.colour
    seat = f"seat 0: hand {colour}; {nothing_kept(on, colour)}"
    flushes = []
    for seed in range(60):
        table = f"seed {seed:x}; market wild wild B wild wild; deck wild C wild wild"
        game = position(on, table, seat, HOARDER)
        events = do(game, f"claim {route.slug} {colour}")
        assert not [event for event in events if isinstance(event, MarketLeftStanding)]
        assert market(game).split().count("wild") == 2
        flushes.append(sum(isinstance(event, MarketFlushed) for event in events))
    assert 1 <= min(flushes) < max(flushes)


@pytest.mark.rule("E-3")
@every_rulebook
@pytest.mark.parametrize("number", range(6))
def test_each_coloured_card_counts_wherever_it_lies(on: Edition, number: int) -> None:
    """With a third coloured card among discards, in the pile or the market, a better one is possible."""
    for place in (DISCARDS + number + 1, None, ON_OFFER + number + 1):
        state, board = [0] * on.integers[STATE_SIZE], on.integers
        state[FACE_UP], state[ON_OFFER + WILD_COLOUR] = 5, 3
        state[ON_OFFER + 1] = state[ON_OFFER + 2] = 1
        assert not must_flush(state, board)
        if place is None:
            state[DECK_LEFT], state[board[DECK_ROW] + 1] = 3, number + 1
        else:
            state[place] += 1
        assert must_flush(state, board)


@pytest.mark.rule("E-3")
@every_rulebook
def test_a_market_that_is_flushed_again_and_again_is_left_standing(
    on: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never comes to a thousand flushes; here two are the most, and three coloured cards among eleven."""
    monkeypatch.setattr(cards, "MOST_FLUSHES", 2)
    route = routes(on, cost=1)[0]
    colour = spelt(on, "A") if route.colour == GREY else route.colour
    seat = f"seat 0: hand {colour}; {nothing_kept(on, colour)}"
    stood = []
    for seed in range(30):
        game = position(on, f"seed {seed:x}; market wild wild B wild wild; deck wild C wild*3", seat, HOARDER)
        told = [type(event) for event in do(game, f"claim {route.slug} {colour}")]
        stood.append(MarketLeftStanding in told)
        assert market(game).split().count("wild") > 2 or not stood[-1]
        assert told.count(MarketFlushed) == 2 or not stood[-1]
        assert told.count(MarketFlushed) <= 2
        assert told.count(MarketLeftStanding) <= 1
    assert any(stood)
    assert not all(stood)


@pytest.mark.rule("E-10")
@every_rulebook
def test_wilds_are_counted_when_the_market_is_full_again(on: Edition) -> None:
    """Of the new five the first four are wild; the fifth is still turned up before they go."""
    game = position(on, "market A B C wild wild; deck wild wild*4 D E F E D C ...", "seat 0: hand none")
    events = do(game, "draw market A")
    told = [type(event) for event in events[1:]]
    assert told == [CardTurnedUp, MarketFlushed, *[CardTurnedUp] * 5, MarketFlushed, *[CardTurnedUp] * 5]
    assert market(game) == spelt(on, "E F E D C")


@pytest.mark.rule("E-10")
@every_rulebook
def test_a_pile_that_runs_out_in_a_flush_is_made_of_all_discards(on: Edition) -> None:
    """The five just flushed are among them."""
    game = position(on, "market A B C wild wild; deck wild D; discards A B C D", "seat 0: hand none", HOARDER)
    events = do(game, "draw market A")
    shuffled = [event.cards for event in events if isinstance(event, DiscardsShuffled)]
    assert shuffled[0] == 4 + 5
    out_of_hands = [*market(game).split(), *read_cards(deck(game)), *read_cards(discards(game))]
    assert sorted(out_of_hands) == sorted(read_cards(spelt(on, "A B B C C D D wild*3")))


@pytest.mark.rule("E-11")
@every_rulebook
def test_all_cards_can_be_in_hands(on: Edition) -> None:
    game = position(on, "market none", NO_PILES, "seat 0: hand none", HOARDER)
    assert_refused(game, "draw blind", Reason.DRAW_PILE_EMPTY)
    assert_refused(game, "draw market A", Reason.COLOUR_NOT_FACE_UP)
    assert legal(game) == ["draw tickets"]
    do(game, "draw tickets", "keep both")
    route = lone_route(on, cost=3)
    do(game, claim(route))
    assert hand(game, 0) == "none"
    assert set(market(game).split()) == {route.colour, "-"}
