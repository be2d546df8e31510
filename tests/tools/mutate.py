"""Do every small wrong to the rules and see whether the tests notice: ``python -m tests.tools.mutate``.

With names (``cards claims``) only to those files, with ``--again`` only what went unnoticed last time, with
``--sample 200`` so many of them, taken by chance, with ``--quick`` against the three quickest stages only.
Each is tried in a process of its own: all of them by the first stage, then what is left by the others.
Outcomes stay in ``.cache/mutants.json``.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from types import CodeType
from typing import NamedTuple

import hypothesis
import pytest

from tests.golden import figures  # all of Omnibus is loaded here, so that processes split off have it
from tests.kit.tables import TABLES
from tests.tools.mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "omnibus" / "rules"
OUTCOMES = ROOT / ".cache" / "mutants.json"
LEFT_OUT = {"compiled.py", "batch.py", "playout.py"}
"""They hold no rule: how the rules are compiled, many games at once, and random games for measuring."""
FLOOR = 0.9
MEMORY = 3 << 30


class Stage(NamedTuple):
    name: str
    seconds: int
    """Of computing; what needs more is a loop without end, and noticed."""
    tests: tuple[str, ...]


STAGES = (
    Stage("figures", 5, ()),
    Stage("golden games", 10, ("tests/golden",)),
    Stage(
        "statements",
        60,
        ("tests/rules", "tests/game", "--ignore-glob=*test_compiled*", "--ignore-glob=*test_batch*"),
    ),
    Stage("oracle", 60, ("tests/oracle",)),
    Stage("laws", 90, ("tests/laws", "--ignore-glob=*_texts.py")),
)
PYTEST = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:cov",
    "--hypothesis-seed=0",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
)  # hypothesis is there already
UNNOTICED = "unnoticed"
NOT_YET = "by no figure; the other tests have not been asked"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="names of files in rules, without .py")
    parser.add_argument("--again", action="store_true", help="only what went unnoticed last time")
    parser.add_argument("--sample", type=int, help="only so many, by chance; the score is theirs")
    parser.add_argument("--quick", action="store_true", help="fewer tests: what is noticed is too low")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    before: dict[str, str] = json.loads(OUTCOMES.read_text()) if OUTCOMES.exists() else {}
    stages = STAGES[:3] if arguments.quick else STAGES
    if tried(None, stages) != UNNOTICED:
        sys.exit("The tests fail as it is: mend that first.")
    current = {key: wrong for file in files(set()) for key, wrong in keyed(file)}
    wanted = {key for file in files(set(arguments.files)) for key, _ in keyed(file)}
    tasks = [
        key for key in current if key in wanted and not (arguments.again and before.get(key) != UNNOTICED)
    ]
    known = {key: outcome for key, outcome in before.items() if key in current}
    if arguments.sample is not None:
        tasks, known = Random(0).sample(tasks, min(arguments.sample, len(tasks))), {}
    OUTCOMES.parent.mkdir(exist_ok=True)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for part in (stages[:1], stages[1:]):
            outcomes = pool.map(lambda key, part=part: tried(current[key], part), tasks)
            for key, outcome in zip(tasks, outcomes, strict=True):
                known[key] = outcome if outcome != UNNOTICED or part[-1] == stages[-1] else NOT_YET
                OUTCOMES.write_text(json.dumps(known, indent=0))
                if known[key] == UNNOTICED:
                    sys.stdout.write(f"{key}\n")
                    sys.stdout.flush()
            tasks = [key for key in tasks if known[key] == NOT_YET]
    return report(known)


def files(stems: set[str]) -> list[Path]:
    """Those named, or all that hold rules."""
    everything = [file for file in sorted(RULES.glob("*.py")) if file.name not in LEFT_OUT]
    return [file for file in everything if not stems or file.stem in stems]


class Wrong(NamedTuple):
    file: Path
    mutant: Mutant


def keyed(file: Path) -> Iterator[tuple[str, Wrong]]:
    """Each wrong with a name of its own."""
    met: dict[str, int] = {}
    for mutant in mutants(file.read_text()):
        key = f"{file.name}:{mutant.line} {mutant.function}: {mutant.what}"
        met[key] = met.get(key, 0) + 1
        yield (key if met[key] == 1 else f"{key} ({met[key]})"), Wrong(file, mutant)


def report(known: dict[str, str]) -> int:
    names = sorted({key.partition(":")[0] for key in known})
    for name in names:
        outcomes = [outcome for key, outcome in known.items() if key.startswith(f"{name}:")]
        sys.stdout.write(f"{name:16} {len(outcomes):5} wrongs, {outcomes.count(UNNOTICED):4} unnoticed\n")
    noticed = sum(outcome != UNNOTICED for outcome in known.values())
    sys.stdout.write(f"{noticed} of {len(known)} noticed: {noticed / max(1, len(known)):.1%}\n")
    return int(noticed < FLOOR * len(known))


def tried(wrong: Wrong | None, stages: Sequence[Stage]) -> str:
    """What noticed the wrong, or that none of these stages did."""
    process = os.fork()
    if process == 0:
        os._exit(_try(wrong, stages))
    _, status = os.waitpid(process, 0)
    if os.WIFSIGNALED(status):
        return "no end"
    code = os.WEXITSTATUS(status)
    return STAGES[code - 1].name if code else UNNOTICED


def _try(wrong: Wrong | None, stages: Sequence[Stage]) -> int:
    """In the process that was split off: the number of the stage that noticed, from 1 on."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.chdir(ROOT)
    os.environ["OMNIBUS_POSITIONS"] = "900"
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    hypothesis.configuration.set_hypothesis_home_dir(f"{OUTCOMES.parent}/hypothesis-{os.getpid()}")
    if wrong is not None:
        _do(wrong)
    for stage in stages:
        signal.setitimer(signal.ITIMER_VIRTUAL, stage.seconds)
        try:
            if not passes(stage):
                return 1 + STAGES.index(stage)
        except BaseException:  # noqa: BLE001  # whatever it is, the wrong was noticed
            return 1 + STAGES.index(stage)
    return 0


def passes(stage: Stage) -> bool:
    """The figures are compared here and now: to start pytest takes longer than that."""
    if stage.tests:
        return pytest.main([*PYTEST, *stage.tests]) == pytest.ExitCode.OK
    expected = figures.written()
    return all(figures.figure(table) == expected[str(table)] for table in TABLES)


def _do(wrong: Wrong) -> None:
    """Whoever has the function has the wrong one from now on: what it does is exchanged, not its name."""
    function = getattr(import_module(f"omnibus.rules.{wrong.file.stem}"), wrong.mutant.function)
    module = compile(wrong.mutant.tree, str(wrong.file), "exec", dont_inherit=True)
    function.__code__ = next(
        part
        for part in module.co_consts
        if isinstance(part, CodeType) and part.co_name == wrong.mutant.function
    )


if __name__ == "__main__":
    sys.exit(main())
