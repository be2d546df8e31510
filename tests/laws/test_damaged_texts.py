"""Whatever is wrong with a text, the answer is a named error; of a record it names the line."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from hypothesis import given, settings, strategies as st
from hypothesis.strategies import DataObject

from omnibus.errors import OmnibusError
from omnibus.game.action import parse_action
from omnibus.game.event import parse_event
from omnibus.game.faults import position_faults
from omnibus.game.game import Game
from omnibus.game.record import RecordError, replay
from omnibus.game.view_text import parse_view
from tests.kit.damage import damaged, scraps
from tests.kit.play import play_on
from tests.kit.strategies import any_games, games

T = TypeVar("T")


def read_or_refuse(read: Callable[[str], T], text: str) -> T | OmnibusError:
    try:
        return read(text)
    except OmnibusError as error:
        return error


def check_playable(game: Game) -> None:
    """What was accepted is a whole game: without faults, and it can be played to its end."""
    assert position_faults(game.edition, game.state) == []
    assert Game.from_position(game.position()).position() == game.position()
    play_on(game, Random(1).randrange, most=3_000)
    assert game.over


def check_record(text: str) -> None:
    again = read_or_refuse(replay, text)
    if isinstance(again, Game):
        check_playable(again)
    else:
        assert isinstance(again, RecordError)
        assert 1 <= again.line <= len(text.splitlines()) + 1
        assert str(again).startswith(f"line {again.line}: ")


@settings(max_examples=300)
@given(games(), st.data())
def test_damaged_records(game: Game, data: DataObject) -> None:
    check_record(data.draw(damaged(game.record())))


@settings(max_examples=150)
@given(any_games(), st.data())
def test_damaged_records_from_positions(game: Game, data: DataObject) -> None:
    fresh = play_on(Game.from_position(game.position()), lambda _number: 0, most=5)
    check_record(data.draw(damaged(fresh.record())))


@settings(max_examples=500)
@given(any_games(), st.data())
def test_damaged_positions(game: Game, data: DataObject) -> None:
    again = read_or_refuse(Game.from_position, data.draw(damaged(data.draw(damaged(game.position())))))
    if isinstance(again, Game):
        check_playable(again)


@settings(max_examples=200)
@given(any_games(), st.data())
def test_damaged_views(game: Game, data: DataObject) -> None:
    again = read_or_refuse(parse_view, data.draw(damaged(str(game.view(0)))))
    assert isinstance(again, OmnibusError) or parse_view(str(again)) == again


@settings(max_examples=300)
@given(any_games(), st.data())
def test_damaged_actions(game: Game, data: DataObject) -> None:
    action = data.draw(st.sampled_from(game.edition.actions))
    text = data.draw(damaged(str(action)) | scraps())
    before = game.position()
    read_or_refuse(parse_action, text)
    read_or_refuse(game.explain, text)
    assert game.position() == before
    assert isinstance(read_or_refuse(game.play, text), OmnibusError) == (game.position() == before)


@settings(max_examples=200)
@given(any_games(), st.data())
def test_damaged_events(game: Game, data: DataObject) -> None:
    play_on(game, lambda _number: 0, most=3)
    event = data.draw(st.sampled_from(game.events)) if game.events else None
    again = read_or_refuse(parse_event, data.draw(damaged(str(event)) | scraps()))
    assert isinstance(again, OmnibusError) or parse_event(str(again)) == again


@given(st.text())
def test_any_text(text: str) -> None:
    for read in (replay, Game.from_position, parse_action, parse_event, parse_view):
        answer = read_or_refuse(read, text)
        assert str(answer)
