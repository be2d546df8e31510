"""What people at a table do beside playing: plan ahead, talk, agree, play again, watch, ask for advice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from omnibus.boards.load import load_board
from omnibus.errors import OmnibusError
from omnibus.game.edition import edition
from omnibus.game.event import CardDrawn
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.seeing import DELAY
from omnibus.wire.downstream import Chatted, Hinted, Moved, Seated, Synced, Welcome
from omnibus.wire.table import JoinRequest, SeatRequest, Watching
from omnibus.wire.upstream import Abandon, Act, Hint, Plan, React, Rematch, Say
from tests.kit.house import ADA, BEN, GREEDY, RANDOM, Guest, House, SteppedClock, in_a_house, play_to_end


async def both(house: House, **said: object) -> tuple[Guest, Guest]:
    """Who is to move after the choice of tickets, and the other one."""
    guests = await house.come_to(await house.open(ADA, BEN, **said))
    for guest in guests:
        await guest.acts()
    mover, other = sorted(guests, key=lambda guest: not guest.legal)
    other.listen()
    return mover, other


def test_a_plan_is_carried_out_when_the_turn_comes(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        mover, other = await both(house)
        closed = not_open(mover)
        await other.does(lambda name: Plan(name, (closed, "draw blind")))
        assert other.standing
        assert other.standing.plan == (closed, "draw blind")
        await draw_two(mover)
        await house.rest()
        other.listen()
        moved = [one for one in other.told if isinstance(one, Moved)][-1]
        assert isinstance(moved.happened.events[0], CardDrawn)
        assert moved.standing.plan == ()
        assert moved.standing.view.phase == "drawing"

    in_a_house(tmp_path, work)


def not_open(guest: Guest) -> str:
    """A card that does not lie face up now."""
    colours = edition(load_board("paris")).colours
    return next(f"draw market {one}" for one in colours if f"draw market {one}" not in guest.legal)


async def draw_two(guest: Guest) -> None:
    ply = guest.ply
    for _ in range(2):
        if guest.ply <= ply + 1 and "draw blind" in guest.legal:
            await guest.acts("draw blind")


def test_a_plan_that_comes_to_nothing_is_dropped_with_notice(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        mover, other = await both(house)
        closed = not_open(mover)
        await other.does(lambda name: Plan(name, (closed,)))
        await draw_two(mover)
        await house.rest()
        other.listen()
        if other.standing and other.standing.view.phase == "turn":  # it was not turned up meanwhile
            assert other.standing.dropped
            assert other.standing.legal
            await other.acts("draw blind")
            assert not other.standing.dropped

    in_a_house(tmp_path, work)


def test_what_can_never_be_legal_is_no_plan(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        mover, other = await both(house)
        assert await other.may_not(lambda name: Plan(name, ("keep both",))) == "rule"
        assert await other.may_not(lambda name: Plan(name, ("claim the moon",))) == "malformed"
        assert await other.may_not(lambda name: Plan(name, ("draw blind",) * 9)) == "too-many"
        assert await mover.may_not(lambda name: Plan(name, ("draw blind",))) == "not-now"
        await other.does(lambda name: Plan(name, ("draw blind",)))
        await other.does(lambda name: Plan(name, ()))
        assert other.standing
        assert other.standing.plan == ()

    in_a_house(tmp_path, work)


def test_people_talk_but_not_without_end(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = await house.come_to(await house.open(ADA, BEN))
        await ada.does(lambda name: Say(name, "Hello\u202e \x00 there"))
        assert (await ben.hears(Chatted)).line.text == "Hello there"
        await ben.does(lambda name: React(name, "thanks"))
        assert (await ada.hears(Chatted)).line.reaction == "thanks"
        assert await ada.may_not(lambda name: Say(name, "\u202e")) == "malformed"
        assert await ada.may_not(lambda name: Say(name, "x" * 501)) == "too-long"
        assert await ada.may_not(lambda name: React(name, "<b>")) == "malformed"
        refused = ""
        while not refused:
            answer = await ada.obeyed(Say(ada.fresh(), "more"))
            refused = getattr(answer, "trouble", "")
        assert refused == "too-many"
        quiet, _ = await house.come_to(await house.open(ADA, BEN, chat=False))
        assert await quiet.may_not(lambda name: Say(name, "hello")) == "chat-off"
        assert next(one for one in quiet.told if isinstance(one, Welcome)).reactions == ()

    in_a_house(tmp_path, work, lines_per_minute=5)


def test_a_game_ends_without_a_result_when_all_agree(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = await house.come_to(await house.open(ADA, BEN, GREEDY))
        await ada.does(Abandon)
        assert (await house.hub.table(ada.table)).stage == "running"
        await ben.does(Abandon)
        assert (await house.hub.table(ada.table)).stage == "abandoned"
        assert not ada.legal
        assert await ada.may_not(lambda name: Act(name, ada.ply, "draw blind")) == "not-running"

    in_a_house(tmp_path, work)


def test_a_rematch_seats_everybody_one_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        ada, ben = await house.come_to(await house.open(ADA, BEN, GREEDY))
        assert await ada.may_not(Rematch) == "not-now"
        await ada.does(Abandon)
        await ben.does(Abandon)
        await ada.does(lambda name: Rematch(name, nonce="a"))
        await ada.does(lambda name: Rematch(name, nonce="a"))
        seated = [one for one in ada.told if isinstance(one, Seated)]
        assert seated[0].key == seated[1].key
        assert seated[0].key.seat == 1
        assert seated[0].table.stage == "gathering"
        await ben.does(lambda name: Rematch(name, nonce="b"))
        theirs = next(one for one in ben.told if isinstance(one, Seated))
        assert (theirs.table.id, theirs.key.seat) == (seated[0].table.id, 2)
        assert theirs.table.stage == "running"
        assert [seat.name for seat in theirs.table.seats] == ["", "Ada", "Ben"]
        again = await house.come(theirs.table.id, theirs.key.token)
        assert again.legal
        assert (await house.hub.table(ada.table)).rematch == theirs.table.id
        fresh = await house.hub.host.new_key(theirs.table.id, theirs.key.token)
        assert fresh.token != theirs.key.token
        assert await ben.may_not(Rematch) == "not-your-seat"

    in_a_house(tmp_path, work)


def test_rematches_count_as_tables_that_are_opened(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada,) = await house.come_to(await house.open(ADA, GREEDY))
        for _ in range(2):
            await ada.does(Abandon)
            await ada.does(Rematch)
            await ada.does(Rematch)
            (seated,) = {one.table.id: one for one in ada.told if isinstance(one, Seated)}.values()
            ada = await house.come(seated.table.id, seated.key.token)
        await ada.does(Abandon)
        assert await ada.may_not(Rematch) == "too-many"

    in_a_house(tmp_path, work, tables_per_hour=3)


@pytest.mark.parametrize("watching", ["never", "ended", "delayed", "live"])
def test_who_watches_sees_as_much_as_was_agreed(watching: Watching, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, RANDOM, watching=watching)
        (ada,) = await house.come_to(opened)
        for _ in range(DELAY):
            while not ada.legal:
                await house.rest()
            await ada.acts()
        watcher = await house.come(ada.table)
        await ada.does(lambda name: Say(name, "psst"))
        watcher.listen()
        heard = [one for one in watcher.told if isinstance(one, Chatted)]
        assert bool(heard) == (watching in {"live", "delayed"})
        late = next(one for one in (await house.come(ada.table)).heard() if isinstance(one, Welcome))
        assert bool(late.chat) == bool(heard)
        assert await watcher.may_not(lambda name: Say(name, "hi")) == "not-your-seat"
        expected = {"never": -1, "ended": -1, "delayed": ada.ply - DELAY, "live": ada.ply}
        assert watcher.ply == expected[watching]
        await play_to_end([ada], Random(1))
        assert watcher.ply == (-1 if watching == "never" else ada.ply)
        plies = [one.happened.ply for one in watcher.told if isinstance(one, Moved)]
        synced = [one.story[-1].ply for one in watcher.told if isinstance(one, Synced)]
        assert plies == list(range(synced[0] + 1, ada.ply + 1)) if synced else not plies
        if watching == "never":
            with pytest.raises(RefusedError, match="not-allowed"):
                await house.hub.archive.story(ada.table, None, "")
        story = await house.hub.archive.story(ada.table, 0, opened.keys[0].token)
        assert [ply.standing.ply for ply in story.plies] == list(range(ada.ply + 1))
        assert all(ply.standing.view.seat == 0 for ply in story.plies)

    in_a_house(tmp_path, work)


def test_advice_is_given_where_it_is_fair(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        (ada,) = await house.come_to(await house.open(ADA, GREEDY))
        await ada.does(Hint)
        hinted = next(one for one in ada.told if isinstance(one, Hinted))
        assert {one.action for one in hinted.alternatives} <= set(ada.legal)
        opened = await house.open(ADA, SeatRequest("open"))
        await house.hub.host.join(opened.table.id, JoinRequest("Ben"))
        (ada,) = await house.come_to(opened)
        assert await ada.may_not(Hint) == "not-allowed"

    in_a_house(tmp_path, work)


def test_the_deal_of_the_day_is_revealed_when_the_day_is_over(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = [await house.open(ADA, RANDOM, daily=True, nonce=nonce) for nonce in ("one", "two")]
        first, second = [(await house.come_to(one))[0] for one in opened]
        first.listen()
        second.listen()
        assert first.standing
        assert second.standing
        assert first.standing.view.offer == second.standing.view.offer
        await play_to_end([first], Random(2))
        with pytest.raises(RefusedError, match="not-now"):
            await house.hub.archive.shown_record(first.table, "")
        with pytest.raises(RefusedError, match="not-now"):
            await house.hub.archive.story(first.table, 1, opened[0].keys[0].token)
        house.clock.move(12 * 3_600_000)
        assert "deal: daily 2026-11-19" in await house.hub.archive.shown_record(first.table, "")

    in_a_house(tmp_path, work)


def test_tokens_fit_one_seat_of_one_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, BEN)
        other = await house.open(ADA, SeatRequest("open"))
        host, table = house.hub.host, (await house.hub.room(other.table.id)).table
        wrong = [opened.keys[0].token, host.key(table, 1).token, other.keys[0].token[:-1] + "?", "x", "9.9.9"]
        for token in wrong:
            with pytest.raises(RefusedError, match="not-your-seat"):
                host.seat_of(table, token)
        assert host.seat_of(table, other.keys[0].token) == 0

    in_a_house(tmp_path, work)


def test_senseless_tables_are_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wrong: list[tuple[list[SeatRequest], dict[str, object]]] = [
            ([ADA], {}),
            ([ADA, BEN], {"city": "atlantis"}),
            ([ADA, SeatRequest("bot", bot="os:system")], {}),
            ([ADA, BEN], {"leaver_bot": "level:9"}),
            ([ADA, BEN], {"profile": "xx"}),
            ([ADA, BEN], {"nonce": "a b"}),
            ([ADA, BEN], {"daily": True, "deal": "tuesday"}),
            ([ADA, BEN], {"deal": "…"}),
        ]
        for seats, said in wrong:
            with pytest.raises(OmnibusError):
                await house.open(*seats, **said)

    in_a_house(tmp_path, work, clock=SteppedClock())
