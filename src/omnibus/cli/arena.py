"""``omnibus arena``: let bots meet on the same deals, and say who is stronger and how sure that is."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from omnibus.cli.main import FAILED, INTERRUPTED
from omnibus.cli.progress import with_progress
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.arena.match import Match
    from omnibus.arena.play import DealResult
    from omnibus.arena.statistics_sprt import Hypotheses


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("bots", nargs="+", metavar="BOT", help="a bot's name, or anybody's as module:Class or file.py:Class")
    add("--city", action="append", metavar="C", help="slugs or board files, parted by commas, or all (all)")
    add("--seats", type=int, default=2, metavar="N", help="players (2)")
    add("--pairs", type=int, default=100, metavar="N", help="how many deals of each city (100)")
    add("--profile", metavar="P", help="a printing of the rules, where a city has several")
    add("--seed", type=int, default=1, metavar="S", help="the same seed, the same deals (1)")
    add("--published", action="store_true", help="on the deals that are kept for published figures")
    add("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)")
    add("--seconds", type=float, default=60.0, metavar="T", help="time for one decision (60)")
    add("--json", action="store_true", help="one JSON object, for other programs")
    add("--games", type=Path, metavar="FILE", help="write all games with their records, as JSON lines")
    add("--resume", type=Path, metavar="FILE", help="keep results in a file, and go on with what it has")
    elo = ("ELO0", "ELO1")
    add(
        "--sprt", nargs=2, type=float, metavar=elo, help="stop when it is clear whether the first is stronger"
    )


def run(arguments: Namespace) -> int:
    from omnibus.arena.games_file import games_file
    from omnibus.arena.journal import journal
    from omnibus.arena.match import header_of
    from omnibus.arena.run import play_match

    match, test = match_of(arguments), hypotheses(arguments)
    header, deals = header_of(match), match.deals(arguments.pairs)
    done: list[DealResult] = []
    with ExitStack() as files:
        kept = files.enter_context(journal(arguments.resume, header)) if arguments.resume else None
        games = files.enter_context(games_file(arguments.games, header)) if arguments.games else None
        results = play_match(match, deals, arguments.jobs, journal=kept, games=games)
        code = collect(results, len(deals), match, test, done)
    if done:
        show(arguments, match, test, done)
    return code


def match_of(arguments: Namespace) -> Match:
    from omnibus.arena.match import ALL, Match, cities_named

    for name in ("seats", "pairs", "jobs"):
        if getattr(arguments, name) < 1:
            raise OmnibusError(f"--{name} should be at least 1, not {getattr(arguments, name)}")
    return Match(
        bots=tuple(arguments.bots),
        cities=cities_named(arguments.city or [ALL]),
        seats=arguments.seats,
        seed=arguments.seed,
        profile=arguments.profile,
        published=arguments.published,
        seconds=arguments.seconds,
    )


def hypotheses(arguments: Namespace) -> Hypotheses | None:
    from omnibus.arena.statistics_sprt import Hypotheses

    if arguments.sprt and len(arguments.bots) != 2:
        raise OmnibusError("--sprt needs two bots: is the first one stronger than the second?")
    return Hypotheses(*arguments.sprt) if arguments.sprt else None


def collect(
    results: Iterable[DealResult], count: int, match: Match, test: Hypotheses | None, done: list[DealResult]
) -> int:
    """Put them into ``done``; the answer is the exit code. What stops it early takes nothing away."""
    from omnibus.arena.processes import LostWorkError
    from omnibus.arena.run import until_decided
    from omnibus.cli.arena_progress import RunningResult

    running = RunningResult(match, test)
    wanted = until_decided(results, test) if test else results
    try:
        for result in with_progress(wanted, count, sys.stderr, running.text):
            running.add(result)
            done.append(result)
    except KeyboardInterrupt:
        print("interrupted; this is what there is:" if done else "interrupted", file=sys.stderr)
        return INTERRUPTED
    except LostWorkError as error:
        print(f"omnibus: {error}", file=sys.stderr)
        return FAILED
    return 0


def show(arguments: Namespace, match: Match, test: Hypotheses | None, results: list[DealResult]) -> None:
    import msgspec

    from omnibus.arena.report import report
    from omnibus.cli.arena_table import as_text

    found = report(match, results, test)
    if arguments.json:
        both = {"match": match, "result": found}
        print(msgspec.json.format(msgspec.json.encode(both)).decode())
    else:
        print(as_text(match, found))
