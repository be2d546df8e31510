"""A table under test: who plays there, what they were promised, and what they have seen."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

from omnibus.client import Presence, Server, ServerError
from omnibus.wire.downstream import Happened
from omnibus.wire.table import SeatRequest, TableRequest

PERSON = SeatRequest("person", "Ada")


class Promise(msgspec.Struct, frozen=True):
    """The server said that it is done."""

    seat: int
    command: str
    ply: int
    action: str


class Sitting:
    """People who play at random and someone who watches, all through real sockets."""

    def __init__(
        self, city: str, people: int, bots: int, luck: Random, *, pause: float, bot: str = "greedy"
    ) -> None:
        others = (SeatRequest("bot", bot=bot),) * bots
        self.request = TableRequest(city, (PERSON,) * people + others, bot_pause=0)
        self.table = ""
        self.presences: list[Presence] = []
        self.promises: list[Promise] = []
        self.refused: list[str] = []
        """Commands, each with its seat, that were not done."""
        self.stories: dict[int | None, list[Happened]] = {}
        """Of each seat that a person has, and of who watches, at the end."""
        self.over = False
        self._luck = luck
        self._pause = pause

    async def play(self, server: Server) -> None:
        """From the deal to the end, unless it is cancelled."""
        opened = await server.open(self.request)
        self.table = opened.table.id
        self.presences = [server.sit(self.table, key.token) for key in opened.keys]
        self.presences.append(server.watch(self.table))
        await asyncio.gather(*map(self._stay, self.presences))
        self.over = True

    @property
    def ply(self) -> int:
        """The last one that anybody has heard of."""
        return max((one.standing.ply for one in self.presences if one.standing), default=0)

    async def _stay(self, presence: Presence) -> None:
        async with presence:
            if presence.seat is None:
                while not presence.over:
                    await presence.news()
            else:
                await self._take_turns(presence, presence.seat)
            self.stories[presence.seat] = presence.known.story

    async def _take_turns(self, presence: Presence, seat: int) -> None:
        async for standing in presence.turns():
            await asyncio.sleep(self._luck.uniform(0, 2 * self._pause))
            action, command = self._luck.choice(standing.legal), presence.new_id()
            try:
                ply = await presence.act(action, ply=standing.ply, command=command)
            except ServerError:
                self.refused.append(f"{seat} {command}")
                await asyncio.sleep(0.05)
            else:
                self.promises.append(Promise(seat, command, ply, action))
