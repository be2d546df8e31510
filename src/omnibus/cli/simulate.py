"""``omnibus simulate``: let bots play many games against each other, and say what came of it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.cli.main import INTERRUPTED
from omnibus.cli.progress import with_progress
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.boards.model import Board
    from omnibus.cli.simulate_games import GameFigures, Series


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("city", metavar="CITY", help="a city's slug, or the path of a board file")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players (2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed, the same games (1)")
    parser.add_argument("--bots", default="greedy,random", metavar="A,B", help="names (greedy,random)")
    parser.add_argument("--profile", metavar="P", help="a printing of the rules, where a city has several")
    parser.add_argument("--json", action="store_true", help="one JSON object, for other programs")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )


def run(arguments: Namespace) -> int:
    from omnibus.cli.simulate_games import Series, check, play_series

    for name in ("seats", "games", "jobs"):
        if getattr(arguments, name) < 1:
            raise OmnibusError(f"--{name} should be at least 1, not {getattr(arguments, name)}")
    bots = tuple(name.strip() for name in arguments.bots.split(","))
    series = Series(arguments.city, arguments.seats, arguments.games, arguments.seed, bots, arguments.profile)
    board = check(series)
    done: list[GameFigures] = []
    try:
        for game in with_progress(play_series(series, arguments.jobs), series.games, sys.stderr):
            done.append(game)
    except KeyboardInterrupt:
        print("interrupted; this is what there is:" if done else "interrupted", file=sys.stderr)
        if done:
            show(arguments, board, series, done)
        return INTERRUPTED
    show(arguments, board, series, done)
    return 0


def show(arguments: Namespace, board: Board, series: Series, games: list[GameFigures]) -> None:
    import msgspec

    from omnibus.cli.simulate_summary import report
    from omnibus.cli.simulate_table import as_table

    found = report(games)
    if arguments.json:
        both = {"series": series, "result": found}
        print(msgspec.json.format(msgspec.json.encode(both)).decode())
    else:
        print(as_table(board.name, series, found))
