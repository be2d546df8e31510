"""What a position leaves out is dealt, shuffled or counted."""

from __future__ import annotations

import pytest

from omnibus.game.game import Game
from tests.kit.tables import TABLES, Table
from tests.oracle.situation import read_situation


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_with_nothing_said_a_game_has_just_begun(table: Table) -> None:
    game = Game.from_position(f"city {table.city}; seats {table.seats}")
    view = game.view(0)
    deck = sum(game.board.deck.values())
    assert view.phase == "turn"
    assert None not in view.market
    assert [player.cards for player in view.players] == [2] * table.seats
    assert [player.tickets for player in view.players] == [2] * table.seats
    assert view.deck_left + sum(view.discards.values()) == deck - 2 * table.seats - 5
    assert view.stack_left == len(game.board.tickets) - 2 * table.seats


def test_the_number_of_seats_follows_from_those_named() -> None:
    assert Game.from_position("city london").seats == 2
    assert Game.from_position("city london; seat 2: hand none").seats == 3


def test_the_seed_decides_what_is_left_to_chance() -> None:
    texts = {Game.from_position(f"city london; seed {seed}").position() for seed in ("1", "2", "3")}
    assert len(texts) == 3
    assert Game.from_position("city london; seed 1").position() in texts


def test_all_other_cards() -> None:
    game = Game.from_position(
        "city london; seat 0: hand rest; seat 1: hand wild; market - - - - -; deck none"
    )
    assert game.view(0).players[0].cards == 43
    assert game.view(1).hand == {"wild": 1}


def test_all_other_tickets() -> None:
    game = Game.from_position("city london; stack none; seat 0: tickets none; seat 1: tickets rest")
    assert [player.tickets for player in game.view(None).players] == [0, 20]


def test_the_top_of_the_draw_pile() -> None:
    text = "city london; deck black*2 wild ..."
    here = read_situation(Game.from_position(f"{text}; market blue*2 green*2 pink").position())
    assert here.deck[:3] == ["black", "black", "wild"]
    assert len(here.deck) == 44 - 4 - 5
    turned_up = read_situation(Game.from_position(text).position())
    assert turned_up.market[:3] == ["black", "black", "wild"]


def test_pieces_points_and_bonus_cards_follow_from_routes() -> None:
    game = Game.from_position("city amsterdam; seat 1: routes nieuwe-waal--noordermarkt")
    me = game.view(1).players[1]
    assert (me.score, me.bonus) == (2, 1)
    assert me.pieces == {"cart": 14}
    assert game.view(1).bonus_left == 15


def test_the_last_round_follows_from_pieces() -> None:
    game = Game.from_position("city london; seats 3; to-move 2; last-round 3 turns-left by 1")
    assert game.view(None).triggered_by == 1
    long = [route.slug for route in game.board.routes if route.spaces == 4]
    routes = " ".join(long[:4])
    low = Game.from_position(f"city london; seats 3; to-move 1; seat 0: routes {routes}").view(None)
    assert low.players[0].pieces == {"bus": 1}
    assert (low.triggered_by, low.turns_left) == (0, 3)


def test_tickets_on_offer_are_dealt() -> None:
    view = Game.from_position("city london; phase keeping; to-move 1").view(1)
    assert view.offer is not None
    assert len(view.offer) == 2


def test_starting_tickets_are_dealt_and_the_first_who_owes_is_to_move() -> None:
    text = "city london; phase choosing; seat 0: tickets british-museum--waterloo; offer {}; chosen"
    game = Game.from_position(text.format("british-museum--st-pauls"))
    assert game.to_move == 1
    assert game.may_act == [1]
    assert game.view(0).returned == ("british-museum--st-pauls",)


def test_a_game_that_is_over_is_scored() -> None:
    game = Game.from_position("city london; phase over; seat 0: tickets british-museum--piccadilly-circus")
    assert game.view(None).players[0].score == -2
    said = Game.from_position("city london; phase over; seat 0: tickets none; score 31; done 2")
    assert said.view(None).players[0].score == 31


def test_a_named_profile() -> None:
    assert Game.from_position("city paris; profile nl").edition.profile == "nl"
    assert Game.from_position("city paris").edition.profile == "de"


def test_statements_stand_on_lines_or_between_semicolons() -> None:
    lines = Game.from_position(
        "omnibus position 1\n# a comment\ncity london # another\n\nseat 1\n  hand wild*2\n"
    )
    assert lines.position() == Game.from_position("city london; seat 1: hand wild*2").position()


def test_the_board_of_an_unpublished_file() -> None:
    """A board that is given is played on, whatever the package has."""
    board = Game.from_position("city london").board
    assert Game.from_position("seats 2", board).board is board
