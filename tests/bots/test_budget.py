"""How much a bot may think: said in its name, or by the table."""

from random import Random

import pytest

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget, parse_budget
from omnibus.bots.player import BotPlayer
from omnibus.bots.registry import bot_named, is_bot, make_bot
from omnibus.bots.searcher import SearcherBot
from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("4000", Budget(simulations=4000)),
        ("100ms", Budget(seconds=0.1)),
        ("2s", Budget(seconds=2.0)),
        ("2.5s", Budget(seconds=2.5)),
    ],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert parse_budget(text) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "-1", "1.5", "s", "5 ms", "1e9s", "9" * 12, "9999s", "²", "4h"]
)
def test_what_is_no_budget_is_said(text: str) -> None:
    with pytest.raises(OmnibusError, match=r"budget|may try|may think"):
        bot_named(f"searcher@{text}")


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Budget(), None, Budget()),
        (Budget(10), Budget(20, 1.0), Budget(10, 1.0)),
        (Budget(None, 3.0), Budget(5, 1.0), Budget(5, 1.0)),
    ],
)
def test_two_budgets_are_both_kept(one: Budget, other: Budget | None, both: Budget) -> None:
    assert one.within(other) == both


class Recorder:
    def __init__(self) -> None:
        self.told: list[Budget | None] = []

    def decide(self, turn: Turn) -> AnyAction:
        self.told.append(turn.budget)
        return turn.legal[0]


def test_the_table_says_how_much() -> None:
    bot = Recorder()
    BotPlayer("recorder", bot, 1, Budget(7)).decide(TABLES[0].deal(1), 0)
    BotPlayer("recorder", bot, 1).decide(TABLES[0].deal(1), 0)
    assert bot.told == [Budget(7), None]


def test_a_name_says_how_much() -> None:
    game = play_on(TABLES[0].deal(1), from_random(Random(1)), most=20)
    seat = game.to_move
    assert seat is not None
    named = make_bot("searcher@30", 4).decide(game, seat)
    assert named == BotPlayer("searcher", SearcherBot(30), 4).decide(game, seat)
    assert named == BotPlayer("searcher", SearcherBot(), 4, Budget(30)).decide(game, seat)


def test_only_names_with_good_budgets_are_bots() -> None:
    assert is_bot("searcher@100ms")
    assert is_bot("greedy")
    assert not is_bot("ada@home")
    with pytest.raises(OmnibusError, match="there is no bot 'sercher'; did you mean 'searcher'"):
        bot_named("sercher@100")
