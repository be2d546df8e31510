"""``omnibus replay``"""

import io
from pathlib import Path

import pytest

from omnibus.boards.decode import read_board
from omnibus.boards.load import board_text_of, city_slugs
from omnibus.cli.main import main
from omnibus.cli.terminal.saving import annotated
from omnibus.cli.terminal.seating import read_players
from omnibus.cli.terminal.table import Table
from omnibus.game.game import Game, new_game
from tests.cli.terminal.scripts import script

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    _, table = script("paris", "Ada,random", seed=2)
    path = tmp_path / "a.record"
    path.write_text(table.game.record())
    return path


def shown(capsys: Captured, *words: str, code: int = 0) -> str:
    assert main(["replay", *words]) == code
    captured = capsys.readouterr()
    return captured.err if code else captured.out


@pytest.mark.parametrize("city", city_slugs())
def test_the_end_is_shown(city: str, tmp_path: Path, capsys: Captured) -> None:
    _, table = script(city, "Ada,random,Bob", seed=5)
    path = tmp_path / "a.record"
    path.write_text(table.game.record())
    text = shown(capsys, str(path))
    assert f"{table.game.ply} actions, all of them right" in text
    assert "total" in text
    assert "Winner: " in text or "Victory shared by: " in text


def test_a_position_is_shown_as_text(finished: Path, capsys: Captured) -> None:
    text = shown(capsys, str(finished), "--to", "10")
    assert Game.from_position(text).ply == 10
    assert Game.from_position(shown(capsys, str(finished), "--to", "0")).ply == 0


def test_the_story_and_the_map_are_shown(finished: Path, capsys: Captured) -> None:
    text = shown(capsys, str(finished), "--show")
    assert "Ada drew blind: " in text
    assert "bus points" in text


def test_an_unfinished_record_shows_how_it_stands(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "a.record"
    path.write_text(new_game("paris", seed=1, names=["Ada", "Bob"]).record())
    text = shown(capsys, str(path))
    assert "chooses starting tickets" in text
    assert "Market" in text


def test_the_standard_input_is_read(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(finished.read_text()))
    assert "all of them right" in shown(capsys, "-")


def test_the_first_wrong_line_is_named_with_its_rule(finished: Path, capsys: Captured) -> None:
    lines = finished.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.endswith("draw blind"))
    lines[number] = lines[number][:1] + " pass"
    finished.write_text("\n".join(lines))
    said = shown(capsys, str(finished), code=1)
    assert f"line {number + 1}: " in said
    assert "(R-" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "said"),
    [("", "line 1: this is not a record"), ("omnibus record 1\n0 pass\n", "does not say 'city'")],
)
def test_what_is_no_record_is_said(tmp_path: Path, content: str, said: str, capsys: Captured) -> None:
    path = tmp_path / "a.record"
    path.write_text(content)
    assert said in shown(capsys, str(path), code=1)


def test_what_cant_be_read_is_said(tmp_path: Path, capsys: Captured) -> None:
    assert "can't be read" in shown(capsys, str(tmp_path / "nothing"), code=2)
    assert "can't be read" in shown(capsys, str(tmp_path), code=2)


def test_a_ply_that_is_not_there_is_said(finished: Path, capsys: Captured) -> None:
    assert "the game goes from 0 to" in shown(capsys, str(finished), "--to", "9999", code=2)
    assert "ply -1" in shown(capsys, str(finished), "--to", "-1", code=2)


def test_a_board_of_ones_own_is_found_by_the_record_or_by_name(tmp_path: Path, capsys: Captured) -> None:
    file, path = tmp_path / "mine.toml", tmp_path / "a.record"
    file.write_text(board_text_of("paris").replace('city = "paris"', 'city = "mine"'))
    table = Table(new_game(read_board(file.read_text(), str(file)), seed=1), read_players("Ada,Bob"))
    path.write_text(annotated(table.game, table.players, str(file)))
    assert "all of them right" in shown(capsys, str(path))
    path.write_text(table.game.record())
    assert "all of them right" in shown(capsys, str(path), "--board", str(file))
    assert main(["replay", str(path)]) != 0
