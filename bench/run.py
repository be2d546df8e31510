"""The benchmarks: ./dev bench [NAME...] [--quick]

Each figure stands beside the floor that it must not fall through. A whole run writes the table in
docs/performance.md and a line in bench/history.jsonl; with names, or quick, it only prints.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence

from bench import (
    batches,
    browser,
    budgets,
    cities,
    lighthouse,
    memory,
    playing,
    report,
    searches,
    searching,
    starts,
)
from bench.load import serving, stored
from bench.measure import QUICK, WHOLE, Effort
from bench.result import Result

SUBJECTS: dict[str, Callable[[Effort], Iterator[Result]]] = {
    "interpreted": playing.interpreted,
    "compiled": playing.compiled,
    "native": playing.native,
    "cities": cities.cities,
    "batches": batches.batches,
    "sizes": cities.sizes,
    "searching": searching.searching,
    "searches": searches.searches,
    "budgets": budgets.budgets,
    "memory": memory.memory,
    "starts": starts.starts,
    "serving": serving.serving,
    "stored": stored.stored,
    "browser": browser.browser,
    "lighthouse": lighthouse.lighthouse,
}


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measure Omnibus, as ratios.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(SUBJECTS)}")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="the same, one at a time")
    parser.add_argument("--quick", action="store_true", help="few and short rounds; says little")
    chosen = parser.parse_args(words)
    chosen.names = [*chosen.names, *chosen.only]
    unknown = [name for name in chosen.names if name not in SUBJECTS]
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)} (there are: {', '.join(SUBJECTS)})")
    return chosen


def measured(names: Sequence[str], effort: Effort) -> Iterator[Result]:
    for name in names:
        yield from SUBJECTS[name](effort)


def main(words: Sequence[str] | None = None) -> int:
    chosen = arguments(words)
    report.say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; CPU time, medians of rounds\n")
    results = []
    for result in measured(chosen.names or list(SUBJECTS), QUICK if chosen.quick else WHOLE):
        results.append(result)
        report.say(report.line(result))
    if not chosen.names and not chosen.quick:
        report.write_page(results)
        report.append_history(results)
    missed = [one.name for one in results if one.passed is False]
    verdict = f"{len(missed)} of {len(results)} figures missed their floor." if missed else "All floors hold."
    report.say(f"\n{verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
