"""A board is there in every version that somebody has played on, and drawn as it was."""

from __future__ import annotations

from omnibus.boards.decode import read_board
from omnibus.boards.load import board_text_of
from omnibus.boards.version import board_version
from omnibus.server.hub.hub import Hub
from omnibus.server.store.database import Job, ask
from tests.server.conftest import Served

EARLIER = board_text_of("london").replace("points = 2\n", "points = 3\n", 1)
VERSION = board_version(read_board(EARLIER, "london"))


def kept() -> Job[None]:
    yield ask(
        "INSERT INTO boards (version, city, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        VERSION, "london", EARLIER.encode(),
    )  # fmt: skip


def test_boards_as_they_were(served: Served) -> None:
    async def keep(hub: Hub) -> None:
        await hub.store.database.write(kept())

    served.inside(keep)
    present = served.ask("GET", "/api/boards/london").json()
    assert served.ask("GET", f"/api/boards/london/{present['version']}").json() == present
    earlier = served.ask("GET", f"/api/boards/london/{VERSION}").json()
    assert earlier["version"] == VERSION != present["version"]
    assert earlier | {"version": present["version"]} != present
    assert earlier["routes"] == present["routes"]
    drawing = served.ask("GET", f"/api/boards/london.svg/{VERSION}")
    assert drawing.headers["content-type"] == "image/svg+xml"
    for unknown in ("london/0000", f"paris/{VERSION}", f"atlantis/{present['version']}", f"../key/{VERSION}"):
        assert served.ask("GET", f"/api/boards/{unknown}").status_code == 404
