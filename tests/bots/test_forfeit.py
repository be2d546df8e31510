"""Bots that fail cost themselves a decision, and nobody the game."""

import threading
import time

import pytest

from omnibus.bots.bot import Bot
from omnibus.bots.forfeit import ForgivenPlayer
from omnibus.bots.player import play_to_end
from omnibus.bots.random_bot import RandomBot
from omnibus.bots.registry import bot_named
from omnibus.bots.time_limit import OutOfTime, time_limit
from tests.kit.tables import TABLES


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "KeyError: 'oh'"),
        ("Leaves", "SystemExit: 3"),
        ("Nonsense", "wants to '17', which it may not do now"),
        ("Unspeakable", "RecursionError: again"),
        ("Sleeps", "it took more than 0.02 s"),
    ],
)
def test_a_decision_that_fails_is_made_by_chance_and_reported(bot: str, reason: str) -> None:
    game = TABLES[0].deal(1)
    player = ForgivenPlayer("bad", bot_named(f"tests.bots.failing:{bot}"), 5, seconds=0.02)
    action = player.decide(game, 0)
    assert action in game.legal_actions(0)
    (forfeit,) = player.forfeits
    assert (forfeit.bot, forfeit.seat, forfeit.ply) == ("bad", 0, 0)
    assert reason in forfeit.reason
    again = ForgivenPlayer("bad", player.bot, 5, seconds=0.02)
    assert again.decide(game, 0) == action


@pytest.mark.parametrize("bot", ["Raises", "Leaves", "Nonsense"])
def test_a_game_with_a_bot_that_always_fails_comes_to_its_end(bot: str) -> None:
    player = ForgivenPlayer("bad", bot_named(f"tests.bots.failing:{bot}"), 1)
    game = play_to_end(TABLES[0].deal(2), [player] * TABLES[0].seats)
    assert game.over
    assert len(player.forfeits) == game.ply


def test_a_bot_that_fails_nothing_forfeits_nothing() -> None:
    bot: Bot = RandomBot()
    player = ForgivenPlayer("good", bot, 1, seconds=60)
    play_to_end(TABLES[0].deal(2), [player] * TABLES[0].seats)
    assert player.forfeits == []


def test_without_a_limit_there_is_no_alarm() -> None:
    with time_limit(None):
        time.sleep(0.001)


def test_where_no_alarm_can_be_set_the_time_is_looked_at_afterwards() -> None:
    seen: list[str] = []

    def work() -> None:
        with time_limit(60):
            seen.append("in time")
        try:
            with time_limit(0.001):
                time.sleep(0.01)
        except OutOfTime:
            seen.append("late")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == ["in time", "late"]
