"""Results as a table on the screen, as the table in docs/performance.md, and as a line of the history."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from bench.result import Result

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "performance.md"
HISTORY = ROOT / "bench" / "history.jsonl"
BEGIN = "<!-- The table below is written by ./dev bench. -->"
END = "<!-- The table above is written by ./dev bench. -->"
PACKAGES = ("numba", "numpy", "catanatron", "open_spiel")


def line(result: Result) -> str:
    """One row on the screen."""
    cells = [f"{result.name:<66}", f"{result.figure:>16}", f"{result.limit:>10}", f"{result.verdict:<6}"]
    noted = ", ".join(filter(None, [result.spread, result.note]))
    return "  ".join([*cells, noted]).rstrip()


def table(results: Sequence[Result]) -> str:
    rows = ["| what | median | middle half of the rounds | floor | |", "|---|---:|---:|---:|---|"]
    for one in results:
        name = f"{one.name} ({one.note})" if one.note else one.name
        rows.append(f"| {name} | {one.figure} | {one.spread} | {one.limit} | {one.verdict} |")
    return "\n".join(rows)


def machine() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {packages}"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    names = [one.partition(":")[2].strip() for one in lines if one.startswith("model name")]
    return names[0] if names else platform.machine()


def write_page(results: Sequence[Result]) -> None:
    PAGE.write_text(with_table(PAGE.read_text(), f"Measured on: {machine()}.\n\n{table(results)}"))


def with_table(page: str, text: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise ValueError("the page has no place for the table")
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def append_history(results: Sequence[Result]) -> None:
    entry = {
        "commit": commit(),
        "machine": machine(),
        "results": {f"{one.subject}: {one.name}": round(one.value, 4) for one in results},
    }
    with HISTORY.open("ab") as file:
        file.write(msgspec.json.encode(entry) + b"\n")


def commit() -> str:
    """What was measured; with a plus where files differ from it."""
    command = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def say(text: str) -> None:
    print(text, flush=True, file=sys.stdout)
