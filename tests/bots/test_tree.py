"""The tree of a search: every moment and every move has one node, and no more than there is room for."""

from random import Random

from hypothesis import given, strategies

from omnibus.bots.thinking.puct import moment_of
from omnibus.bots.thinking.tree import (
    ACTION_BITS,
    FOUND,
    FULL,
    MOMENT,
    NODES,
    OBSERVED,
    PATH,
    SUM,
    USED,
    VISITS,
    credit,
    grown,
    move_at,
    plant,
    row_of,
    tree_size,
)
from omnibus.game.sampling import sample_hidden
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES

ROOM = 12
MOMENTS = strategies.integers(0, MOMENT - 1).map(lambda line: line | MOMENT)
MOVES = strategies.tuples(strategies.integers(0, ROOM - 1), strategies.integers(0, 7000))
LINES = MOMENTS | MOVES.map(lambda move: move[0] << ACTION_BITS | move[1] + 1)


def planted() -> list[int]:
    tree = [0] * tree_size(ROOM)
    plant(tree, ROOM, 99)
    return tree


@given(strategies.lists(LINES, max_size=30))
def test_each_line_has_its_own_node(lines: list[int]) -> None:
    tree, nodes = planted(), {0: 0}
    for line in lines:
        node = grown(tree, line)
        if line in nodes:
            assert node == nodes[line]
        elif len(nodes) == ROOM:
            assert node == FULL
        else:
            assert node == len(nodes)
            nodes[line] = node
        if line < MOMENT:
            assert move_at(tree, line >> ACTION_BITS, line & (1 << ACTION_BITS) - 1) == nodes.get(line, 0)
    assert tree[USED] == len(nodes)
    assert tree[OBSERVED] == 99


def test_a_leaf_counts_for_every_node_on_its_way() -> None:
    tree = planted()
    move = grown(tree, 5)
    moment = grown(tree, 77 | MOMENT)
    tree[FOUND] = 10
    for leaf in (moment, FULL):
        tree[PATH : PATH + 3] = [0, move, leaf]
        credit(tree, 2)
    for node, visits in ((0, 2), (move, 2), (moment, 1)):
        row = tree[row_of(node) : row_of(node + 1)]
        assert row[VISITS] == visits
        assert row[SUM] == 10 * visits
    assert tree_size(ROOM) - NODES < 50 * ROOM


def test_worlds_that_the_seat_can_not_tell_apart_are_one_moment() -> None:
    for number, table in enumerate(TABLES):
        game = play_on(table.deal(number), from_random(Random(number)), most=9 + number)
        seat = game.to_move
        if seat is None:
            continue
        board, view = game.edition.integers, game.view(seat)
        seen = {moment_of(game.state, board, seat)}
        seen |= {moment_of(sample_hidden(view, Random(one)).state, board, seat) for one in range(5)}
        assert len(seen) == 1


def test_every_card_drawn_makes_another_moment() -> None:
    game = play_on(TABLES[0].deal(4), from_random(Random(4)), most=8)
    seat, board = game.to_move, game.edition.integers
    assert seat is not None
    draws = [action for action in game.legal_actions(seat) if str(action).startswith("draw market")]
    after = []
    for action in draws:
        state = play_on(TABLES[0].deal(4), from_random(Random(4)), most=8)
        state.play(action)
        after.append(moment_of(state.state, board, seat))
    assert len(set(after)) == len(draws) > 1
