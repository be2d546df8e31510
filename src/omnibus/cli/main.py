"""The ``omnibus`` command: finds the command that is meant and runs it.

Command ``x`` lives in module ``omnibus.cli.x`` with ``add_arguments(parser) -> None`` and
``run(arguments) -> int``, the exit code. Only the module that is meant is imported, so that help is quick.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Protocol, cast

import omnibus
from omnibus.cli.program import program
from omnibus.errors import OmnibusError
from omnibus.spelling import no_such

COMMANDS: dict[str, str] = {
    "play": "play at this terminal: people by turns, bots in the other seats",
    "hint": "what a good player would do in a position or a running game, and why",
    "analyse": "judge every decision of a player: what was given away, and what was luck",
    "replay": "check a record line by line, and show where it leads",
    "verify": "check that the game of a record was dealt as its server had committed to",
    "simulate": "let bots play many games against each other",
    "arena": "let bots meet on the same deals, and say who is stronger and how sure that is",
    "ladder": "measure every bot against every other one, and write the page on it",
    "engine": "one of our bots for other programs, by JSON lines on standard input and output",
    "serve": "open tables for everybody who has the address",
    "offline": "fetch what browsers need to play without the server",
    "seat": "let a bot of this machine play at a table of a server",
    "train": "train the network of the strongest bot by its own games",
    "board": "check a board file, show it, draw it",
    "backup": "all that a server keeps in one file, while it runs",
    "restore": "put a backup where a server can start from it",
    "doctor": "look through all that a server keeps, and play every stored game again",
}

SPELLINGS = {"analyze": "analyse"}
"""Other ways to write the name of a command."""

FAILED = 2
"""As argparse does: what was asked for makes no sense."""
INTERRUPTED = 130
"""By Ctrl-C, as shells say it."""


class Command(Protocol):
    """What a command's module holds."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def command_named(name: str) -> Command:
    return cast(Command, importlib.import_module(f"omnibus.cli.{name}"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the answer is the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        return run_and_flush(words)
    except OmnibusError as error:
        print(f"omnibus: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return silence_closed_pipe()


def run_and_flush(words: list[str]) -> int:
    """What is still buffered must fail here, not at the end of the interpreter."""
    try:
        return run(words)
    finally:
        sys.stdout.flush()


def run(words: list[str]) -> int:
    name = SPELLINGS.get(words[0], words[0]) if words else "--help"
    if name.startswith("-"):
        global_parser().parse_args([name])
    if name not in COMMANDS:
        raise OmnibusError(no_such("command", name, COMMANDS))
    command = command_named(name)
    parser = argparse.ArgumentParser(prog=f"{program()} {name}", description=COMMANDS[name])
    command.add_arguments(parser)
    return command.run(parser.parse_args(words[1:]))


def global_parser() -> argparse.ArgumentParser:
    """Knows what comes before a command; both its options end the run."""
    width = max(map(len, COMMANDS), default=0)
    listed = "\n".join(f"  {name:{width}}  {summary}" for name, summary in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog=program(),
        usage=f"{program()} COMMAND [ARGUMENT...]",
        description=f"commands:\n{listed}",
        epilog=f"{program()} COMMAND --help says more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"omnibus {omnibus.__version__}")
    return parser


def silence_closed_pipe() -> int:
    """The reader has left. Python would complain once more when it closes the stream: give it another."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return INTERRUPTED
