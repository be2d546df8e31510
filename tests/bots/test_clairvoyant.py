"""The yardstick: it sees what no bot may, and so it is well ahead."""

from omnibus.bots.player import BotPlayer, play_to_end
from omnibus.bots.registry import BOTS, make_bot
from tests.kit.clairvoyant import Clairvoyant
from tests.kit.tables import TABLES


def test_who_sees_everything_beats_the_planner() -> None:
    wins = 0
    for number, table in enumerate(one for one in TABLES if one.seats == 2):
        players: list[BotPlayer] = [make_bot("planner", 1), make_bot("planner", 1)]
        players[number % 2] = Clairvoyant(depth=1)
        wins += play_to_end(table.deal(7), players).ranks()[number % 2] == 1
    assert wins >= 4


def test_it_looks_and_touches_nothing() -> None:
    game = TABLES[0].deal(3)
    before = list(game.state)
    action = Clairvoyant().decide(game, 0)
    assert game.state == before
    assert action in game.legal_actions(0)


def test_it_is_no_opponent() -> None:
    assert "clairvoyant" not in BOTS
