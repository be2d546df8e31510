"""What people say to each other at a table."""

from __future__ import annotations

from omnibus.server.names import MOST_OF_A_LINE, sanitised_line
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.downstream import Line

REACTIONS = ("hello", "well-played", "thanks", "oops", "hurry", "good-game")
"""Whoever shows them has pictures or words for them."""


MOST_LINES = 5000
"""At a table, in all its time."""


def say(table: ServedTable, seat: int, text: str, moment: Moment) -> None:
    _check(table)
    if len(text) > MOST_OF_A_LINE:
        raise RefusedError("too-long")
    line = sanitised_line(text)
    if not line:
        raise RefusedError("malformed")
    table.chat.append(Line(seat, moment.now, text=line))


def react(table: ServedTable, seat: int, reaction: str, moment: Moment) -> None:
    _check(table)
    if reaction not in REACTIONS:
        raise RefusedError("malformed")
    table.chat.append(Line(seat, moment.now, reaction=reaction))


def _check(table: ServedTable) -> None:
    if not table.state.request.chat:
        raise RefusedError("chat-off")
    if len(table.chat) >= MOST_LINES:
        raise RefusedError("too-many")
