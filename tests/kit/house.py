"""A whole server without sockets: tables, store and people, with a clock that goes when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from omnibus.server.hub.clock import Clock
from omnibus.server.hub.connection import Connection
from omnibus.server.hub.hub import Hub
from omnibus.server.hub.obeying import obey
from omnibus.server.hub.thinking import HintAnswer, HintQuestion, Question, advise, decide
from omnibus.server.hub.workers import Workers
from omnibus.server.keys import Keys
from omnibus.server.settings import Settings
from omnibus.server.store.database import Job, ask
from omnibus.server.store.opening import open_store
from omnibus.server.store.sqlite import SqliteDatabase
from omnibus.wire.downstream import (
    Done,
    Goodbye,
    Moved,
    Refused,
    Standing,
    Synced,
    TakenBack,
    decode_from_server,
)
from omnibus.wire.table import Message, SeatRequest, TableOpened, TableRequest
from omnibus.wire.upstream import Act, AnyCommand, Hello, Sync

Kind = TypeVar("Kind", bound=Message)

NUMBERS = count()
"""So that no two commands are called alike."""
NOON = 1_795_089_600_000
"""2026-11-19, 12:00 UTC."""
PATIENCE = 20
"""Seconds of real time after which a test gives up."""
ADA = SeatRequest("person", "Ada")
BEN = SeatRequest("person", "Ben")
GREEDY = SeatRequest("bot", bot="greedy")
RANDOM = SeatRequest("bot", bot="random")


class SteppedClock(Clock):
    def __init__(self, now: int = NOON) -> None:
        super().__init__()
        self.time = now
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.time

    async def sleep(self, milliseconds: int) -> None:
        if milliseconds <= 0:
            await asyncio.sleep(0)
            return
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + milliseconds, awake))
        await awake

    def move(self, milliseconds: int) -> None:
        self.time += milliseconds
        due = [one for one in self._sleepers if one[0] <= self.time]
        self._sleepers = [one for one in self._sleepers if one[0] > self.time]
        for _, awake in due:
            if not awake.done():
                awake.set_result(None)


class HereThinking(Workers):
    """Bots that think in the test's own process."""

    async def answer(self, asked: Question) -> str:
        return decide(asked)

    async def advise(self, asked: HintQuestion) -> HintAnswer:
        return advise(asked)


class House:
    def __init__(self, hub: Hub, clock: SteppedClock) -> None:
        self.hub = hub
        self.clock = clock
        self.guests: list[Guest] = []

    async def open(self, *seats: SeatRequest, **said: Any) -> TableOpened:  # noqa: ANN401 - fields of a request
        fields: dict[str, Any] = {"city": "paris", "bot_pause": 0, **said}
        return await self.hub.host.open(TableRequest(seats=seats, **fields))

    async def come(self, table: str, token: str = "", since: int | None = None) -> Guest:
        room = await self.hub.room(table)
        connection = Connection(self.hub.host.seat_of(room.table, token))
        room.arrive(connection, Hello(token=token, since=since))
        self.guests.append(Guest(self, table, connection))
        return self.guests[-1]

    async def come_to(self, opened: TableOpened) -> list[Guest]:
        return [await self.come(opened.table.id, key.token) for key in opened.keys]

    async def later(self, milliseconds: int, step: int = 1000) -> None:
        """Time passes, and the server keeps up with it."""
        while milliseconds > 0:
            self.clock.move(min(step, milliseconds))
            milliseconds -= step
            await self.rest()

    async def rest(self) -> None:
        """Until everything that was under way is done."""
        for _ in range(4):
            await self.hub.store.database.write(_nothing())
            await self.hub.store.database.read(_nothing())
            for _ in range(5):
                await asyncio.sleep(0)


def _nothing() -> Job[None]:
    yield ask("SELECT 1")


