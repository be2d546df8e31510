"""An action can be taken back exactly where it revealed nothing (E-45), and then all is as it was."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.game.record import replay
from tests.kit.play import Choose, Temper, next_action, play_on
from tests.kit.strategies import any_games, chooses, games

TELLS_SOMETHING = (
    "card-taken", "card-drawn", "card-turned-up", "discards-shuffled", "tickets-offered", "tickets-kept",
    "game-ended",
)  # fmt: skip


def memory(game: Game) -> tuple[object, ...]:
    return list(game.state), list(game.plies), game.position(), game.record()


@settings(max_examples=200)
@given(any_games(), chooses())
def test_undo_is_exact_or_refused(game: Game, choose: Choose) -> None:
    for _ in range(8):
        if game.over:
            return
        before = memory(game)
        seat, number = next_action(game, choose, (Temper.BUILDER,) * game.seats)
        events = game.play_number(number, seat)
        after = memory(game)
        if any(str(event).startswith(TELLS_SOMETHING) for event in events):
            with pytest.raises(OmnibusError, match="E-45"):
                game.undo()
            assert memory(game) == after
        else:
            assert game.undo() == game.edition.actions[number]
            assert memory(game) == before
            game.play_number(number, seat)
            assert memory(game) == after


@given(games())
def test_a_game_goes_on_after_any_number_of_undos(game: Game) -> None:
    while game.plies:
        try:
            game.undo()
        except OmnibusError:
            break
    assert replay(game.record()).position() == game.position()
    play_on(game, lambda _number: 0, most=20)
    assert replay(game.record()).position() == game.position()


@given(games(plies=0))
def test_nothing_to_take_back(game: Game) -> None:
    with pytest.raises(OmnibusError, match="nothing"):
        game.undo()
