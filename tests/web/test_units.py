"""Units of the app's scripts, run by node where there is one: ``tests/web/units/*.test.js``."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

UNITS = sorted((Path(__file__).parent / "units").glob("*.test.js"))


@pytest.mark.skipif(not shutil.which("node"), reason="NO UNIT TESTS OF THE SCRIPTS: they need node")
def test_the_units() -> None:
    assert UNITS
    done = subprocess.run(
        ["node", "--no-warnings", "--test", *map(str, UNITS)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
