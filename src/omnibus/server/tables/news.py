"""What has changed from one state of a table to another, as those who are connected are told.

It does not matter how it came about: by one command here, or by many that another server has carried out.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from omnibus.game.game import Game
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.seeing import hears, seen
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import moved, public, standing, synced
from omnibus.wire.downstream import Chatted, Synced, TakenBack, Updated
from omnibus.wire.table import Message, Table


def for_everybody(old: ServedTable, new: ServedTable, moment: Moment) -> Iterator[Updated]:
    if _known(new, moment) != _known(old, moment):
        yield Updated(public(new, moment))


def _known(table: ServedTable, moment: Moment) -> Table:
    """But for what each ply tells anyway. What is left does not depend on the moment."""
    if table.known is None:
        table.known = public(table, moment)
    return msgspec.structs.replace(table.known, ply=0, moved=0, deadline=None, result=None)


def for_one(old: ServedTable, new: ServedTable, seat: int | None, until: int | None) -> Iterator[Message]:
    """What a seat is told of the game, or somebody who watches; ``until``: when the next must be made."""
    if hears(new, seat):
        yield from (Chatted(line) for line in new.chat[len(old.chat) :])
    before, after = seen(old, seat), seen(new, seat)
    if after is None:
        return
    if before is None:
        yield synced(new, after, seat, None)
        return
    common = in_common(before, after)
    if common < before.ply:
        whose = before.plies[common].seat
        yield TakenBack(whose, standing(new, after.at(common), seat), until)
    yield from (moved(new, after, seat, ply, until) for ply in range(common + 1, after.ply + 1))
    if (
        common == before.ply == after.ply
        and seat is not None
        and _concerned(old, seat) != _concerned(new, seat)
    ):
        yield Synced(standing(new, after, seat), ())


def in_common(before: Game, after: Game) -> int:
    """Up to which ply both have gone the same way."""
    ply = min(before.ply, after.ply)
    while ply and before.plies[ply - 1] != after.plies[ply - 1]:
        ply -= 1
    return ply


def _concerned(table: ServedTable, number: int) -> tuple[object, ...]:
    """What changes how a game stands for a seat without a ply."""
    seat = table.seat(number)
    return table.state.stage, table.bot_of(number), seat.plan, seat.dropped
