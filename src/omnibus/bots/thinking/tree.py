"""What a search has found out: a node for each moment at which the seat decides, and each move.

A moment is what the seat sees before it decides, in whatever way it came about. What chance and the others do
between two moments is not in the tree but in the worlds that pass through it. Its memory is bounded: once all
nodes are in use, the search goes on with those that there are.
"""

from omnibus.types import Integers

USED = 0
"""Nodes in use; the first is the root."""
MOST_NODES = 1
PLACES_MASK = 2
"""One less than the places of the index, which are a power of two."""
OBSERVED = 3
"""The length of an observation, the first part of the signals."""
FOUND = 4
"""What a leaf is worth to the seat."""
PATH = 5
"""The nodes from the root to the leaf, moments and moves by turns."""
MOST_STEPS = 240
"""On one path."""
NODES = PATH + MOST_STEPS + 1

# a node
LINE = 0
"""Which moment it is, or from which moment by which action."""
VISITS = 1
SUM = 2
"""What came of the visits, all together, in units of which ``ONE`` make a win."""
ADVISED = 3
"""What the planner would do there, or ``NOT_ASKED``."""
NODE_SIZE = 4

ONE = 1 << 20
NOT_ASKED = -1
FULL = -1
ACTION_BITS = 16
MOMENT = 1 << 60
"""What tells the line of a moment from that of a move."""
SCATTER = 0x9E3779B97F4A7C15 >> 3
LINE_BITS = (1 << 60) - 1


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


def stir(line: int, more: int) -> int:
    """A line that says one thing more."""
    stirred = (line ^ more) * SCATTER & LINE_BITS
    return stirred ^ stirred >> 29


def place_of(tree: Integers, line: int) -> int:
    """Where the index names the node of the line, or where it would."""
    index = NODES + tree[MOST_NODES] * NODE_SIZE
    place = stir(line, 0) >> 20 & tree[PLACES_MASK]
    while tree[index + place] and tree[row_of(tree[index + place]) + LINE] != line:
        place = place + 1 & tree[PLACES_MASK]
    return index + place


def move_at(tree: Integers, node: int, action: int) -> int:
    """The node of the action, or 0 where it was never tried."""
    return tree[place_of(tree, node << ACTION_BITS | action)]


def grown(tree: Integers, line: int) -> int:
    """The node of the line, a new one if need be, or ``FULL``."""
    place = place_of(tree, line)
    if tree[place]:
        return tree[place]
    if tree[USED] == tree[MOST_NODES]:
        return FULL
    node = tree[USED]
    tree[USED] += 1
    tree[place] = node
    tree[row_of(node) + LINE] = line
    tree[row_of(node) + ADVISED] = NOT_ASKED
    return node


def credit(tree: Integers, depth: int) -> None:
    """Add what the leaf is worth to every node on the way there."""
    for step in range(depth + 1):
        if tree[PATH + step] != FULL:
            row = row_of(tree[PATH + step])
            tree[row + VISITS] += 1
            tree[row + SUM] += tree[FOUND]
