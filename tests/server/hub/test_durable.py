"""What was acknowledged is there after every end of the server, and is done once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.game.record import replay
from omnibus.game.verifying import verify
from omnibus.server.care.examining import troubles
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.downstream import Moved, Welcome
from omnibus.wire.table import JoinRequest, SeatRequest
from omnibus.wire.upstream import Act, Pause, Say, Undo
from tests.kit.house import ADA, BEN, GREEDY, Guest, House, SteppedClock, housed, in_a_house, play_to_end, run


@pytest.mark.parametrize("city", city_slugs())
def test_a_game_goes_on_after_every_restart(city: str, tmp_path: Path) -> None:
    """The server ends five times in the middle; the record proves itself, and the store is sound."""

    async def work() -> None:
        clock, random = SteppedClock(), Random(city)
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, BEN, GREEDY, city=city, nonce="ours")
        known: list[str] = []
        for part in range(6):
            async with housed(tmp_path, clock) as house:
                guests = await house.come_to(opened)
                game = (await house.hub.room(opened.table.id)).table.running
                assert [str(ply.action) for ply in game.plies][: len(known)] == known
                if part < 5:
                    for _ in range(8):
                        await step(house, guests, random)
                    game = (await house.hub.room(opened.table.id)).table.running
                    known = [str(ply.action) for ply in game.plies]
                    continue
                await play_to_end(guests, random)
                record = await house.hub.archive.shown_record(opened.table.id, "")
                whole = await house.hub.store.load(opened.table.id)
                assert whole
                assert list(troubles(whole)) == []
                assert replay(record).ply == len(whole.plies) - 1
                findings = verify(record, None, commitment=opened.table.commitment, nonces=["ours"])
                assert all(one.right for one in findings)

    run(work())


async def step(house: House, guests: list[Guest], random: Random) -> None:
    able = [guest for guest in guests if guest.legal]
    if able:
        guest = random.choice(able)
        await guest.acts(random.choice(guest.legal))
    await house.rest()


def test_a_retried_command_is_answered_again_and_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock()
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, BEN)
            ada, ben = await house.come_to(opened)
            act = Act("mine", 0, ada.legal[0])
            first = await ada.obeyed(act)
            assert await ada.obeyed(act) == first
            said = Say("hello", "Good evening")
            assert await ada.obeyed(said) == await ada.obeyed(said)
            theirs = await ben.obeyed(Act("mine", 0, ben.legal[0]))
            assert theirs != first
        async with housed(tmp_path, clock) as house:
            ada, _ = await house.come_to(opened)
            assert await ada.obeyed(act) == first
            await ada.obeyed(said)
            room = await house.hub.room(opened.table.id)
            assert [line.text for line in room.table.chat] == ["Good evening"]
            assert room.table.ply == 2

    run(work())


def test_a_join_that_is_asked_for_again_is_the_same_seat(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, SeatRequest("open"), SeatRequest("open"))
        request = JoinRequest("Ben", nonce="9pX4-browser-nonce")
        first = await house.hub.host.join(opened.table.id, request)
        again = await house.hub.host.join(opened.table.id, request)
        assert again.key == first.key
        assert [seat.kind for seat in again.table.seats] == ["person", "person", "open"]

    in_a_house(tmp_path, work)


def test_a_nonce_that_can_be_guessed_gives_no_seat_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, SeatRequest("open"), nonce="ada")
        joined = await house.hub.host.join(opened.table.id, JoinRequest("Ben", nonce="ben"))
        assert joined.key.seat == 1
        for nonce in ("ada", "ben", ""):
            with pytest.raises(RefusedError, match="not-now"):
                await house.hub.host.join(opened.table.id, JoinRequest("Cy", nonce=nonce))

    in_a_house(tmp_path, work)


def test_who_uses_up_his_commands_leaves_the_others_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omnibus.server.hub.room.MOST_COMMANDS", 3)

    async def work(house: House) -> None:
        ada, ben = await house.come_to(await house.open(ADA, BEN))
        await ada.does(Pause)
        await ada.does(lambda name: Pause(name, wanted=False))
        await ada.does(Pause)
        assert await ada.may_not(Pause) == "too-many"
        await ben.acts()
        await house.hub.caretaker.stop()
        house.hub.rooms.clear()
        room = await house.hub.room(ben.table)
        assert room.counted == {"0": 3, "1": 1}

    in_a_house(tmp_path, work)

    in_a_house(tmp_path, work)


def test_a_table_that_is_asked_for_again_is_the_same(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        offer = house.hub.host.offer()
        first = await house.open(ADA, GREEDY, offer=offer, nonce="abc")
        again = await house.open(ADA, GREEDY, offer=offer, nonce="abc")
        assert again.keys == first.keys
        assert first.table.commitment == offer.commitment
        with pytest.raises(Exception, match="not-now"):
            await house.open(ADA, GREEDY, offer=offer, nonce="other")
        with pytest.raises(Exception, match="not of this server"):
            await house.open(ADA, GREEDY, offer=msgspec.structs.replace(offer, seal="x"))

    in_a_house(tmp_path, work)


def test_undo_is_kept_and_told(tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock()
        async with housed(tmp_path, clock) as house:
            opened = await house.open(ADA, BEN)
            guests = await house.come_to(opened)
            me, ply = await until_a_claim(guests)
            assert await me.may_not(lambda name: Undo(name, ply)) == "stale"
            await me.does(lambda name: Undo(name, ply + 1))
            assert [guest.ply for guest in guests] == [ply, ply]
        async with housed(tmp_path, clock) as house:
            again = await house.come_to(opened)
            assert [guest.ply for guest in again] == [ply, ply]
            assert again[0].standing
            assert again[0].standing.view.phase == "turn"

    run(work())


async def until_a_claim(guests: list[Guest]) -> tuple[Guest, int]:
    """Draw until somebody can claim a route, then claim one."""
    for _ in range(200):
        for guest in guests:
            claims = [one for one in guest.legal if one.startswith("claim")]
            if claims:
                ply = guest.ply
                await guest.acts(claims[0])
                if guest.standing and guest.standing.undo:
                    return guest, ply
            elif guest.legal:
                await guest.acts("draw deck" if "draw deck" in guest.legal else guest.legal[0])
    raise AssertionError("nobody claims anything")


def test_who_comes_back_misses_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, BEN)
        ada, ben = await house.come_to(opened)
        await ada.acts()
        await ben.acts()
        await ada.leaves()
        back = await house.come(opened.table.id, opened.keys[0].token, since=1)
        assert isinstance((await back.hears(Welcome)).table.ply, int)
        synced = await back.sync(1)
        assert [one.ply for one in synced.story] == [2]
        await (back if back.legal else ben).acts()
        back.listen()
        moved = next(one for one in back.told if isinstance(one, Moved))
        assert moved.happened.ply == 3

    in_a_house(tmp_path, work)
