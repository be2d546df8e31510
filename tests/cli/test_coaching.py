"""``omnibus hint`` and ``omnibus analyse``"""

import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from omnibus.boards.load import city_slugs, load_board
from omnibus.cli.main import main
from omnibus.cli.terminal.advice import SENTENCES, Words
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.spans import plain_text
from omnibus.coach.because import Because, Kind
from omnibus.game.game import Game
from tests.cli.terminal.tables import laid, say, started
from tests.coach.games import BEFORE_THE_LAST_TURN, played
from tests.kit.tables import Table

Captured = pytest.CaptureFixture[str]


def shown(capsys: Captured, *words: str, code: int = 0) -> str:
    assert main([*words, *([] if code else ["--budget", "200"])]) == code
    captured = capsys.readouterr()
    return captured.err if code else captured.out


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "a.position"
    file.write_text(BEFORE_THE_LAST_TURN)
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "a.record"
    file.write_text(played(Table("paris", "nl", 2), 2, "random", "greedy").record())
    return str(file)


def test_a_hint_for_a_position(position: str, capsys: Captured) -> None:
    text = shown(capsys, "hint", position)
    assert "1. claim Big Ben – Waterloo for 1 blue: " in text
    assert "It completes Big Ben – The Charterhouse (5 points)." in text
    assert "The plan: Big Ben – The Charterhouse by way of Big Ben – Waterloo." in text


def test_a_hint_somewhere_in_a_record(record: str, capsys: Captured) -> None:
    text = shown(capsys, "hint", record, "--to", "0", "--seat", "1", "--most", "1")
    assert "\n1. keep " in text
    assert "\n2. " not in text
    assert "away" in text


def test_a_hint_for_programs(position: str, capsys: Captured) -> None:
    found = json.loads(shown(capsys, "hint", position, "--json"))
    assert found["best"][0]["alternative"]["action"]["route"] == "big-ben--waterloo"
    assert found["best"][0]["because"][0]["kind"] == "completes"


def test_a_position_is_read_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(BEFORE_THE_LAST_TURN))
    assert "1. claim Big Ben" in shown(capsys, "hint", "-")


@pytest.mark.parametrize("command", ["analyse", "analyze"])
def test_an_analysis_in_words(tmp_path: Path, command: str, capsys: Captured) -> None:
    game = Game.from_position(BEFORE_THE_LAST_TURN)
    game.play("draw blind")
    game.play("draw blind")
    record = tmp_path / "a.record"
    record.write_text(game.record())
    text = shown(capsys, command, str(record), "--jobs", "1")
    for words in ("2 decisions of seat 0", "an even share", "the deal", "the result", "All decisions"):
        assert words in text
    costliest = text.partition("What cost most")[2].split("\n\n")[0].splitlines()[1:]
    assert costliest[0].startswith("1. Ply 0, you chose to draw blind: ")
    assert costliest[1].startswith("   Better: claim Big Ben – Waterloo for 1 blue: ")
    assert costliest[-1].startswith("   It cost ")


def test_an_analysis_of_good_play_says_so(tmp_path: Path, capsys: Captured) -> None:
    game = Game.from_position(BEFORE_THE_LAST_TURN)
    game.play("claim big-ben--waterloo blue")
    record = tmp_path / "a.record"
    record.write_text(game.record())
    assert "No decision has clearly given anything away" in shown(capsys, "analyse", str(record))


def test_an_analysis_for_programs_and_as_a_drawing(record: str, tmp_path: Path, capsys: Captured) -> None:
    drawing = tmp_path / "a.svg"
    words = ["analyse", record, "--seat", "1", "--json", "--svg", str(drawing), "--jobs", "1"]
    found = json.loads(shown(capsys, *words))
    tree = ElementTree.fromstring(drawing.read_text())
    dots = [one for one in tree.iter() if one.tag.endswith("circle")]
    assert len(dots) == len(found["verdicts"]) > 10
    heights = [float(one.attrib["cy"]) for one in dots]
    wins = [verdict["played"]["win"]["mean"] for verdict in found["verdicts"]]
    assert heights[wins.index(max(wins))] == min(heights)  # further up is better


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("analyse FILE --seat 9", "there is no seat 9"),
        ("analyse FILE --jobs 0", "--jobs should be at least 1"),
        ("analyse FILE --budget much", "'much' is no budget"),
        ("analyse nothing", "can't be read"),
        ("hint FILE", "the game is over"),
        ("hint FILE --to 5000", "the game goes from 0 to"),
        ("hint FILE --to 9 --adviser random", "gives no reasons"),
        ("hint FILE --to 9 --adviser sercher", "did you mean 'searcher'"),
    ],
)
def test_what_makes_no_sense_is_said(record: str, words: str, said: str, capsys: Captured) -> None:
    assert said in shown(capsys, *[record if one == "FILE" else one for one in words.split()], code=2)


def test_a_torn_record_is_named_with_its_line(record: str, capsys: Captured) -> None:
    text = Path(record).read_text()
    Path(record).write_text(text.replace("draw blind", "draw blond", 1))
    said = shown(capsys, "analyse", record, code=2)
    assert record in said
    assert "line " in said


def test_a_hint_at_the_table() -> None:
    answer = say(started("paris"), "hint")
    assert plain_text(answer.lines[0]).startswith("1. ")
    assert not answer.acted
    assert "Seat 1 has nothing to decide now" in plain_text(say(started("paris"), "hint", seat=1).lines[0])


def test_a_hint_in_the_last_turn() -> None:
    lines = [plain_text(one) for one in say(laid(BEFORE_THE_LAST_TURN), "hint").lines]
    assert "   It completes Big Ben – The Charterhouse (5 points)." in lines


@pytest.mark.parametrize("city", city_slugs())
def test_every_reason_has_words(city: str) -> None:
    board = load_board(city)
    words = Words(Names(board, ["Ada", "Bob"]))
    ticket, route, colour = board.tickets[0].slug, board.routes[0].slug, board.colours[0]
    kinds: list[Kind] = list(SENTENCES)
    for kind in kinds:
        for standing in ("done", "possible", "broken"):
            one = Because(kind, ticket=ticket, standing=standing, count=2, colour=colour, routes=(route,))
            assert len(plain_text(words.reasons([one])[0])) > 10
