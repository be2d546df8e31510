"""What all rooms of a server have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from omnibus.server.hub.clock import Clock
from omnibus.server.hub.dealing import Dealing
from omnibus.server.hub.workers import Workers
from omnibus.server.limits import Limit
from omnibus.server.store.boards import Boards
from omnibus.server.store.store import Store
from omnibus.server.tables.table import ServedTable


class Means(msgspec.Struct, frozen=True):
    store: Store
    boards: Boards
    clock: Clock
    workers: Workers
    bots: frozenset[str]
    """Those that one may ask for."""
    server: str
    """What this one is called among all servers of the database."""
    looks_after: Callable[[str], bool]
    """Whether this server moves the bots of a table and minds its clocks."""
    adopt: Callable[[str], None]
    """From now on it does."""
    dealing: Dealing
    opening: Limit
    """Tables that one address opens, rematches among them."""
    chatting: Limit
    """Lines and reactions of one seat."""
    hinting: Limit
    syncing: Limit
    """How often one socket may have the whole story told."""
    changed: list[Callable[[Any, ServedTable], None]] = msgspec.field(default_factory=list)
    """Are told of a room in which this server has changed something, and how its table was before."""
