"""Setting up: R-SET."""

import pytest

from omnibus.boards.integers import MARKET_SIZE
from omnibus.game.cards import read_cards
from omnibus.game.edition import Edition
from omnibus.game.game import Game, new_game
from omnibus.game.seed import put_seed
from omnibus.rules.catalogue import DECK_ROW, STATE_SIZE
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import DECK_LEFT, DISCARDS_LEFT, FACE_UP, HAND, SEAT_ROWS, SEAT_SIZE
from omnibus.rules.reasons import Reason
from omnibus.rules.setup import deal_cards, lay_out
from tests.rules.positions import (
    EDITIONS,
    assert_refused,
    discards,
    do,
    every_rulebook,
    hand,
    market,
    position,
    rulebooks,
    spelt,
    stack,
)

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(on: Edition, *, seats: int, top: str) -> Game:
    """Hands and market dealt from a draw pile with these cards on top, the first ones first."""
    state = [0] * on.integers[STATE_SIZE]
    put_seed(state, 1)
    lay_out(state, on.integers, seats)
    start, end = on.integers[DECK_ROW], on.integers[DECK_ROW] + state[DECK_LEFT]
    pile = state[start:end]
    for card in [on.number("colour", colour) for colour in read_cards(spelt(on, top))]:
        pile.remove(card)
        pile.append(card)
    above = len(read_cards(top))
    state[start:end] = pile[:-above] + pile[-above:][::-1]
    deal_cards(state, on.integers, [NOT_LISTENING])
    return Game(on, state)


def fresh(on: Edition, seats: int, seed: int = 3) -> Game:
    return new_game(on.board, profile=on.profile, seats=seats, seed=seed)


@pytest.mark.rule("R-SET-01")
@every_number_of_seats
@every_rulebook
def test_two_cards_each_five_face_up_and_the_rest_in_the_pile(on: Edition, seats: int) -> None:
    game = dealt(on, seats=seats, top="A*3 B*3 C*3 D*4")
    cards = sum(on.board.deck.values())
    expected = {44: {2: 35, 3: 33, 4: 31}, 46: {2: 37, 3: 35, 4: 33}}[cards][seats]
    for seat in range(seats):
        row = SEAT_ROWS + seat * SEAT_SIZE + HAND
        assert sum(game.state[row : row + len(on.colours)]) == 2
    assert game.state[FACE_UP] == on.integers[MARKET_SIZE] == 5
    assert (game.state[DECK_LEFT], game.state[DISCARDS_LEFT]) == (expected, 0)


@pytest.mark.rule("R-SET-02")
@pytest.mark.parametrize("wilds", [3, 4, 5])
@every_rulebook
def test_three_wilds_or_more_in_the_first_market_are_flushed(on: Edition, wilds: int) -> None:
    hands, first = "A*4", f"wild*{wilds} B*{5 - wilds}"
    game = dealt(on, seats=2, top=f"{hands} {first} C D E F C")
    assert market(game) == spelt(on, "C D E F C")
    assert sorted(read_cards(discards(game))) == sorted(read_cards(spelt(on, first)))
    assert hand(game, 0) == hand(game, 1) == spelt(on, "A*2")


@pytest.mark.rule("R-SET-03")
@every_rulebook
def test_two_wilds_in_the_first_market_may_stay(on: Edition) -> None:
    game = dealt(on, seats=2, top="A*4 wild*2 B C D")
    assert market(game) == spelt(on, "wild wild B C D")
    assert discards(game) == "none"


@pytest.mark.rule("R-SET-04", "E-3")
@every_rulebook
def test_a_second_market_with_three_wilds_is_flushed_too(on: Edition) -> None:
    game = dealt(on, seats=2, top="A*4 wild*3 B C wild*3 D E F E D C B")
    assert market(game) == spelt(on, "F E D C B")
    assert discards(game) == spelt(on, "B C D E wild*6")


@pytest.mark.rule("R-SET-05")
@every_number_of_seats
@every_rulebook
def test_everybody_is_offered_two_tickets_and_keeps_one_or_both(on: Edition, seats: int) -> None:
    game = fresh(on, seats)
    offers = [game.view(seat).offer or () for seat in range(seats)]
    assert all(len(offer) == 2 for offer in offers)
    for seat in range(seats):
        assert_refused(game, "keep none", Reason.TOO_FEW_TICKETS_KEPT, seat)
        do(game, "keep both" if seat % 2 else f"keep {offers[seat][1]}", seat=seat)
    for seat in range(seats):
        kept = game.view(seat).tickets or ()
        assert sorted(kept) == sorted(offers[seat] if seat % 2 else offers[seat][1:])


