"""What the endpoints need besides the tables: people, their history, and limits of their own."""

from __future__ import annotations

import asyncio
import logging

from litestar.types import Scope

from omnibus.server.edge.origins import origin_of
from omnibus.server.edge.places import Places
from omnibus.server.history.reviewing import review_finished
from omnibus.server.hub.room import Room
from omnibus.server.keys import Keys
from omnibus.server.limits import Limit, Rate
from omnibus.server.metrics import Metrics
from omnibus.server.notices.notices import Notices
from omnibus.server.notices.turns import Turns
from omnibus.server.people.accounts import Accounts
from omnibus.server.people.challenges import Challenges
from omnibus.server.people.passkeys import Passkeys, Site
from omnibus.server.people.seats import Seats
from omnibus.server.settings import Settings
from omnibus.server.store.database import Database
from omnibus.server.store.store import Store
from omnibus.server.tables.table import ServedTable
from omnibus.server.tokens import Tokens

BETWEEN_ROUNDS = 3.0
"""Seconds."""

_log = logging.getLogger(__name__)


class Office:
    def __init__(self, store: Store, keys: Keys, settings: Settings, metrics: Metrics) -> None:
        database = store.database
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.accounts = Accounts(database, keys)
        self.passkeys = Passkeys(database, Challenges(database, keys))
        self.tokens = Tokens(keys)
        self.notices = Notices(database, keys, settings, metrics)
        self.turns = Turns(self.notices)
        self.seats = Seats(database, self.tokens)
        self.signing_in = Limit(Rate(settings.sign_ins_per_minute, settings.sign_ins_per_minute))
        self.places = Places(settings.sockets_per_address, metrics)

    async def make_rounds(self) -> None:
        """For as long as the server runs, what nobody waits for: finished games are counted and rated."""
        while True:
            await asyncio.sleep(BETWEEN_ROUNDS)
            try:
                self.metrics.games_reviewed.inc(await review_finished(self.store))
            except Exception:  # noqa: BLE001 - whatever it is, the next round comes
                _log.exception("finished games could not be looked at")

    def count(self, room: Room, old: ServedTable) -> None:
        self.metrics.plies.inc(max(0, room.table.ply - old.ply))

    @property
    def database(self) -> Database:
        return self.store.database

    async def now(self) -> int:
        return await self.database.now()

    def site(self, scope: Scope) -> Site:
        return Site(_without_default_port(origin_of(scope, self.settings.address)))


def _without_default_port(origin: str) -> str:
    """As browsers write it."""
    for scheme, port in (("http", ":80"), ("https", ":443")):
        if origin.startswith(f"{scheme}:") and origin.endswith(port):
            return origin.removesuffix(port)
    return origin
