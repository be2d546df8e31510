"""``omnibus arena``"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from omnibus.arena.match import Match
from omnibus.arena.play import DealResult
from omnibus.arena.statistics import Estimate
from omnibus.arena.statistics_sprt import Hypotheses
from omnibus.cli.arena_progress import RunningResult
from omnibus.cli.main import main
from omnibus.cli.tables import signed, with_sign
from tests.arena.matches import MATCH, KillsOnce, played

QUICK = "--city paris --pairs 3 --jobs 1"


def out(words: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert main(["arena", *words.split()]) == code
    return capsys.readouterr().out


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = out("greedy random --city paris,london --pairs 3 --seats 3 --jobs 1", capsys)
    assert text.startswith("Paris, London, 3 seats, seed 1, deals from 0 on: 36 games on 6 deals\n")
    for words in ("greedy - random", "Elo", "margin", "seat 1 (begins)", "seat 3", "95 %"):
        assert words in text


def test_of_three_bots_everybody_meets_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(f"greedy random planner {QUICK}", capsys)
    assert "points in % against" in text
    assert "deals by share" in text
    for pair in ("greedy - random", "greedy - planner", "random - planner"):
        assert pair in text


def test_an_object_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(out(f"greedy random {QUICK} --json --published", capsys))
    assert found["match"]["published"]
    assert found["result"]["all"]["games"] == 6
    assert found["result"]["all"]["pairs"][0]["first"] == "greedy"
    assert found["result"]["sprt"] is None


def test_the_same_seed_gives_the_same_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    assert out(f"greedy random {QUICK}", capsys) == out(f"greedy random {QUICK} --jobs 2", capsys)


def test_a_test_stops_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    text = out("greedy random --city paris --pairs 500 --sprt 0 200 --jobs 1", capsys)
    assert "greedy is stronger by 200 rather than by 0" in text
    assert int(text.split(" games on")[0].split()[-1]) < 100
    assert "it is not clear yet" in out(f"greedy random {QUICK} --sprt 0 1", capsys)
    assert "random is stronger by 0" in out("random greedy --city paris --sprt 0 200 --jobs 1", capsys)


def test_a_match_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = f"--resume {tmp_path / 'results'} --games {tmp_path / 'games'}"
    out(f"greedy random --city paris --pairs 1 --jobs 1 {files}", capsys)
    assert out(f"greedy random {QUICK} {files}", capsys) == out(f"greedy random {QUICK}", capsys)
    assert len((tmp_path / "games").read_text().splitlines()) == 6


def test_forfeits_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(f"tests.bots.failing:Raises random {QUICK}", capsys)
    assert "Decisions forfeited to chance: tests.bots.failing:Raises" in text
    assert "ply 0: KeyError: 'oh'\n" in text
    assert "\n...\n" in text


def test_a_bot_that_ends_its_process_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(KillsOnce.place, str(tmp_path / "killed"))
    words = "tests.arena.matches:KillsOnce random --city paris --pairs 3 --jobs 2"
    assert "6 games on 3 deals" in out(words, capsys)
    assert (tmp_path / "killed").exists()


def test_a_bot_that_ends_every_process_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = "tests.arena.matches:KillsAlways random --city paris --pairs 2 --jobs 2"
    assert main(["arena", *words.split()]) == 2
    assert "of paris has ended 3 processes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("random", "two bots or more"),
        ("random greedy --city nowhere", "no city or file"),
        ("random greedy --pairs 0", "--pairs should be at least 1"),
        ("random greedy --pairs 2000000000", "there are 1 to 1,000,000,000 deals"),
        ("random greedy --jobs 0", "--jobs should be at least 1"),
        ("random greedy --sprt 5 1", "the lower first"),
        ("random greedy planner --sprt 0 1", "--sprt needs two bots"),
        ("random gredy", "did you mean 'greedy'"),
        ("random nothing:Bot", "can't be made"),
    ],
)
def test_what_makes_no_sense_is_said(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *words.split()]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_there_is_and_leaves_nobody(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "results"
    words = f"arena greedy random --city paris --pairs 100000 --jobs {jobs} --resume {file}"
    process = subprocess.Popen(
        [sys.executable, "-m", "omnibus.cli", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not file.exists() or len(file.read_bytes().splitlines()) < 6:
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    shown, said = process.communicate()
    assert process.returncode == 130
    assert said == "interrupted; this is what there is:\n"
    assert "greedy - random" in shown


def test_an_interrupt_before_the_first_deal_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> Iterator[DealResult]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr("omnibus.arena.run.play_match", interrupted)
    assert main(["arena", "greedy", "random"]) == 130
    assert capsys.readouterr() == ("", "interrupted\n")


def test_the_running_result_says_who_is_ahead() -> None:
    two, three = RunningResult(MATCH, Hypotheses(0, 10)), RunningResult(Match(("a", "b", "c"), ("x",)), None)
    for result in played(MATCH, 2):
        two.add(result)
        three.add(result)
    assert two.text().startswith("greedy ")
    assert "likelihood ratio +" in two.text()
    assert three.text().startswith("a ")
    assert three.text().endswith("c 0 %")


def test_numbers_have_a_sign() -> None:
    assert (signed(3.4), signed(-3.4), signed(inf), signed(float("-inf"))) == (
        "+3",
        "-3",
        "+∞",
        "-∞",
    )
    assert with_sign(Estimate(1.0, -2.0, inf)) == "+1 (-2 to +∞)"
    assert with_sign(Estimate(1.0)) == "+1"
