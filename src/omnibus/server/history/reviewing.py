"""Each finished game is looked at once: its figures are kept, and ratings change by it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omnibus.game.figures import Figures, figures_of
from omnibus.server.history.rated import Rated, kind_of, rated
from omnibus.server.history.rating import Skill, after
from omnibus.server.people.seats import Claim, claims_at
from omnibus.server.store.boards import edition_played_on
from omnibus.server.store.database import Job, ask
from omnibus.server.store.restoring import restored
from omnibus.server.store.store import Store
from omnibus.server.store.stored import WholeTable
from omnibus.wire.table import Table

AT_ONCE = 50

_table = msgspec.json.Decoder(Table).decode


async def review_finished(store: Store) -> int:
    """All that wait for it; how many there were. Done by several servers at once, each is still done once."""
    waiting = await store.database.read(_waiting(AT_ONCE))
    for name in waiting:
        whole = await store.load(name)
        if whole is not None:
            await store.database.write(_review(whole, await _figures(whole, store)))
    return len(waiting)


async def _figures(whole: WholeTable, store: Store) -> list[Figures]:
    """Nothing where the game can't be understood any more: it must not keep others from being looked at."""
    table = _table(whole.table.public)
    on = await edition_played_on(store.database, table.city, table.board, table.profile)
    return figures_of(restored(on, (), whole.plies)) if on else []


def _waiting(most: int) -> Job[list[str]]:
    rows = yield ask("SELECT id FROM tables WHERE stage = 'over' AND reviewed = 0 ORDER BY id LIMIT $1", most)
    return [row[0] for row in rows]


def _review(whole: WholeTable, figures: Sequence[Figures]) -> Job[None]:
    name = whole.table.id
    mine = yield ask("UPDATE tables SET reviewed = 1 WHERE id = $1 AND reviewed = 0 RETURNING id", name)
    if not mine:
        return
    table = _table(whole.table.public)
    claims = yield from claims_at(name, len(table.seats))
    yield from _keep_results(whole, table, figures, claims)
    outcome = rated(table, [one.rank for one in figures], claims) if figures else None
    if outcome is not None:
        for city in ("", table.city):
            yield from _rate(outcome, city)


def _keep_results(
    whole: WholeTable, table: Table, figures: Sequence[Figures], claims: Sequence[Claim]
) -> Job[None]:
    whose = {claim.seat: claim.account for claim in claims}
    winners = sum(one.rank == 1 for one in figures)
    for seat, figure in enumerate(figures):
        yield ask(
            "INSERT INTO results"
            " (table_id, seat, ended, city, kind, seats, plies, account, bot, winners, figures)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            whole.table.id, seat, whole.table.moved, table.city, kind_of(table), len(figures),
            len(whole.plies) - 1, whose.get(seat, ""), table.seats[seat].bot, winners,
            msgspec.json.encode(figure),
        )  # fmt: skip


def _rate(outcome: Rated, city: str) -> Job[None]:
    """A bot that has several seats is rated by the first of them: it can't come out before itself."""
    first = {name: at for at, name in reversed(list(enumerate(outcome.subjects)))}
    names = sorted(first)  # always in the same order, so that no two servers wait for each other
    skills = []
    for name in names:
        skills.append((yield from skill_of(name, outcome.kind, city)))
    for name, skill in zip(names, after(skills, [outcome.ranks[first[name]] for name in names]), strict=True):
        yield ask(
            "UPDATE ratings SET mu = $4, sigma = $5, games = $6"
            " WHERE subject = $1 AND kind = $2 AND city = $3",
            name, outcome.kind, city, skill.mu, skill.sigma, skill.games,
        )  # fmt: skip


def skill_of(subject: str, kind: str, city: str) -> Job[Skill]:
    """And nobody else changes it until this is done."""
    rows = yield ask(
        "INSERT INTO ratings (subject, kind, city, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, 0)"
        " ON CONFLICT (subject, kind, city) DO UPDATE SET games = ratings.games RETURNING mu, sigma, games",
        subject, kind, city, *Skill()[:2],
    )  # fmt: skip
    return Skill(*rows[0])
