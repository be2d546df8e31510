"""At a table over real sockets: nothing is missed or doubled, however often the connection is lost."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from omnibus.boards.load import city_slugs
from omnibus.bots.registry import make_bot
from omnibus.client import LostError, Presence, Server, ServerError, play
from omnibus.game.record import replay
from omnibus.wire.downstream import Moved, Synced
from omnibus.wire.table import JoinRequest, SeatRequest, TableRequest
from tests.server.conftest import Served

CITY = city_slugs()[0]
PERSON, OPEN = SeatRequest("person", "Ada"), SeatRequest("open")
BOT = SeatRequest("bot", bot="greedy")


def test_two_play_a_whole_game_while_lines_break(served: Served) -> None:
    async def run() -> None:
        async with Server(f"http://{served.address}") as server:
            opened = await server.open(TableRequest(CITY, (PERSON, OPEN)))
            table = opened.table.id
            joined = await server.join(table, JoinRequest("Ben"))
            async with (
                server.sit(table, opened.keys[0].token) as ada,
                server.sit(table, joined.key.token) as ben,
                server.watch(table) as watcher,
            ):
                reading = asyncio.create_task(plies_read(watcher))
                breaking = asyncio.create_task(break_lines([ada, ben, watcher]))
                await asyncio.gather(play(ada, make_bot("greedy")), play(ben, make_bot("random")))
                breaking.cancel()
                plies = await reading
                again = [await one.rematch() for one in (ada, ben)]
            game = replay(await server.record(table))
            assert game.over
            assert game.proof
            assert game.proof.commitment == opened.table.commitment
            assert [one.table.id for one in again] == [again[0].table.id] * 2
            assert [one.key.seat for one in again] == [1, 0]
            assert again[1].table.stage == "running"
            for presence, seat in ((ada, 0), (ben, 1), (watcher, None)):
                told = [event for happened in presence.known.story for event in happened.events]
                assert told == game.events_for(seat)
            assert plies == list(range(game.ply + 1))

    asyncio.run(run())


async def plies_read(presence: Presence) -> list[int]:
    """Of all that iterating gives."""
    plies: list[int] = []
    async for message in presence:
        if isinstance(message, Synced):
            plies += [happened.ply for happened in message.story]
        elif isinstance(message, Moved):
            plies.append(message.happened.ply)
        if presence.over and presence.standing and plies[-1:] == [presence.standing.ply]:
            break
    return plies


async def break_lines(presences: list[Presence]) -> None:
    luck = Random(1)
    while True:
        await asyncio.sleep(luck.uniform(0.02, 0.2))
        luck.choice(presences).drop()


def test_what_the_rules_forbid_is_said_with_the_rule(served: Served) -> None:
    async def run() -> None:
        async with Server(f"http://{served.address}") as server:
            opened = await server.open(TableRequest(CITY, (PERSON, BOT)))
            async with server.sit(opened.table.id, opened.keys[0].token) as ada:
                with pytest.raises(ServerError, match="rule") as refused:
                    await ada.act("pass")
                assert refused.value.rule
                with pytest.raises(ServerError) as refused:
                    await ada.explain("claim nothing")
                assert refused.value.trouble == "malformed"
                with pytest.raises(ServerError) as refused:
                    await ada.act(ada.legal[0], ply=7)
                assert refused.value.trouble == "stale"

    asyncio.run(run())


def test_who_may_not_come_is_told(served: Served) -> None:
    async def run() -> None:
        async with Server(f"http://{served.address}") as server:
            opened = await server.open(TableRequest(CITY, (PERSON, BOT)))
            for table, token in ((opened.table.id, "0.0.mine"), ("nowhere", "")):
                with pytest.raises(ServerError):
                    async with server.sit(table, token):
                        pass
            with pytest.raises(ServerError) as refused:
                await server.join(opened.table.id, JoinRequest("Ben"))
            assert refused.value.trouble == "not-now"
            with pytest.raises(ServerError):
                await server.record(opened.table.id)

    asyncio.run(run())


def test_patience_has_an_end() -> None:
    async def run() -> None:
        async with Server("http://127.0.0.1:9", patience=0.2) as server:
            with pytest.raises(LostError):
                await server.tables()
            with pytest.raises(LostError):
                async with server.watch("any"):
                    pass

    asyncio.run(run())
