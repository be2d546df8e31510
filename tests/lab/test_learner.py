"""The learner, where PyTorch is installed: it computes what the bots compute, and it does learn."""

import numpy
import pytest

from omnibus.bots.thinking.layers import OUT, PAPER_SIZE, think
from omnibus.lab.training.experience import Experience, Series
from omnibus.lab.training.learner import Habits, Learner
from tests.kit.tables import TABLES

torch = pytest.importorskip("torch")
HABITS = Habits(units=(16, 8), minibatch=256)


def test_it_computes_what_the_bots_compute_and_learns_from_games() -> None:
    edition = TABLES[0].deal(1).edition
    learner = Learner(edition.integers, 1, HABITS)
    school = Experience(edition, 1, 0.95)
    noted, ranks = school.play(Series(24, 2), learner.brain())
    assert ranks.shape == (24, 2)
    learner.look_at(noted.rows)
    brain, paper = learner.brain(), [0.0] * PAPER_SIZE
    with torch.no_grad():
        expected = learner.head(
            learner.body(torch.from_numpy(noted.rows[:1, : learner.shape[0]]).float() * learner.scale)
        )[0]
    think(
        noted.rows[0, : learner.shape[0]].tolist(),
        brain.numbers.tolist(),
        brain.shape_to_think().tolist(),
        paper,
    )
    assert paper[OUT : OUT + len(expected)] == pytest.approx(expected.tolist(), abs=1e-4)
    before = [learner.learn(noted, 0.0)["value"] for _ in range(6)]
    assert before[-1] < before[0]
    assert not numpy.array_equal(learner.brain().numbers, brain.numbers)


def test_it_looks_where_a_search_looked_and_goes_on_from_weights() -> None:
    edition = TABLES[0].deal(1).edition
    learner = Learner(edition.integers, 1, HABITS)
    school = Experience(edition, 1, 0.95)
    noted = school.play(Series(12, 2), learner.brain(), 30)[0]
    learner.look_at(noted.rows)
    losses = [learner.imitate(noted, 0.0)["policy"] for _ in range(6)]
    assert losses[-1] < losses[0]
    heir = Learner(edition.integers, 2, HABITS)
    heir.look_at(noted.rows)
    heir.take_over(learner.brain())
    assert heir.brain().numbers == pytest.approx(learner.brain().numbers, rel=1e-4, abs=1e-6)
