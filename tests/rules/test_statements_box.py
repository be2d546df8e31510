"""What is in the box: R-PAR-01 and -02, R-LON-01 and -02, R-AMS-01 and -02, R-BER-01 and -02."""

from collections import Counter

import pytest

from omnibus.boards.check import check_board
from omnibus.game.cards import read_cards
from omnibus.game.edition import Edition
from omnibus.game.game import Game, new_game
from tests.boards.faults import changed_item
from tests.rules.positions import both_of_paris, deck, discards, hand, market, rulebook, stack, supply


def fresh(on: Edition, seats: int = 4) -> Game:
    return new_game(on.board, profile=on.profile, seats=seats, seed=7)


def all_cards(game: Game) -> dict[str, int]:
    """Every card on the table, counted by hand."""
    places = [market(game), deck(game), discards(game), *(hand(game, seat) for seat in range(game.seats))]
    return dict(Counter(card for place in places for card in read_cards(place)))


def all_tickets(game: Game) -> list[str]:
    offered = [ticket for seat in range(game.seats) for ticket in game.view(seat).offer or []]
    return [*stack(game), *offered]


def assert_box(game: Game, *, cards: str, pieces: dict[str, int], tickets: int) -> None:
    assert all_cards(game) == Counter(read_cards(cards))
    assert all(supply(game, seat) == pieces for seat in range(game.seats))
    assert len(all_tickets(game)) == len(set(all_tickets(game))) == tickets


@pytest.mark.rule("R-PAR-01", "R-PAR-02")
@both_of_paris
def test_the_box_of_paris(on: Edition) -> None:
    cards = "wild*8 white*8 blue*6 red*6 yellow*6 green*6 purple*6"
    assert_box(fresh(on), cards=cards, pieces={"bus": 15}, tickets=20)
    assert sum(on.board.deck.values()) == 46


@pytest.mark.rule("R-LON-01", "R-LON-02")
def test_the_box_of_london() -> None:
    cards = "wild*8 orange*6 yellow*6 pink*6 green*6 blue*6 black*6"
    assert_box(fresh(rulebook("london")), cards=cards, pieces={"bus": 17}, tickets=20)


@pytest.mark.rule("R-AMS-01", "R-AMS-02")
def test_the_box_of_amsterdam() -> None:
    game = fresh(rulebook("amsterdam"))
    cards = "wild*8 orange*6 red*6 pink*6 green*6 blue*6 black*6"
    assert_box(game, cards=cards, pieces={"cart": 16}, tickets=24)
    assert game.view(None).bonus_left == 16


@pytest.mark.rule("R-BER-01", "R-BER-02")
def test_the_box_of_berlin() -> None:
    cards = "wild*8 blue*6 green*6 black*6 purple*6 red*6 orange*6"
    assert_box(fresh(rulebook("berlin")), cards=cards, pieces={"streetcar": 11, "subway": 5}, tickets=22)


@pytest.mark.rule("R-PAR-03")
@both_of_paris
def test_a_grey_route_is_not_for_paris(on: Edition) -> None:
    grey = changed_item(on.board, "routes", on.routes[0], colour="grey")
    rules = [one.rule for one in check_board(grey) if one.severity == "error" and one.where == on.routes[0]]
    assert "R-PAR-03" in rules
    assert "R-PAR-03" not in [one.rule for one in check_board(on.board)]
