"""Results and games in files: nothing is lost, nothing is kept twice, nothing of another match is touched."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings, strategies

from omnibus.arena.games_file import GameLine, games_file
from omnibus.arena.journal import JournalError, journal
from omnibus.arena.match import Header, Match, header_of
from omnibus.arena.play import DealResult
from omnibus.arena.run import play_match
from omnibus.errors import OmnibusError
from omnibus.game.record import replay
from tests.arena.matches import HEADER, MATCH, played


def run(place: Path, count: int, header: Header = HEADER) -> list[DealResult]:
    match = header.match
    with journal(place / "results", header) as kept, games_file(place / "games", header) as games:
        return list(play_match(match, match.deals(count), 1, journal=kept, games=games))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    place = tmp_path_factory.mktemp("whole")
    run(place, 3)
    return (place / "results").read_bytes(), (place / "games").read_bytes()


def test_a_file_has_a_line_for_each_deal_and_each_game(whole: tuple[bytes, bytes]) -> None:
    results, games = (content.decode().splitlines() for content in whole)
    assert (len(results), len(games)) == (1 + 3, 3 * 2)
    for line in games:
        game = msgspec.json.decode(line, type=GameLine)
        again = replay(game.record)
        assert again.over
        assert again.names == game.bots


@settings(max_examples=12, deadline=None)
@given(strategies.data())
def test_whatever_stops_a_match_it_goes_on_from_there(
    whole: tuple[bytes, bytes], tmp_path_factory: pytest.TempPathFactory, data: strategies.DataObject
) -> None:
    place = tmp_path_factory.mktemp("torn")
    for name, content in zip(["results", "games"], whole, strict=True):
        end = data.draw(strategies.integers(0, len(content)))
        (place / name).write_bytes(content[:end])
    assert run(place, 3) == played(MATCH, 3)
    for name, content in zip(["results", "games"], whole, strict=True):
        assert sorted((place / name).read_bytes().splitlines()) == sorted(content.splitlines())


def test_what_is_known_is_not_played_again(tmp_path: Path) -> None:
    run(tmp_path, 2)
    text = (tmp_path / "results").read_text().replace('"plies":', '"plies":1000')
    (tmp_path / "results").write_text(text)
    assert all(game.plies >= 10_000 for one in run(tmp_path, 2) for game in one.games)
    assert (tmp_path / "results").read_text() == text


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match(("greedy", "random"), ("paris",), seed=2), "its seed is 1, not 2"),
        (Match(("random", "greedy"), ("paris",)), "its bots are"),
        (Match(("greedy", "random"), ("london",)), "its cities are"),
        (Match(("greedy", "random"), ("paris",), seconds=1.0), "its seconds are 60.0, not 1.0"),
    ],
)
def test_a_file_of_another_match_is_left_alone(tmp_path: Path, match: Match, message: str) -> None:
    run(tmp_path, 1)
    before = [file.read_bytes() for file in sorted(tmp_path.iterdir())]
    with pytest.raises(JournalError, match=message), journal(tmp_path / "results", header_of(match)):
        pass
    with pytest.raises(OmnibusError, match="line 1: this is no game"):
        games_file(tmp_path / "games", header_of(match)).__enter__()
    assert [file.read_bytes() for file in sorted(tmp_path.iterdir())] == before


def test_another_version_is_another_match(tmp_path: Path) -> None:
    run(tmp_path, 1)
    newer = msgspec.structs.replace(HEADER, rules="2")
    with (
        pytest.raises(JournalError, match="its rules version is 1, not 2"),
        journal(tmp_path / "results", newer),
    ):
        pass


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", "{}\n", "[1]"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    for name, opened in (("a", journal), ("b", games_file)):
        (tmp_path / name).write_text(text)
        with pytest.raises(OmnibusError), opened(tmp_path / name, HEADER):
            pass
        assert (tmp_path / name).read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    run(tmp_path, 1)
    for name in ("results", "games"):
        with (tmp_path / name).open("a") as file:
            file.write('{"match":1}\n' if name == "results" else "what?\n")
    with pytest.raises(JournalError, match="line 3"), journal(tmp_path / "results", HEADER):
        pass
    with pytest.raises(OmnibusError, match="line 3"), games_file(tmp_path / "games", HEADER):
        pass


def test_a_deal_that_is_not_whole_is_no_result(tmp_path: Path) -> None:
    result = played(MATCH, 1)[0]
    short = msgspec.structs.replace(result, games=result.games[:1])
    lines = [msgspec.json.encode(HEADER), msgspec.json.encode(short), b""]
    (tmp_path / "results").write_bytes(b"\n".join(lines))
    with (
        pytest.raises(JournalError, match="line 2: the deal is not whole"),
        journal(tmp_path / "results", HEADER),
    ):
        pass


def test_a_file_is_used_by_one_match_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with journal(path, HEADER), pytest.raises(JournalError, match="in use"), journal(path, HEADER):
        pass


def test_a_place_that_does_not_exist_is_named(tmp_path: Path) -> None:
    for opened in (journal, games_file):
        with pytest.raises(OmnibusError, match="cannot be used"), opened(tmp_path / "no" / "where", HEADER):
            pass
