"""Look for texts that break something: ``./dev fuzz [TARGET] [--seconds N]``.

``http`` and ``sockets`` are asked of a whole server; the others are functions.

The search is led by what of the code a text reaches. What is learnt stays under ``.cache/fuzz`` for the next
time, and a text that breaks something is written there, too. Mend what it shows, and put the text under
``tests/fuzz/found/TARGET``: from then on the tests take it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
LONGEST = 12_000
"""Bytes of a text."""
SLOWEST = 20
"""Seconds for one text: more is taken for a loop without end."""
NAMES = ("boards", "positions", "records", "actions", "told")
SERVED = ("http", "sockets")
MOST_GROWTH = 120_000
"""Kilobytes that a server may take more in the end than after a minute: idle tables are forgotten late."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev fuzz", description="Look for texts that break something.")
    parser.add_argument(
        "target", nargs="?", choices=[*NAMES, *SERVED], help="what to fuzz; all functions if left out"
    )
    parser.add_argument("--seconds", type=int, default=SECONDS, help=f"for each target (default {SECONDS})")
    arguments = parser.parse_args()
    if arguments.target in SERVED:
        return fuzz_server(arguments.target, arguments.seconds)
    if arguments.target:
        fuzz(arguments.target, arguments.seconds)
    again = [sys.executable, "-m", "tests.fuzz.run", "--seconds", str(arguments.seconds)]
    codes = [subprocess.run([*again, name], cwd=ROOT, check=False).returncode for name in NAMES]
    return max(codes)


def fuzz_server(name: str, seconds: int) -> int:
    """Fails by raising, or by what the server has written down."""
    target = import_module(f"tests.fuzz.{name}")
    with import_module("tests.fuzz.serving").running() as server:
        first = min(60, seconds / 2)
        try:
            done, at_first = target.fuzz(server.address, first), server.kilobytes
            done += target.fuzz(server.address, seconds - first)
        finally:
            say("\n".join(server.failures()[:40]))
        say(f"{done:,} {target.WHAT}; memory: {at_first:,} KB, then {server.kilobytes:,} KB")
        return int(bool(server.failures()) or server.kilobytes > at_first + MOST_GROWTH)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def fuzz(name: str, seconds: int) -> None:
    """Does not return: the process ends with the fuzzing."""
    atheris = import_module("atheris")
    with atheris.instrument_imports(include=["omnibus"]):
        targets = import_module("tests.fuzz.targets")
    target = targets.TARGETS[name]
    corpus = ROOT / ".cache" / "fuzz" / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds()):
        (corpus / f"seed-{number}").write_text(seed, encoding="utf-8")
    options = [
        f"-max_total_time={seconds}",
        f"-timeout={SLOWEST}",
        f"-max_len={LONGEST}",
        f"-artifact_prefix={corpus.parent}/{name}-",
        f"-dict={Path(__file__).with_name('words.dict')}",
        "-print_final_stats=1",
        "-close_fd_mask=0",
    ]
    atheris.Setup([name, *options, str(corpus)], lambda data: target.take(data.decode("utf-8", "replace")))
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main())
