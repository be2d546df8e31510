"""Lint rules that hold the house together are switched on."""

import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT


def findings(code: str, file: str) -> str:
    command = [sys.executable, "-m", "ruff", "check", "--output-format", "concise", "--no-cache"]
    done = subprocess.run(
        [*command, "--stdin-filename", file, "-"],
        cwd=ROOT,
        input=code,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        ("FBT001", "def f(quiet: bool) -> None: ...\n"),
        ("FBT002", "def f(quiet=False) -> None: ...\n"),
        ("FBT003", "f(True)\n"),
        ("ANN001", "def f(x) -> None: ...\n"),
        ("ANN201", "def f(): ...\n"),
        ("T201", "print(1)\n"),
        ("TID252", "from . import x\n"),
        ("E501", f"x = '{'y' * 110}'\n"),
        ("BLE001", "try:\n    f()\nexcept Exception:\n    pass\n"),
        ("B006", "def f(x: list[int] = []) -> None: ...\n"),
    ],
)
def test_a_rule_bites(rule: str, code: str) -> None:
    assert rule in findings(code, "src/omnibus/game/anything.py")


def test_a_command_may_speak() -> None:
    assert "T201" not in findings("print(1)\n", "src/omnibus/cli/anything.py")


def test_a_keyword_may_be_a_boolean() -> None:
    code = "def f(*, quiet: bool = False) -> None: ...\n"
    assert "FBT" not in findings(code, "src/omnibus/game/anything.py")
