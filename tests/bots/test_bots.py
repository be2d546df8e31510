"""Laws for every bot there is."""

from random import Random

import pytest
from hypothesis import given, settings, strategies

from omnibus.bots.levels import FAMILY, levels
from omnibus.bots.player import BotError, BotPlayer, events_since_own, play_to_end
from omnibus.bots.registry import BOTS, make_bot
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction, DrawTickets, Pass
from omnibus.game.event import CardDrawn, redacted
from omnibus.game.game import Game
from omnibus.game.sampling import sample_hidden
from tests.kit.duels import share_of_wins
from tests.kit.play import from_random, play_on
from tests.kit.scattered import scattered
from tests.kit.tables import TABLES, Table

SEEDS = strategies.integers(0, 2**32)
tables = strategies.sampled_from(TABLES)
SIMULATIONS = 20
"""So few that even those who think long are quick; the others don't mind."""
NAMES = sorted(
    f"{name}@{SIMULATIONS}"
    for name in (
        *BOTS,
        *(slug for slug, _ in levels()),
        f"{levels()[-1][0]}{FAMILY}",
        "adaptive:WWWW",
    )
)
"""Whoever is registered is held to the laws."""
names = strategies.sampled_from(NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_bot_plays_every_game_to_its_end(name: str, table: Table) -> None:
    assert play_to_end(table.deal(4), [make_bot(name, 4)] * table.seats).over


@given(tables, names, SEEDS)
@settings(max_examples=150)
def test_a_bot_copes_with_any_position(table: Table, name: str, seed: int) -> None:
    """Empty piles, hoarded hands, last pieces, last tickets, forced passes (E-12, E-13)."""
    game = Game.from_position(scattered(table, Random(seed)))
    assert play_to_end(game, [make_bot(name, seed)] * table.seats).over


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_decision_depends_on_a_secret(table: Table, name: str) -> None:
    """What a seat can't tell apart, its bot decides alike."""
    for depth in (0, table.seats, 11, 26, 45):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        seat = game.to_move
        if seat is not None:
            twin = sample_hidden(game.view(seat), Random(depth + 1))
            assert make_bot(name, 7).decide(game, seat) == make_bot(name, 7).decide(twin, seat)


@given(tables, names, SEEDS, strategies.integers(0, 80))
@settings(max_examples=100)
def test_the_same_seed_decides_the_same_way(table: Table, name: str, seed: int, depth: int) -> None:
    """Whatever the one bot has decided before and the other one has not."""
    game, experienced = play_on(table.deal(3), from_random(Random(seed)), most=depth), make_bot(name, seed)
    for _ in range(3):
        if (seat := game.to_move) is not None:
            action = experienced.decide(game, seat)
            assert make_bot(name, seed).decide(game, seat) == action
            game.play(action, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_handed_no_secret(name: str) -> None:
    table = TABLES[0]
    game = play_on(table.deal(5), from_random(Random(5)), most=30)
    seat = game.to_move
    assert seat is not None
    turn = make_bot(name).turn(game, seat)
    assert turn.view == game.view(seat)
    assert all(redacted(event, seat) == event for event in turn.events)
    assert not [
        event for event in turn.events if isinstance(event, CardDrawn) and event.seat != seat and event.colour
    ]
    assert list(turn.legal) == game.legal_actions(seat)


def test_events_reach_back_to_ones_own_last_action() -> None:
    game = TABLES[0].deal(1)
    assert events_since_own(game, 0) == game.events_for(0)
    game = play_on(game, from_random(Random(2)), most=20)
    for seat in range(game.seats):
        own = max(number for number, ply in enumerate(game.plies) if ply.seat == seat)
        assert events_since_own(game, seat) == game.events_for(seat, own)


class Stubborn:
    def decide(self, turn: object) -> AnyAction:
        return Pass() if turn else DrawTickets()


def test_an_illegal_decision_is_named() -> None:
    game = TABLES[0].deal(1)
    with pytest.raises(BotError, match="stubborn wants to 'pass'"):
        BotPlayer("stubborn", Stubborn(), 0).decide(game, 0)
    assert game.ply == 0


def test_an_unknown_bot_gets_a_hint() -> None:
    with pytest.raises(OmnibusError, match="did you mean 'greedy'"):
        make_bot("gredy")


@pytest.mark.parametrize("city", sorted({table.city for table in TABLES}))
def test_greedy_beats_random(city: str) -> None:
    assert share_of_wins("greedy", "random", [city], deals=4) > 0.7
