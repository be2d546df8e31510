"""The tree of a search: every line of actions has one node, and no more than there is room for."""

from hypothesis import given, strategies

from omnibus.bots.thinking.tree import (
    FOUND,
    FULL,
    NODES,
    OBSERVED,
    PATH,
    SUMS,
    USED,
    VISITS,
    child_of,
    credit,
    grown_child,
    plant,
    row_of,
    tree_size,
)

ROOM = 12


def planted() -> list[int]:
    tree = [0] * tree_size(ROOM)
    plant(tree, ROOM, 99)
    return tree


@given(strategies.lists(strategies.lists(strategies.integers(0, 7000), min_size=1, max_size=4), max_size=20))
def test_each_line_has_its_own_node(lines: list[list[int]]) -> None:
    tree = planted()
    nodes: dict[tuple[int, ...], int] = {(): 0}
    for line in lines:
        for depth in range(1, len(line) + 1):
            before, known = nodes[tuple(line[: depth - 1])], nodes.get(tuple(line[:depth]))
            assert child_of(tree, before, line[depth - 1]) == (known or 0)
            grown = grown_child(tree, before, line[depth - 1])
            if known:
                assert grown == known
            elif len(nodes) == ROOM:
                assert grown == FULL
                break
            else:
                assert grown == len(nodes)
                nodes[tuple(line[:depth])] = grown
    assert tree[USED] == len(nodes)
    assert tree[OBSERVED] == 99


def test_a_leaf_counts_for_every_node_on_its_way() -> None:
    tree = planted()
    one = grown_child(tree, 0, 5)
    two = grown_child(tree, one, 6)
    tree[FOUND : FOUND + 3] = [10, 20, 30]
    for leaf in (two, FULL):
        tree[PATH : PATH + 3] = [0, one, leaf]
        credit(tree, 2, 3)
    for node, visits in ((0, 2), (one, 2), (two, 1)):
        row = tree[row_of(node) : row_of(node + 1)]
        assert row[VISITS] == visits
        assert row[SUMS : SUMS + 4] == [10 * visits, 20 * visits, 30 * visits, 0]
    assert tree_size(ROOM) - NODES < 50 * ROOM
