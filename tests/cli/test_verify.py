"""``omnibus verify``"""

from __future__ import annotations

from pathlib import Path

import pytest

from omnibus.boards.load import load_board
from omnibus.cli.main import main
from omnibus.cli.verify import RIGHT_WORDS, WRONG_WORDS
from omnibus.game.edition import edition
from omnibus.game.game import new_game
from omnibus.game.proof import Proof, commitment_to, seed_from
from tests.kit.play import play_on

SECRET = "17" * 32
COMMITMENT = commitment_to(SECRET)


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    proof = Proof(COMMITMENT, SECRET, "t1", nonces=((0, "mine"),))
    game = new_game("berlin", seed=seed_from(proof, edition(load_board("berlin")), 2))
    game.proof = proof
    path = tmp_path / "fair.record"
    path.write_text(play_on(game, lambda number: number - 1).record())
    return path


def test_a_fair_game(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(fair)]) == 0
    text = capsys.readouterr().out
    assert text.count("ok  ") == 4
    assert "compare the commitment" in text
    assert main(["verify", str(fair), "--commitment", COMMITMENT, "--nonce", "mine"]) == 0
    text = capsys.readouterr().out
    assert text.count("ok  ") == 6
    assert "compare the commitment" not in text


def test_another_deal_than_the_one_that_was_shown(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(fair), "--commitment", "00"]) == 1
    assert "WRONG  the commitment that you saw is not that of the record: 00" in capsys.readouterr().out


def test_a_record_that_can_not_be_replayed(fair: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fair.write_text(fair.read_text() + "0 dance\n")
    assert main(["verify", str(fair)]) == 1
    assert "WRONG  the record can't be replayed: line" in capsys.readouterr().out


def test_every_step_has_its_words() -> None:
    assert {*RIGHT_WORDS, "proof"} == set(WRONG_WORDS)
