"""Leaderboards, and what is known of a player or a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from omnibus.game.figures import Figures
from omnibus.server.history.rated import BOT
from omnibus.server.history.rating import SURE, Skill
from omnibus.server.people.account import Account
from omnibus.server.store.database import Job, ask
from omnibus.wire.people import (
    Player,
    Ranked,
    Rating,
    RatingKind,
    SeatFigures,
    TableFigures,
    Totals,
)
from omnibus.wire.table import Table

FEWEST_GAMES = 5
"""Who has played less is not on a leaderboard."""
MOST_RANKED = 100

_figures = msgspec.json.Decoder(Figures).decode
_table = msgspec.json.Decoder(Table).decode


def leaderboard(kind: RatingKind, city: str) -> Job[list[Ranked]]:
    """The best first. Bots are among those who play against bots."""
    rows = yield ask(
        "SELECT r.subject, a.name, r.mu, r.sigma, r.games FROM ratings r"
        " LEFT JOIN accounts a ON a.id = r.subject WHERE r.kind = $1 AND r.city = $2 AND r.games >= $3"
        f" ORDER BY r.mu - {SURE} * r.sigma DESC, r.subject LIMIT $4",
        kind, city, FEWEST_GAMES, MOST_RANKED,
    )  # fmt: skip
    return [
        Ranked(name or subject.removeprefix(BOT), Skill(mu, sigma).rating, games, bot=subject.startswith(BOT))
        for subject, name, mu, sigma, games in rows
        if name or subject.startswith(BOT)
    ]


def player(account: Account) -> Job[Player]:
    ratings = yield ask(
        "SELECT kind, city, mu, sigma, games FROM ratings WHERE subject = $1 AND games > 0"
        " ORDER BY kind, city",
        account.id,
    )
    results = yield ask("SELECT kind, winners, figures FROM results WHERE account = $1", account.id)
    by_kind: dict[RatingKind, list[tuple[Figures, int]]] = defaultdict(list)
    for kind, winners, figures in results:
        by_kind[kind].append((_figures(bytes(figures)), winners))
    return Player(
        account.name,
        account.created,
        tuple(
            Rating(kind, city, Skill(mu, sigma).rating, mu, sigma, games)
            for kind, city, mu, sigma, games in ratings
        ),
        tuple(_totals(kind, by_kind[kind]) for kind in sorted(by_kind)),
    )


def figures_of_table(name: str) -> Job[TableFigures | None]:
    rows = yield ask("SELECT seat, plies, figures FROM results WHERE table_id = $1 ORDER BY seat", name)
    tables = yield ask("SELECT public FROM tables WHERE id = $1", name)
    if not rows or not tables:
        return None
    seats = _table(bytes(tables[0][0])).seats
    told = [
        SeatFigures(seats[seat].name, seats[seat].bot, **msgspec.structs.asdict(_figures(bytes(figures))))
        for seat, _, figures in rows
    ]
    return TableFigures(rows[0][1], tuple(told))


def _totals(kind: RatingKind, games: Sequence[tuple[Figures, int]]) -> Totals:
    figures = [one for one, _ in games]

    def mean(of: Callable[[Figures], int]) -> float:
        return sum(map(of, figures)) / len(figures)

    sources = sorted({source for one in figures for source in one.points})
    return Totals(
        kind=kind,
        games=len(games),
        wins=sum(1 / winners for one, winners in games if one.rank == 1),
        score=mean(lambda one: one.score),
        done=mean(lambda one: one.done),
        failed=mean(lambda one: one.failed),
        blind=mean(lambda one: one.blind),
        face_up=mean(lambda one: one.face_up),
        claims=mean(lambda one: one.claims),
        ticket_draws=mean(lambda one: one.ticket_draws),
        points={source: mean(partial(_points, source)) for source in sources},
    )


def _points(source: str, figures: Figures) -> int:
    return figures.points.get(source, 0)
