"""Who sees what."""

from __future__ import annotations

import pytest

from omnibus.game.cards import NotationError
from omnibus.game.event import CardDrawn, TicketsKept, TicketsOffered, redacted
from omnibus.game.game import Game
from omnibus.game.view_text import parse_view

POSITION = """
city london; seats 3; to-move 1
seat 0; hand black*3 wild; seen black; tickets british-museum--waterloo
seat 1; hand blue*2; tickets british-museum--st-pauls globe-theatre--brick-lane
"""


def test_the_own_hand_and_tickets_are_seen() -> None:
    view = Game.from_position(POSITION).view(0)
    assert view.hand == {"black": 3, "wild": 1}
    assert view.tickets == ("british-museum--waterloo",)


def test_of_the_others_numbers_are_seen_and_what_lay_face_up() -> None:
    view = Game.from_position(POSITION).view(1)
    assert (view.players[0].cards, view.players[0].seen, view.players[0].tickets) == (4, {"black": 1}, 1)
    assert view.players[0].revealed is None
    assert "british-museum--waterloo" not in str(view)


def test_who_watches_sees_no_hand() -> None:
    view = Game.from_position(POSITION).view(None)
    assert (view.hand, view.tickets, view.offer, view.returned) == (None, None, None, None)
    assert [player.cards for player in view.players] == [4, 2, 2]


def test_all_is_revealed_at_the_end() -> None:
    view = Game.from_position(POSITION + "phase over").view(None)
    assert view.players[0].revealed == ("british-museum--waterloo",)
    assert view.players[0].tickets_done == 0


def test_secrets_in_events() -> None:
    drawn = CardDrawn(0, "wild")
    offered = TicketsOffered(0, 2, ("a--b", "c--d"))
    kept = TicketsKept(0, 1, 1, ("a--b",))
    for event in (drawn, offered, kept):
        assert redacted(event, 0) == event
        assert redacted(event, 1) == redacted(event, None) != event
    assert str(redacted(drawn, 1)) == "card-drawn seat=0"
    assert str(redacted(offered, 1)) == "tickets-offered seat=0 count=2"
    assert str(redacted(kept, 1)) == "tickets-kept seat=0 kept=1 returned=1"


def test_a_view_is_a_text() -> None:
    text = str(Game.from_position(POSITION).view(0))
    assert text.startswith('omnibus view 1\ncity: "london"\n')
    assert 'hand: {"black":3,"wild":1}\n' in text


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("omnibus view 1", "omnibus view 7", "first line should be"),
        ('city: "london"', "city: london", "line 2: "),
        ('city: "london"\n', "", "incomplete or wrong: .*city"),
        ("ply: 0", 'ply: "none"', "incomplete or wrong: .*ply"),
    ],
)
def test_a_view_that_is_wrong_is_refused(old: str, new: str, words: str) -> None:
    text = str(Game.from_position(POSITION).view(0))
    assert old in text
    with pytest.raises(NotationError, match=words):
        parse_view(text.replace(old, new))
