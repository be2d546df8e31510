"""What is kept of a table, as values. What is inside ``public`` and ``secret`` is the writer's business."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from omnibus.game.event import AnyEvent
from omnibus.wire.table import Stage

DEALT_BY_NOBODY = -1
"""The seat of ply 0, the deal."""


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a table but its plies and its chat."""

    id: str
    revision: int = 0
    """Each change is one more than what it is based on: so two who change it at once notice."""
    city: str
    stage: Stage
    listed: bool = False
    opened: int
    moved: int
    """Milliseconds since 1970."""
    wake: int | None = None
    """When somebody has to look at it though nobody asks: a clock runs out, a bot is to move."""
    public: bytes
    secret: bytes


class StoredPly(msgspec.Struct, frozen=True, kw_only=True):
    """One action, all that it brought about, and the state that it led to. Ply 0 is the deal."""

    ply: int
    at: int
    seat: int = DEALT_BY_NOBODY
    action: str = ""
    events: tuple[AnyEvent, ...]
    state: list[int]


class StoredLine(msgspec.Struct, frozen=True, kw_only=True):
    """Of the chat."""

    at: int
    seat: int
    text: str = ""
    reaction: str = ""


class Written(NamedTuple):
    """The ply that a change led to."""

    ply: int
    again: bool = False
    """The command was carried out before, and nothing has changed now."""


class WholeTable(msgspec.Struct, frozen=True):
    """A table with everything that happened at it."""

    table: StoredTable
    plies: tuple[StoredPly, ...]
    chat: tuple[StoredLine, ...]
    commands: dict[str, int]
    """The ids of the commands that were carried out, each with the ply that it led to."""
