"""Boards by name and by path."""

from pathlib import Path

import pytest

from omnibus.boards.faults import BoardError, Fault, printable, written
from omnibus.boards.load import board_text_of, city_slugs, examine_board, find_board, load_board
from omnibus.errors import OmnibusError

TEXT = board_text_of("london")


@pytest.fixture
def own_city(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(TEXT.replace('city = "london"', 'city = "own"'), encoding="utf-8")
    return path


def test_cities_are_named_in_their_files() -> None:
    assert "london" in city_slugs()
    assert list(city_slugs()) == sorted(city_slugs())
    assert [load_board(city).city for city in city_slugs()] == list(city_slugs())


def test_a_city_is_read_once() -> None:
    assert load_board("london") is load_board("london")
    assert find_board("london") is load_board("london")


@pytest.mark.parametrize(
    "name", ["lodnon", "", "../cities/london", "london.toml", "no/such/file.toml", "a\x00b"]
)
def test_an_unknown_name_is_a_named_error(name: str) -> None:
    for load in (load_board, find_board, board_text_of):
        with pytest.raises(OmnibusError):
            load(name)


def test_a_slip_gets_a_hint() -> None:
    with pytest.raises(BoardError, match="did you mean 'london'"):
        find_board("lodnon")


def test_a_file_is_a_board(own_city: Path) -> None:
    assert find_board(str(own_city)).city == "own"


def test_a_file_with_an_error_is_refused_by_line(own_city: Path) -> None:
    text = own_city.read_text(encoding="utf-8").replace('colour = "orange"', 'colour = "violet"', 1)
    own_city.write_text(text, encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        find_board(str(own_city))
    (fault,) = caught.value.faults
    assert fault.place == "routes baker-street--british-museum"
    assert fault.line is not None
    assert "baker-street--british-museum" in text.splitlines()[fault.line]


def test_a_file_with_a_warning_can_be_played(own_city: Path) -> None:
    own_city.write_text(TEXT.replace("points = 11\n", "points = 12\n"), encoding="utf-8")
    assert find_board(str(own_city)).tickets[-1].points == 12


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="cannot be read"):
        find_board(str(tmp_path))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"city = \xff")
    with pytest.raises(BoardError, match=r"not UTF-8 text \(byte 8\)"):
        find_board(str(binary))


def test_a_report_on_what_is_not_there() -> None:
    report = examine_board("lodnon")
    assert report.board is None
    assert [finding.severity for finding in report.findings] == ["error"]


def test_faults_read_as_sentences() -> None:
    one = Fault(3, "deck.wild", "expected a whole number, got text")
    assert str(one) == "line 3, deck.wild: expected a whole number, got text"
    assert str(Fault(None, "", "it is empty")) == "it is empty"
    assert str(BoardError("x.toml", [one])) == f"x.toml: {one}"
    assert str(BoardError("x.toml", [one, one])) == f"x.toml: 2 faults\n  {one}\n  {one}"


def test_paths_and_texts_are_written_for_people() -> None:
    assert written(()) == ""
    assert written(("routes", 0, "ends", 1)) == "routes[1].ends[2]"
    assert printable("a\x1b[2Jb\n\u200f") == "a\\x1b[2Jb\\n\\u200f"
    assert printable("Kurfürstendamm") == "Kurfürstendamm"
