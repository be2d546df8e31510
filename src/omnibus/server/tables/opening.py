"""From a request to a table, and from a table where everybody is to cards in hands."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from omnibus.boards.load import city_slugs, load_board
from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition, edition
from omnibus.game.game import new_game
from omnibus.game.proof import Proof, is_nonce, seed_from
from omnibus.server.names import distinct, sanitised_name
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.state import SeatState, TableState
from omnibus.server.tables.table import ServedTable
from omnibus.spelling import no_such
from omnibus.wire.table import JoinRequest, Live, TableRequest

UNGUESSABLE = 16
"""Letters of a nonce; clients of ours choose 32."""

ProofOf = Callable[[ServedTable], Proof]
"""Whoever knows the secrets says how a table is dealt."""


class Opening(msgspec.Struct, frozen=True):
    """What a table is from its beginning on."""

    id: str
    commitment: str
    deal: str = ""
    daily: str = ""


def open_table(opening: Opening, request: TableRequest, moment: Moment) -> ServedTable:
    """A checked request; the seats of those who open it are taken."""
    on = edition_of(request)
    state = TableState(
        id=opening.id,
        request=request,
        board=on.version,
        seats=[SeatState(one.kind, bot=one.bot) for one in request.seats],
        opened=moment.now,
        moved=moment.now,
        stage="gathering",
        commitment=opening.commitment,
        deal=opening.deal,
        daily=opening.daily,
    )
    table = ServedTable(state, on)
    for seat, asked in zip(state.seats, request.seats, strict=True):
        if isinstance(request.pace, Live):
            seat.reserve_ms = request.pace.reserve_seconds * 1000
        if seat.kind == "person":
            sit_down(table, seat, asked.name, request.nonce)
    return table


def edition_of(request: TableRequest) -> Edition:
    return edition(load_board(request.city), request.profile)


def check(request: TableRequest, known_bots: frozenset[str]) -> None:
    """All that can be wrong with what is asked for."""
    if request.city not in city_slugs():
        raise OmnibusError(no_such("city", request.city, city_slugs()))
    edition_of(request)
    board = load_board(request.city)
    fewest, most = board.seats
    if not fewest <= len(request.seats) <= most:
        raise OmnibusError(f"{board.name} is played by {fewest} to {most}, not by {len(request.seats)}")
    for bot in [request.leaver_bot, *(seat.bot for seat in request.seats if seat.kind == "bot")]:
        if bot not in known_bots:
            raise OmnibusError(no_such("bot", bot, sorted(known_bots)))
    check_nonce(request.nonce)
    if request.origin and (request.deal or request.daily or any(one.kind == "open" for one in request.seats)):
        raise OmnibusError("who plays on from a moment needs no other deal, and nobody by a link")
    if request.daily and request.deal:
        raise OmnibusError("a table has the deal of the day, or one that a word names, not both")


def check_nonce(nonce: str) -> None:
    if nonce and not is_nonce(nonce):
        raise OmnibusError("a nonce has up to 64 letters, digits, dashes and underlines")


def sit_down(table: ServedTable, seat: SeatState, name: str, nonce: str) -> None:
    others = {one.name for one in table.state.seats if one is not seat}
    clean = sanitised_name(name)
    seat.kind, seat.taken = "person", True
    seat.name = distinct(clean, others) if clean else ""
    seat.nonce = nonce


def join(table: ServedTable, request: JoinRequest) -> int:
    """Take an open seat."""
    if table.state.stage != "gathering":
        raise RefusedError("not-now")
    check_nonce(request.nonce)
    free = [number for number, seat in enumerate(table.state.seats) if seat.kind == "open"]
    number = free[0] if request.seat is None and free else request.seat
    if number is None or number not in free:
        raise RefusedError("not-your-seat")
    sit_down(table, table.seat(number), request.name, request.nonce)
    return number


def seat_with(table: ServedTable, nonce: str) -> int | None:
    """Of somebody who asks again and did not hear the answer: nobody else knows the nonce until the end.

    One that is short may be guessed, and would give the seat away.
    """
    if table.ended or len(nonce) < UNGUESSABLE:
        return None
    seats = enumerate(table.state.seats)
    return next((number for number, seat in seats if seat.taken and seat.nonce == nonce), None)


def everybody_is_there(table: ServedTable) -> bool:
    """So that cards can be dealt; where a game is played on, they were."""
    if table.state.request.origin is not None:
        return False
    return all(seat.kind == "bot" or seat.taken for seat in table.state.seats)


def deal_when_complete(table: ServedTable, proof_of: ProofOf, moment: Moment) -> None:
    if table.state.stage == "gathering" and everybody_is_there(table):
        deal(table, proof_of(table), moment)


def deal(table: ServedTable, proof: Proof, moment: Moment) -> None:
    state, on = table.state, table.on
    seats = len(state.seats)
    table.game = new_game(
        on.board, seats=seats, seed=seed_from(proof, on, seats), profile=on.profile, names=names_at(state)
    )
    table.game.proof = state.proof = proof
    table.times = [moment.now]
    state.stage, state.moved = "running", moment.now


def names_at(state: TableState) -> list[str]:
    return [seat.name or seat.bot or f"seat {number}" for number, seat in enumerate(state.seats)]
