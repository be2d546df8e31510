"""A rematch: the same people and bots, each one seat on."""

from __future__ import annotations

import msgspec

from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import SeatRequest, TableRequest


def seat_after(number: int, seats: int) -> int:
    return (number + 1) % seats


def rotated(table: ServedTable) -> TableRequest:
    """What to ask for; the deal is a new one."""
    seats = [SeatRequest(seat.kind, seat.name, seat.bot) for seat in table.state.seats]
    return msgspec.structs.replace(
        table.state.request,
        seats=(seats[-1], *seats[:-1]),
        deal="",
        daily=False,
        origin=None,
        offer=None,
        nonce="",
    )


def vacate(table: ServedTable) -> None:
    """Nobody has said yet that he comes."""
    for seat in table.state.seats:
        seat.taken = False
