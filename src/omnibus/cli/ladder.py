"""``omnibus ladder``: measure every bot against every other one, and write what comes out."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from contextlib import closing
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from omnibus.cli.main import FAILED, INTERRUPTED
from omnibus.cli.progress import with_progress
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.arena.ladder import Kept, Ladder


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("bots", nargs="*", metavar="BOT", help="the weakest first (all that there are)")
    add("--budget", default="100ms", metavar="B", help="for those that think: 4000, 100ms or 1s (100ms)")
    add("--city", action="append", metavar="C", help="slugs or board files, parted by commas, or all (all)")
    add("--seats", default="2,3,4", metavar="N,N", help="numbers of players (2,3,4)")
    add("--pairs", type=int, default=1000, metavar="N", help="how many deals of each match (1000)")
    add("--minutes", type=float, metavar="M", help="stop then; the next start goes on")
    add("--seed", type=int, default=1, metavar="S", help="the same seed, the same deals (1)")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)")
    add("--results", type=Path, metavar="DIR", help="where results are kept (among the saved games)")
    add("--page", type=Path, default=Path("docs/ladder.md"), metavar="FILE", help="(docs/ladder.md)")


def run(arguments: Namespace) -> int:
    """Whatever stops it, the page has what is known."""
    from omnibus.arena.ladder import kept
    from omnibus.arena.processes import LostWorkError

    ladder = ladder_of(arguments)
    if not arguments.page.parent.is_dir():
        raise OmnibusError(f"{arguments.page} has no directory to be in; --page names another place")
    code = 0
    with kept(ladder, results_directory(arguments)) as found:
        try:
            play(arguments, found)
        except KeyboardInterrupt:
            print("interrupted; the same command goes on from here", file=sys.stderr)
            code = INTERRUPTED
        except LostWorkError as error:
            print(f"omnibus: {error}", file=sys.stderr)
            code = FAILED
        write(arguments.page, ladder, found)
    return code


def ladder_of(arguments: Namespace) -> Ladder:
    from omnibus.arena.ladder import Ladder, rungs
    from omnibus.arena.match import ALL, cities_named
    from omnibus.bots.budget import parse_budget

    for name in ("pairs", "jobs"):
        if getattr(arguments, name) < 1:
            raise OmnibusError(f"--{name} should be at least 1, not {getattr(arguments, name)}")
    parse_budget(arguments.budget)
    return Ladder(
        bots=tuple(arguments.bots) or rungs(arguments.budget),
        cities=cities_named(arguments.city or [ALL]),
        seats=numbers_of_seats(arguments.seats),
        seed=arguments.seed,
    )


def numbers_of_seats(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdecimal() for word in words):
        raise OmnibusError(f"--seats should be numbers parted by commas, not {text!r}")
    return tuple(dict.fromkeys(int(word[:3]) for word in words))


def results_directory(arguments: Namespace) -> Path:
    from omnibus.cli.terminal.saving import default_directory

    chosen: Path | None = arguments.results
    return chosen or default_directory() / "ladder"


def play(arguments: Namespace, found: Kept) -> None:
    steps = found.steps(arguments.pairs)
    end = inf if arguments.minutes is None else monotonic() + 60 * arguments.minutes
    counts: Counter[tuple[str, ...]] = Counter()
    with closing(found.play(steps, arguments.jobs)) as played:
        for step in with_progress(played, len(steps), sys.stderr, lambda: latest(counts)):
            counts[step.match.bots] += 1
            if monotonic() >= end:
                return


def latest(counts: Counter[tuple[str, ...]]) -> str:
    return f"{len(counts)} pairs, {counts.total()} deals"


def write(page: Path, ladder: Ladder, found: Kept) -> None:
    import msgspec

    from omnibus.arena.ladder_report import ladder_report
    from omnibus.cli.ladder_page import as_page
    from omnibus.cli.terminal.saving import write_whole

    report = ladder_report(ladder, found.results)
    data = page.with_suffix(".json")
    write_whole(data, msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    write_whole(page, as_page(report, data.name))
    print(f"Written: {page} and {data}")
