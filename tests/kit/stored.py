"""Tables and plies to be kept, where it doesn't matter what they say."""

from __future__ import annotations

from omnibus.game.event import Passed
from omnibus.server.store.stored import StoredPly, StoredTable


def a_table(name: str = "t1", **said: object) -> StoredTable:
    fields: dict[str, object] = {
        "id": name, "city": "anywhere", "stage": "running", "opened": 1, "moved": 1, "public": b"{}",
        "secret": b"{}",
    }  # fmt: skip
    return StoredTable(**(fields | said))  # type: ignore[arg-type]


def a_ply(number: int, **said: object) -> StoredPly:
    fields: dict[str, object] = {
        "ply": number, "at": number, "seat": number % 2, "action": "pass", "events": (Passed(number % 2),),
        "state": [number, 2**32 - 1],
    }  # fmt: skip
    return StoredPly(**(fields | said))  # type: ignore[arg-type]
