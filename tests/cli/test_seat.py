"""``omnibus seat``"""

from __future__ import annotations

import threading
from typing import Any

import pytest

from omnibus.cli.main import main
from tests.architecture.tree import ROOT
from tests.server import conftest as of_the_server
from tests.server.conftest import Served

served = of_the_server.served
OWN = f"{ROOT / 'examples' / 'longest_route_bot.py'}:LongestRouteBot"


def test_bots_of_two_machines_meet(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    """One takes a free seat by the table's link, the other comes back to its own."""
    opened: Any = served.post(
        "/api/tables", {"city": "paris", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    )
    link = f"http://{served.address}/t/{opened['table']['id']}"
    mine = f"{link}#key={opened['keys'][0]['token']}"
    other = threading.Thread(target=main, args=(["seat", link, "--bot", OWN, "--name", "Ben"],))
    other.start()
    assert main(["seat", mine, "--bot", "greedy"]) == 0
    other.join(60)
    said = capsys.readouterr().out
    assert f"to come back: {link}#key=" in said
    assert "greedy plays seat 0 at paris" in said
    assert said.count("the game is over; Ada: ") == 2


def test_a_link_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seat", "http://nowhere"]) == 2
    assert "no link to a table" in capsys.readouterr().err
    assert main(["seat", "http://127.0.0.1:9/t/abc", "--patience", "0"]) == 2
    assert "does not answer" in capsys.readouterr().err
