"""Every noun has a text and a JSON form, and comes back from both as it was."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings, strategies

from omnibus.game.action import AnyAction, ClaimRoute, parse_action
from omnibus.game.cards import NotationError
from omnibus.game.event import AnyEvent, parse_event, redacted
from omnibus.game.game import Game
from omnibus.game.view import View
from omnibus.game.view_text import parse_view
from tests.kit.play import Choose, play_on
from tests.kit.strategies import any_games, chooses
from tests.kit.tables import TABLES, Table

WORDS = ("big-ben--waterloo", "black", "black*2", "wild", "none", "none*1", "no-flag", "no-flag*1", "*1")


@given(strategies.lists(strategies.sampled_from(WORDS), max_size=5))
def test_a_claim_in_any_words_is_refused_or_reads_back(words: list[str]) -> None:
    try:
        action = parse_action(" ".join(["claim", *words]))
    except NotationError:
        return
    again = parse_action(str(action))
    assert str(again) == str(action)
    assert isinstance(action, ClaimRoute)
    assert isinstance(again, ClaimRoute)
    assert sorted(again.cards) == sorted(action.cards)
    assert again.decline_flag == action.decline_flag


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_action(table: Table) -> None:
    actions = table.deal(0).edition.actions
    assert len(set(actions)) == len(actions)
    assert len({str(action) for action in actions}) == len(actions)
    for number, action in enumerate(actions):
        assert parse_action(str(action)) == action
        assert msgspec.json.decode(msgspec.json.encode(action), type=AnyAction) == action
        assert table.deal(0).edition.action_number(action) == number


@settings(max_examples=80)
@given(any_games(), chooses())
def test_every_event(game: Game, choose: Choose) -> None:
    play_on(game, choose, most=30)
    for seat in (None, *range(game.seats)):
        for event in (*game.events, *game.events_for(seat)):
            assert parse_event(str(event)) == event
            assert msgspec.json.decode(msgspec.json.encode(event), type=AnyEvent) == event
            assert redacted(redacted(event, seat), seat) == redacted(event, seat)


@settings(max_examples=150)
@given(any_games())
def test_every_view(game: Game) -> None:
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert parse_view(str(view)) == view
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


@settings(max_examples=80)
@given(any_games(), chooses())
def test_events_from_a_ply_on(game: Game, choose: Choose) -> None:
    """``events_for`` can be asked for any part; all parts together are the whole."""
    play_on(game, choose, most=10)
    for seat in (None, *range(game.seats)):
        whole = game.events_for(seat)
        assert whole == [redacted(event, seat) for event in game.events]
        for ply in range(1, len(game.plies) + 1):
            since = game.events_for(seat, ply=ply)
            assert not since or whole[-len(since) :] == since
        assert game.events_for(seat, ply=len(game.plies)) == []
