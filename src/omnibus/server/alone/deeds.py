"""What a command does at a table of one device. Much that people agree on elsewhere makes no sense here."""

from __future__ import annotations

from omnibus.server.tables.leaving import hand_over, resign, take_back
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.playing import act, explain, undo
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.upstream import Act, AnyCommand, Explain, HandOver, Resign, TakeBack, Undo


def obeyed(table: ServedTable, seat: int, command: AnyCommand, moment: Moment, bots: frozenset[str]) -> None:
    match command:
        case Act():
            act(table, seat, command, moment)
        case Undo():
            undo(table, seat, command, moment)
        case Explain():
            explain(table, seat, command)
        case HandOver():
            hand_over(table, seat, command.bot or _first(bots), bots)
        case TakeBack():
            take_back(table, seat)
        case Resign():
            resign(table, seat)
        case _:
            raise RefusedError("not-allowed")


def _first(bots: frozenset[str]) -> str:
    return min(bots)
