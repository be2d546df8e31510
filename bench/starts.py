"""How long a start takes: fresh processes, with an empty cache of compiled rules and with a full one.

CPU time of the processes, so that others on the machine count little. Compiled code and bytecode are kept
in a directory of this run.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from types import SimpleNamespace

from bench.measure import Effort, Ratio, middle
from bench.result import Result
from omnibus.bots.registry import BOTS
from omnibus.bots.thinking import engine
from omnibus.rules import compiled

SEARCHING = ("searcher", "master")
"""Bots that need what is compiled."""

WITHOUT_SCIPY = "import sys; sys.modules['scipy'] = None; "
"""Omnibus does not need it; the engines to compare with bring it along, and Numba loads it where it is."""
NOTHING = "pass"
IMPORT = "import omnibus"
NEW_GAME = "import omnibus; omnibus.new_game({city!r}, seats=2, seed=1)"
FIRST_GAME = "from bench.games import REFERENCE, compiled_runner; compiled_runner(REFERENCE)(1)"
FIRST_MOVE = (
    "import omnibus; from bench.games import REFERENCE; from omnibus.bots.registry import make_bot; "
    "make_bot({bot!r}).decide(omnibus.new_game(REFERENCE.city, seats=REFERENCE.seats, seed=1), 0)"
)
EVERY_ENTRY = "from bench.starts import compile_rules; compile_rules()"
EVERY_THOUGHT = "from bench.starts import compile_thinking; compile_thinking()"


def starts(effort: Effort) -> Iterator[Result]:
    with tempfile.TemporaryDirectory(prefix="omnibus-bench-") as directory:
        yield from imports(effort, directory)
        yield from compilations(effort, directory)


def imports(effort: Effort, directory: str) -> Iterator[Result]:
    new_game = NEW_GAME.format(city=reference_city())
    codes = {"bare": NOTHING, "import": IMPORT, "new game": new_game}
    times: dict[str, list[float]] = {name: [] for name in codes}
    for code in codes.values():
        cpu_seconds(code, directory)  # leaves bytecode behind
    for _ in range(effort.rounds):
        for name, code in codes.items():
            times[name].append(cpu_seconds(code, directory))
    for name, at_most in (("import", 60.0), ("new game", None)):
        pairs = zip(times[name], times["bare"], strict=True)
        found = middle([1000 * (own - bare) for own, bare in pairs])
        yield timing(f"{codes[name].split('(')[0]}, beyond bare Python", found, "ms", at_most)


def compilations(effort: Effort, directory: str) -> Iterator[Result]:
    cpu_seconds("import numba, omnibus.bots.thinking.engine", directory)  # bytecode
    for name, code in (("first game", FIRST_GAME), ("every entry", EVERY_ENTRY)):
        found = middle([cpu_seconds(code, fresh) for fresh in emptied(directory, name, effort)])
        yield timing(f"cold compile, {name}", found, "s", 10.0)
    found = middle([cpu_seconds(EVERY_THOUGHT, fresh) for fresh in emptied(directory, "search", effort)])
    yield timing("cold compile, searching bot", found, "s", None)
    cpu_seconds(FIRST_GAME, directory)
    found = middle([cpu_seconds(FIRST_GAME, directory) for _ in range(effort.rounds)])
    yield timing("warm start to the end of the first game", found, "s", 0.8)
    yield from first_moves(effort, directory)


def first_moves(effort: Effort, directory: str) -> Iterator[Result]:
    for bot in (name for name in SEARCHING if name in BOTS):
        code = FIRST_MOVE.format(bot=bot)
        cpu_seconds(code, directory)
        found = middle([cpu_seconds(code, directory) for _ in range(effort.rounds)])
        yield timing(f"warm start to the first move, {bot}", found, "s", 2.0)


def emptied(directory: str, name: str, effort: Effort) -> Iterator[str]:
    """Directories with nothing in them, one for each cold start: three, or one where haste is wanted."""
    for number in range(1 if effort.rounds < 10 else 3):
        place = os.path.join(directory, f"{name}-{number}")
        os.makedirs(place)
        yield place


def timing(name: str, found: Ratio, unit: str, at_most: float | None) -> Result:
    return Result(
        subject="starts",
        name=name,
        value=found.median,
        low=found.low,
        high=found.high,
        unit=unit,
        at_most=at_most,
    )


def cpu_seconds(code: str, cache_home: str) -> float:
    """What a fresh Python process uses to run the code."""
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    surroundings = {**os.environ, "XDG_CACHE_HOME": cache_home, "PYTHONPATH": path_of(root)}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", WITHOUT_SCIPY + code]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=surroundings, check=True, stdin=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def path_of(root: str) -> str:
    return os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)


def reference_city() -> str:
    from bench.games import REFERENCE

    return REFERENCE.city


def compile_rules() -> None:
    compile_every(compiled.compiled(), [f"omnibus.rules.{name}" for name in compiled.MODULES])


def compile_thinking() -> None:
    modules = [f"omnibus.rules.{name}" for name in (*compiled.MODULES, "knowledge")]
    modules += [f"omnibus.bots.thinking.{name}" for name in engine.THINKING]
    compile_every(engine.engine(), modules)


def compile_every(entries: SimpleNamespace, modules: list[str]) -> None:
    """Compile each entry for what it is called with, without calling it."""
    for name, entry in vars(entries).items():
        homes = (import_module(module) for module in modules)
        function = next(getattr(home, name) for home in homes if hasattr(home, name))
        kinds = [one.annotation for one in signature(function).parameters.values()]
        entry.compile("({})".format(", ".join("int64" if kind is int else "int64[::1]" for kind in kinds)))
