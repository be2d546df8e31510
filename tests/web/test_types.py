"""The scripts of the app keep their types, as TypeScript's checker reads them from their comments."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.tree import SOURCE

VERSION = "7.0.2"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"), "omnibus", f"typescript-{VERSION}")
PATIENCE = 60


@cache
def checker() -> str | None:
    """The checker: one that is installed, or one that npm brings into a cache beside the project."""
    kept = CACHE / "node_modules" / ".bin" / "tsc"
    npm = shutil.which("npm")
    if not kept.exists() and npm and shutil.which("node"):
        CACHE.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--prefix", str(CACHE), "--no-audit", "--no-fund", f"typescript@{VERSION}"]
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    return str(kept) if kept.exists() else None


def complaints(project: Path) -> str:
    found = checker()
    if found is None:
        pytest.skip("NO TYPE CHECK OF THE SCRIPTS: it needs node, npm and a way to npm's packages")
    done = subprocess.run([found, "--project", str(project)], capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout


def test_the_types_hold() -> None:
    assert not complaints(SOURCE / "web")


def test_a_wrong_type_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "tsconfig.json").write_bytes((SOURCE / "web" / "tsconfig.json").read_bytes())
    script = tmp_path / "app" / "script.js"
    script.parent.mkdir()
    script.write_text('/** @type {number} */\nexport const count = "three";\n')
    assert "TS2322" in complaints(tmp_path)
