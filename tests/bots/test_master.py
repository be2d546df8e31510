"""The bot with a network. The laws for all bots are in ``test_bots``."""

from pathlib import Path
from random import Random

import numpy
import pytest

from omnibus.boards.load import load_board
from omnibus.bots import master
from omnibus.bots.master import brain_for
from omnibus.bots.registry import make_bot
from omnibus.bots.thinking.brain import SHIPPED, Brain, calmed, load_brain, save_brain
from omnibus.bots.thinking.layers import OUT, PAPER_SIZE, network_size, think
from omnibus.bots.thinking.policy import output_size, value_output
from omnibus.bots.thinking.signals import signal_size
from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition, edition
from omnibus.game.game import Game
from tests.kit.play import from_random, play_on
from tests.kit.tables import TABLES

MOST_BYTES = 2_000_000
EDITION = edition(load_board("london"))
SHAPE = [signal_size(EDITION.integers), 8, 8, output_size(EDITION.integers)]


def brain(chance: float = 0.1) -> Brain:
    numbers = numpy.random.default_rng(1).standard_normal(network_size(*SHAPE)) * chance
    return Brain(numbers.astype(numpy.float32), numpy.array(SHAPE))


@pytest.mark.parametrize("city", sorted(path.stem for path in SHIPPED.glob("*.npz")))
def test_a_network_fits_all_printings_of_its_city(city: str) -> None:
    board = load_board(city)
    assert (SHIPPED / f"{city}.npz").stat().st_size < MOST_BYTES
    profiles: list[str | None] = [one.slug for one in board.profiles] or [None]
    for profile in profiles:
        found = brain_for(edition(board, profile))
        assert found is not None
        assert numpy.isfinite(found.numbers).all()


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    save_brain(brain(), tmp_path / "one.npz", EDITION.version)
    found = load_brain(tmp_path / "one.npz", EDITION.integers, EDITION.version)
    assert found.shape.tolist() == SHAPE
    assert numpy.allclose(found.numbers, brain().numbers, rtol=1e-3)


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 torn"])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.npz").write_bytes(content)
    with pytest.raises(OmnibusError, match="no file of weights"):
        load_brain(tmp_path / "bad.npz", EDITION.integers, EDITION.version)


def test_weights_of_another_board_or_shape_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "one.npz"
    save_brain(brain(), path, "another")
    with pytest.raises(OmnibusError, match="another board"):
        load_brain(path, EDITION.integers, EDITION.version)
    short = Brain(brain().numbers[:-1], numpy.array(SHAPE))
    save_brain(short, path, EDITION.version)
    with pytest.raises(OmnibusError, match="does not fit"):
        load_brain(path, EDITION.integers, EDITION.version)


def test_on_a_board_that_nobody_has_trained_on_it_is_the_searcher(monkeypatch: pytest.MonkeyPatch) -> None:
    def untrained(_edition: Edition) -> None:
        return None

    monkeypatch.setattr(master, "brain_for", untrained)
    for depth in (0, 13, 30):
        game = play_on(TABLES[0].deal(depth), from_random(Random(depth)), most=depth)
        seat = game.to_move
        assert seat is not None
        assert make_bot("master@40", 1).decide(game, seat) == make_bot("searcher@40", 1).decide(game, seat)


def test_nor_on_one_that_was_changed_since(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(master, "SHIPPED", tmp_path)
    save_brain(brain(), tmp_path / "london.npz", "another")
    assert brain_for.__wrapped__(EDITION) is None
    save_brain(brain(), tmp_path / "london.npz", EDITION.version)
    assert brain_for.__wrapped__(EDITION) is not None


def test_it_takes_the_route_that_wins_on_the_spot() -> None:
    game = Game.from_position(
        "city london; seats 2; last-round 1 turns-left by 0; to-move 0;"
        "seat 0: tickets big-ben--the-charterhouse; hand blue orange*2;"
        "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
        " regents-park--kings-cross baker-street--hyde-park kings-cross--the-charterhouse;"
        "seat 1: tickets hyde-park--covent-garden; hand none"
    )
    assert str(make_bot("master@200", 1).decide(game, 0)) == "claim big-ben--waterloo blue"


def test_calm_makes_no_other_order_and_no_other_worth() -> None:
    """Scores and the trust in the planner shrink alike; what a position is worth stays."""
    first, row = brain(), [0] * SHAPE[0]
    row[5], row[60] = 3, 1
    outputs = []
    for one in (first, calmed(first, EDITION.integers, 4.0)):
        paper = [0.0] * PAPER_SIZE
        think(row, one.numbers.tolist(), one.shape_to_think().tolist(), paper)
        outputs.append(paper[OUT : OUT + SHAPE[3]])
    values = value_output(EDITION.integers)
    assert outputs[1][values:] == pytest.approx(outputs[0][values:])
    assert outputs[1][:values] == pytest.approx([score / 4 for score in outputs[0][:values]])
    assert calmed(first, EDITION.integers, 4.0).numbers[-1] == pytest.approx(first.numbers[-1] / 4)


def test_it_plays_at_every_table() -> None:
    for table in TABLES[::4]:
        game = play_on(table.deal(9), from_random(Random(9)), most=17)
        seat = game.to_move
        assert seat is not None
        assert make_bot("master@60", 1).decide(game, seat) in game.legal_actions(seat)


def test_more_simulations_than_nodes_are_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omnibus.bots.master_search.MOST_NODES", 50)
    game = TABLES[0].deal(3)
    assert make_bot("master@400", 1).decide(game, 0) in game.legal_actions(0)


def test_time_is_kept_in_slices() -> None:
    game = TABLES[0].deal(3)
    assert make_bot("master@30ms", 1).decide(game, 0) in game.legal_actions(0)
