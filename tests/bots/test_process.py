"""Bots in processes of their own: what they are told, and what happens when they say nonsense."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

import pytest

from omnibus.bots.forfeit import ForgivenPlayer
from omnibus.bots.player import BotPlayer, play_to_end
from omnibus.bots.process import ProcessBot, Program, ProgramError
from omnibus.bots.registry import bot_named, is_bot, make_bot
from omnibus.errors import OmnibusError
from tests.architecture.tree import ROOT
from tests.kit.tables import TABLES

NODE = ROOT / "examples" / "longest_route_bot.mjs"
READY = '{"type":"ready"}'


def program(tmp_path: Path, *answers: str, reads: int = 100) -> str:
    """A program that says these lines, one for each hello or decision, and then nothing more."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys\n"
        f"answers = {list(answers)!r}\n"
        f"for number, text in enumerate(sys.stdin):\n"
        f"    if number == {reads}: break\n"
        "    if json.loads(text)['type'] in ('hello', 'decide') and answers:\n"
        "        print(answers.pop(0), flush=True)\n"
    )
    return shlex.join([sys.executable, str(path)])


def test_our_own_bot_decides_over_there_as_it_does_here() -> None:
    """The engine command is the other end: what is told is all that a decision needs."""
    there = ProcessBot(shlex.join([sys.executable, "-m", "omnibus.cli", "engine", "planner"]))
    for table in TABLES[::4]:
        game = table.deal(3)
        players = [BotPlayer("there", there, 1), *[make_bot("planner", 1)] * (table.seats - 1)]
        here = play_to_end(table.deal(3), [make_bot("planner", 1)] * table.seats)
        assert play_to_end(game, players).state == here.state


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_example_in_another_language_plays() -> None:
    for table in TABLES[::5]:
        players = [make_bot(f"process:node {shlex.quote(str(NODE))}", 1)] * table.seats
        assert play_to_end(table.deal(4), players).over


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (["what?"], "says b'what"),
        (['{"type":"ready","protocol":2}'], "speaks protocol 2"),
        ([READY, '{"type":"best","number":1,"action":"dance"}'], "dance"),
        ([READY, '{"type":"best","number":1,"action":"pass"}'], "may not do now"),
        ([READY, '{"type":"error","message":"I give up"}'], "I give up"),
        ([READY, '{"type":"worst"}'], "worst"),
    ],
)
def test_nonsense_costs_the_decision_and_no_more(tmp_path: Path, answers: list[str], words: str) -> None:
    player = ForgivenPlayer("odd", ProcessBot(program(tmp_path, *answers)), 1, 20.0)
    game = TABLES[0].deal(1)
    assert player.decide(game, 0) in game.legal_actions(0)
    (forfeit,) = player.forfeits
    assert words in forfeit.reason


def test_who_goes_away_is_started_again(tmp_path: Path) -> None:
    player = ForgivenPlayer("short", ProcessBot(program(tmp_path, READY, reads=2)), 1, 20.0)
    game = TABLES[0].deal(1)
    for _ in range(2):
        assert player.decide(game, 0) in game.legal_actions(0)
    assert [("has ended" in forfeit.reason) for forfeit in player.forfeits] == [True, True]


def test_who_is_silent_is_out_of_time_and_ended(tmp_path: Path) -> None:
    bot = ProcessBot(program(tmp_path, READY))
    player = ForgivenPlayer("silent", bot, 1, 1.0)
    player.decide(TABLES[0].deal(1), 0)
    assert "took more than" in player.forfeits[0].reason


def test_a_command_that_is_none() -> None:
    with pytest.raises(OmnibusError, match="COMMAND"):
        bot_named("process: ")
    with pytest.raises(ProgramError, match="can't be started"):
        Program(("/no/such/program",)).decide(make_bot("random").turn(TABLES[0].deal(1), 0))


def test_a_program_is_none_of_ours() -> None:
    """Who opens a table may name our bots only; nobody from outside starts programs here."""
    assert not is_bot("process:true")
