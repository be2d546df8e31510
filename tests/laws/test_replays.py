"""The same seed and the same actions give the same game (R-EDGE-18), whatever way they are written down."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hypothesis import given, settings, strategies as st

from omnibus.game.action import KeepTickets
from omnibus.game.game import Game
from omnibus.game.record import replay
from tests.kit.play import Choose, play_on
from tests.kit.strategies import any_games, chooses, games, lucks, scattered_games, seeds, tables
from tests.kit.tables import Table


@settings(max_examples=60)
@given(games())
def test_same_seed_same_actions_same_states(game: Game) -> None:
    again = Game(game.edition, list(game.start))
    for ply in game.plies:
        assert tuple(again.state) == ply.before
        assert tuple(again.play(ply.action, ply.seat)) == ply.events
    assert again.state == game.state


@given(tables(), seeds())
def test_same_seed_same_deal(table: Table, seed: int) -> None:
    assert table.deal(seed).state == table.deal(seed).state


@settings(max_examples=100)
@given(any_games(), st.integers(0, 2**32))
def test_a_position_holds_everything(game: Game, luck: int) -> None:
    """Read and written it is the same text, and the game goes on from it in the same way."""
    text = game.position()
    again = Game.from_position(text)
    assert again.position() == text
    play_on(game, Random(luck).randrange, most=30)
    play_on(again, Random(luck).randrange, most=30)
    assert again.position() == game.position()


@settings(max_examples=60)
@given(games())
def test_a_record_is_the_game(game: Game) -> None:
    again = replay(game.record())
    assert again.record() == game.record()
    assert again.state == game.state
    assert again.events == game.events


@settings(max_examples=60)
@given(scattered_games(), chooses())
def test_a_record_from_a_position_is_the_game(game: Game, choose: Choose) -> None:
    play_on(game, choose, most=20)
    again = replay(game.record())
    assert again.record() == game.record()
    assert again.position() == game.position()
    assert [ply.events for ply in again.plies] == [ply.events for ply in game.plies]


@settings(max_examples=40)
@given(tables(), seeds(), lucks())
def test_the_order_of_choosing_matters_to_nobody(table: Table, seed: int, luck: Random) -> None:
    """E-33: everybody chooses at once; whoever answers first, the same tickets go under the stack."""
    choices = [luck.choice(table.deal(seed).legal_actions(seat)) for seat in range(table.seats)]
    assert all(isinstance(choice, KeepTickets) for choice in choices)
    ends = []
    for order in permutations(range(table.seats)):
        game = table.deal(seed)
        for seat in order:
            assert seat in game.may_act
            game.play(choices[seat], seat)
        ends.append(game.state)
    assert all(state == ends[0] for state in ends)


@settings(max_examples=60)
@given(games(), chooses())
def test_a_copy_goes_its_own_way(game: Game, choose: Choose) -> None:
    before = game.record(), game.position()
    twin = game.copy()
    assert (twin.record(), twin.position(), twin.events) == (*before, game.events)
    play_on(twin, choose, most=5)
    assert (game.record(), game.position()) == before
    assert replay(twin.record()).position() == twin.position()
