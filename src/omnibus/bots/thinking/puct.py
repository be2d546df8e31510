"""The search of a network: it says where to look and what a position is worth; worlds say what can happen.

In each simulation a world is dealt that could be the real one. All seats walk down the tree: each takes
what seems best to it, the more so the likelier the network finds it and the less it was tried (PUCT). At a
new node the network is asked: the seat to move about its own policy and worth, and the seat that thinks about
its own worth, each by what it knows itself.
"""

from math import sqrt

from omnibus.bots.thinking.believing import imagine_believed
from omnibus.bots.thinking.layers import OUT, OUTPUTS, PAPER_SIZE, PRIORS, think, trust_in_planner
from omnibus.bots.thinking.network import forget_plans, plan_for
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.policy import value_output, weigh
from omnibus.bots.thinking.search import WIN, candidates, restore_plans, save_plans, worth_to
from omnibus.bots.thinking.signals import write_signals
from omnibus.bots.thinking.tree import (
    ADVISED,
    FOUND,
    FULL,
    MOST_STEPS,
    NOT_ASKED,
    OBSERVED,
    ONE,
    PATH,
    SUMS,
    VISITS,
    child_of,
    credit,
    grown_child,
    row_of,
)
from omnibus.rules.layout import OVER, PHASE, SEATS, TO_MOVE
from omnibus.rules.play import play
from omnibus.rules.playout import next_choice
from omnibus.types import Floats, Integers, SmallIntegers

CURIOSITY = 1.5
"""How much actions are preferred that are likely and were hardly tried."""


def explore(
    known: Integers,
    board: Integers,
    log: Integers,
    mind: Integers,
    seat: int,
    odds: Integers,
    luck: Integers,
    world: Integers,
    tree: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    shown: SmallIntegers,
    actions: Integers,
    simulations: int,
) -> None:
    """So many simulations more; the tree, and the paper behind ``PAPER_SIZE``, keep what they find."""
    forget_plans(mind)
    plan_for(known, board, mind, seat)
    save_plans(mind)
    key = actions  # four words for the dealing; the actions are written later
    for _ in range(simulations):
        for word in range(4):
            key[word] = next_choice(luck, 1 << 16) << 16 | next_choice(luck, 1 << 16)
        imagine_believed(known, board, seat, key, odds, world)
        restore_plans(mind)
        depth = descend(board, log, mind, seat, world, tree, net, shape, paper, actions)
        if world[PHASE] == OVER:
            for other in range(world[SEATS]):
                tree[FOUND + other] = worth_to(world, other) * ONE // WIN
        else:
            ask(board, mind, seat, world, tree, net, shape, paper, shown, tree[PATH + depth])
        credit(tree, depth, world[SEATS])


def descend(
    board: Integers,
    log: Integers,
    mind: Integers,
    seat: int,
    world: Integers,
    tree: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    actions: Integers,
) -> int:
    """Play from the root to a node that was not asked yet, or to the end; return how deep it lies."""
    node, depth, mover = 0, 0, seat
    tree[PATH] = 0
    trust = trust_in_planner(net, shape)
    while node != FULL and tree[row_of(node) + ADVISED] != NOT_ASKED and depth < MOST_STEPS:
        found = candidates(world, board, mover, actions)
        advised, out = tree[row_of(node) + ADVISED], outputs_of(node, shape)
        weigh(board, paper, out, actions, found, advised, trust, paper)
        action = actions[most_promising(tree, node, mover, actions, found, paper)]
        play(world, board, log, mover, action)
        node = grown_child(tree, node, action)
        depth += 1
        tree[PATH + depth] = node
        if world[PHASE] == OVER:
            return depth
        mover = world[TO_MOVE]
    return depth


def outputs_of(node: int, shape: Integers) -> int:
    """Where on the paper the outputs of the network at a node are kept."""
    return PAPER_SIZE + node * shape[OUTPUTS]


def most_promising(
    tree: Integers, node: int, mover: int, actions: Integers, found: int, paper: Floats
) -> int:
    """What was never tried counts as what the node is worth by itself."""
    row = row_of(node)
    visits = tree[row + VISITS]
    usual = tree[row + SUMS + mover] / (visits * ONE)
    curiosity = CURIOSITY * sqrt(visits)
    best, most = 0, -1e30
    for number in range(found):
        child = child_of(tree, node, actions[number])
        tried, value = 0, usual
        if child:
            tried = tree[row_of(child) + VISITS]
            value = tree[row_of(child) + SUMS + mover] / (tried * ONE)
        promise = value + curiosity * paper[PRIORS + number] / (1 + tried)
        if promise > most:
            best, most = number, promise
    return best


def ask(
    board: Integers,
    mind: Integers,
    seat: int,
    world: Integers,
    tree: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    shown: SmallIntegers,
    node: int,
) -> None:
    """Ask the network what the world is worth to each seat, and the seat to move what it would do there."""
    mover = seat if node == 0 else world[TO_MOVE]
    values = OUT + value_output(board)
    write_signals(world, board, mind, mover, tree[OBSERVED], shown)
    think(shown, net, shape, paper)
    for turn in range(world[SEATS]):
        tree[FOUND + (mover + turn) % world[SEATS]] = int(paper[values + turn] * ONE)
    if node != FULL:
        tree[row_of(node) + ADVISED] = plan_action(world, board, mind, mover)
        out = outputs_of(node, shape)
        for output in range(shape[OUTPUTS]):
            paper[out + output] = paper[OUT + output]
    if mover != seat:
        write_signals(world, board, mind, seat, tree[OBSERVED], shown)
        think(shown, net, shape, paper)
        tree[FOUND + seat] = int(paper[values] * ONE)


def favourite(tree: Integers, actions: Integers, found: int) -> int:
    """Which of the actions at the root was tried most."""
    best, most = 0, -1
    for number in range(found):
        child = child_of(tree, 0, actions[number])
        tried = tree[row_of(child) + VISITS] if child else 0
        if tried > most:
            best, most = number, tried
    return best
