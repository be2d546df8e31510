"""``omnibus play`` from its options to the disk; what happens at the table has tests of its own."""

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from omnibus.boards.load import board_text_of
from omnibus.cli.main import main
from omnibus.cli.terminal.saving import SaveFile, load
from omnibus.game.record import replay
from tests.cli.terminal.scripts import script
from tests.cli.terminal.tables import dealt


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "omnibus"


class Terminal:
    """Runs the command in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, words: str, typed: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["play", *words.split()])
        shown = self.capsys.readouterr()
        return code, shown.out, shown.err


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_a_game_is_saved_where_it_says(terminal: Terminal, home: Path) -> None:
    code, out, _ = terminal("london", "k both\n")
    assert code == 0
    (path,) = home.glob("*.record")
    assert f"Saved after every action: {path}" in out
    assert f"To play on: omnibus play --resume {path}" in out
    assert load(path).game.ply >= 1
    assert list(home.iterdir()) == [path]


def test_an_unfinished_game_is_named_at_the_next_start(terminal: Terminal, home: Path) -> None:
    terminal("london", "k both\n")
    (path,) = home.glob("*.record")
    assert f"An unfinished game is there, too: omnibus play --resume {path}" in terminal("london")[1]
    assert "An unfinished" not in terminal("paris")[1]
    assert "An unfinished" not in terminal("london --seed 3")[1]


def test_a_game_is_played_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    terminal(f"paris --players Ada,Rosa=greedy --seed 4 --first ada --save {file}", "k 1\n")
    code, out, _ = terminal(f"--resume {file}", "d\n")
    assert code == 0
    assert "Ada and Rosa (greedy)" in out
    assert "You drew blind" in out
    assert load(file).game.plies[0].seat == 0


def test_the_same_seed_is_the_same_game(terminal: Terminal, tmp_path: Path) -> None:
    for name in ("a", "b"):
        terminal(f"paris --seats 3 --seed 4 --save {tmp_path / name}", "k 1\nd\nd\n")
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_options_of_the_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    terminal(f"paris --seats 4 --humans 2 --bot random --profile nl --first 3 --save {file}")
    saved = load(file)
    assert [player.kind for player in saved.players] == ["human", "human", "random", "random"]
    assert saved.game.edition.profile == "nl"
    assert "first: 2\n" in file.read_text()


def test_a_board_file_is_played_on_and_found_again(terminal: Terminal, tmp_path: Path) -> None:
    board, file = tmp_path / "mine.toml", tmp_path / "a.record"
    board.write_text(board_text_of("paris").replace('city = "paris"', 'city = "mine"'))
    assert terminal(f"{board} --save {file}", "k both\n")[0] == 0
    assert terminal(f"--resume {file}", "d\n")[0] == 0
    board.unlink()
    assert "no city or file" in terminal(f"--resume {file}")[2]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "which city?"),
        ("lodnon", "did you mean 'london'"),
        ("london --seats 5", "London is played by 2 to 4, not by 5"),
        ("london --seats 1", "not by 1"),
        ("london --humans 3", "3 people can't sit on 2 seats"),
        ("london --players Ada", "not by 1"),
        ("london --players Ada,Ada", "two players are called Ada"),
        ("london --players Ada,Bob --seats 3", "--players names 2"),
        ("london --players Ada,Bob --humans 1", "--humans has no place"),
        ("london --bot gredy", "did you mean 'greedy'"),
        ("london --first Zoe", "who is that? Say Player or greedy"),
        ("london --first 3", "a number from 1 to 2"),
        ("london --profile xx", "no rules profile"),
        ("london --seed -1", "a seed is a number"),
        ("london --pace -1", "--pace should be 0 to 600 seconds"),
        ("london --pace nan", "--pace should be 0 to 600 seconds"),
        ("london --pace inf", "--pace should be 0 to 600 seconds"),
        ("--resume nothing.record", "can't be read"),
        ("--resume nothing.record --seats 2", "--seats is for a new game"),
        ("london --save /no/such/place/a.record", "can't be written"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(terminal: Terminal, words: str, said: str) -> None:
    code, _, error = terminal(words)
    assert code == 2
    assert said in error
    assert error.count("\n") == 1


def test_a_file_that_is_there_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("mine")
    assert "is there already" in terminal(f"london --save {file}")[2]
    assert file.read_text() == "mine"


def test_a_game_that_is_over_is_not_played_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    terminal(f"paris --players random,random --save {file}")
    code, _, error = terminal(f"--resume {file}")
    assert code == 2
    assert "is over; omnibus replay" in error


def test_a_game_is_not_played_twice_at_once(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    terminal(f"paris --save {file}")
    elsewhere = SaveFile(file)
    elsewhere.open()
    assert "being played somewhere else" in terminal(f"--resume {file}")[2]
    elsewhere.close()


def test_without_a_place_to_save_one_may_play_all_the_same(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    code, out, _ = terminal("london", "k both\n")
    assert code == 0
    assert "This game will not be saved" in out


# ---- processes ----

COMMAND = [sys.executable, "-m", "omnibus.cli", "play"]


def wait_for(path: Path, actions: int) -> None:
    for _ in range(600):
        if path.exists() and len(replay(path.read_text()).plies) >= actions:
            return
        time.sleep(0.05)
    raise AssertionError(f"{path} has no {actions} actions")


def test_a_killed_game_loses_nothing_and_is_played_to_its_end(tmp_path: Path) -> None:
    lines, expected = script("london", "Ada,greedy", seed=8)
    half = len(lines) // 2
    file = tmp_path / "a.record"
    words = ["london", "--players", "Ada,greedy", "--seed", "8", "--first", "Ada", "--save", str(file)]
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    )
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines[:half]))
    process.stdin.flush()
    own = [number for number, ply in enumerate(expected.game.plies, start=1) if ply.seat == 0]
    wait_for(file, own[half - 1])
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    rest = "".join(f"{line}\n" for line in lines[half:])
    resume = [*COMMAND, "--resume", str(file)]
    done = subprocess.run(resume, input=rest, capture_output=True, text=True, check=True)
    assert "The game is over." in done.stdout
    assert replay(file.read_text()).state == expected.game.state


class AtTerminal:
    """A process that believes it is at a terminal."""

    def __init__(self, *words: str) -> None:
        self.screen, theirs = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)
        self.seen = b""

    def until(self, words: str) -> None:
        while words.encode() not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], 60)
            assert ready, f"{words!r} does not come after {self.seen[-2000:]!r}"
            self.seen += os.read(self.screen, 4096)
        self.seen = self.seen.partition(words.encode())[2]

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())


def test_at_a_terminal_one_is_asked_for_a_city_and_for_an_unfinished_game(home: Path) -> None:
    first = AtTerminal("--plain", "--pace", "0")
    first.until("Which city?")
    first.type("paris\n")
    first.until("Player> ")
    first.type("k both\n")
    first.until("Your turn")
    first.process.send_signal(signal.SIGINT)
    first.until("To play on")
    assert first.process.wait() == 130
    second = AtTerminal("--plain", "--pace", "0")
    second.until("Play it on? [Y/n] ")
    second.type("\n")
    second.until("Player> ")
    second.type("quit\n")
    assert second.process.wait() == 0
    assert len(list(home.glob("*.record"))) == 1


def test_at_a_terminal_the_full_screen_opens_and_closes() -> None:
    screen = AtTerminal("london", "--seed", "3")
    screen.until("Market")
    screen.until("Keep both")
    screen.type("\x11")
    screen.until("To play on")
    assert screen.process.wait() == 0


def test_dealt_is_what_the_command_deals(terminal: Terminal, tmp_path: Path) -> None:
    """Scripts are made at a table like the command's own."""
    file = tmp_path / "a.record"
    terminal(f"paris --players Ada,greedy --seed 8 --first 1 --save {file}")
    assert load(file).game.start == dealt("paris", "Ada,greedy", 8).game.start
