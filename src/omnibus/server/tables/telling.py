"""What is told of a table: to everybody, to one seat, to those who watch."""

from __future__ import annotations

from omnibus.game.event import redacted
from omnibus.game.game import Game
from omnibus.game.record import scores
from omnibus.game.view import own_view
from omnibus.server.tables.clocks import deadline
from omnibus.server.tables.common import common_of
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.playing import can_undo
from omnibus.server.tables.table import ServedTable
from omnibus.wire.downstream import Happened, Moved, Standing, Story, Synced
from omnibus.wire.finished import FinishedGame, PlayedPly
from omnibus.wire.table import Live, Result, Seat, Table


def public(table: ServedTable, moment: Moment) -> Table:
    """What everybody who has the link may know."""
    state = table.state
    return Table(
        id=state.id,
        city=state.request.city,
        board=state.board,
        profile=state.request.profile,
        stage=state.stage,
        seats=tuple(public_seat(table, number) for number in range(len(state.seats))),
        pace=state.request.pace,
        watching=state.request.watching,
        listed=state.request.listed,
        chat=state.request.chat,
        ply=table.ply,
        opened=state.opened,
        moved=state.moved,
        commitment=state.commitment,
        deal=state.deal,
        daily=state.daily,
        deadline=deadline(table, moment),
        result=result(table.game),
        rematch=state.rematch,
        origin=state.request.origin,
    )


def public_seat(table: ServedTable, number: int) -> Seat:
    seat = table.seat(number)
    return Seat(
        kind=seat.kind,
        name=seat.name,
        bot=table.bot_of(number),
        taken=seat.taken,
        here=bool(seat.servers),
        left=bool(seat.stand_in),
        resigned=seat.resigned,
        reserve_ms=seat.reserve_ms if isinstance(table.state.request.pace, Live) else None,
        wants=seat.wants,
    )


def result(game: Game | None) -> Result | None:
    if game is None or not game.over:
        return None
    return Result(tuple(scores(game)), tuple(game.ranks()))


def standing(table: ServedTable, game: Game, seat: int | None) -> Standing:
    """At the ply of ``game``, which may be an earlier one of the table's."""
    common = common_of(table, game)
    if seat is None:
        return Standing(game.ply, common.view, sheet=common.sheet)
    view = own_view(game.edition, game.state, seat, common.view)
    state, now = table.seat(seat), game.ply == table.ply
    return Standing(
        ply=game.ply,
        view=view,
        legal=legal(table, game, seat) if now else (),
        undo=now and can_undo(table, seat),
        plan=state.plan,
        dropped=state.dropped,
        sheet=common.sheet,
    )


def legal(table: ServedTable, game: Game, seat: int) -> tuple[str, ...]:
    if table.state.stage != "running" or table.bot_of(seat):
        return ()
    return tuple(game.legal_texts(seat)) if seat in game.may_act else ()


def happened(table: ServedTable, game: Game, seat: int | None, ply: int) -> Happened:
    events = game.plies[ply - 1].events if ply else game.opening
    return Happened(ply, table.times[ply], tuple(redacted(event, seat) for event in events))


def synced(table: ServedTable, game: Game, seat: int | None, since: int | None) -> Synced:
    """Everything after the ply ``since``; everything and the deal where none is said."""
    first = 0 if since is None or not 0 <= since <= game.ply else since + 1
    story = tuple(happened(table, game, seat, ply) for ply in range(first, game.ply + 1))
    return Synced(standing(table, game, seat), story)


def moved(table: ServedTable, game: Game, seat: int | None, ply: int, until: int | None = None) -> Moved:
    at = game if ply == game.ply else game.at(ply)
    return Moved(standing(table, at, seat), happened(table, game, seat, ply), until)


def story(table: ServedTable, game: Game, seat: int | None, moment: Moment) -> Story:
    """A game from the deal to its end, as a seat saw it, or somebody who watched."""
    return Story(public(table, moment), tuple(moved(table, game, seat, ply) for ply in range(game.ply + 1)))


def finished_game(table: ServedTable, game: Game, record: str, moment: Moment) -> FinishedGame:
    """A game that is over, with all that was hidden in it."""
    deal = PlayedPly(0, table.times[0], game.opening)
    rest = (
        PlayedPly(number, table.times[number], ply.events, ply.seat, str(ply.action))
        for number, ply in enumerate(game.plies, start=1)
    )
    return FinishedGame(public(table, moment), (deal, *rest), record)
