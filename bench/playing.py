"""How quickly random games are played: against other engines, and against C."""

from __future__ import annotations

from collections.abc import Iterator

from bench.engines import catanatron_runner, gin_rummy_runner
from bench.games import REFERENCE, compiled_runner, interpreted_runner, stepping_runner
from bench.measure import Effort, decisions, games, race, ratio
from bench.native import QUICKER_FLAGS, build, check_equal, native_runner
from bench.result import Result, compared


def interpreted(effort: Effort) -> Iterator[Result]:
    effort = effort._replace(seconds=5 * effort.seconds)  # catanatron's games are few, and some are very long
    speeds = race({"own": interpreted_runner(REFERENCE), "other": catanatron_runner()}, effort)
    own, other = speeds["own"], speeds["other"]
    for name, of, floor in (("actions", decisions, 4.0), ("games", games, 60.0)):
        found = ratio(of(own), of(other))
        yield compared("interpreted", f"interpreted / catanatron, {name}", found, at_least=floor)


def compiled(effort: Effort) -> Iterator[Result]:
    runners = {
        "own": compiled_runner(REFERENCE),
        "stepping": stepping_runner(REFERENCE),
        "catanatron": catanatron_runner(),
        "gin rummy": gin_rummy_runner(),
    }
    speeds = {name: decisions(found) for name, found in race(runners, effort).items()}
    own, stepping, gin_rummy = speeds["own"], speeds["stepping"], speeds["gin rummy"]
    against = ratio(own, speeds["catanatron"])
    yield compared("compiled", "compiled / catanatron, actions", against, at_least=150)
    against = ratio(own, gin_rummy)
    yield compared("compiled", "compiled / OpenSpiel's gin rummy, decisions", against, at_least=100)
    stepped = ratio(stepping, gin_rummy)
    yield compared("compiled", "compiled, stepped from Python / OpenSpiel's gin rummy", stepped)


def native(effort: Effort) -> Iterator[Result]:
    plain = build()
    if plain is None:
        return
    check_equal(plain)
    runners = {
        "own": compiled_runner(REFERENCE),
        "C": native_runner(plain, REFERENCE),
        "quicker C": native_runner(build(QUICKER_FLAGS) or plain, REFERENCE),
    }
    speeds = {name: decisions(found) for name, found in race(runners, effort).items()}
    yield compared("native", "compiled / C, cc -O2", ratio(speeds["own"], speeds["C"]), at_least=0.45)
    against = ratio(speeds["own"], speeds["quicker C"])
    yield compared("native", f"compiled / C, cc {' '.join(QUICKER_FLAGS)}", against)
