"""An illegal action changes nothing and says why."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from omnibus.game.game import Game
from omnibus.game.refusal import IllegalActionError
from omnibus.rules.reasons import RULES
from tests.kit.strategies import any_games, lucks
from tests.laws.test_undo import memory


@settings(max_examples=200)
@given(any_games(), lucks())
def test_an_illegal_action_changes_nothing(game: Game, luck: Random) -> None:
    before = memory(game)
    catalogue = game.edition.actions
    for seat in range(game.seats):
        legal = set(game.legal_actions(seat))
        for action in luck.sample(catalogue, 12):
            if action in legal:
                assert game.explain(action, seat) is None
                continue
            with pytest.raises(IllegalActionError) as raised:
                game.play(action if luck.random() < 0.5 else str(action), seat)
            refusal = raised.value.refusal
            assert refusal == game.explain(action, seat)
            assert refusal.words
            assert refusal.rule == RULES[refusal.reason]
    assert memory(game) == before


@settings(max_examples=100)
@given(any_games())
def test_looking_changes_nothing(game: Game) -> None:
    before = memory(game)
    for seat in (None, *range(game.seats)):
        game.view(seat)
        game.events_for(seat)
    game.score_sheet()
    game.ranks()
    game.legal_actions()
    repr(game)
    game.copy()
    assert memory(game) == before
