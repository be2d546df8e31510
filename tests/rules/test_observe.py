"""What learners are told of a position is what the View tells, in numbers."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from omnibus.rules.observe import observation_size, observe
from tests.kit.observations import expected_parts, parts_of
from tests.kit.strategies import any_games, lucks

SMALL = 2**15
"""Each number has to have room in 16 bits."""


def observed(game: Game, seat: int) -> list[int]:
    row = [99] * observation_size(game.edition.integers)
    observe(game.state, game.edition.integers, seat, row)
    return row


def told(game: Game) -> list[int]:
    """The seats that are told: while starting tickets are chosen, those that still owe it."""
    return game.may_act if game.view(None).phase == "choosing" else list(range(game.seats))


@settings(max_examples=200)
@given(any_games())
def test_a_row_says_what_the_view_says(game: Game) -> None:
    for seat in told(game):
        row = observed(game, seat)
        assert parts_of(game.edition, row) == expected_parts(game.edition, game.view(seat))
        assert all(abs(number) < SMALL for number in row)


@settings(max_examples=60)
@given(any_games(), lucks())
def test_nothing_hidden_is_in_a_row(game: Game, luck: Random) -> None:
    for seat in told(game):
        other = sample_hidden(game.view(seat), luck)
        assert observed(other, seat) == observed(game, seat)
