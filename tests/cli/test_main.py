"""The command line as a whole; each command has tests of its own."""

import os
import pkgutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace

import pytest

import omnibus
import omnibus.cli
from omnibus.cli import main as command_line
from omnibus.cli.main import COMMANDS, FAILED, INTERRUPTED, command_named, main
from omnibus.cli.program import to_type
from omnibus.errors import OmnibusError


class Stand:
    """A command that does what a test needs."""

    def __init__(self, error: BaseException | None = None) -> None:
        self.error = error

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--code", type=int, default=0)

    def run(self, arguments: Namespace) -> int:
        if self.error:
            raise self.error
        return int(arguments.code)


def put_up(monkeypatch: pytest.MonkeyPatch, stand: Stand) -> None:
    monkeypatch.setattr(command_line, "COMMANDS", {"stand": "does what it is told"})
    monkeypatch.setattr(command_line, "command_named", lambda name: {"stand": stand}[name])


def modules_that_are_commands() -> set[str]:
    """The others are parts of commands."""
    modules = [module.name for module in pkgutil.iter_modules(omnibus.cli.__path__) if not module.ispkg]
    others = {"main", "__main__"}
    return {name for name in modules if name not in others and is_command(command_named(name))}


def is_command(module: object) -> bool:
    return hasattr(module, "add_arguments") and hasattr(module, "run")


def test_the_table_names_every_command_there_is() -> None:
    assert set(COMMANDS) == modules_that_are_commands()


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert COMMANDS[name] in " ".join(capsys.readouterr().out.split())
    assert callable(command_named(name).run)


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_all_commands(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown and summary in shown for name, summary in COMMANDS.items())


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"omnibus {omnibus.__version__}\n"


def test_a_command_answers_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    put_up(monkeypatch, Stand())
    assert main(["stand", "--code", "1"]) == 1


def test_a_slip_of_the_pen_gets_a_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_up(monkeypatch, Stand())
    assert main(["stnad"]) == FAILED
    assert capsys.readouterr().err == "omnibus: there is no command 'stnad'; did you mean 'stand'?\n"
    assert main(["xyz"]) == FAILED
    assert capsys.readouterr().err == "omnibus: there is no command 'xyz'; there are: stand\n"


def test_a_named_error_is_shown_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put_up(monkeypatch, Stand(OmnibusError("the river is in the way")))
    assert main(["stand"]) == FAILED
    assert capsys.readouterr().err == "omnibus: the river is in the way\n"


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    put_up(monkeypatch, Stand(KeyboardInterrupt()))
    assert main(["stand"]) == INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    put_up(monkeypatch, Stand(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        main(["stand"])


CHATTERBOX = """
import sys
from omnibus.cli import main as command_line

class Stand:
    def add_arguments(self, parser): ...
    def run(self, arguments): print("word " * 1_000_000)

command_line.COMMANDS["stand"] = "talks"
command_line.command_named = lambda name: Stand()
sys.exit(command_line.main(["stand"]))
"""


def test_a_reader_who_has_left_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-c", CHATTERBOX]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (INTERRUPTED, "")


def test_help_imports_little() -> None:
    """What is heavy is imported by the command that needs it."""
    code = "import sys, omnibus.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numba", "numpy", "textual", "msgspec", "asyncio"} & set(done.stdout.split())


def test_what_to_type_is_said_as_it_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who has only the start script can't type omnibus."""
    monkeypatch.setenv("OMNIBUS_PROGRAM", "./dev")
    with pytest.raises(SystemExit):
        main(["board", "--help"])
    assert "./dev board" in capsys.readouterr().out
    assert to_type("play", "--resume", "my game") == "./dev play --resume 'my game'"
