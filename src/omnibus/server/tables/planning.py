"""Conditional moves: what somebody wants to do when the turn comes, if it is legal then."""

from __future__ import annotations

from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.game.refusal import Refusal
from omnibus.rules.layout import PHASE, TO_MOVE, TURN
from omnibus.rules.reasons import Reason
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.playing import carry_out
from omnibus.server.tables.refused import RefusedError, by_the_rules
from omnibus.server.tables.table import ServedTable
from omnibus.wire.upstream import Plan

MOST_PLANNED = 8
MAY_CHANGE = {
    Reason.COLOUR_NOT_FACE_UP,
    Reason.DRAW_PILE_EMPTY,
    Reason.TICKET_STACK_EMPTY,
    Reason.MUST_ACT,
}
"""Until the turn comes, by what others do."""


def plan(table: ServedTable, number: int, command: Plan) -> None:
    """What could not be legal by then is refused now, with the rule; the rest shows when the turn comes."""
    game = table.running
    if len(command.actions) > MOST_PLANNED:
        raise RefusedError("too-many")
    if command.actions and (table.bot_of(number) or number in game.may_act):
        raise RefusedError("not-now")
    for text in command.actions:
        refusal = _hopeless(game, number, text)
        if refusal is not None:
            raise by_the_rules(refusal)
    seat = table.seat(number)
    seat.plan, seat.dropped = command.actions, False


def _hopeless(game: Game, number: int, text: str) -> Refusal | None:
    """Why it would not even be legal if the seat were to move now: its hand will be the same then."""
    mine = game.copy()
    mine.state[PHASE], mine.state[TO_MOVE] = TURN, number
    try:
        refusal = mine.explain(text, number)
    except OmnibusError:
        raise RefusedError("malformed") from None
    return refusal if refusal and refusal.reason not in MAY_CHANGE else None


def carry_out_plan(table: ServedTable, number: int, moment: Moment) -> None:
    """The first that is legal; where none is, the plan is dropped, and the seat is told so."""
    game, seat = table.running, table.seat(number)
    if not seat.plan or number not in game.may_act:
        raise RefusedError("not-now")
    wanted, seat.plan = seat.plan, ()
    for action in wanted:
        if game.explain(action, number) is None:
            carry_out(table, number, action, moment)
            return
    seat.dropped = True
