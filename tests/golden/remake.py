"""Play the golden games anew and write them down: ``.venv/bin/python -m tests.golden.remake``.

For a change of the rules or of a board that is meant. Read the difference before you keep it.
"""

from __future__ import annotations

from random import Random

from tests.golden import figures
from tests.golden.playthrough import file_of, tell
from tests.kit.play import from_random, plies, some_tempers
from tests.kit.tables import TABLES, Table


def moves_of(table: Table, seed: int) -> list[tuple[int, str]]:
    """A game by players of different leanings."""
    random = Random(f"golden {table}")
    tempers = some_tempers(random, table.seats)
    return [(seat, str(action)) for seat, action in plies(table.deal(seed), from_random(random), tempers)]


def remake() -> None:
    for seed, table in enumerate(TABLES, start=1):
        lines = tell(table, seed, moves_of(table, seed))
        file_of(table).write_text("\n".join(lines) + "\n", encoding="utf-8")
    figures.write()


if __name__ == "__main__":
    remake()
