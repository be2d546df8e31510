"""Bots that play for people: asked for, for somebody who is away, to the end, and back again."""

from __future__ import annotations

from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import Days

MOST_MISSED = 3
"""Turns in a row that somebody may miss before a bot plays on."""


def hand_over(table: ServedTable, number: int, bot: str, known_bots: frozenset[str]) -> None:
    seat = table.seat(number)
    if table.ended or table.game is None or seat.stand_in:
        raise RefusedError("not-now")
    if bot and bot not in known_bots:
        raise RefusedError("unknown-bot")
    put_bot(table, number, bot)


def take_back(table: ServedTable, number: int) -> None:
    seat = table.seat(number)
    if table.ended or not seat.stand_in or seat.resigned:
        raise RefusedError("not-now")
    seat.stand_in, seat.missed = "", 0


def resign(table: ServedTable, number: int) -> None:
    seat = table.seat(number)
    if table.ended or table.game is None or seat.resigned:
        raise RefusedError("not-now")
    put_bot(table, number, "")
    seat.resigned = True


def replace_absent(table: ServedTable, number: int, moment: Moment) -> None:
    """Only who holds up the others, is not connected, and has been neither for longer than the grace."""
    if not 0 <= number < len(table.state.seats) or table.seat(number).kind != "person":
        raise RefusedError("malformed")
    if isinstance(table.state.request.pace, Days) or not _is_absent(table, number, moment):
        raise RefusedError("not-now")
    put_bot(table, number, "")


def _is_absent(table: ServedTable, number: int, moment: Moment) -> bool:
    seat = table.seat(number)
    if seat.turn_from is None or seat.away_since is None:
        return False
    waited = moment.since(max(seat.turn_from, seat.away_since))
    return waited >= 1000 * table.state.request.grace_seconds


def miss(table: ServedTable, number: int) -> None:
    """A bot has acted, because the time was over; what counts are turns."""
    seat = table.seat(number)
    if table.game is None or number in table.game.may_act:
        return
    seat.missed += 1
    if seat.missed >= MOST_MISSED:
        put_bot(table, number, "")


def put_bot(table: ServedTable, number: int, bot: str) -> None:
    seat = table.seat(number)
    seat.stand_in = bot or seat.stand_in or table.state.request.leaver_bot
    seat.plan, seat.dropped, seat.wants = (), False, ()


def note_presence(table: ServedTable, number: int, servers: tuple[str, ...], moment: Moment) -> None:
    """To which servers somebody is connected now."""
    seat = table.seat(number)
    if servers:
        seat.away_since = None
    elif seat.away_since is None:
        seat.away_since = moment.now
    seat.servers = servers
