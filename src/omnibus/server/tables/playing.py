"""Actions carried out at a table, and taken back."""

from __future__ import annotations

from omnibus.errors import OmnibusError
from omnibus.game.action import AnyAction
from omnibus.game.game import Game
from omnibus.game.history import reveals
from omnibus.game.refusal import IllegalActionError
from omnibus.rules.layout import CHOOSING, PHASE
from omnibus.server.tables.clocks import turn_comes_back
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.refused import RefusedError, by_the_rules
from omnibus.server.tables.table import ServedTable
from omnibus.wire.upstream import Act, Explain, Undo


def act(table: ServedTable, seat: int, command: Act, moment: Moment) -> None:
    game = table.running
    if table.bot_of(seat):
        raise RefusedError("not-now")
    if command.ply != game.ply and not _chooses_beside_others(game, command.ply):
        raise RefusedError("stale")
    carry_out(table, seat, command.action, moment)
    table.seat(seat).missed = 0


def _chooses_beside_others(game: Game, ply: int) -> bool:
    """While all choose starting tickets, what others choose changes nothing for me."""
    return game.state[PHASE] == CHOOSING and 0 <= ply < game.ply


def carry_out(table: ServedTable, seat: int, action: AnyAction | str, moment: Moment) -> None:
    game = table.running
    try:
        game.play(action, seat)
    except IllegalActionError as error:
        raise by_the_rules(error.refusal) from None
    except OmnibusError:
        raise RefusedError("malformed") from None
    table.times.append(moment.now)
    table.state.moved = moment.now
    table.seat(seat).dropped = False
    if game.over:
        table.state.stage = "over"


def explain(table: ServedTable, seat: int, command: Explain) -> None:
    try:
        refusal = table.running.explain(command.action, seat)
    except OmnibusError:
        raise RefusedError("malformed") from None
    if refusal is not None:
        raise by_the_rules(refusal)


def can_undo(table: ServedTable, seat: int) -> bool:
    """The last ply is the seat's own, and told nobody anything (E-45)."""
    game = table.game
    if game is None or table.state.stage != "running" or not game.plies or table.bot_of(seat):
        return False
    return game.plies[-1].seat == seat and not reveals(game.plies[-1])


def undo(table: ServedTable, seat: int, command: Undo, moment: Moment) -> None:
    game = table.running
    if command.ply != game.ply:
        raise RefusedError("stale")
    if not can_undo(table, seat):
        raise RefusedError("nothing-to-undo")
    game.undo()
    table.times.pop()
    table.state.moved = moment.now
    turn_comes_back(table, seat)
