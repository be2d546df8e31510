"""What a game answers, and what it says to bad questions."""

from __future__ import annotations

import pytest

from omnibus.errors import OmnibusError
from omnibus.game.action import ClaimRoute, DrawBlind, KeepTickets
from omnibus.game.game import Game, new_game
from omnibus.game.refusal import IllegalActionError
from omnibus.rules.reasons import Reason
from tests.kit.play import play_on


def test_a_game_says_where_it_stands() -> None:
    game = new_game("london", seats=3, seed=7, first=2)
    assert repr(game) == "<Game london, 3 seats, ply 0, seat 2 to move>"
    assert (game.seats, game.ply, game.over, game.to_move) == (3, 0, False, 2)
    assert game.may_act == [0, 1, 2]
    assert game.names == ("seat 0", "seat 1", "seat 2")
    play_on(game, lambda _number: 0)
    assert game.over
    assert game.to_move is None
    assert repr(game).endswith("over>")
    assert min(game.ranks()) == 1


def test_an_action_may_be_a_value_or_a_text() -> None:
    game = Game.from_position("city london; seat 0: hand blue*2")
    assert game.explain("draw blind") is None
    assert game.explain(DrawBlind()) is None
    events = game.play("claim baker-street--regents-park blue*2")
    assert str(events[0]) == (
        "route-claimed seat=0 route=regents-park--baker-street cards=blue,blue points=2"
    )


def test_a_refusal_has_words_and_a_rule() -> None:
    game = Game.from_position("city london; seat 0: hand blue")
    claim = ClaimRoute("regents-park--baker-street", ("blue", "blue"))
    refusal = game.explain(claim)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_ENOUGH_CARDS
    assert str(refusal) == "you don't have that many cards of the colour (R-CLM-04)"
    with pytest.raises(IllegalActionError, match="R-CLM-04") as raised:
        game.play(claim)
    assert raised.value.refusal == refusal


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("dance", "is no action; there are: draw blind"),
        ("", "is no action"),
        ("claim regents-park--baker-street", "how is regents-park--baker-street paid"),
        ("claim regents-park--baker-stret blue*2", "did you mean 'regents-park--baker-street'"),
        ("claim british-museum--covent-garden blue", "is a double route: say which"),
        ("claim covent-garden--british-museum.z blue", "no route"),
        ("claim regents-park--baker-street mauve*2", "there is no colour 'mauve'"),
        ("claim regents-park--baker-street blue*many", "a star and a number"),
        ("draw market mauve", "there is no colour 'mauve'"),
        ("keep nothing--at-all", "there is no ticket"),
    ],
)
def test_what_makes_no_sense_is_said_in_words(action: str, words: str) -> None:
    game = Game.from_position("city london; phase keeping" if action.startswith("keep") else "city london")
    for ask in (game.explain, game.play):
        with pytest.raises(OmnibusError, match=words):
            ask(action)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_seat(seat: int) -> None:
    game = Game.from_position("city london; seats 2")
    for ask in (game.view, game.legal_actions, lambda one: game.explain("draw blind", one)):
        with pytest.raises(OmnibusError, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)


def test_the_texts_of_what_is_legal_are_those_of_the_actions() -> None:
    game = new_game("paris", seats=3, seed=4)
    for _ in range(40):
        for seat in game.may_act:
            assert game.legal_texts(seat) == [str(action) for action in game.legal_actions(seat)]
        seat = game.may_act[0]
        game.play(game.legal_actions(seat)[-1], seat)


def test_either_end_of_a_route_may_come_first() -> None:
    game = Game.from_position("city london; seats 3; seat 0: hand blue wild")
    there = "claim british-museum--covent-garden.a blue"
    back = "claim covent-garden--british-museum.a blue"
    assert game.explain(there) is game.explain(back) is None
    game.play(back)
    assert str(game.plies[-1].action) == there


def test_keeping_none_is_refused() -> None:
    game = Game.from_position("city london; phase keeping")
    refusal = game.explain(KeepTickets("none"))
    assert refusal is not None
    assert refusal.reason is Reason.TOO_FEW_TICKETS_KEPT


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 5}, "played by 2 to 4, not by 5"),
        ({"seats": 1}, "played by 2 to 4, not by 1"),
        ({"profile": "nl"}, "no rules profile 'nl'"),
        ({"first": 2}, "seat 2 can't begin"),
        ({"first": -1}, "seat -1 can't begin"),
        ({"ages": [30]}, "1 ages for 2 seats"),
        ({"names": ["Ann"]}, "1 names for 2 seats"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"seed": 2**128}, "a seed is a number from 0"),
    ],
)
def test_a_game_that_cannot_be_set_up(options: dict[str, object], words: str) -> None:
    with pytest.raises(OmnibusError, match=words):
        new_game("london", **options)  # type: ignore[arg-type]


def test_an_unknown_city() -> None:
    with pytest.raises(OmnibusError, match="did you mean 'london'"):
        new_game("londn")


def test_without_a_seed_it_is_drawn() -> None:
    assert new_game("london").state != new_game("london").state
