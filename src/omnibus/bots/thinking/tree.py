"""What a search has found out, as a tree: a node for each line of actions from the position it began at.

What chance and hidden cards do between the actions is not in the tree but in the worlds that pass through it.
Its memory is bounded: once all nodes are in use, the search goes on with those that there are.
"""

from omnibus.boards.integers import MOST_SEATS
from omnibus.types import Integers

USED = 0
"""Nodes in use; the first is the root."""
MOST_NODES = 1
PLACES_MASK = 2
"""One less than the places of the index, which are a power of two."""
OBSERVED = 3
"""The length of an observation, the first part of the signals."""
FOUND = 4
"""What a leaf is worth to each seat."""
PATH = FOUND + MOST_SEATS
"""The nodes from the root to the leaf."""
MOST_STEPS = 120
"""On one path."""
NODES = PATH + MOST_STEPS + 1

# a node
LINE = 0
"""From which node by which action."""
VISITS = 1
ADVISED = 2
"""What the planner would do there, or ``NOT_ASKED``."""
SUMS = 3
"""What came of the visits for each seat, all together, in units of which ``ONE`` make a win."""
NODE_SIZE = SUMS + MOST_SEATS

ONE = 1 << 20
NOT_ASKED = -1
FULL = -1
ACTION_BITS = 16
SCATTER = 0x9E3779B97F4A7C15 >> 3
INDEX_BITS = (1 << 60) - 1


def tree_size(nodes: int) -> int:
    return NODES + nodes * NODE_SIZE + places(nodes)


def places(nodes: int) -> int:
    """At least twice as many as nodes, so that few meet."""
    return 1 << (2 * nodes - 1).bit_length()


def plant(tree: Integers, nodes: int, observed: int) -> None:
    """A tree of nothing but the root, in a sequence of zeros."""
    tree[USED] = 1
    tree[MOST_NODES] = nodes
    tree[PLACES_MASK] = places(nodes) - 1
    tree[OBSERVED] = observed
    tree[NODES + ADVISED] = NOT_ASKED


def row_of(node: int) -> int:
    return NODES + node * NODE_SIZE


def place_of(tree: Integers, line: int) -> int:
    """Where the index names the node of the line, or where it would."""
    index = NODES + tree[MOST_NODES] * NODE_SIZE
    place = (line * SCATTER & INDEX_BITS) >> 25 & tree[PLACES_MASK]
    while tree[index + place] and tree[row_of(tree[index + place]) + LINE] != line:
        place = place + 1 & tree[PLACES_MASK]
    return index + place


def child_of(tree: Integers, node: int, action: int) -> int:
    """The node behind the action, or 0 where nobody has been."""
    return tree[place_of(tree, node << ACTION_BITS | action)]


def grown_child(tree: Integers, node: int, action: int) -> int:
    """The node behind the action, a new one if need be, or ``FULL``."""
    line = node << ACTION_BITS | action
    place = place_of(tree, line)
    if tree[place]:
        return tree[place]
    if tree[USED] == tree[MOST_NODES]:
        return FULL
    child = tree[USED]
    tree[USED] += 1
    tree[place] = child
    tree[row_of(child) + LINE] = line
    tree[row_of(child) + ADVISED] = NOT_ASKED
    return child


def credit(tree: Integers, depth: int, seats: int) -> None:
    """Add what the leaf is worth to every node on the way there."""
    for step in range(depth + 1):
        if tree[PATH + step] != FULL:
            row = row_of(tree[PATH + step])
            tree[row + VISITS] += 1
            for seat in range(seats):
                tree[row + SUMS + seat] += tree[FOUND + seat]
