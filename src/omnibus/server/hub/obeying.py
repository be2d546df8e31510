"""What a command does at a table."""

from __future__ import annotations

from omnibus.errors import OmnibusError
from omnibus.server.hub.connection import Connection
from omnibus.server.hub.hinting import hinted
from omnibus.server.hub.hosting import Host
from omnibus.server.hub.room import Deed, Room, named
from omnibus.server.store.errors import StoreError
from omnibus.server.tables.agreeing import abandon, pause
from omnibus.server.tables.leaving import hand_over, replace_absent, resign, take_back
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.planning import plan
from omnibus.server.tables.playing import act, explain, undo
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.talking import react, say
from omnibus.wire.downstream import Done, Refused
from omnibus.wire.upstream import (
    Abandon,
    Act,
    AnyCommand,
    Explain,
    HandOver,
    Hint,
    Pause,
    Plan,
    React,
    Rematch,
    ReplaceAbsent,
    Resign,
    Say,
    TakeBack,
    Undo,
)


async def obey(room: Room, connection: Connection, command: AnyCommand, host: Host) -> None:
    """Done or refused, and the answer to both has the command's id."""
    try:
        ply = await _obeyed(room, connection, command, host)
    except RefusedError as error:
        refused = Refused(command.id, error.trouble, error.reason, error.rule, room.table.ply)
        connection.tell(refused)
    except StoreError:
        connection.tell(Refused(command.id, "not-now", ply=room.table.ply))
    except OmnibusError:  # what is in it makes no sense
        connection.tell(Refused(command.id, "malformed", ply=room.table.ply))
    else:
        connection.tell(Done(command.id, ply))


async def _obeyed(room: Room, connection: Connection, command: AnyCommand, host: Host) -> int:
    seat = connection.seat
    if seat is None:
        raise RefusedError("not-your-seat")
    match command:
        case Explain():
            explain(room.table, seat, command)
        case Hint():
            connection.tell(await hinted(room, seat, command.id))
        case Rematch():
            connection.tell(await host.rematch(room, seat, command.nonce, connection.who))
        case _:
            name = named(seat, command.id)
            if isinstance(command, Say | React) and name not in room.commands:
                _check_rate(room, seat)
            return await room.change(deed_of(seat, command, room.means.bots), name)
    return room.table.ply


def _check_rate(room: Room, seat: int) -> None:
    if not room.means.chatting.allows(f"{room.name} {seat}", room.means.clock.now() / 1000):
        raise RefusedError("too-many")


def deed_of(seat: int, command: AnyCommand, bots: frozenset[str]) -> Deed:
    """What it changes; not of those that change nothing."""

    def deed(table: ServedTable, moment: Moment) -> None:
        match command:
            case Act():
                act(table, seat, command, moment)
            case Undo():
                undo(table, seat, command, moment)
            case Plan():
                plan(table, seat, command)
            case Say():
                say(table, seat, command.text, moment)
            case React():
                react(table, seat, command.reaction, moment)
            case _:
                _arrange(table, seat, command, moment, bots)

    return deed


def _arrange(
    table: ServedTable, seat: int, command: AnyCommand, moment: Moment, bots: frozenset[str]
) -> None:
    """Who plays, and whether they go on."""
    match command:
        case Pause():
            pause(table, seat, command, moment)
        case Abandon():
            abandon(table, seat, moment)
        case HandOver():
            hand_over(table, seat, command.bot, bots)
        case TakeBack():
            take_back(table, seat)
        case ReplaceAbsent():
            replace_absent(table, command.seat, moment)
        case Resign():
            resign(table, seat)
        case _:
            raise RefusedError("not-allowed")