@pytest.mark.rule("R-SET-05")
@every_rulebook
def test_nobody_keeps_what_another_is_offered_or_chooses_twice(on: Edition) -> None:
    game = fresh(on, 2)
    other = (game.view(1).offer or ())[0]
    assert_refused(game, f"keep {other}", Reason.TICKET_NOT_ON_OFFER, 0)
    do(game, "keep both", seat=0)
    assert_refused(game, "keep both", Reason.ALREADY_CHOSEN, 0)


@pytest.mark.rule("R-SET-06", "E-33")
@every_number_of_seats
@every_rulebook
def test_returned_tickets_go_under_the_stack_in_turn_order(on: Edition, seats: int) -> None:
    """Whoever chooses first: the order is that of the turns, from the first player on."""
    game = new_game(on.board, profile=on.profile, seats=seats, seed=3, first=1)
    before = stack(game)
    assert len(before) == len(on.tickets) - 2 * seats
    offers = [game.view(seat).offer or () for seat in range(seats)]
    for seat in reversed(range(seats)):
        do(game, f"keep {offers[seat][0]}", seat=seat)
    returned = [offers[(1 + turn) % seats][1] for turn in range(seats)]
    assert stack(game) == before + returned
    assert len(stack(game)) == len(on.tickets) - 2 * seats + seats


@pytest.mark.rule("R-SET-06")
@every_rulebook
def test_where_all_keep_both_the_stack_stays_as_it_was(on: Edition) -> None:
    game = fresh(on, 3)
    before = stack(game)
    do(game, "keep both", "keep both", "keep both")
    assert stack(game) == before
    assert len(before) == len(on.tickets) - 6


@pytest.mark.rule("R-SET-07")
@every_rulebook
def test_no_turn_before_everybody_has_chosen(on: Edition) -> None:
    game = fresh(on, 3)
    face_up = next(card for card in market(game).split() if card != "wild")
    route = on.board.routes[0]
    actions = ["draw blind", f"draw market {face_up}", "draw tickets", "pass"]
    actions.append(f"claim {route.slug} wild*{route.cost}")
    for chooser in (0, 1, 2):
        for action in actions:
            for seat in range(3):
                assert_refused(game, action, Reason.STARTING_TICKETS_FIRST, seat)
        do(game, "keep both", seat=chooser)
    do(game, "draw blind")


@pytest.mark.rule("R-SET-08")
@every_number_of_seats
@every_rulebook
def test_all_scores_start_at_nothing(on: Edition, seats: int) -> None:
    assert [player.score for player in fresh(on, seats).view(None).players] == [0] * seats


@pytest.mark.rule("R-SET-09")
@pytest.mark.parametrize(("ages", "first"), [([30, 9, 41], 1), ([7, 8, 9], 0), ([50, 40, 30], 2)])
@rulebooks(on for on in EDITIONS if on.parameters.first == "youngest")
def test_the_youngest_begins_and_the_seats_follow(on: Edition, ages: list[int], first: int) -> None:
    game = new_game(on.board, profile=on.profile, seats=3, seed=5, ages=ages)
    do(game, "keep both", "keep both", "keep both")
    movers = []
    for _ in range(4):
        movers.append(game.to_move)
        do(game, "draw blind", "draw blind")
    assert movers == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("R-SET-09", "R-SET-10")
def test_which_rulebooks_ask_for_the_youngest() -> None:
    said = {(on.board.city, on.profile): on.parameters.first for on in EDITIONS}
    assert said == {
        ("london", None): "youngest",
        ("amsterdam", None): "youngest",
        ("berlin", None): "random",
        ("paris", "de"): "random",
        ("paris", "nl"): "chosen",
    }


@pytest.mark.rule("R-SET-10")
@rulebooks(on for on in EDITIONS if on.parameters.first == "random")
def test_chance_says_who_begins_and_the_seed_says_chance(on: Edition) -> None:
    firsts = [fresh(on, 4, seed).to_move for seed in range(40)]
    assert firsts == [fresh(on, 4, seed).to_move for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.rule("R-SET-10")
@rulebooks(on for on in EDITIONS if on.parameters.first == "chosen")
def test_the_players_say_who_begins(on: Edition) -> None:
    for first in range(3):
        assert new_game(on.board, profile=on.profile, seats=3, seed=5, first=first).to_move == first


@pytest.mark.rule("E-33")
@every_rulebook
def test_nothing_is_returned_before_all_have_chosen(on: Edition) -> None:
    """So that nobody learns from being late; then the first player's card lies above the others'."""
    game = position(on, "seats 3; phase choosing; first 2; to-move 2")
    before = stack(game)
    offers = [game.view(seat).offer or () for seat in range(3)]
    do(game, f"keep {offers[0][0]}", seat=0)
    do(game, f"keep {offers[1][0]}", seat=1)
    assert stack(game) == before
    assert game.view(2).stack_left == len(before)
    do(game, f"keep {offers[2][0]}", seat=2)
    assert stack(game)[-3:] == [offers[2][1], offers[0][1], offers[1][1]]
