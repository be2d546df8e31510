"""Who is connected to a table, kept so that all servers know it. Who reloads a page has not left."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from omnibus.server.store.errors import StoreError
from omnibus.server.tables.leaving import note_presence
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable

if TYPE_CHECKING:
    from omnibus.server.hub.room import Room

PATIENCE = 2000
"""Milliseconds in which one may come back unnoticed."""


class Presence:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Somebody came or went."""
        if self._task is None and self._differs():
            came = self._here() - self._kept()
            self._task = asyncio.create_task(self._note(0 if came else PATIENCE))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _here(self) -> set[int]:
        return {one.seat for one in self._room.connections if one.seat is not None}

    def _kept(self) -> set[int]:
        server, seats = self._room.means.server, self._room.table.state.seats
        return {number for number, seat in enumerate(seats) if server in seat.servers}

    def _differs(self) -> bool:
        return not self._room.table.ended and self._here() != self._kept()

    async def _note(self, patience: int) -> None:
        await self._room.means.clock.sleep(patience)
        try:
            if self._differs():
                await self._room.change(self._deed)
        except (RefusedError, StoreError):
            await self._room.means.clock.sleep(PATIENCE)
        self._task = None
        self.changed()

    def _deed(self, table: ServedTable, moment: Moment) -> None:
        here, server = self._here(), self._room.means.server
        for number, seat in enumerate(table.state.seats):
            others = tuple(one for one in seat.servers if one != server)
            servers = (*others, server) if number in here else others
            if servers != seat.servers:
                note_presence(table, number, servers, moment)

    async def forget_the_dead(self, alive: frozenset[str]) -> None:
        """Servers that are gone have nobody connected to them."""
        if any(set(seat.servers) - alive for seat in self._room.table.state.seats):
            await self._room.change(lambda table, moment: _without_the_dead(table, alive, moment))


def _without_the_dead(table: ServedTable, alive: frozenset[str], moment: Moment) -> None:
    for number, seat in enumerate(table.state.seats):
        living = tuple(one for one in seat.servers if one in alive)
        if living != seat.servers:
            note_presence(table, number, living, moment)
