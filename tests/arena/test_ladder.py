"""The ladder: its order, and that nothing of it gets lost."""

from pathlib import Path

import msgspec
import pytest

from omnibus.arena.deals import PUBLISHED
from omnibus.arena.ladder import Ladder, kept, rounds, rungs
from omnibus.arena.ladder_report import LadderReport, ladder_report
from omnibus.boards.load import city_slugs
from omnibus.bots.registry import BOTS
from omnibus.errors import OmnibusError

LOWEST = ("random", "greedy", "planner")
SMALL = Ladder(("random", "greedy"), ("paris", "london"), (2,))


def measured(ladder: Ladder, pairs: int, directory: Path, most: int | None = None) -> LadderReport:
    with kept(ladder, directory) as found:
        steps = found.steps(pairs)
        assert list(found.play(steps[:most], jobs=1)) == steps[:most]
        return ladder_report(ladder, found.results)


def test_the_order_of_the_lowest_levels_holds(tmp_path: Path) -> None:
    """A short version of the whole; its deals are ordinary ones."""
    found = measured(Ladder(LOWEST, city_slugs(), (2,), published=False), 6, tmp_path)
    for weaker, stronger in (("random", "greedy"), ("greedy", "planner")):
        cell = found.cell(stronger, weaker, 2)
        assert cell is not None
        assert cell.points.low is not None
        assert cell.points.low > 0.5
    assert [one.bot for one in sorted(found.ratings, key=lambda one: one.elo.mean)] == list(LOWEST)


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = measured(SMALL, 3, tmp_path / "a")
    part = measured(SMALL, 3, tmp_path / "b", most=2)
    assert part.missing == ("greedy against random, london, 2 seats",)
    with kept(SMALL, tmp_path / "b") as found:
        assert len(found.steps(3)) == 6 - 2
    assert measured(SMALL, 3, tmp_path / "b") == whole
    assert whole.missing == ()


def test_all_matches_advance_together(tmp_path: Path) -> None:
    assert list(rounds(20)) == [8, 16, 20]
    assert list(rounds(3)) == [3]
    with kept(SMALL, tmp_path) as found:
        steps = found.steps(9)
    assert {step.deal.number - PUBLISHED for step in steps[:16]} == set(range(8))
    assert {step.deal.number - PUBLISHED for step in steps[16:]} == {8}


def test_neighbours_come_first() -> None:
    matches = Ladder(("a", "b", "c"), ("x", "y"), (2, 3)).matches
    assert [match.bots for match in matches[:6]] == [("b", "a")] * 2 + [("c", "b")] * 2 + [("c", "a")] * 2
    assert [match.seats for match in matches] == [2] * 6 + [3] * 6


def test_a_cell_has_two_sides(tmp_path: Path) -> None:
    found = measured(SMALL, 2, tmp_path)
    one, other = found.cell("greedy", "random", 2, "paris"), found.cell("random", "greedy", 2, "paris")
    assert one is not None
    assert other is not None
    assert one.points.mean + other.points.mean == pytest.approx(1)
    assert one.margin.mean == -other.margin.mean
    assert found.cell("greedy", "planner", 2) is None
    assert msgspec.json.decode(msgspec.json.encode(found), type=LadderReport) == found


def test_the_rungs_are_all_bots_and_those_that_think_get_a_budget() -> None:
    found = rungs("100ms")
    assert [rung.partition("@")[0] for rung in found] == list(BOTS)
    assert {"random", "greedy", "planner", "searcher@100ms"} <= set(found)


def test_a_place_that_can_not_be_used_is_named(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.touch()
    with pytest.raises(OmnibusError, match="cannot be used"), kept(SMALL, file):
        pass
