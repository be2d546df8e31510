"""Several servers on one database: people at one table may be connected to any of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from omnibus.server.hub.room import Room
from omnibus.server.store.stored import WholeTable
from omnibus.wire.downstream import Chatted, Done, Moved, Synced
from omnibus.wire.table import JoinRequest, SeatRequest, TableOpened
from omnibus.wire.upstream import Act, Pause, Say
from tests.kit import postgres
from tests.kit.house import ADA, BEN, GREEDY, Guest, House, housed, play_to_end, run
from tests.server.hub.test_law import anything, knowledge

pytestmark = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())


@asynccontextmanager
async def two_houses(place: Path, *, deaf: bool = False) -> AsyncIterator[tuple[House, House]]:
    address = await asyncio.to_thread(postgres.new_database)
    async with housed(place, database=address) as first, housed(place, database=address) as second:
        if deaf:
            for house in (first, second):
                house.hub.store.database.announce = lambda table: None  # type: ignore[method-assign]
        yield first, second


async def at_both(first: House, second: House) -> tuple[TableOpened, Guest, Guest]:
    opened = await first.open(ADA, BEN, GREEDY)
    ada = await first.come(opened.table.id, opened.keys[0].token)
    ben = await second.come(opened.table.id, opened.keys[1].token)
    return opened, ada, ben


def heard(guest: Guest) -> list[int]:
    """The plies in the order in which they were told."""
    guest.listen()
    plies: list[int] = []
    for one in guest.told:
        if isinstance(one, Synced):
            plies += [told.ply for told in one.story]
        elif isinstance(one, Moved):
            plies.append(one.happened.ply)
    return plies


@pytest.mark.parametrize("deaf", [False, True])
def test_everybody_is_told_every_ply_once(deaf: bool, tmp_path: Path) -> None:  # noqa: FBT001 - a case
    """Also where no announcement arrives: then the servers find it out themselves."""

    async def work() -> None:
        async with two_houses(tmp_path, deaf=deaf) as (first, second):
            _, ada, ben = await at_both(first, second)
            beating = asyncio.create_task(beat(first, second, deaf=deaf))
            await play_to_end([ada, ben], Random(1), most=3_000, plies=40)
            await until_equal(ada, ben)
            beating.cancel()
            last = ada.ply
            assert heard(ada) == heard(ben) == list(range(last + 1))
            assert last >= 40

    run(work())


async def beat(*houses: House, deaf: bool) -> None:
    while True:
        await asyncio.sleep(0.005)
        for house in houses if deaf else ():
            await house.hub.caretaker.beat()


async def until_equal(ada: Guest, ben: Guest) -> None:
    async with asyncio.timeout(10):
        while ada.ply != ben.ply:
            await asyncio.sleep(0.01)


def test_whatever_happens_at_one_server_is_known_at_the_other(tmp_path: Path) -> None:
    async def work() -> None:
        luck = Random(5)
        async with two_houses(tmp_path) as (first, second):
            opened, ada, ben = await at_both(first, second)
            for _ in range(150):
                await anything(first, [ada, ben], luck)
            await ada.obeyed(Say("last", "That was all"))
            await ben.hears(Chatted, lambda one: one.line.text == "That was all")
            for house, guest, key in zip((first, second), (ada, ben), opened.keys, strict=True):
                room = await house.hub.room(opened.table.id)
                whole = await at_rest(room, house)
                assert room.commands.items() <= whole.commands.items()
                new = await house.come(opened.table.id, key.token)
                assert knowledge(guest) == knowledge(new)

    run(work())


async def at_rest(room: Room, house: House) -> WholeTable:
    """What is kept, as soon as the room knows just that: a bot may still be moving."""
    async with asyncio.timeout(10):
        while True:
            await room.catch_up()
            whole = await house.hub.store.load(room.name)
            assert whole
            if room.version == (whole.table.revision, len(whole.chat)):
                return whole


def test_a_command_that_is_sent_to_both_is_done_once(tmp_path: Path) -> None:
    """The first server has done it and could not answer; the second has not heard of it yet."""

    async def work() -> None:
        async with two_houses(tmp_path, deaf=True) as (first, second):
            opened, ada, _ = await at_both(first, second)
            elsewhere = await second.come(opened.table.id, opened.keys[0].token)
            elsewhere.listen()
            commands: list[Act | Say | Pause] = [
                Act("once", ada.ply, ada.legal[0]),
                Say("said", "Hello"),
                Pause("paused"),
            ]
            done = [await ada.obeyed(command) for command in commands]
            assert all(isinstance(one, Done) for one in done)
            assert [await elsewhere.obeyed(command) for command in commands] == done
            whole = await first.hub.store.load(opened.table.id)
            assert whole
            assert [ply.seat for ply in whole.plies].count(0) == 1
            assert len(whole.chat) == 1

    run(work())


def test_a_join_that_is_sent_to_both_is_one_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_houses(tmp_path, deaf=True) as (first, second):
            opened = await first.open(ADA, SeatRequest("open"), SeatRequest("open"))
            await second.hub.room(opened.table.id)
            request = JoinRequest("Ben", nonce="ben-at-two-servers")
            joined = [await house.hub.host.join(opened.table.id, request) for house in (first, second)]
            assert joined[0].key == joined[1].key
            other = await second.hub.host.join(opened.table.id, JoinRequest("Cy", nonce="cy-at-one-of-them"))
            assert (other.key.seat, other.table.stage) == (2, "running")

    run(work())


def test_what_is_said_is_heard_at_the_other_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_houses(tmp_path) as (first, second):
            _, ada, ben = await at_both(first, second)
            await ada.does(lambda name: Say(name, "Good evening"))
            assert (await ben.hears(Chatted)).line.text == "Good evening"

    run(work())


def test_one_server_goes_and_the_other_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        address = await asyncio.to_thread(postgres.new_database)
        async with housed(tmp_path, database=address) as second:
            async with housed(tmp_path, database=address) as first:
                opened, ada, ben = await at_both(first, second)
                assert first.hub.caretaker.looks_after(opened.table.id)
                assert not second.hub.caretaker.looks_after(opened.table.id)
                await ada.acts()
            assert ada.was_sent_away()
            await second.hub.caretaker.beat()
            assert second.hub.caretaker.looks_after(opened.table.id)
            assert not (await second.hub.table(opened.table.id)).seats[0].here
            again = await second.come(opened.table.id, opened.keys[0].token)
            await play_to_end([again, ben], Random(2), most=3_000)
            assert (await second.hub.table(opened.table.id)).stage == "over"

    run(work())
