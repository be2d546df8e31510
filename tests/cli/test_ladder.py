"""``omnibus ladder``"""

import json
from pathlib import Path

import pytest

from omnibus.cli.main import main

Captured = pytest.CaptureFixture[str]


def run(words: str, place: Path, code: int = 0) -> str:
    results = ["--results", str(place / "results"), "--page", str(place / "ladder.md"), "--jobs", "1"]
    assert main(["ladder", *words.split(), *results]) == code
    return (place / "ladder.md").read_text() if code == 0 else ""


def test_a_page_and_its_data(tmp_path: Path) -> None:
    page = run("random greedy planner --city paris --seats 2,3 --pairs 1", tmp_path)
    assert "## 2 seats" in page
    assert "## 3 seats" in page
    assert "| greedy – random | " in page
    assert "1,000,000,000" in page
    assert "Not measured" not in page
    data = json.loads((tmp_path / "ladder.json").read_text())
    assert len(data["cells"]) == 3 * 2
    assert data["bots"] == ["random", "greedy", "planner"]
    assert data["cells"][0]["games"] == 2 * data["cells"][0]["deals"] == 2


def test_what_was_not_measured_is_said(tmp_path: Path) -> None:
    page = run("random greedy --city paris,berlin --seats 2 --minutes 0", tmp_path)
    assert "## Not measured\n\n- greedy against random, berlin, 2 seats" in page
    again = run("random greedy --city paris,berlin --seats 2 --pairs 1", tmp_path)
    assert "Not measured" not in again


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("random gredy", "did you mean 'greedy'"),
        ("random greedy --seats two", "numbers parted by commas"),
        ("random greedy --seats 9 --city paris", "is played by 2 to 4"),
        ("random greedy --pairs 0", "--pairs should be at least 1"),
        ("random greedy --budget much", "is no budget"),
        ("random greedy --city lndon", "london"),
        ("random", "a ladder needs two bots or more"),
        ("random greedy --page nowhere/ladder.md", "has no directory to be in"),
    ],
)
def test_what_makes_no_sense_is_said(words: str, said: str, tmp_path: Path, capsys: Captured) -> None:
    options = [] if "--page" in words else ["--page", str(tmp_path / "ladder.md")]
    assert main(["ladder", *words.split(), "--results", str(tmp_path / "results"), *options]) == 2
    assert said in capsys.readouterr().err
