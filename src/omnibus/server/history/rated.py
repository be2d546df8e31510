"""Whose rating a finished game changes, and how they came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omnibus.server.people.seats import Claim
from omnibus.wire.people import RatingKind
from omnibus.wire.table import Days, Table

BOT = "bot:"
"""Begins the subject of a rating that is a bot's."""


class Rated(NamedTuple):
    kind: RatingKind
    subjects: tuple[str, ...]
    ranks: tuple[int, ...]


def kind_of(table: Table) -> RatingKind:
    persons = sum(seat.kind == "person" for seat in table.seats)
    if persons < 2:
        return "bots"
    return "days" if isinstance(table.pace, Days) else "live"


def rated(table: Table, ranks: Sequence[int], claims: Sequence[Claim]) -> Rated | None:
    """Of people those count who said early that the seat is theirs; alone, one is measured against bots.

    Who left comes last, whatever the bot made of it.
    """
    if table.origin is not None:
        return None  # somebody may have known what lies where
    kind = kind_of(table)
    whose = {claim.seat: claim.account for claim in claims if claim.early}
    if len(set(whose.values())) < len(whose):
        return None  # somebody plays against himself
    counted = []
    for number, seat in enumerate(table.seats):
        rank = len(table.seats) if seat.left else ranks[number]
        if number in whose and seat.kind == "person":
            counted.append((whose[number], rank))
        elif kind == "bots" and seat.kind == "bot":
            counted.append((f"{BOT}{seat.bot}", rank))
    names = [name for name, _ in counted]
    if len(names) < 2 or all(name.startswith(BOT) for name in names):
        return None
    return Rated(kind, tuple(names), tuple(rank for _, rank in counted))
