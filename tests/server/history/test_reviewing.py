"""Every finished game counts once, for those who said early that a seat is theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.server.history.daily import DAY, best_of_the_day
from omnibus.server.history.looking import FEWEST_GAMES, figures_of_table, leaderboard, player
from omnibus.server.history.rated import rated
from omnibus.server.history.rating import Skill, after
from omnibus.server.history.reviewing import review_finished
from omnibus.server.keys import Keys
from omnibus.server.people.account import Account
from omnibus.server.people.accounts import Accounts
from omnibus.server.people.seats import Claim, Seats
from omnibus.server.store.store import Store
from omnibus.server.tokens import SeatHeld, Tokens
from omnibus.wire.table import Days, Seat, Table
from tests.kit.kept import keep_game
from tests.server.store.databases import databases, with_a_store

KEYS = Keys(bytes(32))
PERSON, GREEDY = Seat("person", taken=True), Seat("bot", bot="greedy")
MANY = FEWEST_GAMES


async def people(store: Store, *names: str) -> list[Account]:
    accounts = Accounts(store.database, KEYS)
    return [await accounts.who((await accounts.claim_name(name, 3)).token) for name in names]


def claimed(store: Store, *accounts: Account) -> Callable[[Table], Awaitable[None]]:
    """Each of them says that the next seat is his."""

    async def claim(table: Table) -> None:
        for seat, account in enumerate(accounts):
            await Seats(store.database, Tokens(KEYS)).claim(account, table.id, SeatHeld(seat, 0), 4)

    return claim


@pytest.mark.parametrize("database", databases())
def test_a_game_counts_once(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ann, bob = await people(store, "Ann", "Bob")
        table = await keep_game(store, (PERSON, PERSON), dealt=claimed(store, ann, bob))
        assert table.result
        assert max(await asyncio.gather(review_finished(store), review_finished(store))) == 1
        assert await review_finished(store) == 0
        for seat, account in enumerate((ann, bob)):
            seen = await store.database.read(player(account))
            assert [(one.kind, one.city, one.games) for one in seen.ratings] == [
                ("live", "", 1),
                ("live", "paris", 1),
            ]
            assert [(one.kind, one.games, one.score) for one in seen.totals] == [
                ("live", 1, table.result.scores[seat])
            ]
            assert sum(seen.totals[0].points.values()) == seen.totals[0].score
        mine = await Seats(store.database, Tokens(KEYS)).of(ann)
        assert [(one.table.id, one.key.seat, one.rated) for one in mine] == [(table.id, 0, True)]
        assert Tokens(KEYS).seat_of(table.id, mine[0].key.token) == SeatHeld(0, 0)
        figures = await store.database.read(figures_of_table(table.id))
        assert figures
        assert figures.plies == table.ply
        assert [one.rank for one in figures.seats] == list(table.result.ranks)

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_leaderboards(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        (ann,) = await people(store, "Ann")
        for number in range(MANY):
            await keep_game(store, (PERSON, GREEDY), seed=number, dealt=claimed(store, ann))
        await keep_game(store, (PERSON, PERSON), pace=Days(), dealt=claimed(store, ann))
        assert await review_finished(store) == MANY + 1
        board = await store.database.read(leaderboard("bots", "paris"))
        assert {(one.name, one.bot, one.games) for one in board} == {
            ("Ann", False, MANY),
            ("greedy", True, MANY),
        }
        assert board == sorted(board, key=lambda one: -one.rating)
        assert await store.database.read(leaderboard("bots", "")) == board
        for kind, city in (("bots", "berlin"), ("days", "paris"), ("live", "")):
            assert await store.database.read(leaderboard(kind, city)) == []  # type: ignore[arg-type]
        await Accounts(store.database, KEYS).remove(ann)
        assert [one.name for one in await store.database.read(leaderboard("bots", "paris"))] == ["greedy"]
        assert (await store.database.read(player(ann))).totals == ()

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("city", city_slugs())
def test_figures_add_up(city: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await keep_game(store, (PERSON, GREEDY, GREEDY), city=city, seed=9)
        await review_finished(store)
        figures = await store.database.read(figures_of_table(table.id))
        assert figures
        for seat in figures.seats:
            assert sum(seat.points.values()) == seat.score
            assert seat.blind + seat.face_up + seat.claims + seat.ticket_draws <= table.ply

    with_a_store("sqlite", tmp_path, work)


def test_a_game_that_can_not_be_understood_holds_up_no_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await keep_game(store, (PERSON, GREEDY))
        odd = await store.glance(table.id)
        assert odd
        public = msgspec.json.encode(msgspec.structs.replace(table, board="of-old"))
        await store.save(msgspec.structs.replace(odd, revision=odd.revision + 1, public=public))
        await keep_game(store, (PERSON, GREEDY))
        assert await review_finished(store) == 2
        assert await review_finished(store) == 0
        assert await store.database.read(figures_of_table(table.id)) is None

    with_a_store("sqlite", tmp_path, work)


def a_table(*seats: Seat) -> Table:
    return Table(
        "t", "x", "v", None, "over", seats, Days(), "live", listed=False, chat=True, ply=9, opened=1, moved=2,
        commitment="",
    )  # fmt: skip


LEFT = Seat("person", left=True)


@pytest.mark.parametrize(
    ("seats", "claims", "subjects", "ranks"),
    [
        ((PERSON, PERSON), {0: "ann", 1: "bob"}, ("ann", "bob"), (1, 2)),
        ((PERSON, PERSON, PERSON), {0: "ann", 2: "bob"}, ("ann", "bob"), (1, 3)),
        ((LEFT, PERSON, PERSON), {0: "ann", 1: "bob"}, ("ann", "bob"), (3, 2)),
        ((PERSON, PERSON), {0: "ann"}, None, None),
        ((PERSON, PERSON), {0: "ann", 1: "ann"}, None, None),
        ((PERSON, GREEDY), {}, None, None),
        ((PERSON, GREEDY), {0: "ann"}, ("ann", "bot:greedy"), (1, 2)),
        ((PERSON, PERSON, GREEDY), {0: "ann", 1: "bob"}, ("ann", "bob"), (1, 2)),
        ((GREEDY, GREEDY), {}, None, None),
    ],
)
def test_who_is_rated(
    seats: tuple[Seat, ...],
    claims: dict[int, str],
    subjects: tuple[str, ...] | None,
    ranks: tuple[int, ...] | None,
) -> None:
    said = [Claim(seat, account, early=True) for seat, account in claims.items()]
    outcome = rated(a_table(*seats), range(1, len(seats) + 1), said)
    assert (outcome and (outcome.subjects, outcome.ranks)) == (subjects and (subjects, ranks))
    assert (
        rated(a_table(*seats), range(1, len(seats) + 1), [one._replace(early=False) for one in said]) is None
    )


def test_winning_is_better_than_losing() -> None:
    ann, bob = Skill(), Skill()
    assert ann.rating == 0
    for _ in range(30):
        ann, bob = after([ann, bob], [1, 2])
    assert ann.rating > bob.rating
    assert ann.games == bob.games == 30
    assert ann.sigma < Skill().sigma


@pytest.mark.parametrize("database", databases())
def test_the_best_of_the_day(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ann, bob = await people(store, "Ann", "Bob")
        for seed, who in enumerate((ann, ann, bob)):
            table = await keep_game(store, (PERSON, GREEDY), seed=seed, dealt=claimed(store, who))
            odd = await store.glance(table.id)
            assert odd
            today = msgspec.structs.replace(
                table, daily="1970-01-01", watching="live" if who is ann else "never"
            )
            public = msgspec.json.encode(today)
            await store.save(msgspec.structs.replace(odd, revision=odd.revision + 1, public=public))
        await keep_game(store, (PERSON, GREEDY), dealt=claimed(store, bob))
        await review_finished(store)
        best = await store.database.read(best_of_the_day("paris", 5))
        assert {(one.name, bool(one.table)) for one in best} == {("Ann", True), ("Bob", False)}
        assert best == sorted(best, key=lambda one: -one.score)
        assert await store.database.read(best_of_the_day("paris", DAY + 5)) == []

    with_a_store(database, tmp_path, work)
