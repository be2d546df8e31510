"""The golden games go as they always went. Remade, when that is meant, by ``tests/golden/remake.py``."""

from __future__ import annotations

from collections import Counter

import pytest

from omnibus.game.event import AnyEvent
from tests.golden.figures import figure, written
from tests.golden.playthrough import HERE, file_of, read, tell
from tests.kit.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_game_goes_as_it_is_written(table: Table) -> None:
    lines = file_of(table).read_text(encoding="utf-8").splitlines()
    told_for, seed, moves = read(lines)
    assert told_for == table
    number = 0
    for number, line in enumerate(tell(table, seed, moves), start=1):
        assert f"{number}: {line}" == f"{number}: {lines[number - 1]}"
    assert number == len(lines)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_at_random_come_to_the_same_figure(table: Table) -> None:
    assert figure(table) == written()[str(table)]


def test_there_is_one_file_for_each_table() -> None:
    assert {file.name for file in HERE.glob("*-[234].txt")} == {file_of(table).name for table in TABLES}


def test_together_they_tell_every_kind_of_event() -> None:
    """But the one that is not known to happen."""
    met: Counter[str] = Counter()
    for table in TABLES:
        met.update(line.partition(" ")[0] for line in file_of(table).read_text(encoding="utf-8").splitlines())
    tags = {str(kind.__struct_config__.tag) for kind in AnyEvent.__args__}
    assert tags - set(met) == {"market-left-standing"}
