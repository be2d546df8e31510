"""Games of a network that learns against a frozen one, in the manner of ``thinking.selfplay``."""

from omnibus.bots.thinking.drawing import NOTHING
from omnibus.bots.thinking.layers import OUT, PRIORS, trust_in_planner
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.policy import weigh
from omnibus.bots.thinking.search import candidates
from omnibus.bots.thinking.selfplay import (
    BEGINS,
    BOLD,
    NOTED,
    PLANNERS,
    SEATS_WANTED,
    by_chance,
    judge,
    likeliest,
    look,
    note,
    note_mask,
)
from omnibus.rules.layout import OVER, PHASE, TO_MOVE
from omnibus.rules.play import play
from omnibus.rules.setup import begin
from omnibus.types import Floats, Integers, Marks, SmallIntegers


def respond_and_note(  # noqa: PLR0917 - what is written on, as in ``thinking``
    state: Integers,
    board: Integers,
    log: Integers,
    mind: Integers,
    order: Integers,
    net: Floats,
    frozen: Floats,
    shape: Integers,
    paper: Floats,
    actions: Integers,
    shown: SmallIntegers,
    rows: SmallIntegers,
    masks: Marks,
    figures: Floats,
    patience: float,
) -> None:
    """Play one game; where others have planners, the frozen network plays, always its likeliest action."""
    begin(state, board, log, order[SEATS_WANTED], order[BEGINS])
    study(board, mind)
    since = order[NOTED]
    while state[PHASE] != OVER:
        seat = state[TO_MOVE]
        advised = action = plan_action(state, board, mind, seat)
        found, learns = candidates(state, board, seat, actions), order[PLANNERS] >> seat & 1 == 0
        if found > 1 and learns:
            look(state, board, mind, seat, order, net, shape, paper, shown)
            weigh(board, paper, OUT, actions, found, advised, trust_in_planner(net, shape), paper)
            chosen = likeliest(paper, found) if order[BOLD] else by_chance(paper, found, order)
            action, chance = actions[chosen], paper[PRIORS + chosen]
            note_mask(board, order, actions, found, masks)
            note(state, board, seat, action, advised, chance, order, shape, paper, shown, rows, figures)
        elif found > 1:
            action = bold(
                state, board, mind, seat, order, frozen, shape, paper, actions, shown, found, action
            )
        play(state, board, log, seat, action)
        if learns and state[TO_MOVE] != seat and state[PHASE] != OVER:
            look_back(state, board, mind, seat, order, net, shape, paper, shown, rows, masks, figures)
    judge(state, since, order[NOTED], shape, rows, figures, paper, patience)


def bold(  # noqa: PLR0917 - the same
    state: Integers,
    board: Integers,
    mind: Integers,
    seat: int,
    order: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    actions: Integers,
    shown: SmallIntegers,
    found: int,
    advised: int,
) -> int:
    """What the network would do, without any search."""
    look(state, board, mind, seat, order, net, shape, paper, shown)
    weigh(board, paper, OUT, actions, found, advised, trust_in_planner(net, shape), paper)
    return actions[likeliest(paper, found)]


def look_back(  # noqa: PLR0917 - the same
    state: Integers,
    board: Integers,
    mind: Integers,
    seat: int,
    order: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    shown: SmallIntegers,
    rows: SmallIntegers,
    masks: Marks,
    figures: Floats,
) -> None:
    """Note what a turn that has just ended has come to."""
    look(state, board, mind, seat, order, net, shape, paper, shown)
    note_mask(board, order, order, 0, masks)  # none to mark
    note(state, board, seat, 0, NOTHING, 1.0, order, shape, paper, shown, rows, figures)
