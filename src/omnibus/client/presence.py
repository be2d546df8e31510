"""Somebody at a table: what happens there, how things stand, and what one does about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType

from omnibus.client.answers import Answers
from omnibus.client.errors import LostError
from omnibus.client.known import GapError, Known
from omnibus.client.lasting_socket import LastingSocket
from omnibus.client.nonce import new_nonce
from omnibus.wire.downstream import (
    Done,
    FromServer,
    Hinted,
    Pong,
    Refused,
    Seated,
    Standing,
    Synced,
    Welcome,
)
from omnibus.wire.table import Table
from omnibus.wire.upstream import Act, AnyCommand, Explain, Hello, Hint, Rematch, Sync, Undo

BEYOND_PLAY = {"over", "abandoned"}
EVERYTHING = -1
"""The deal comes after this ply."""


class Presence:
    """``async with`` it: inside one is at the table, whatever happens to the connection.

    Iterating gives every message once and in order, beginning with all that is known. A ``Synced`` tells the
    story anew from its first ply on; where it has none, what is after its standing was taken back.
    """

    def __init__(self, socket: LastingSocket, token: str = "") -> None:
        self.known = Known()
        self._token = token
        self._socket = socket
        self._answers = Answers()
        self._listeners: list[asyncio.Queue[FromServer | None]] = []
        self._news = asyncio.Event()
        self._seated: Seated | None = None
        self._running: asyncio.Task[None] | None = None

    # ---- how things stand ----

    @property
    def table(self) -> Table:
        if self.known.table is None:
            raise RuntimeError("nobody is at this table yet: use 'async with'")
        return self.known.table

    @property
    def seat(self) -> int | None:
        """``None`` for somebody who watches."""
        return self.known.seat

    @property
    def standing(self) -> Standing | None:
        """``None`` until the cards are dealt, or where one may not look on."""
        return self.known.standing

    @property
    def legal(self) -> tuple[str, ...]:
        """What may be done now, written as in records."""
        return self.standing.legal if self.standing else ()

    @property
    def over(self) -> bool:
        """With the last ply known here, where one may know it: the table's stage can be told before."""
        if self.standing is None or self.table.stage == "abandoned":
            return self.table.stage in BEYOND_PLAY
        return self.standing.view.phase == "over"

    # ---- being there ----

    async def __aenter__(self) -> Presence:
        self._running = asyncio.create_task(self._run())
        try:
            while self.known.table is None:
                await self.news()
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    def drop(self) -> None:
        """Lose the connection, as networks do, and come back: for tests."""
        self._socket.drop()

    async def leave(self) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def news(self) -> None:
        """Until something was heard. Raises where there is no coming back to the table."""
        event = self._news
        self._raise_if_lost()
        await event.wait()
        self._raise_if_lost()

    async def turns(self) -> AsyncIterator[Standing]:
        """Whenever one may do something, how things stand; to the end of the game."""
        given = None
        while not self.over:
            standing = self.standing
            if standing is not None and standing.legal and standing is not given:
                given = standing
                yield standing
            else:
                await self.news()

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        queue: asyncio.Queue[FromServer | None] = asyncio.Queue()
        if self.standing is not None:
            queue.put_nowait(Synced(self.standing, tuple(self.known.story)))
        self._listeners.append(queue)
        try:
            while (message := await queue.get()) is not None:
                yield message
        finally:
            self._listeners.remove(queue)
        self._raise_if_lost()

    # ---- what one does ----

    async def act(self, action: str, *, ply: int | None = None, command: str = "") -> int:
        """Carry out a legal action; returns the ply, once what came of it is known here, too.

        The ply at which one decided can be said: then nothing is done if things have changed since.
        """
        now = self.standing.ply if self.standing else 0
        done = await self.ask(Act(command or self.new_id(), now if ply is None else ply, action))
        reached = done.ply if isinstance(done, Done) else 0
        while self.standing is None or self.standing.ply < reached:
            await self.news()
        return reached

    async def undo(self) -> None:
        """Take one's last action back, where it told nobody anything."""
        await self.ask(Undo(self.new_id(), self.standing.ply if self.standing else 0))

    async def explain(self, action: str) -> None:
        """Raises with the rule that forbids it."""
        await self.ask(Explain(self.new_id(), action))

    async def hint(self) -> Hinted:
        answer = await self.ask(Hint(self.new_id()))
        assert isinstance(answer, Hinted)
        return answer

    async def rematch(self) -> Seated:
        """My seat at the next table, where the game begins when all have asked for it."""
        await self.ask(Rematch(self.new_id(), new_nonce()))
        assert self._seated
        return self._seated

    async def ask(self, command: AnyCommand) -> Done | Hinted:
        """Any command; ``ServerError`` where it is refused. Is said again after a lost connection."""
        self._raise_if_lost()
        answer = self._answers.expect(command)
        try:
            await self._socket.say(command)
            return await answer
        finally:
            self._answers.forget(command)

    def new_id(self) -> str:
        """For a command that is given to ``ask``."""
        return self._answers.new_id()

    # ---- inside ----

    async def _run(self) -> None:
        try:
            await self._socket.run(self._greet, self._hear)
        except BaseException as error:
            lost = error if isinstance(error, Exception) else LostError("one has left the table")
            self._answers.give_up(lost)
            raise
        finally:
            for queue in self._listeners:
                queue.put_nowait(None)
            self._news.set()

    def _raise_if_lost(self) -> None:
        if self._running is None or self._running.cancelled():
            raise LostError("one is not at the table")
        if self._running.done():
            self._running.result()

    async def _greet(self) -> None:
        await self._socket.say(Hello(token=self._token, since=self.known.since))

    async def _hear(self, message: FromServer) -> None:
        if isinstance(message, Pong | Seated):
            self._seated = message if isinstance(message, Seated) else self._seated
            return
        if isinstance(message, Done | Refused | Hinted):
            self._answers.take(message)
            return
        try:
            news = self.known.take(message)
        except GapError:
            since = self.known.since
            await self._socket.say(Sync(EVERYTHING if since is None else since))
            return
        if isinstance(message, Welcome):
            for command in self._answers.outstanding():
                await self._socket.say(command)
        if news is not None:
            for queue in self._listeners:
                queue.put_nowait(news)
            self._news.set()
            self._news = asyncio.Event()
