"""``omnibus analyse``: judge every decision of a player, from what he knew when he made it."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from omnibus.cli.main import INTERRUPTED
from omnibus.cli.progress import with_progress
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.coach.analysis import Analysis
    from omnibus.coach.verdict import Verdict
    from omnibus.game.game import Game


def add_arguments(parser: ArgumentParser) -> None:
    from omnibus.cli.coaching import add_budget

    add = parser.add_argument
    add("file", metavar="RECORD", help="the record of a game; - reads the standard input")
    add("--seat", type=int, default=0, metavar="N", help="whose decisions (0: the first name)")
    add("--board", metavar="CITY", help="the board file, where the record does not name it")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)")
    add("--json", action="store_true", help="one JSON object, for other programs")
    add("--svg", type=Path, metavar="FILE", help="draw how the chance to win went up and down")
    add_budget(parser)


def run(arguments: Namespace) -> int:
    from omnibus.cli.coaching import budget_of, game_of
    from omnibus.coach.analysis import decisions, summary, verdicts

    if arguments.jobs < 1:
        raise OmnibusError(f"--jobs should be at least 1, not {arguments.jobs}")
    game, seat = game_of(arguments.file, arguments.board), arguments.seat
    count = len(decisions(game, seat))
    judged = verdicts(game, seat, budget=budget_of(arguments), jobs=arguments.jobs)
    found: list[Verdict] = []
    try:
        for verdict in with_progress(judged, count, sys.stderr):
            found.append(verdict)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    show(arguments, game, summary(game, seat, found))
    return 0


def show(arguments: Namespace, game: Game, analysis: Analysis) -> None:
    import msgspec

    from omnibus.cli.analyse_svg import graph
    from omnibus.cli.analyse_text import as_text
    from omnibus.cli.replay import say
    from omnibus.cli.terminal.saving import write_whole

    if arguments.svg:
        write_whole(arguments.svg, graph(game, analysis))
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(analysis)).decode())
    else:
        say(as_text(game, analysis))
