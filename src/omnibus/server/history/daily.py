"""Who has made most of the deal of the day."""

from __future__ import annotations

import msgspec

from omnibus.game.figures import Figures
from omnibus.server.fairness import day_of
from omnibus.server.store.database import Job, ask
from omnibus.wire.people import DailyScore
from omnibus.wire.table import Table

DAY = 86_400_000
MOST_LISTED = 100
MOST_LOOKED_AT = 5_000

_figures = msgspec.json.Decoder(Figures).decode
_table = msgspec.json.Decoder(Table).decode


def best_of_the_day(city: str, now: int) -> Job[list[DailyScore]]:
    """Of people with a name; whoever plays it again knows the cards, so the first game counts."""
    rows = yield ask(
        "SELECT a.id, a.name, r.seats, r.table_id, r.figures, t.public FROM results r"
        " JOIN accounts a ON a.id = r.account JOIN tables t ON t.id = r.table_id"
        " WHERE r.city = $1 AND r.ended >= $2 ORDER BY r.ended, r.table_id LIMIT $3",
        city, now - now % DAY, MOST_LOOKED_AT,
    )  # fmt: skip
    first: dict[str, DailyScore] = {}
    for account, name, seats, table_id, figures, public in rows:
        table = _table(bytes(public))
        if table.daily == day_of(now):
            shown = table_id if table.watching != "never" else ""
            first.setdefault(account, DailyScore(name, _figures(bytes(figures)).score, seats, shown))
    return sorted(first.values(), key=lambda one: (-one.score, one.name))[:MOST_LISTED]
