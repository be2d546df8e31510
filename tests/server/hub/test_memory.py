"""Tables that nobody needs leave the memory, and come back when somebody does, or when something is due."""

from __future__ import annotations

from pathlib import Path

import pytest

from omnibus.server.tables.refused import RefusedError
from omnibus.wire.downstream import Goodbye
from omnibus.wire.table import Days, Live
from tests.kit.house import ADA, BEN, GREEDY, House, SteppedClock, housed, in_a_house, run


def test_tables_leave_and_come_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, BEN)
        (ada, ben) = await house.come_to(opened)
        await ada.acts()
        await house.later(120_000, step=5_000)
        assert opened.table.id in house.hub.rooms
        await ada.leaves()
        await ben.leaves()
        await house.later(120_000, step=5_000)
        assert not house.hub.rooms
        assert (await house.hub.table(opened.table.id)).ply == 1
        assert not house.hub.rooms  # a look at it needs no game
        back = await house.come(opened.table.id, opened.keys[1].token)
        assert back.legal

    in_a_house(tmp_path, work)


def test_what_is_due_happens_though_nobody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock()
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, GREEDY, pace=Days(1), bot_pause=30_000)
        async with housed(tmp_path, clock) as house:
            assert opened.table.id not in house.hub.rooms
            await house.later(45_000, step=5_000)
            assert (await house.hub.table(opened.table.id)).ply == 1

    run(work())


def test_a_row_says_the_truth_after_an_outage(tmp_path: Path) -> None:
    """Else the table would be looked at again and again until it is due."""

    async def work() -> None:
        clock = SteppedClock()
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, BEN, pace=Days(1))
            await house.later(60_000, step=5_000)
        clock.move(3 * 86_400_000)
        async with housed(tmp_path, clock) as house:
            assert await house.hub.store.awake(clock.now()) == []
            row = await house.hub.store.glance(opened.table.id)
            assert row
            assert row.wake
            assert 86_000_000 < row.wake - clock.now() <= 86_400_000
            assert (await house.hub.room(opened.table.id)).table.ply == 0

    run(work())


def test_a_server_lives_on_whatever_happens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, BEN, pace=Live(turn_seconds=20, reserve_seconds=0))
        for guest in await house.come_to(opened):
            await guest.acts()
        with monkeypatch.context() as broken:
            broken.setattr(house.hub.caretaker, "_go_round", failing)
            await house.later(15_000)
        await house.later(10_000)
        assert (await house.hub.table(opened.table.id)).ply > 2
        assert house.hub.clock.outages == ()

    in_a_house(tmp_path, work)


async def failing() -> None:
    raise RuntimeError("the disk is on fire")


def test_unknown_tables_are_unknown(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for name in ("nothing", "x" * 10_000, "", "../key"):
            with pytest.raises(RefusedError, match="unknown-table"):
                await house.hub.room(name)
            with pytest.raises(RefusedError, match="unknown-table"):
                await house.hub.table(name)

    in_a_house(tmp_path, work)


def test_who_does_not_listen_is_sent_away_and_holds_up_nobody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = await house.come_to(await house.open(ADA, BEN))
        room = await house.hub.room(ada.table)
        for _ in range(300):
            room.sync(ben.connection, 0)
        await ada.acts()
        ben.listen()
        assert ben.told[-1] == Goodbye("slow")
        assert len(ben.told) <= 256

    in_a_house(tmp_path, work)
