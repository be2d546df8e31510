"""The thinking functions as Python calls them: compiled once, with the arrays that they write on."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING

from omnibus.bots.entry import entries
from omnibus.bots.thinking.weights import DEFAULT_WEIGHTS
from omnibus.bots.thinking.workspace import WEIGHTS, WORKSPACE_SIZE
from omnibus.rules.compiled import MODULES, compile_entries

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

    IntegerArray = NDArray[int64]

THINKING = (
    "network",
    "evidence",
    "believing",
    "drawing",
    "claiming",
    "choosing",
    "last_turn",
    "planner",
    "blocking",
    "rollout",
    "search",
)
NETWORK = ("signals", "layers", "policy", "selfplay", "tree", "puct")
"""Behind those, what a network needs."""
NETWORK_ENTRIES = ("study", "candidates", "plant", "explore", "favourite")
ENTRIES = (
    "begin",
    "play",
    "know",
    "legal_actions",
    "plan_action",
    "study",
    "gather_evidence",
    "blocking_claims",
    "imagine_believed",
    "candidates",
    "simulate",
    "roll_out",
)


@cache
def engine() -> SimpleNamespace:
    """The entries by name, over ``int64`` arrays."""
    return entries(lambda: compile_entries(modules_to_compile(THINKING), ENTRIES))


@cache
def network_engine() -> SimpleNamespace:
    """What a bot with a network calls."""
    modules = (*THINKING, *NETWORK)
    return entries(lambda: compile_entries(modules_to_compile(modules), NETWORK_ENTRIES))


def modules_to_compile(thinking: tuple[str, ...]) -> list[ModuleType]:
    """Those of the rules, and these of thinking."""
    modules = [import_module(f"omnibus.rules.{name}") for name in (*MODULES, "knowledge", "observe", "batch")]
    return modules + [import_module(f"omnibus.bots.thinking.{name}") for name in thinking]


def new_mind(weights: tuple[int, ...] = DEFAULT_WEIGHTS) -> list[int]:
    """A blank workspace with the planner's weights."""
    mind = [0] * WORKSPACE_SIZE
    mind[WEIGHTS : WEIGHTS + len(weights)] = weights
    return mind


def array(numbers: list[int]) -> IntegerArray:
    import numpy

    return numpy.array(numbers, dtype=numpy.int64)
