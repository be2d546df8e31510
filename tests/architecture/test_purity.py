"""The rules and the game compute: no clock, no chance of their own, no files, no screen, no NumPy."""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.tree import SOURCE, python_files, relative

OUTSIDE_WORLD = {
    "asyncio",
    "datetime",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "numpy",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
SPOKEN = {"open", "print", "input", "exec", "eval", "breakpoint"}

EXCEPTIONS: dict[str, set[str]] = {
    # What knows the machine: NumPy arrays in, a directory for what is compiled, and wrappers
    # that are written from the signatures of the rules.
    # A new game without a seed draws one.
    "src/omnibus/game/game.py": {"secrets"},
    # Only the type: the caller brings his own random numbers.
    "src/omnibus/game/sampling.py": {"random"},
    "src/omnibus/rules/compiled.py": {"exec", "numpy", "sys"},
    "src/omnibus/rules/compiled_cache.py": {"os", "pathlib", "sys", "tempfile"},
}


def impurities(code: str) -> set[str]:
    tree = ast.parse(code)
    return {module for module in imported(tree) if module in OUTSIDE_WORLD} | (called(tree) & SPOKEN)


def imported(tree: ast.AST) -> Iterator[str]:
    """The first part of every imported module's name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module.partition(".")[0]


def called(tree: ast.AST) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


@pytest.mark.parametrize("room", ["rules", "game"])
def test_a_pure_room_does_not_touch_the_world(room: str) -> None:
    found = {
        relative(file): impurities(file.read_text()) - EXCEPTIONS.get(relative(file), set())
        for file in python_files(SOURCE / room)
    }
    assert not {file: names for file, names in found.items() if names}


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("import time", "time"),
        ("from datetime import datetime", "datetime"),
        ("import os.path", "os"),
        ("import numpy as np", "numpy"),
        ("def f():\n    import random", "random"),
        ("open('x')", "open"),
        ("print(1)", "print"),
    ],
)
def test_touching_the_world_is_noticed(code: str, what: str) -> None:
    assert impurities(code) == {what}


def test_plain_computing_is_pure() -> None:
    assert not impurities("from enum import IntEnum\ndef f(time: int) -> int:\n    return min(time, 1)")
