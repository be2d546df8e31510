"""Games that the search plays, to learn from it: where it looked, and what it thought of the position."""

from omnibus.bots.thinking.layers import OUT, PRIORS
from omnibus.bots.thinking.network import forget_plans, study
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.policy import value_output
from omnibus.bots.thinking.puct import explore, favourite
from omnibus.bots.thinking.search import candidates
from omnibus.bots.thinking.selfplay import (
    BEGINS,
    MOST_NOTED,
    NOTED,
    OBSERVED,
    ORDER_SIZE,
    PLANNERS,
    SEATS_WANTED,
    by_chance,
    judge,
    note,
)
from omnibus.bots.thinking.signals import write_signals
from omnibus.bots.thinking.tree import ONE, SUM, VISITS, move_at, plant, row_of, tree_size
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.knowledge import know
from omnibus.rules.layout import OVER, PHASE, TO_MOVE
from omnibus.rules.play import play
from omnibus.rules.playout import next_choice
from omnibus.rules.setup import begin
from omnibus.types import Floats, Integers, Marks, SmallIntegers

SIMULATIONS = ORDER_SIZE
"""Of the order, behind what ``selfplay`` reads: how many for each decision."""
TUTOR_ORDER_SIZE = SIMULATIONS + 1
ALL_MARKS = 254
"""A mark is one more than the visits of an action, in parts of this; 0 is what could not be done."""
ONE_IN = 8
"""So often it takes an action by chance, the more visited the likelier: to see more than one way."""


def play_and_teach(
    state: Integers,
    board: Integers,
    log: Integers,
    mind: Integers,
    order: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    actions: Integers,
    shown: SmallIntegers,
    rows: SmallIntegers,
    masks: Marks,
    figures: Floats,
    known: Integers,
    world: Integers,
    odds: Integers,
    tree: Integers,
    patience: float,
) -> None:
    """Play one game, and note what the search came to. The odds are zeros: all is equally likely."""
    begin(state, board, log, order[SEATS_WANTED], order[BEGINS])
    study(board, mind)
    since = order[NOTED]
    while state[PHASE] != OVER:
        seat = state[TO_MOVE]
        action = advised = plan_action(state, board, mind, seat)
        if order[PLANNERS] >> seat & 1 == 0 and candidates(state, board, seat, actions) > 1:
            know(state, board, seat, known)
            replant(tree, order)
            explore(
                known, board, log, mind, seat, odds, order, world, tree, net, shape, paper, shown, actions,
                order[SIMULATIONS],
            )  # fmt: skip
            action = chosen_and_marked(state, board, seat, order, tree, actions, masks, paper)
            show_afresh(state, board, mind, seat, order, shown)
            paper[OUT + value_output(board)] = worth_of_root(tree)
            note(state, board, seat, action, advised, 1.0, order, shape, paper, shown, rows, figures)
        play(state, board, log, seat, action)
    judge(state, since, order[NOTED], shape, rows, figures, paper, patience)


def chosen_and_marked(
    state: Integers,
    board: Integers,
    seat: int,
    order: Integers,
    tree: Integers,
    actions: Integers,
    masks: Marks,
    paper: Floats,
) -> int:
    """Mark where the search looked, and return the action that it looked at most, or one by chance."""
    found = candidates(state, board, seat, actions)
    mark_visits(board, order, tree, actions, found, masks, paper)
    if next_choice(order, ONE_IN) == 0:
        return actions[by_chance(paper, found, order)]
    return actions[favourite(tree, actions, found)]


def show_afresh(
    state: Integers, board: Integers, mind: Integers, seat: int, order: Integers, shown: SmallIntegers
) -> None:
    """Write the signals; the plans of the last world that was searched are forgotten."""
    forget_plans(mind)
    write_signals(state, board, mind, seat, order[OBSERVED], shown)


def replant(tree: Integers, order: Integers) -> None:
    """A new tree where another one stood."""
    nodes = most_nodes(order[SIMULATIONS])
    for slot in range(tree_size(nodes)):
        tree[slot] = 0
    plant(tree, nodes, order[OBSERVED])


def most_nodes(simulations: int) -> int:
    """A moment and a move for each of them, and the root."""
    return 2 * simulations + 1


def worth_of_root(tree: Integers) -> float:
    root = row_of(0)
    return tree[root + SUM] / (tree[root + VISITS] * ONE)


def mark_visits(
    board: Integers,
    order: Integers,
    tree: Integers,
    actions: Integers,
    found: int,
    masks: Marks,
    paper: Floats,
) -> None:
    """Write which part of the visits each action got: on the paper, and as a mark if there is room."""
    total = tree[row_of(0) + VISITS] - 1  # the first one only asked about the root
    for number in range(found):
        move = move_at(tree, 0, actions[number])
        paper[PRIORS + number] = tree[row_of(move) + VISITS] / total if move else 0.0
    if order[NOTED] == order[MOST_NOTED]:
        return
    mask = order[NOTED] * board[ACTIONS]
    for action in range(board[ACTIONS]):
        masks[mask + action] = 0
    for number in range(found):
        masks[mask + actions[number]] = 1 + int(paper[PRIORS + number] * ALL_MARKS)
