"""What ``import omnibus`` offers: little, documented, and quick to have."""

from __future__ import annotations

import subprocess
import sys

import pytest

import omnibus

HEAVY = ("numba", "numpy", "textual", "llvmlite")


def loaded_after(code: str) -> set[str]:
    """The modules that a fresh Python has loaded after the code."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_there_are_few() -> None:
    assert len(omnibus.__all__) <= 20
    assert len(set(omnibus.__all__)) == len(omnibus.__all__)


@pytest.mark.parametrize("name", omnibus.__all__)
def test_each_says_what_it_is(name: str) -> None:
    assert getattr(omnibus, name).__doc__
    assert name in dir(omnibus)


def test_all_can_be_had_at_once() -> None:
    names: dict[str, object] = {}
    exec("from omnibus import *", names)
    assert set(omnibus.__all__) <= set(names)


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = omnibus.nonsense


def test_nothing_heavy_is_loaded() -> None:
    assert not loaded_after("import omnibus").intersection(HEAVY)


def test_whole_games_need_nothing_heavy() -> None:
    code = """
import omnibus
game = omnibus.new_game("london", seed=1)
while not game.over:
    game.play(game.legal_actions()[-1])
omnibus.replay(game.record())
"""
    assert not loaded_after(code).intersection(HEAVY)


def test_only_what_is_asked_for_is_loaded() -> None:
    assert "omnibus.game.game" not in loaded_after("import omnibus")


def test_errors_have_one_root() -> None:
    assert issubclass(omnibus.IllegalActionError, omnibus.OmnibusError)
    assert issubclass(omnibus.OmnibusError, ValueError)
