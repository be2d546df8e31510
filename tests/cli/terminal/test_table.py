"""A game in play at one terminal."""

import pytest

from omnibus.errors import OmnibusError
from omnibus.game.event import CardDrawn
from omnibus.game.refusal import IllegalActionError
from tests.cli.terminal.tables import dealt, laid, started

BOB_CAN_CLAIM = """city london; seats 3; deck green*10 ...
    seat 0: hand blue*2; seat 1: hand orange*4; seat 2: hand pink*3"""


def test_bots_play_on_the_same_way() -> None:
    """Their chance hangs on the game's seed and the ply, so that a resumed game is the same."""
    choices = []
    for _ in range(2):
        table = dealt("paris", "random,random", seed=9)
        for _ in range(20):
            table.bot_plays()
        choices.append([str(ply.action) for ply in table.game.plies])
    assert choices[0] == choices[1]


def test_an_illegal_action_changes_nothing() -> None:
    table = started("london")
    before = list(table.game.state)
    with pytest.raises(IllegalActionError):
        table.play("pass", 0)
    assert table.game.state == before


def test_news_is_told_once_and_to_each_what_he_may_know() -> None:
    table = started("london")
    table.play("draw blind", 0)
    own, other = table.news(0), table.news(1)
    assert isinstance(own[0], CardDrawn)
    assert isinstance(other[0], CardDrawn)
    assert own[0].colour
    assert other[0].colour is None
    assert table.news(0) == table.news(1) == []


def test_undo_takes_back_what_bots_did_since() -> None:
    """As long as nothing was revealed (E-45)."""
    table = laid("city london; seats 2; seat 0: hand blue; seat 1: hand orange*4 blue*2", "Ada,greedy")
    table.game.play("claim big-ben--waterloo blue", 0)
    table.game.play("claim baker-street--british-museum orange*4", 1)
    assert str(table.undo(0)) == "claim big-ben--waterloo blue"
    assert table.game.ply == 0
    assert table.to_move == 0


def test_undo_stops_at_what_was_revealed() -> None:
    """E-45"""
    table = laid("city london; seats 2; seat 0: hand blue", "Ada,greedy")
    table.play("claim big-ben--waterloo blue", 0)
    table.play("draw blind", 1)
    with pytest.raises(OmnibusError, match=r"greedy did since revealed something.*E-45"):
        table.undo(0)
    assert table.game.ply == 2


def test_nobody_takes_back_what_another_person_did() -> None:
    table = laid("city london; seats 2; seat 0: hand blue; seat 1: hand orange*4")
    table.play("claim big-ben--waterloo blue", 0)
    table.play("claim baker-street--british-museum orange*4", 1)
    with pytest.raises(OmnibusError, match="Bob has played since"):
        table.undo(0)
    with pytest.raises(OmnibusError, match="nothing yet"):
        laid("city london; seats 2").undo(0)


def test_the_screen_is_hidden_between_two_people_only() -> None:
    alone, both = dealt("paris", "Ada,greedy"), dealt("paris", "Ada,Bob")
    assert not alone.is_hidden_from(None)
    assert both.is_hidden_from(None)
    assert both.is_hidden_from(1)
    assert not both.is_hidden_from(0)
    assert not dealt("paris", "greedy,Ada,Bob").is_hidden_from(1)
