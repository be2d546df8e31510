"""The examples do what they say."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT
from tests.server import conftest as of_the_server
from tests.server.conftest import Served

served = of_the_server.served


@pytest.mark.parametrize("name", ["play_at_a_server.py"])
def test_a_game_at_a_server(served: Served, name: str) -> None:
    place = ROOT / "examples" / name
    done = subprocess.run(
        [sys.executable, str(place), f"http://{served.address}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    mine, theirs = map(int, done.stdout.split(" : "))
    assert mine or theirs
    assert len(place.read_text().splitlines()) <= 30
