"""``omnibus play``: play at the terminal, on the full screen or line by line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from omnibus.cli.terminal.table import Table

SECONDS = 1.2


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("city", metavar="CITY", nargs="?", help="a city's slug, or the path of a board file")
    parser.add_argument("--seats", type=int, metavar="N", help="players (2)")
    parser.add_argument(
        "--humans", type=int, metavar="N", help="how many of them are people (1); bots are the rest"
    )
    parser.add_argument("--bot", metavar="NAME", help="which bot they are, or level:1 to level:6 (greedy)")
    parser.add_argument(
        "--players", metavar="A,B", help="who sits there, in turn order: Ada,Bob,greedy or Ada,Rosa=greedy"
    )
    parser.add_argument("--first", metavar="WHO", help="who begins: a name or a number; chance, if left out")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--profile", metavar="P", help="a printing of the rules, where a city has several")
    parser.add_argument("--save", metavar="FILE", help="where to save, after every action")
    parser.add_argument("--resume", metavar="FILE", help="play on a saved game")
    parser.add_argument("--plain", action="store_true", help="line by line: for pipes and screen readers")
    parser.add_argument(
        "--pace", type=float, default=SECONDS, metavar="S", help=f"seconds before a bot acts ({SECONDS})"
    )


def run(arguments: Namespace) -> int:
    from omnibus.cli.play_setup import lay_table

    is_screen = all(stream.isatty() for stream in (sys.stdin, sys.stdout))
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # what a terminal can't show or send is no reason to stop
    table = lay_table(arguments, may_ask=is_screen)
    try:
        if arguments.plain or not is_screen or not sys.stderr.isatty():  # on which the full screen is drawn
            return in_lines(table, arguments.pace)
        return on_screen(table, arguments.pace)
    finally:
        if table.save is not None:
            table.save.close()


def in_lines(table: Table, pace: float) -> int:
    from omnibus.cli.terminal.dialogue import Dialogue
    from omnibus.cli.terminal.plain import Plain

    return Plain(table, Dialogue(sys.stdin, sys.stdout), pace).run()


def on_screen(table: Table, pace: float) -> int:
    from omnibus.cli.terminal.app import play_on_screen

    return play_on_screen(table, pace)
