"""Simulations of our search, on one core, against the searches of others."""

from __future__ import annotations

from collections.abc import Iterator

from bench.engines import gin_rummy_search_runner
from bench.games import REFERENCE, sequences
from bench.measure import Effort, decisions, race, ratio
from bench.network_search import interpreted_network_runner, network_runner
from bench.python_tree import python_tree_runner
from bench.result import Result, compared
from bench.searching import PLIES, Thought, after_plies
from omnibus.bots.thinking.engine import engine


def searches(effort: Effort) -> Iterator[Result]:
    start = after_plies(sequences(REFERENCE))
    runners = {
        "own": Thought(start, engine(), compiled=True).simulate,
        "by network": network_runner(PLIES),
        "in Python": interpreted_network_runner(PLIES),
        "gin rummy": gin_rummy_search_runner(PLIES),
        "random tree": python_tree_runner(start, by_planners=False),
        "planners' tree": python_tree_runner(start, by_planners=True),
    }
    speeds = {name: decisions(found) for name, found in race(runners, effort).items()}
    own = speeds["own"]
    against = ratio(own, speeds["gin rummy"])
    yield compared("searches", "simulations / OpenSpiel's ISMCTS on gin rummy", against, at_least=15)
    against = ratio(own, speeds["planners' tree"])
    yield compared(
        "searches", "simulations / a tree in Python, leaves played by planners", against, at_least=100
    )
    against = ratio(own, speeds["random tree"])
    yield compared("searches", "simulations / a tree in Python, leaves played at random", against)
    own = speeds["by network"]
    against = ratio(own, speeds["gin rummy"])
    yield compared("searches", "simulations by network / OpenSpiel's ISMCTS, gin rummy", against, at_least=40)
    against = ratio(own, speeds["planners' tree"])
    yield compared("searches", "simulations by network / a tree in Python, leaves by planners", against)
    against = ratio(own, speeds["in Python"])
    yield compared("searches", "simulations by network / the same search in Python", against, at_least=100)