class Guest:
    """Somebody at a socket, who remembers all that he was told."""

    def __init__(self, house: House, table: str, connection: Connection) -> None:
        self.house = house
        self.table = table
        self.connection = connection
        self.texts: list[bytes] = []
        self.told: list[Message] = []
        self.standing: Standing | None = None

    def listen(self) -> None:
        """Whatever has been said by now."""
        while not self.connection.outbox.empty():
            self._hear(self.connection.outbox.get_nowait())

    def heard(self) -> list[Message]:
        """All that it was told by now."""
        self.listen()
        return self.told

    def _hear(self, text: bytes | None) -> None:
        if text is None:
            return
        message = decode_from_server(text)
        self.texts.append(text)
        self.told.append(message)
        if isinstance(message, Synced | Moved | TakenBack):
            self.standing = message.standing

    async def hears(self, kind: type[Kind], when: Callable[[Kind], bool] = lambda _: True) -> Kind:
        """The next message of that kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._hear(await self.connection.outbox.get())
                last = self.told[-1]
                if isinstance(last, kind) and when(last):
                    return last

    async def obeyed(self, command: AnyCommand) -> Done | Refused:
        room = await self.house.hub.room(self.table)
        await obey(room, self.connection, command, self.house.hub.host)
        self.listen()
        return next(
            one for one in reversed(self.told) if isinstance(one, Done | Refused) and one.id == command.id
        )

    async def does(self, make: Callable[[str], AnyCommand]) -> Done:
        answer = await self.obeyed(make(self.fresh()))
        assert isinstance(answer, Done), answer
        return answer

    async def may_not(self, make: Callable[[str], AnyCommand]) -> str:
        answer = await self.obeyed(make(self.fresh()))
        assert isinstance(answer, Refused), answer
        return answer.trouble

    def fresh(self) -> str:
        return f"c{next(NUMBERS)}"

    async def acts(self, action: str = "") -> Done:
        """Carries out an action, or the first that is legal."""
        chosen = action or self.legal[0]
        return await self.does(lambda name: Act(name, self.ply, chosen))

    @property
    def ply(self) -> int:
        self.listen()
        return self.standing.ply if self.standing else -1

    @property
    def legal(self) -> tuple[str, ...]:
        self.listen()
        return self.standing.legal if self.standing else ()

    async def sync(self, since: int = 0) -> Synced:
        room = await self.house.hub.room(self.table)
        room.sync(self.connection, Sync(since).since)
        return await self.hears(Synced)

    async def leaves(self) -> None:
        room = await self.house.hub.room(self.table)
        room.leave(self.connection)

    def was_sent_away(self) -> bool:
        self.listen()
        return any(isinstance(one, Goodbye) for one in self.told)


@asynccontextmanager
async def housed(
    place: Path,
    clock: SteppedClock | None = None,
    *,
    database: str = "",
    **said: Any,  # noqa: ANN401
) -> AsyncIterator[House]:
    """A server with its data in that directory; left by an error it ends as if it were killed."""
    clock = clock or SteppedClock()
    store = await open_store(place, database)
    if isinstance(store.database, SqliteDatabase):
        store.database._writing.execute("PRAGMA synchronous = OFF")  # only the disk could tell
    settings = Settings(data=str(place), database=database, **said)
    hub = Hub(store, Keys(bytes(32)), settings, clock=clock, workers=HereThinking(1))
    await hub.start()
    house = House(hub, clock)
    try:
        yield house
    finally:
        stopping = asyncio.create_task(hub.stop())
        await asyncio.sleep(0)
        for guest in house.guests:
            await guest.leaves()
        await stopping
        await store.close()


def in_a_house(
    place: Path,
    work: Callable[[House], Awaitable[None]],
    **said: Any,  # noqa: ANN401
) -> None:
    async def worked() -> None:
        async with housed(place, **said) as house:
            await work(house)

    run(worked())


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def play_to_end(guests: list[Guest], random: Random, most: int = 2000, *, plies: int = 10_000) -> None:
    """All who have something to decide decide something; to the end, or for so many plies."""
    for _ in range(most):
        for guest in guests:
            guest.listen()
        standings = [guest.standing for guest in guests if guest.standing]
        if any(one.view.phase == "over" or one.ply >= plies for one in standings):
            return
        able = [guest for guest in guests if guest.legal and guest.ply == max(one.ply for one in guests)]
        if able:
            guest = random.choice(able)
            await guest.acts(random.choice(guest.legal))
        else:
            await guests[0].house.rest()
            await asyncio.sleep(0.001)
    raise AssertionError("the game does not end")
