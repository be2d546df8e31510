"""``omnibus simulate``"""

import contextlib
import io
import json
import os
import pty
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies

from omnibus.arena.statistics import Estimate
from omnibus.bots.registry import make_bot
from omnibus.cli.main import main
from omnibus.cli.progress import with_progress
from omnibus.cli.simulate_games import GameFigures, Series, figures, play_one, play_series
from omnibus.cli.simulate_summary import report
from omnibus.cli.tables import in_percent, written
from tests.kit.play import from_bytes, play_on
from tests.kit.tables import TABLES

SERIES = Series("paris", 3, 7, 5, ("greedy", "random"))


def out(words: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert main(["simulate", *words.split()]) == code
    return capsys.readouterr().out


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = out("paris --games 6 --seed 2 --jobs 1", capsys)
    assert text.startswith("Paris, 2 seats, seed 2: 6 games on 3 deals\n")
    for word in ("greedy", "random", "seat 1 (begins)", "seat 2", "routes", "flags", "±"):
        assert word in text
    assert max(map(len, text.splitlines())) <= 90


def test_an_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(out("amsterdam --games 4 --seats 4 --bots random --jobs 1 --json", capsys))
    assert found["series"]["seats"] == 4
    assert found["result"]["games"] == found["result"]["deals"] == 4
    assert sum(seat["wins"]["mean"] for seat in found["result"]["seats"]) == pytest.approx(1)


def test_the_number_of_processes_changes_nothing() -> None:
    assert list(play_series(SERIES, 1)) == list(play_series(SERIES, 2))


def test_a_game_depends_on_its_number_alone() -> None:
    assert play_one(SERIES, 4) == list(play_series(SERIES, 1))[4]


def test_every_bot_has_every_seat_in_each_deal() -> None:
    lineups = Series("paris", 4, 1, 1, ("a", "b", "c")).lineups
    assert lineups == [("a", "b", "c", "a"), ("b", "c", "a", "a"), ("c", "a", "a", "b"), ("a", "a", "b", "c")]
    assert Series("paris", 4, 1, 1, ("a", "b")).lineups == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert Series("paris", 3, 1, 1, ("a",)).lineups == [("a", "a", "a")]


@given(strategies.sampled_from(TABLES), strategies.integers(0, 99), strategies.binary(max_size=200))
def test_points_by_source_add_up_to_the_score(table: object, seed: int, choices: bytes) -> None:
    game = play_on(TABLES[seed % len(TABLES)].deal(seed), from_bytes(choices))
    found = figures(game, [make_bot("random")] * game.seats)
    for seat in found.seats:
        assert sum(seat.points.values()) == seat.score
    assert sum(seat.win for seat in found.seats) == pytest.approx(1)
    assert [seat.score for seat in found.seats] == [player.score for player in game.view(None).players]
    assert found.turns <= found.plies


def test_a_report_counts_bots_and_seats() -> None:
    games = list(play_series(SERIES, 1))
    found = report(games)
    assert (found.games, found.deals, list(found.bots)) == (7, 3, ["greedy", "random"])
    assert sum(one.games for one in found.bots.values()) == 21
    assert [one.games for one in found.seats] == [7, 7, 7]
    assert found.bots["greedy"].score.mean > found.bots["random"].score.mean


def test_numbers_are_written_with_their_intervals() -> None:
    assert written(Estimate(2.0, 1.0, 3.0)) == "2.0 ± 1.0"
    assert in_percent(Estimate(0.967, 0.89, 0.99)) == "96.7 (89-99)"
    assert (written(Estimate(2.0)), in_percent(Estimate(0.5))) == ("2.0", "50.0")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("nowhere", "no city or file"),
        ("paris --seats 5", "played by 2 to 4"),
        ("paris --seats 0", "--seats should be at least 1"),
        ("paris --games 0", "--games should be at least 1"),
        ("paris --jobs -1", "--jobs should be at least 1"),
        ("paris --bots gredy", "did you mean 'greedy'"),
        ("paris --bots random,random,random", "3 bots for 2 seats"),
        ("paris --profile xx", "no rules profile"),
    ],
)
def test_what_makes_no_sense_is_said(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words.split()]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def test_ctrl_c_prints_what_there_is() -> None:
    command = [sys.executable, "-m", "omnibus.cli", "simulate", "paris", "--games", "100000", "--jobs", "1"]
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    seen = b""
    while b"] 2/" not in seen:
        seen += os.read(ours, 1000)
    process.send_signal(signal.SIGINT)
    reader = threading.Thread(target=read_all, args=[ours])
    reader.start()
    shown, _ = process.communicate()
    reader.join()
    assert process.returncode == 130
    assert "of all players" in shown


def read_all(descriptor: int) -> None:
    """A terminal that nobody reads fills up."""
    with contextlib.suppress(OSError):  # how a closed terminal ends
        while os.read(descriptor, 1000):
            pass
    os.close(descriptor)


def test_an_interrupt_before_the_first_game_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(series: Series, jobs: int) -> Iterator[GameFigures]:
        raise KeyboardInterrupt

    monkeypatch.setattr("omnibus.cli.simulate_games.play_series", interrupted)
    assert main(["simulate", "paris"]) == 130
    assert capsys.readouterr() == ("", "interrupted\n")


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_screen_and_wiped_off() -> None:
    games, screen = list(play_series(SERIES, 1)), Screen()
    assert list(with_progress(games, len(games), screen)) == games
    assert "7/7" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")
    assert list(with_progress(games, 7, io.StringIO())) == games
