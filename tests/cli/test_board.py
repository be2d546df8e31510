"""``omnibus board`` as somebody at a keyboard sees it."""

import json
from pathlib import Path

import pytest

from omnibus.boards.load import board_text_of, city_slugs
from omnibus.boards.schema import schema_text
from omnibus.cli.main import main

TEXT = board_text_of("london")


def board_file(folder: Path, *changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_all_cities_are_checked_if_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check"]) == 0
    said = capsys.readouterr().out
    for city in city_slugs():
        assert f"{city}: version " in said


def test_an_error_fails_and_stands_under_its_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = board_file(tmp_path, ("end_at_most = 2", "end_at_most = 20"), ("wild = 8", "wild = 0"))
    assert main(["board", "check", path]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"{path}: 3 errors, ")
    assert "\n  box\n    error: line " in said, "the sum that the box states is another one now"
    assert "\n  deck\n    error: line " in said
    assert ", wild: the number of cards is 0" in said
    assert "\n  parameters\n    error: line " in said


def test_a_warning_fails_only_if_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = board_file(tmp_path, ("points = 11\n", "points = 12\n"))
    assert main(["board", "check", path]) == 0
    assert "warning: line " in capsys.readouterr().out
    assert main(["board", "check", "--strict", path]) == 1


def test_a_broken_file_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = board_file(tmp_path, ("[deck]", "[deck"))
    assert main(["board", "check", "nowhere", path, "london"]) == 1
    said = capsys.readouterr().out
    assert "nowhere: 1 error, 0 warnings\n  the file\n    error: there is no city or file 'nowhere'" in said
    assert "it is not TOML" in said
    assert "london: version " in said


def test_the_same_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = board_file(tmp_path, ("pieces = 17", "pieces = 0"))
    assert main(["board", "check", "--json", path, "london"]) == 1
    own, city = json.loads(capsys.readouterr().out)
    assert (own["name"], own["version"]) == (path, None)
    wrong = [one["part"] for one in own["findings"] if one["severity"] == "error"]
    assert wrong == ["kinds", "parameters", "box"]
    assert city["name"] == "london"
    assert len(city["version"]) == 12


def test_a_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "show", "london", "--width", "120"]) == 0
    plain = capsys.readouterr().out
    assert "\x1b" not in plain
    assert max(map(len, plain.splitlines())) <= 120
    assert main(["board", "show", "london", "--width", "120", "--colour", "always"]) == 0
    assert "\x1b" in capsys.readouterr().out


def test_a_board_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "svg", board_file(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("<svg")
    picture = tmp_path / "own.svg"
    assert main(["board", "svg", board_file(tmp_path), "-o", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8") == printed


def test_a_picture_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "svg", "london", "-o", str(tmp_path)]) == 2
    assert "it cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["show", "svg"])
def test_a_board_with_an_error_is_not_drawn(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["board", command, board_file(tmp_path, ("wild = 8", "wild = 0"))]) == 2
    assert "deck wild: the number of cards is 0" in capsys.readouterr().err


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "schema"]) == 0
    assert capsys.readouterr().out == schema_text()


def test_the_cities_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "list"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said] == list(city_slugs())
    assert any("17 places, 44 routes, 20 tickets" in line for line in said)


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["board"])
    assert "COMMAND" in capsys.readouterr().err
