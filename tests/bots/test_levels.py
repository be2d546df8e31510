"""Levels for people."""

import pytest
from hypothesis import given, strategies

from omnibus.bots.adaptive import AdaptiveBot, strength
from omnibus.bots.budget import Budget
from omnibus.bots.levels import FAMILY, LEVELS, SearchingLevel, bot_of, levels
from omnibus.bots.master import MasterBot
from omnibus.bots.registry import bot_named, is_bot, make_bot
from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from tests.kit.duels import share_of_wins

BLOCK_OR_SCORE = (
    "city london; seats 2; last-round 2 turns-left by 1; to-move 0; market blue blue green green yellow;"
    "seat 0: tickets none; hand black*4 orange*3;"
    "routes covent-garden--st-pauls.a globe-theatre--tower-of-london british-museum--piccadilly-circus"
    " regents-park--baker-street;"
    "seat 1: tickets none; hand orange*3; seen orange*3;"
    "routes hyde-park--piccadilly-circus.a buckingham-palace--trafalgar-square trafalgar-square--waterloo"
    " waterloo--elephant-and-castle british-museum--covent-garden.a globe-theatre--st-pauls.a"
    " trafalgar-square--big-ben piccadilly-circus--trafalgar-square.orange"
    " hyde-park--buckingham-palace.orange"
)
"""Four black cards bring most, and lose; three orange ones take the only route that the rival can pay."""


def test_levels_go_from_a_first_game_to_mastery() -> None:
    slugs = [slug for slug, _ in levels()]
    assert slugs == [f"level:{number}" for number in range(1, len(LEVELS) + 1)]
    assert levels()[0][1].startswith("first game: ")
    assert levels()[-1][1].startswith("master: ")
    assert all(is_bot(slug) for slug in slugs)


@pytest.mark.parametrize("name", ["level:0", "level:7", "level:", "level:x", "level:2+famly", "level:²"])
def test_an_unknown_level_is_said(name: str) -> None:
    with pytest.raises(OmnibusError, match="there is no level"):
        bot_named(name)


def test_the_planning_level_is_stronger_than_a_first_game() -> None:
    """What the levels are worth is measured in the ladder."""
    assert share_of_wins("level:4", "level:1", ["london", "paris"], deals=3) > 0.7


def test_with_the_family_nobody_is_blocked_on_purpose() -> None:
    game = Game.from_position(BLOCK_OR_SCORE)
    assert str(make_bot("level:6@400").decide(game, 0)) == "claim st-pauls--brick-lane orange*3"
    assert str(make_bot(f"level:6{FAMILY}@400").decide(game, 0)).endswith("black*4")


def test_the_last_level_is_the_master_and_with_the_family_the_searcher() -> None:
    level = LEVELS[-1]
    master, searching = bot_of(level), bot_of(level, family=True)
    assert isinstance(master, MasterBot)
    assert master.budget == Budget(simulations=level.simulations)
    assert isinstance(searching, SearchingLevel)
    assert searching.family


@given(strategies.text("WLD", max_size=60))
def test_whoever_wins_meets_more_and_whoever_loses_less(results: str) -> None:
    level = strength(results)
    assert 1 <= strength(results + "L") <= level <= strength(results + "W") <= len(LEVELS)
    assert strength(results + "D") == level


def test_a_level_is_found_and_held() -> None:
    """A person of a certain strength soon meets it, and stays near."""
    results = ""
    for _ in range(60):
        results += "W" if strength(results) < 4.6 else "L"
    assert all(abs(strength(results[:-n]) - 4.6) < 0.5 for n in range(1, 20))


@pytest.mark.parametrize("name", ["adaptive:X", "adaptive:wl", "adaptive:" + "W" * 1001])
def test_results_that_can_not_be_are_said(name: str) -> None:
    with pytest.raises(OmnibusError, match="results are written as W, L and D"):
        bot_named(name)


def test_without_results_the_start_is_in_the_middle() -> None:
    for name in ("adaptive", "adaptive:"):
        bot = bot_named(name)
        assert isinstance(bot, AdaptiveBot)
        assert bot.level == 3.0
