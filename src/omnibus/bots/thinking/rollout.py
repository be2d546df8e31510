"""Games played on by planners."""

from omnibus.bots.thinking.planner import plan_action
from omnibus.rules.layout import OVER, PHASE, TO_MOVE
from omnibus.rules.play import play
from omnibus.types import Integers


def roll_out(state: Integers, board: Integers, log: Integers, mind: Integers) -> int:
    """Let planners play to the end for all seats; return how many decisions it took."""
    decisions = 0
    while state[PHASE] != OVER:
        seat = state[TO_MOVE]
        play(state, board, log, seat, plan_action(state, board, mind, seat))
        decisions += 1
    return decisions
