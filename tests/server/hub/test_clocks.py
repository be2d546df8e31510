"""Clocks run for who is to move, stand still when nobody could, and a game goes on when they are over."""

from __future__ import annotations

from pathlib import Path

import pytest

from omnibus.wire.downstream import Moved, Updated
from omnibus.wire.table import Live
from omnibus.wire.upstream import HandOver, Pause, ReplaceAbsent, Resign, TakeBack
from tests.kit.house import ADA, BEN, GREEDY, Guest, House, SteppedClock, housed, in_a_house, run

PACE = Live(turn_seconds=10, reserve_seconds=5)


async def chosen(house: House, **said: object) -> list[Guest]:
    """Two people who have chosen their tickets."""
    opened = await house.open(ADA, BEN, **said)
    guests = await house.come_to(opened)
    for guest in guests:
        await guest.acts()
    for guest in guests:
        guest.listen()
    return guests


def test_a_bot_makes_the_move_when_the_time_is_over(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        guests = await chosen(house, pace=PACE)
        mover, other = sorted(guests, key=lambda guest: not guest.legal)
        await house.later(14_000)
        assert (mover.ply, other.ply) == (2, 2)
        await house.later(1_500)
        assert mover.ply == other.ply > 2
        assert (await house.hub.table(mover.table)).seats[mover.connection.seat or 0].reserve_ms == 0
        before = mover.ply
        await (mover if mover.legal else other).acts()  # it is a person's turn again
        assert mover.ply > before

    in_a_house(tmp_path, work)


def test_who_misses_three_turns_is_played_for(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        guests = await chosen(house, pace=Live(turn_seconds=2, reserve_seconds=0))
        for _ in range(40):
            await house.later(2_500)
        for guest in guests:
            guest.listen()
        table = await house.hub.table(guests[0].table)
        assert all(seat.left for seat in table.seats)
        await house.later(60_000)
        assert (await house.hub.table(guests[0].table)).stage == "over"

    in_a_house(tmp_path, work)


@pytest.mark.parametrize("away", [60_000, 86_400_000])
def test_clocks_stand_still_while_no_server_is_there(away: int, tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock()
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, BEN, pace=PACE)
            for guest in await house.come_to(opened):
                await guest.acts()
            await house.later(5_000)
            before = (await house.hub.table(opened.table.id)).deadline
        clock.move(away)
        async with housed(tmp_path, clock) as house:
            table = await house.hub.room(opened.table.id)
            after = (await house.hub.table(opened.table.id)).deadline
            assert before
            assert after
            assert away <= after - before <= away + 6_000  # it says every five seconds that it lives
            await house.later(8_000)
            assert table.table.ply == 2
            await house.later(9_000)
            assert table.table.ply > 2

    run(work())


def test_a_pause_by_agreement_stops_the_clock(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = await chosen(house, pace=PACE)
        await house.later(4_000)
        await ada.does(Pause)
        assert (
            await ben.hears(Updated, lambda one: "pause" in one.table.seats[0].wants)
        ).table.stage == "running"
        await ben.does(Pause)
        assert not ada.legal
        assert not ben.legal
        await house.later(60_000, step=5_000)
        assert ada.ply == 2
        mover = ada
        await mover.does(lambda name: Pause(name, wanted=False))
        await house.later(10_000)
        assert mover.ply == 2
        await house.later(2_000)
        assert mover.ply > 2

    in_a_house(tmp_path, work)


def test_who_holds_up_the_others_can_be_replaced_by_rule(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        guests = await chosen(house, grace_seconds=30)
        mover, other = sorted(guests, key=lambda guest: not guest.legal)
        seat = mover.connection.seat or 0
        ask = lambda name: ReplaceAbsent(name, seat)  # noqa: E731
        assert await other.may_not(ask) == "not-now"
        await mover.leaves()
        await house.later(30_000)
        assert await other.may_not(ask) == "not-now"  # two seconds are not counted: they could be a reload
        await house.later(4_000)
        await other.does(ask)
        await other.hears(Moved)
        back = await house.come(
            mover.table, house.hub.host.key((await house.hub.room(mover.table)).table, seat).token
        )
        await back.does(TakeBack)
        assert not (await house.hub.table(mover.table)).seats[seat].left

    in_a_house(tmp_path, work)


def test_who_resigns_does_not_come_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, GREEDY)
        (ada,) = await house.come_to(opened)
        assert await ada.may_not(lambda name: HandOver(name, "nobody")) == "unknown-bot"
        await ada.does(Resign)
        assert await ada.may_not(TakeBack) == "not-now"
        for _ in range(1000):
            if (await house.hub.table(ada.table)).stage == "over":
                break
            await house.rest()
        assert (await house.hub.table(ada.table)).result

    in_a_house(tmp_path, work)
