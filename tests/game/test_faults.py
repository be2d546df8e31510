"""Each way in which a position can be impossible is said in words."""

from __future__ import annotations

import pytest

from omnibus.game.draft import PositionError
from omnibus.game.game import Game

BLUE = "regents-park--baker-street"
BOTH = "british-museum--covent-garden.a british-museum--covent-garden.b"

IMPOSSIBLE = {
    # cards
    "seat 0: hand black*7": "more black cards than the 6 in the box",
    "deck black": "there are .* in the box",
    "discards rest; deck none; market none": r"the draw pile is empty, .*\(E-1\)",
    "market red": "colour 'red'",
    "market black*2 - black*2": r"only 4 cards are face up although there are more \(E-2\)",
    "market wild*3 black*2": r"3 wilds are face up and should have been flushed \(E-3\)",
    "market black*6": "the market has only 5 cards",
    "seat 0: hand black; seen black*2": "seat 0 is known to hold more black cards than it holds",
    # tickets
    "seat 0: tickets british-museum--waterloo; seat 1: tickets british-museum--waterloo": "in 2 places",
    "stack none; seat 0: tickets none; seat 1: tickets none": "nowhere",
    "stack british-museum--waterloo british-museum--waterloo; seat 0: tickets rest": "in 2 places",
    "seat 0: offer british-museum--waterloo": "seat 0 is offered tickets at the wrong time",
    "phase keeping; seat 0: offer british-museum--waterloo": "should be offered 2 tickets, not 1",
    "phase choosing; seat 0: offer none": "seat 0 should be offered 2 starting tickets, not 0",
    # turns
    "phase choosing; to-move 1": "seat 0 is the first that has not chosen",
    "phase choosing; seat 0: chosen; seat 1: chosen": "everybody has chosen",
    "phase choosing; seat 0: chosen": "seat 0 can't have chosen 0",
    "phase choosing; last-round 2 turns-left by 1": "can't begin before everybody has chosen",
    "phase drawing; market none; deck none; seat 0: hand rest": r"\(E-6\)",
    "passes 2": "after 2 passes in a row the game should be over",
    "phase drawing; passes 1": "somebody has just passed",
    "last-round 0 turns-left by 0": "0 turns can't be left",
    "last-round 3 turns-left by 0": "3 turns can't be left",
    "last-round 1 turns-left by 1": "seat 1 should be to move",
    # seats
    "seat 0: pieces bus*16": "seat 0 has 16 of kind bus left and 0 placed, of 17",
    "seat 0: score 5": "seat 0 has a score of 5, and a recount gives 0",
    "seat 0: flags 1": "there are none in this city",
    "seat 0: flag-cards black": "can't have these flag cards",
    "seat 0: bonus 1": "1 bonus cards are held and -1 left, of 0",
    f"seat 0: routes {BLUE}; seat 1: routes {BLUE}": "has 2 owners",
    f"seat 0: routes {BOTH}": "one seat owns .* and its twin",
    "seat 0: routes british-museum--covent-garden.a; seat 1: routes british-museum--covent-garden.b": (
        "can't both be taken"
    ),
    # names
    "seat 0: routes nowhere--elsewhere": "there is no route",
    "seat 0: routes british-museum--covent-garden": "is a double route: say which",
    "seat 0: tickets nowhere--elsewhere": "there is no ticket",
    "seat 0: hand mauve": "there is no colour 'mauve'",
    "seat 0: pieces tram*3": "there is no kind 'tram'",
    "seat 0: seen mauve": "there is no colour 'mauve'",
    "seats 5": "played by 2 to 4, not by 5|a number from 0 to 4",
    "seats 1": "played by 2 to 4, not by 1",
    "seats 2; seat 2: hand none": "there are only the seats 0 to 1",
    "to-move 2; seats 2": "there are only the seats 0 to 1",
    "profile nonsense": "has no rules profile 'nonsense'",
    "board 0123456789ab": "the position is of board version 0123456789ab",
    # words
    "hand black": r"whose hand\? Say seat 0",
    "phase sleeping": "there is no phase 'sleeping'",
    "weather fine": "there is no statement 'weather'",
    "markt black": "did you mean 'market'",
    "omnibus position 2": "not a position of a known version",
    "last-round soon": "last-round 2 turns-left by 1",
    "seed xyz": "should be hexadecimal",
    "seed 100000000000000000000000000000000": "a seed has 128 bits",
    "passes many": "'many' should be a number",
    "passes --1": "'--1' should be a number",
    "seat 0: hand black*x": "should be a colour, a star and a number",
    "seat 0: hand *2": "should be a colour, a star and a number",
    "seat 0: hand black none": "'none' stands alone",
}


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_words(text: str) -> None:
    with pytest.raises(PositionError, match=IMPOSSIBLE[text]) as refusal:
        Game.from_position(f"city london; {text}")
    assert all(refusal.value.faults)


def test_every_fault_is_named_at_once() -> None:
    with pytest.raises(PositionError) as refusal:
        Game.from_position("city london; seat 0: score 5; pieces bus*3; seen black*6; hand none")
    assert len(refusal.value.faults) == 3
    assert str(refusal.value).startswith("the position is impossible:\n")


def test_every_line_that_says_nothing_is_named_at_once() -> None:
    with pytest.raises(PositionError) as refusal:
        Game.from_position("city london\nweather fine\n\nwind strong")
    assert [fault[:7] for fault in refusal.value.faults] == ["line 2:", "line 4:"]


def test_a_position_without_a_city() -> None:
    with pytest.raises(PositionError, match="names no city"):
        Game.from_position("seats 2")


def test_a_position_without_end() -> None:
    with pytest.raises(PositionError, match="no more than 2000 statements"):
        Game.from_position("ply 1;" * 2001)


@pytest.mark.parametrize("city", ["paris"])
def test_all_flag_cards_at_once(city: str) -> None:
    """Between turns a complete flag has been scored."""
    with pytest.raises(PositionError, match="can't have these flag cards"):
        Game.from_position(f"city {city}; seat 0: flag-cards blue white red")


def test_more_bonus_cards_than_marked_routes() -> None:
    with pytest.raises(PositionError, match="seat 0 has 1 bonus cards and 0 marked routes"):
        Game.from_position("city amsterdam; seat 0: bonus 1")


def test_fewer_bonus_cards_than_marked_routes_while_there_are_some() -> None:
    with pytest.raises(PositionError, match="seat 0 has 0 bonus cards and 1 marked routes"):
        Game.from_position("city amsterdam; seat 0: routes nieuwe-waal--noordermarkt; bonus 0")
