"""Who may import whom. The contracts stand in pyproject.toml; each is shown to bite here."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT

ROOMS = ["boards", "rules", "game", "bots", "server", "server/tables", "server/hub", "cli"]
MODULES = ["boards/model.py", "boards/integers.py", "rules/play.py", "rules/compiled.py", "game/view.py"]


def verdict(place: Path, changes: dict[str, str]) -> str:
    """What the linter says of a small house of our shape with these files in it."""
    house = place / "omnibus"
    files = {f"{room}/__init__.py": "" for room in ROOMS} | dict.fromkeys(MODULES, "")
    for name, code in ({"__init__.py": "", "errors.py": ""} | files | changes).items():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(code)
    started = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(no_cache=True))"
    (place / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    done = subprocess.run(
        [sys.executable, "-c", started],
        cwd=place,
        env=os.environ | {"PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    broken = [line for line in done.stdout.splitlines() if line.endswith("BROKEN")]
    assert bool(done.returncode) == bool(broken), done.stdout + done.stderr
    return "".join(broken).removesuffix(" BROKEN")


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("boards/model.py", "import omnibus.rules.play"),
        ("rules/play.py", "import omnibus.game.view"),
        ("game/view.py", "def f():\n    import omnibus.cli"),
        ("errors.py", "import omnibus.boards.model"),
        ("cellar/__init__.py", ""),
    ],
)
def test_an_import_that_points_up_is_noticed(tmp_path: Path, file: str, code: str) -> None:
    assert verdict(tmp_path, {file: code}) == "Imports point down"


@pytest.mark.parametrize("code", ["from omnibus.boards import model", "import omnibus.boards"])
def test_rules_that_read_a_board_file_are_noticed(tmp_path: Path, code: str) -> None:
    broken = verdict(tmp_path, {"rules/play.py": code})
    assert broken == "The rules see only the integer form of a board"


def test_a_table_that_knows_who_is_connected_is_noticed(tmp_path: Path) -> None:
    broken = verdict(tmp_path, {"server/tables/table.py": "import omnibus.server.hub"})
    assert broken == "The server's imports point down"


def test_numba_elsewhere_is_noticed(tmp_path: Path) -> None:
    assert verdict(tmp_path, {"game/view.py": "from numba import njit"}) == "Numba is imported in one place"


def test_a_proper_house_stands(tmp_path: Path) -> None:
    proper = {
        "rules/play.py": "from omnibus.boards.integers import x",
        "rules/compiled.py": "import numba\nfrom numba import types",
        "game/view.py": "import omnibus.rules.play, omnibus.boards.model",
        "cli/main.py": "import omnibus.game.view",
    }
    assert not verdict(tmp_path, proper)
