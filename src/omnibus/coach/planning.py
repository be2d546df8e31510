"""The plan that a seat had best follow: some sensible ones, tried out against each other.

Planners stick to the plan that they begin with, and which one that is may hang on a single card. Without
this, what is to be expected would jump from one decision to the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.judgement import mind_for, weights_for
from omnibus.bots.knowledge import knowledge_of
from omnibus.bots.thinking.network import make_plan, study
from omnibus.bots.thinking.weights import POINT_VALUE
from omnibus.bots.thinking.workspace import WEIGHTS
from omnibus.coach.comparison import Comparison, Move
from omnibus.rules.layout import HAND, ROUTES_OWNED, SEAT_ROWS, SEAT_SIZE, SEEN, TICKETS

SCENIC = 2
"""How much more a plan may care for points than planners do."""


def with_plans(turn: Turn, budget: Budget, actions: Sequence[int]) -> list[Move]:
    """Each action with the plan that suits it best."""
    plans = sensible_plans(turn)
    if len(plans) < 2:
        return [Move(action) for action in actions]
    moves = {action: [Move(action, plan) for plan in plans] for action in actions}
    compared = Comparison(turn, budget, [move for some in moves.values() for move in some])
    return [compared.best(some)[0] for some in moves.values()]


def sensible_plans(turn: Turn) -> list[int]:
    """With and without a look at the hand, the shortest one, and one for points."""
    me = SEAT_ROWS + turn.seat * SEAT_SIZE
    known = knowledge_of(turn)
    empty = list(known)
    empty[me + HAND : me + SEEN] = [0] * (SEEN - HAND)
    value = weights_for(turn.edition)[POINT_VALUE]
    found = [
        plan(turn, known, value),
        plan(turn, empty, value),
        plan(turn, known, 0),
        plan(turn, known, SCENIC * value),
    ]
    own = known[me + ROUTES_OWNED]
    return list({one | own: None for one in found}) if known[me + TICKETS] else []


def plan(turn: Turn, known: list[int], point_value: int) -> int:
    board, mind = turn.edition.integers, mind_for(turn.edition)
    mind[WEIGHTS + POINT_VALUE] = point_value
    study(board, mind)
    return make_plan(known, board, mind, turn.seat, known[SEAT_ROWS + turn.seat * SEAT_SIZE + TICKETS])
