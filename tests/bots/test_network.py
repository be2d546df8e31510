"""The network as the bots compute it, interpreted: what it adds up, and what a score is made of."""

import itertools
from random import Random

import numpy
import pytest

from omnibus.bots.thinking.brain import fits
from omnibus.bots.thinking.engine import new_mind
from omnibus.bots.thinking.layers import (
    OUT,
    PAPER_SIZE,
    PRIORS,
    SHAPE_SIZE,
    network_size,
    think,
    trust_in_planner,
)
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.policy import output_size, score_of, value_output, weigh
from omnibus.bots.thinking.signals import STEPS, signal_parts, signal_size, write_signals
from omnibus.game.action import ClaimRoute
from omnibus.game.sampling import sample_hidden
from omnibus.lab.training.learner import sums_of_outputs
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.observe import observation_size
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES, Table

SIZES = (30, 9, 6, 11)
"""None a multiple of four: rows of weights are added up four at a time."""


@pytest.mark.parametrize("silent", [0.0, 0.5, 1.0])
def test_it_computes_what_matrices_say(silent: float) -> None:
    chance = numpy.random.default_rng(7)
    row = chance.integers(-3, 9, SIZES[0]) * (chance.random(SIZES[0]) >= silent)
    net = chance.standard_normal(network_size(*SIZES))
    layer, start = row.astype(float), 0
    for height, width in itertools.pairwise(SIZES):
        weights = net[start : start + height * width].reshape(height, width)
        start += (height + 1) * width
        layer = (numpy.maximum(layer, 0) if height != SIZES[0] else layer) @ weights + net[
            start - width : start
        ]
    paper = [0.0] * PAPER_SIZE
    think(row.tolist(), net.tolist(), [*SIZES, *[0] * SHAPE_SIZE], paper)
    assert paper[OUT : OUT + SIZES[-1]] == pytest.approx(layer.tolist())
    assert start == len(net) - 1
    assert trust_in_planner(net.tolist(), list(SIZES)) == net[-1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_score_of_an_action_is_the_sum_that_is_learned(table: Table) -> None:
    board = table.deal(1).edition.integers
    chance = Random(5)
    outputs = [chance.random() for _ in range(output_size(board))]
    columns = numpy.array(outputs[: value_output(board)]) @ numpy.array(sums_of_outputs(board))
    assert [score_of(board, outputs, 0, action) for action in range(board[ACTIONS])] == pytest.approx(columns)


def test_chances_add_up_and_trust_in_the_planner_raises_what_it_advises() -> None:
    board = TABLES[0].deal(1).edition.integers
    actions, paper = [0, 2, 5], [0.0] * PAPER_SIZE
    weigh(board, paper, OUT, actions, 3, 5, 0.0, paper)
    assert paper[PRIORS : PRIORS + 3] == pytest.approx([1 / 3] * 3)
    weigh(board, paper, OUT, actions, 3, 5, 2.0, paper)
    even, _, trusted = paper[PRIORS : PRIORS + 3]
    assert trusted > even
    assert sum(paper[PRIORS : PRIORS + 3]) == pytest.approx(1)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_signals_tell_nothing_that_is_hidden(table: Table) -> None:
    """Whoever looks, on turn or not: what it can't tell apart is one row."""
    for depth in (0, 5, 18, 40):
        game = play_on(table.deal(depth), from_random(Random(depth)), most=depth)
        if game.over:
            continue
        for seat in range(table.seats):
            twin = sample_hidden(game.view(seat), Random(depth + 1))
            rows = [signals(one.state, one.edition.integers, seat) for one in (game, twin)]
            assert rows[0] == rows[1]


def signals(state: list[int], board: list[int], seat: int) -> list[int]:
    row, mind = [-99] * signal_size(board), new_mind()
    study(board, mind)
    write_signals(state, board, mind, seat, observation_size(board), row)
    assert -99 not in row
    return row


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_signals_say_what_is_there(table: Table) -> None:
    game = play_on(table.deal(3), from_random(Random(3)), most=24)
    board = game.edition.integers
    row, parts, start = signals(game.state, board, 0), {}, 0
    for name, length in signal_parts(board):
        parts[name] = row[start : start + length]
        start += length
    view = game.view(0)
    for seat, player in enumerate(view.players):
        owned = zip(game.edition.routes, parts[f"owned by {seat}"], strict=True)
        assert {slug for slug, bit in owned if bit} == set(player.routes)
    hand = view.hand or {}
    assert [sum(parts["hand has"][at : at + STEPS]) for at in range(0, len(parts["hand has"]), STEPS)] == [
        min(hand.get(colour, 0), STEPS) for colour in game.edition.colours
    ]
    legal = game.legal_actions(0) if game.to_move == 0 else []
    claimed = {action.route for action in legal if isinstance(action, ClaimRoute)}
    if view.phase == "turn" and legal:
        payable = zip(game.edition.routes, parts["payable"], strict=True)
        assert {slug for slug, bit in payable if bit} == claimed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_network_fits_one_kind_of_board(table: Table) -> None:
    board = table.deal(1).edition.integers
    shape = [signal_size(board), 8, 8, output_size(board)]
    assert fits(board, shape)
    assert not fits(board, [shape[0] + 1, *shape[1:]])
    assert not fits(board, [shape[0], 0, *shape[2:]])
