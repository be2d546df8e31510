"""A seat is told what it may know and nothing else: no byte depends on what is hidden from it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from omnibus.game.action import DrawTickets
from omnibus.game.event import DiscardsShuffled
from omnibus.game.faults import position_faults
from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from tests.kit.play import Choose, play_on
from tests.kit.strategies import any_games, chooses, games, lucks, scattered_games
from tests.laws.twins import Twin, same_for_others


@settings(max_examples=250)
@given(any_games(), lucks())
def test_the_view_of_a_sample_is_the_view(game: Game, luck: Random) -> None:
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        sample = sample_hidden(view, luck)
        assert sample.view(seat) == view
        assert str(sample.view(seat)) == str(view)
        assert position_faults(sample.edition, sample.state) == []
        if seat is not None:
            assert sample.legal_numbers(seat) == game.legal_numbers(seat)


@settings(max_examples=100)
@given(any_games(), lucks(), chooses())
def test_a_sample_can_be_played(game: Game, luck: Random, choose: Choose) -> None:
    sample = sample_hidden(game.view(luck.randrange(game.seats)), luck)
    play_on(sample, choose)
    assert sample.over


@settings(max_examples=100)
@given(games(plies=120), lucks())
def test_samples_differ_and_do_not_know_the_seed(game: Game, luck: Random) -> None:
    """All is drawn from the view and the caller's random numbers alone."""
    state, view = luck.getstate(), game.view(0)
    first, second = sample_hidden(view, luck), sample_hidden(view, luck)
    assert first.position() != second.position()
    luck.setstate(state)
    assert sample_hidden(view, luck).position() == first.position()


def visible(game: Game, seat: int | None) -> bytes:
    """Everything that is sent to the seat."""
    events = game.events_for(seat, ply=len(game.plies) - 1 if game.plies else 0)
    legal = [] if seat is None else [str(action) for action in game.legal_actions(seat)]
    return msgspec.json.encode([game.view(seat), str(game.view(seat)), events, legal])


@settings(max_examples=300)
@given(scattered_games() | games(plies=150), lucks())
def test_what_is_hidden_changes_no_byte(game: Game, luck: Random) -> None:
    """The same visible actions in two games that differ in secrets: a seat is sent the same all along."""
    seat = luck.choice([None, *range(game.seats)])
    if game.over:
        return
    game = Game.from_position(game.position())
    secret = Twin(game, seat, luck)
    twin = secret.game
    assert visible(twin, seat) == visible(game, seat)
    for _ in range(40):
        mover = luck.choice(game.may_act)
        action = luck.choice(game.legal_actions(mover))
        copied = action if mover == seat else same_for_others(action, game, twin, mover)
        if copied is None:
            continue
        if isinstance(action, DrawTickets):
            if secret.top < 2:
                continue
            secret.top -= 2
        events = game.play(action, mover)
        twin.play(copied, mover)
        told = secret.choosing and game.view(None).phase != "choosing"
        shuffled = any(isinstance(event, DiscardsShuffled) for event in events)
        bottom_reached = shuffled or game.view(None).deck_left <= secret.deep
        if told or bottom_reached or game.over:
            return
        assert visible(twin, seat) == visible(game, seat)


def test_a_watcher_can_do_nothing() -> None:
    """There is no seat behind ``None`` to ask about."""
    view = Game.from_position("city london").view(None)
    assert (view.hand, view.tickets, view.offer, view.returned) == (None, None, None, None)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        Game.from_position("city london; seats 2").view(seat)
