"""Anybody's bots."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from omnibus.bots import registry
from omnibus.bots.elsewhere import bot_elsewhere
from omnibus.bots.player import play_to_end
from omnibus.bots.random_bot import RandomBot
from omnibus.bots.registry import GROUP, bot_named, make_bot
from omnibus.errors import OmnibusError
from tests.architecture.tree import ROOT
from tests.kit.tables import TABLES

EXAMPLE = f"{ROOT / 'examples' / 'longest_route_bot.py'}:LongestRouteBot"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_example_plays_everywhere(table: object) -> None:
    for laid in TABLES:
        if laid == table:
            assert play_to_end(laid.deal(4), [make_bot(EXAMPLE, 1)] * laid.seats).over


def test_the_example_is_short() -> None:
    assert len(Path(EXAMPLE.partition(":")[0]).read_text().splitlines()) <= 20


def test_a_file_is_loaded_once() -> None:
    assert type(bot_named(EXAMPLE)) is type(bot_named(EXAMPLE))


def test_a_bot_of_a_module() -> None:
    assert isinstance(make_bot("omnibus.bots.random_bot:RandomBot").bot, RandomBot)


def test_a_bot_that_a_package_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint("dice", "omnibus.bots.random_bot:RandomBot", GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [brought] if group == GROUP else [])
    assert isinstance(bot_named("dice"), RandomBot)
    with pytest.raises(OmnibusError, match="did you mean 'dice'"):
        bot_named("dise")


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("no_such_module:Bot", "No module named"),
        ("omnibus.bots.random_bot:Bot9", "AttributeError"),
        ("no_such_file.py:Bot", "FileNotFoundError"),
        ("tests.bots.failing:Unfinished", "NotImplementedError: later"),
        ("tests.bots.failing:Mute", "has no method 'decide'"),
        (":", "can't be made"),
    ],
)
def test_what_is_no_bot_is_said(place: str, message: str) -> None:
    with pytest.raises(OmnibusError, match=message):
        bot_elsewhere(place)


def test_a_file_that_fails_can_be_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("1 / 0")
    with pytest.raises(OmnibusError, match="ZeroDivisionError"):
        bot_elsewhere(f"{file}:Bot")
    file.write_text("class Bot:\n    decide = print")
    assert type(bot_elsewhere(f"{file}:Bot")).__name__ == "Bot"
