"""Compiled code is kept for the next start, and changed rules never meet stale code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from omnibus.rules.compiled_cache import cache_directory
from tests.architecture.tree import SOURCE

SCRIPT = """
import numpy, omnibus
from omnibus.rules import knowledge, observe
from omnibus.rules.compiled import compile_entries

game = omnibus.new_game("london", seed=1)
state, board = (numpy.array(row, numpy.int64) for row in (game.state, game.edition.integers))
row = numpy.zeros(60, numpy.int16)
compile_entries([knowledge, observe], ["write_player"]).write_player(state, board, 0, row, 0)
print(row[3])
"""
"""How many tickets somebody looks at: ``observe`` asks a function of another file."""
RULE = "return 0, held + shown\n"


def test_an_edited_rule_is_compiled_anew(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "omnibus", ignore=shutil.ignore_patterns("__pycache__", "web"))
    file = tmp_path / "omnibus" / "rules" / "knowledge.py"
    before = file.read_text()
    assert before.count(RULE) == 1
    shown = []
    for text in (before, before.replace(RULE, "return 0, held + shown + 5\n"), before):
        file.write_text(text)
        shown.append(answer(tmp_path))
    assert shown == ["2", "7", "2"]
    assert len(list((tmp_path / "cache" / "omnibus").iterdir())) == 2


def answer(place: Path) -> str:
    """Of a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(place), "XDG_CACHE_HOME": str(place / "cache")}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_cache_that_can_not_be_written_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    found = cache_directory([], "1")
    assert found.is_dir()
    assert tmp_path not in found.parents
