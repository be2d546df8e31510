"""A table with its sockets: one thing happens at a time, is kept, and then told to all whom it concerns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from omnibus.server.hub.connection import Connection
from omnibus.server.hub.driver import Driver
from omnibus.server.hub.keeping import continued, keep, kept, served
from omnibus.server.hub.means import Means
from omnibus.server.hub.presence import Presence
from omnibus.server.store.errors import StaleTableError, StoreError, UncertainError
from omnibus.server.store.stored import WholeTable
from omnibus.server.tables.clocks import deadline, settle
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.news import for_everybody, for_one
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.seeing import hears, seen
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.talking import REACTIONS
from omnibus.server.tables.telling import public, synced
from omnibus.wire.downstream import Goodbye, Welcome, encode
from omnibus.wire.table import Message
from omnibus.wire.upstream import Hello

Deed = Callable[[ServedTable, Moment], None]
"""Changes a draft of a table, or raises ``RefusedError``. It may be asked again, on a newer draft."""

ATTEMPTS = 5
"""Other servers may change the table at the same time."""
MOST_COMMANDS = 5_000
"""Of a seat, in all its time: people need some hundreds. Clocks and bots go on in any case."""
MOST_OF_A_CHAT = 200
"""Lines that somebody is told who comes."""


def named(seat: int, command: str) -> str:
    """As a command is kept: what two seats call alike are two."""
    return f"{seat} {command}"


def whose(name: str) -> str:
    return name.partition(" ")[0]


class Room:
    def __init__(self, whole: WholeTable, table: ServedTable, means: Means) -> None:
        self.means = means
        self.connections: set[Connection] = set()
        self.used = means.clock.now()
        """When anybody last wanted something of it."""
        self._lock = asyncio.Lock()
        self.table = table
        self.commands: dict[str, int] = {}
        """Those that were carried out, each with the ply that it led to."""
        self.counted: Counter[str] = Counter()
        """How many of each seat: nobody can use up what the others need."""
        self._note(whole)
        self.driver = Driver(self)
        self.presence = Presence(self)

    def _note(self, whole: WholeTable) -> None:
        self.revision = whole.table.revision
        for command, ply in whole.commands.items():
            self._note_command(command, ply)

    def _note_command(self, command: str, ply: int) -> None:
        if command and command not in self.commands:
            self.counted[whose(command)] += 1
            self.commands[command] = ply

    @property
    def name(self) -> str:
        return self.table.state.id

    @property
    def version(self) -> tuple[int, int]:
        """As ``Store.revisions`` has it."""
        return self.revision, len(self.table.chat)

    @property
    def idle(self) -> bool:
        return not self.connections and not self._lock.locked() and not self.driver.busy

    # ---- sockets ----

    def arrive(self, connection: Connection, hello: Hello) -> None:
        self.connections.add(connection)
        self.used = self.means.clock.now()
        moment = self.means.clock.moment()
        chat = tuple(self.table.chat[-MOST_OF_A_CHAT:]) if hears(self.table, connection.seat) else ()
        reactions = REACTIONS if self.table.state.request.chat else ()
        table = public(self.table, moment)
        connection.tell(Welcome(table, moment.now, seat=connection.seat, chat=chat, reactions=reactions))
        self.sync(connection, hello.since)
        self.presence.changed()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = self.means.clock.now()
        self.presence.changed()

    def sync(self, connection: Connection, since: int | None) -> None:
        game = seen(self.table, connection.seat)
        if game is not None:
            connection.tell(synced(self.table, game, connection.seat, since))

    # ---- what happens ----

    async def change(self, deed: Deed, command: str = "") -> int:
        """The ply that it led to, once it is durable. A command that was carried out before is not again."""
        async with self._lock:
            self.used = self.means.clock.now()
            for _ in range(ATTEMPTS):
                if command in self.commands:
                    return self.commands[command]
                if command and self.counted[whose(command)] >= MOST_COMMANDS:
                    raise RefusedError("too-many")
                moment = self.means.clock.moment()
                draft = self.table.draft()
                deed(draft, moment)
                settle(draft, moment)
                try:
                    return await self._keep(draft, command, moment)
                except (StaleTableError, UncertainError):
                    await self._read()
            raise RefusedError("not-now")

    async def _keep(self, draft: ServedTable, command: str, moment: Moment) -> int:
        row = kept(draft, self.revision + 1, moment)
        written = await keep(self.means.store, self.table, draft, row, command)
        self._note_command(command, written.ply)
        if written.again:  # by another server, and we did not know
            await self._read()
            return written.ply
        old = self.table
        if len(draft.chat) == len(old.chat):  # who only says something does not change the row
            self.revision = row.revision
        self._become(draft)
        for tell in self.means.changed:
            tell(self, old)
        return written.ply

    async def catch_up(self) -> None:
        """Another server has changed the table, or may have."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        """What is new; all of it where something was taken back."""
        later = await self._loaded(self.table.ply, len(self.table.chat))
        table = continued(self.table, later)
        if table is None:
            later = await self._loaded()
            table = await served(later, self.means.boards)
        self._note(later)
        self._become(table)

    async def _loaded(self, ply: int = -1, lines: int = 0) -> WholeTable:
        whole = await self.means.store.load(self.name, ply, lines)
        if whole is None:
            raise StoreError(f"table {self.name} is gone")
        return whole

    def _become(self, new: ServedTable) -> None:
        """What is durable is told, and what follows from it is seen to."""
        old, self.table = self.table, new
        self._part_with_old_keys(old)
        moment = self.means.clock.moment()
        self._tell(for_everybody(old, new, moment), self.connections)
        until = deadline(new, moment)
        for seat in {connection.seat for connection in self.connections}:
            those = [connection for connection in self.connections if connection.seat == seat]
            self._tell(for_one(old, new, seat, until), those)
        self.driver.wake()

    def _part_with_old_keys(self, old: ServedTable) -> None:
        """Whoever came with one has to come again with the new one."""
        now = self.table.state.seats
        fresh = {
            number
            for number, before in enumerate(old.state.seats)
            if before.generation != now[number].generation
        }
        for connection in list(self.connections):
            if connection.seat in fresh:
                connection.close(Goodbye("not-your-seat"))

    def _tell(self, messages: Iterable[Message], connections: Iterable[Connection]) -> None:
        """Those who see as the same seat get the same bytes."""
        for message in messages:
            text = encode(message)
            for connection in list(connections):
                connection.send(text)

    def stop(self) -> None:
        self.driver.close()
        self.presence.stop()

    async def close(self) -> None:
        """What is being written is finished."""
        self.stop()
        async with self._lock:
            self.stop()
