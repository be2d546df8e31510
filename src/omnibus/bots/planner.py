"""A bot that plans all its tickets as one network."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.bots.judgement import mind_for
from omnibus.bots.knowledge import knowledge_of
from omnibus.bots.oversight import overlooked_routes
from omnibus.bots.plan import plan_of
from omnibus.bots.reasons import Reasons
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.weights import DETOUR_WORTH
from omnibus.bots.thinking.workspace import WEIGHTS
from omnibus.game.action import AnyAction
from omnibus.rules.layout import BARRED, SEAT_ROWS, SEAT_SIZE

URGENCY = 16
"""Of its ``DETOUR_WORTH``."""


class PlannerBot:
    """Quick enough interpreted: it needs no compiler."""

    def __init__(self, overlooked: float = 0.0) -> None:
        """``overlooked`` is the share of the routes that it does not see."""
        self.overlooked = overlooked

    def decide(self, turn: Turn) -> AnyAction:
        board, mind, known = turn.edition.integers, mind_for(turn.edition), knowledge_of(turn)
        mind[WEIGHTS + DETOUR_WORTH] = URGENCY
        study(board, mind)
        overlooked = turn.edition.mask_of("route", list(overlooked_routes(turn, self.overlooked)))
        known[SEAT_ROWS + turn.seat * SEAT_SIZE + BARRED] |= overlooked
        action = turn.edition.actions[plan_action(known, board, mind, turn.seat)]
        return action if action in turn.legal else turn.legal[0]  # it believes that it has to pass

    def explain(self, turn: Turn, about: tuple[AnyAction, ...] = ()) -> Reasons:
        """Its plan; it does not weigh one action against the other."""
        return Reasons((), plan_of(turn), 0)
