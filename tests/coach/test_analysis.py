"""Whole games judged."""

from dataclasses import dataclass

import msgspec
import pytest

from omnibus.coach.analysis import Analysis, analyse, verdicts
from omnibus.coach.balance import Outcome
from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from tests.coach.games import BEFORE_THE_LAST_TURN, LITTLE, played
from tests.kit.tables import TABLES, Table


@dataclass
class Progress:
    said: list[tuple[int, int]]

    def __call__(self, done: int, count: int) -> None:
        self.said.append((done, count))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_luck_and_skill_add_up_to_the_result(table: Table) -> None:
    game, seat, progress = played(table, 3, "planner", "greedy"), table.seats - 1, Progress([])
    found = analyse(game, seat, budget=LITTLE, progress=progress)
    own = [number for number, ply in enumerate(game.plies) if ply.seat == seat]
    assert [verdict.ply for verdict in found.verdicts] == own
    assert progress.said == [(done, len(own)) for done in range(1, len(own) + 1)]
    assert found.balance is not None
    assert found.result is not None
    steps = [found.balance.deal, found.balance.chance, found.balance.others, found.balance.decisions]
    assert 1 / table.seats + sum(one.win.mean for one in steps) == pytest.approx(found.result.win)
    assert sum(one.points.mean for one in steps) == pytest.approx(found.result.points)
    for verdict in found.verdicts:
        assert verdict.played.action == game.plies[verdict.ply].action
        assert verdict.played in verdict.alternatives
        assert verdict.after is None or game.plies[verdict.ply + 1].seat != seat
        assert verdict.given_away.win.mean == pytest.approx(verdict.best.win.mean - verdict.played.win.mean)


def test_the_number_of_processes_changes_nothing() -> None:
    game = played(TABLES[0], 2, "random")
    found, again = (list(verdicts(game, 1, budget=LITTLE, jobs=jobs)) for jobs in (1, 2))
    assert found == again


def test_a_blunder_costs_most() -> None:
    game = Game.from_position(BEFORE_THE_LAST_TURN)
    game.play("draw blind")
    game.play("draw blind")
    found = analyse(game, 0, budget=LITTLE)
    (blunder,) = found.costliest
    (verdict,) = (one for one in found.verdicts if one.ply == blunder)
    assert str(verdict.best.action) == "claim big-ben--waterloo blue"
    assert verdict.because[0].kind == "completes"
    assert verdict.given_away.points.mean > 10
    assert found.result == Outcome(win=0.0, points=found.result.points if found.result else 0)


def test_what_has_no_end_has_no_balance() -> None:
    game = TABLES[0].deal(1)
    game.play("keep both", 0)
    found = analyse(game, 0, budget=LITTLE)
    assert (found.result, found.balance, len(found.verdicts)) == (None, None, 1)


def test_it_reads_back() -> None:
    found = analyse(played(TABLES[0], 1, "random"), 0, budget=LITTLE)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_there_has_to_be_something_to_judge() -> None:
    game = TABLES[0].deal(1)
    with pytest.raises(OmnibusError, match="decided nothing"):
        analyse(game, 0)
    with pytest.raises(OmnibusError, match="there is no seat 7"):
        analyse(game, 7)
