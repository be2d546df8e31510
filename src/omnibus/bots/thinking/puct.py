"""The search of a network: it says where to look and what a position is worth; worlds say what can happen.

In each simulation a world is dealt that could be the real one. The seat that thinks walks down the tree: it
takes what seems best to it, the more so the likelier the network finds it and the less it was tried (PUCT).
The others do in each world what planners would do with the cards and tickets that they hold there. At a new
moment the network is asked, by what the seat would know then, what it would do and what that is worth; and
planners play on from there in the same world. Half of what the moment counts for comes from each.
"""

from math import sqrt

from omnibus.boards.integers import COLOURS
from omnibus.bots.thinking.believing import imagine_believed
from omnibus.bots.thinking.layers import OUT, OUTPUTS, PAPER_SIZE, PRIORS, think, trust_in_planner
from omnibus.bots.thinking.network import forget_plans, plan_for
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.policy import value_output, weigh
from omnibus.bots.thinking.rollout import roll_out
from omnibus.bots.thinking.search import WIN, candidates, restore_plans, save_plans, worth_to
from omnibus.bots.thinking.signals import write_signals
from omnibus.bots.thinking.tree import (
    ACTION_BITS,
    ADVISED,
    FOUND,
    FULL,
    MOMENT,
    MOST_STEPS,
    NOT_ASKED,
    OBSERVED,
    ONE,
    PATH,
    SUM,
    VISITS,
    credit,
    grown,
    move_at,
    row_of,
    stir,
)
from omnibus.rules.layout import (
    DECK_LEFT,
    HAND,
    OFFER,
    ON_OFFER,
    OVER,
    PHASE,
    ROUTES_OWNED,
    SEAT_ROWS,
    SEAT_SIZE,
    SEATS,
    STACK_LEFT,
    TICKETS,
    TO_MOVE,
    TURNS_LEFT,
)
from omnibus.rules.play import play
from omnibus.rules.playout import next_choice
from omnibus.types import Floats, Integers, SmallIntegers

CURIOSITY = 0.7
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
    trust = trust_in_planner(net, shape)
    key = actions  # four words for the dealing; the actions are written later
    for _ in range(simulations):
        for word in range(4):
            key[word] = next_choice(luck, 1 << 16) << 16 | next_choice(luck, 1 << 16)
        imagine_believed(known, board, seat, key, odds, world)
        restore_plans(mind)
        depth = descend(board, log, mind, seat, world, tree, shape, paper, actions, trust)
        if world[PHASE] == OVER:
            tree[FOUND] = worth_to(world, seat) * ONE // WIN
        else:
            ask(board, mind, seat, world, tree, net, shape, paper, shown, tree[PATH + depth])
            play_on(board, log, mind, seat, world, tree)
        credit(tree, depth)


def descend(
    board: Integers,
    log: Integers,
    mind: Integers,
    seat: int,
    world: Integers,
    tree: Integers,
    shape: Integers,
    paper: Floats,
    actions: Integers,
    trust: float,
) -> int:
    """Play from the root to a moment that was not asked about yet, or to the end; return how deep it lies."""
    node, depth = 0, 0
    tree[PATH] = 0
    while node != FULL and tree[row_of(node) + ADVISED] != NOT_ASKED and depth + 2 <= MOST_STEPS:
        found = candidates(world, board, seat, actions)
        advised, out = tree[row_of(node) + ADVISED], outputs_of(node, shape)
        weigh(board, paper, out, actions, found, advised, trust, paper)
        action = actions[most_promising(tree, node, actions, found, paper)]
        tree[PATH + depth + 1] = grown(tree, node << ACTION_BITS | action)
        play(world, board, log, seat, action)
        others_play(world, board, log, mind, seat)
        if world[PHASE] == OVER:
            return depth + 1
        node = grown(tree, moment_of(world, board, seat))
        depth += 2
        tree[PATH + depth] = node
    return depth


def others_play(world: Integers, board: Integers, log: Integers, mind: Integers, seat: int) -> None:
    """Planners, until the seat decides again."""
    while world[PHASE] != OVER and world[TO_MOVE] != seat:
        other = world[TO_MOVE]
        play(world, board, log, other, plan_action(world, board, mind, other))


def moment_of(world: Integers, board: Integers, seat: int) -> int:
    """The line of what the seat sees; how many cards the others hold is left out."""
    me = SEAT_ROWS + seat * SEAT_SIZE
    line = stir(world[PHASE], world[TURNS_LEFT] + 1)
    line = stir(stir(line, world[DECK_LEFT]), world[STACK_LEFT])
    line = stir(stir(line, world[me + TICKETS]), world[me + OFFER])
    for other in range(world[SEATS]):
        line = stir(line, world[SEAT_ROWS + other * SEAT_SIZE + ROUTES_OWNED])
    for colour in range(board[COLOURS] + 1):
        line = stir(line, world[me + HAND + colour] << 8 | world[ON_OFFER + colour])
    return line | MOMENT


def outputs_of(node: int, shape: Integers) -> int:
    """Where on the paper the outputs of the network at a moment are kept."""
    return PAPER_SIZE + node * shape[OUTPUTS]


def most_promising(tree: Integers, node: int, actions: Integers, found: int, paper: Floats) -> int:
    """What was never tried counts as what the moment is worth by itself."""
    row = row_of(node)
    visits = tree[row + VISITS]
    usual = tree[row + SUM] / (visits * ONE)
    eager = CURIOSITY * sqrt(visits)
    best, most = 0, -1e30
    for number in range(found):
        move = move_at(tree, node, actions[number])
        tried, value = 0, usual
        if move:
            tried = tree[row_of(move) + VISITS]
            value = tree[row_of(move) + SUM] / (tried * ONE)
        promise = value + eager * paper[PRIORS + number] / (1 + tried)
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
    """Ask the network what the moment is worth to the seat, and what it would do there."""
    write_signals(world, board, mind, seat, tree[OBSERVED], shown)
    think(shown, net, shape, paper)
    tree[FOUND] = int(paper[OUT + value_output(board)] * ONE)
    if node != FULL:
        tree[row_of(node) + ADVISED] = plan_action(world, board, mind, seat)
        out = outputs_of(node, shape)
        for output in range(shape[OUTPUTS]):
            paper[out + output] = paper[OUT + output]


def play_on(
    board: Integers, log: Integers, mind: Integers, seat: int, world: Integers, tree: Integers
) -> None:
    """Half of what the leaf is worth is what planners come to from here."""
    roll_out(world, board, log, mind)
    tree[FOUND] = (tree[FOUND] + worth_to(world, seat) * ONE // WIN) // 2


def favourite(tree: Integers, actions: Integers, found: int) -> int:
    """Which of the actions at the root was tried most."""
    best, most = 0, -1
    for number in range(found):
        move = move_at(tree, 0, actions[number])
        tried = tree[row_of(move) + VISITS] if move else 0
        if tried > most:
            best, most = number, tried
    return best
