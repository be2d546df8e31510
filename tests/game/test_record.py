"""Records: the line that is wrong is named."""

from __future__ import annotations

import re

import pytest

from omnibus.game.game import Game, new_game
from omnibus.game.record import RecordError, replay
from tests.kit.play import play_on


@pytest.fixture
def record() -> str:
    game = new_game("london", seats=2, seed=5, first=1, names=("Ann", "Bob #2: it's me"))
    return play_on(game, lambda number: number - 1).record()


def broken(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        replay(text)
    return refusal.value


def test_a_record_can_be_read_by_people(record: str) -> None:
    lines = record.splitlines()
    assert lines[0] == "omnibus record 1"
    assert lines[1] == "city: london"
    assert "name: Ann" in lines
    assert "first: 1" in lines
    assert "seed: 5" in lines
    assert replay(record).names == ("Ann", "Bob #2: it's me")


def test_comments_and_empty_lines_are_skipped(record: str) -> None:
    commented = broken(record, "\n\n", "\n\n# the game\n\n").replace("draw blind\n", "draw blind   # hm\n")
    assert replay(commented).record() == record


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("omnibus record 1", "omnibus record 7", 1, "not a record"),
        ("city: london\n", "", 1, "does not say 'city'"),
        ("city: london", "city: atlantis", 2, "atlantis"),
        ("city: london", "city: berlin", 3, "the record is of board version"),
        ("board: ", "board: x", 3, "the record is of board version x"),
        ("rules: 1", "rules: 2", 4, "these are rules 1, not 2"),
        ("seats: 2", "profile: nl\nseats: 2", 5, "profile"),
        ("seats: 2", "seats: two", 5, "'two' is no number for 'seats'"),
        ("seats: 2", "seats: 9", 5, "played by 2 to 4"),
        ("seats: 2", "seats: 3", 5, "2 names for 3 seats"),
        ("first: 1", "first: 2", 5, "seat 2 can't begin"),
        ("seats: 2", "seats: 2\nseats: 2", 6, "'seats' stands twice"),
        ("seats: 2", "weather: fine", 5, "neither an action nor a header line"),
        ("seed: 5", "seed: 5g", 9, "'5g' is no number for 'seed'"),
        ("seed: 5", "seed: " + "f" * 33, 9, "a seed has 128 bits"),
        ("seed: 5\n", "commitment: 5\n", 9, "not revealed yet"),
        ("result: ", "result: 1 ", 10, "the result should be"),
        ("1 keep", "7 keep", 12, "there is no seat 7"),
        ("1 keep", "111 keep", 12, "should begin with a seat's number"),
        ("1 keep", "0 keep", 12, "seat 0 can't"),
        ("1 keep", "1 hold", 12, "is no action"),
        ("1 keep", "city: london\n1 keep", 12, "'city' stands twice|belongs into the header"),
    ],
)
def test_the_line_that_is_wrong_is_named(record: str, old: str, new: str, line: int, words: str) -> None:
    error = refused(broken(record, old, new))
    assert error.line == line
    assert str(error).startswith(f"line {line}: ")
    assert re.search(words, str(error))


def test_a_result_before_the_end(record: str) -> None:
    assert "end before the game does" in str(refused("\n".join(record.splitlines()[:-1])))


def test_header_lines_belong_above_the_actions(record: str) -> None:
    error = refused(record + "profile: nl\n")
    assert error.line == len(record.splitlines()) + 1
    assert "above the actions" in str(error)


def test_a_record_without_end() -> None:
    error = refused("omnibus record 1\n" * 20_001)
    assert error.line == 20_001


def test_a_record_may_begin_with_a_position() -> None:
    game = play_on(Game.from_position("city london; seats 3; seat 1: hand wild*3"), lambda _number: 0, most=4)
    again = replay(game.record())
    assert again.record() == game.record()
    broken_position = game.record().replace("  seats 3", "  seats 7")
    assert refused(broken_position).line == game.record().splitlines().index("position:") + 1


def test_a_record_for_a_board_of_ones_own() -> None:
    board = new_game("london").board
    game = new_game(board, seed=1)
    assert replay(game.record(), board).position() == game.position()
    other = game.record().replace("city: london", "city: mine")
    with pytest.raises(RecordError, match="the record is of mine"):
        replay(other, board)
