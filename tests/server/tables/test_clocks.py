"""Time is counted once, for who is to move, and never while no server was there."""

from __future__ import annotations

from hypothesis import given, strategies as st

from omnibus.game.proof import Proof, commitment_to
from omnibus.server.tables.clocks import DAY, deadline, deadline_of, settle
from omnibus.server.tables.due import FORGOTTEN, Due, forget, next_due
from omnibus.server.tables.moment import Moment, Outage
from omnibus.server.tables.opening import Opening, deal, open_table
from omnibus.server.tables.playing import carry_out, undo
from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import Days, Live, Pace, SeatRequest, TableRequest, Untimed
from omnibus.wire.upstream import Undo

SECRET = "5a" * 32
SECOND = 1000
LIVE = Live(turn_seconds=30, reserve_seconds=60)


def dealt(pace: Pace, *seats: SeatRequest) -> ServedTable:
    """At moment 0; everybody has chosen tickets."""
    people = seats or (SeatRequest("person", "Ada"), SeatRequest("person", "Ben"))
    request = TableRequest("london", people, pace=pace)
    table = open_table(Opening("t", commitment_to(SECRET)), request, Moment(0))
    deal(table, Proof(commitment_to(SECRET), SECRET, table="t"), Moment(0))
    settle(table, Moment(0))
    for seat in range(len(people)):
        played(table, seat, "keep both", 0)
    return table


def played(table: ServedTable, seat: int, action: str, now: int, *outages: Outage) -> None:
    carry_out(table, seat, action, Moment(now, outages))
    settle(table, Moment(now, outages))


def turn(table: ServedTable, now: int, *outages: Outage) -> int:
    """Who is to move draws two cards."""
    seat = table.running.may_act[0]
    played(table, seat, "draw blind", now, *outages)
    played(table, seat, "draw blind", now, *outages)
    return seat


def test_what_is_used_beyond_the_turn_is_taken_from_the_reserve() -> None:
    table = dealt(LIVE)
    assert deadline(table, Moment(0)) == 90 * SECOND
    seat = turn(table, 40 * SECOND)
    assert table.seat(seat).reserve_ms == 50 * SECOND
    assert table.seat(1 - seat).reserve_ms == 60 * SECOND
    assert deadline(table, Moment(40 * SECOND)) == 130 * SECOND
    turn(table, 60 * SECOND)
    assert table.seat(1 - seat).reserve_ms == 60 * SECOND
    turn(table, 10_000 * SECOND)
    assert table.seat(seat).reserve_ms == 0


def test_time_goes_on_within_a_turn() -> None:
    table = dealt(LIVE)
    seat = table.running.may_act[0]
    played(table, seat, "draw blind", 25 * SECOND)
    played(table, seat, "draw blind", 45 * SECOND)
    assert table.seat(seat).reserve_ms == 45 * SECOND


def test_who_takes_a_turn_back_has_used_its_time() -> None:
    table = dealt(LIVE)
    for _ in range(12):
        turn(table, 0)
    seat = table.running.may_act[0]
    claim = next(str(one) for one in table.running.legal_actions(seat) if str(one).startswith("claim"))
    played(table, seat, claim, 50 * SECOND)
    assert table.seat(seat).reserve_ms == 40 * SECOND
    undo(table, seat, Undo("u", table.ply), Moment(55 * SECOND))
    settle(table, Moment(55 * SECOND))
    assert table.seat(seat).reserve_ms == 60 * SECOND
    assert deadline_of(table, seat, Moment(55 * SECOND)) == 90 * SECOND
    assert table.seat(1 - seat).turn_from is None
    played(table, seat, claim, 60 * SECOND)
    assert table.seat(seat).reserve_ms == 30 * SECOND


@given(
    st.lists(st.integers(1, 5), min_size=2, max_size=8),
    st.lists(st.tuples(st.integers(0, 40), st.integers(0, 20)), max_size=3),
)
def test_outages_are_as_if_they_had_not_been(thinking: list[int], breaks: list[tuple[int, int]]) -> None:
    """The same game, with and without time in which nobody was there."""
    plain, broken = dealt(LIVE), dealt(LIVE)
    now = later = 0
    outages: list[Outage] = []
    for number, seconds in enumerate(thinking):
        now += seconds * 10 * SECOND
        before = sum(one.ended - one.begun for one in outages)
        if number < len(breaks):
            begun, length = breaks[number]
            start = later + min(begun * SECOND, seconds * 10 * SECOND)
            outages.append(Outage(start, start + length * SECOND))
        later = now + before + (outages[-1].ended - outages[-1].begun if number < len(breaks) else 0)
        turn(plain, now)
        turn(broken, later, *outages)
    lost = later - now
    assert [seat.reserve_ms for seat in plain.state.seats] == [seat.reserve_ms for seat in broken.state.seats]
    assert (deadline(plain, Moment(now)) or 0) + lost == deadline(broken, Moment(later, tuple(outages)))


def test_days() -> None:
    table = dealt(Days(3))
    due = next_due(table, Moment(0))
    assert due == Due(3 * DAY, "time", table.running.may_act[0])


def test_nobody_waits_for_ever() -> None:
    table = dealt(Untimed())
    seat = table.running.may_act[0]
    assert deadline(table, Moment(0)) is None
    assert next_due(table, Moment(0)) == Due(FORGOTTEN, "forgotten", seat)
    forget(table, seat, Moment(FORGOTTEN))
    settle(table, Moment(FORGOTTEN))
    assert next_due(table, Moment(FORGOTTEN)) == Due(900, "bot", seat)
    table.state.stage = "paused"
    due = next_due(table, Moment(0))
    assert due
    forget(table, due.seat, Moment(due.at))
    assert table.ended
    assert next_due(table, Moment(due.at)) is None


def test_bots_leave_people_time_to_follow() -> None:
    table = dealt(Untimed(), SeatRequest("bot", bot="random"), SeatRequest("bot", bot="random"))
    now = 5 * SECOND
    turn(table, now)
    due = next_due(table, Moment(now))
    assert due == Due(now + 900, "bot", table.running.may_act[0])
