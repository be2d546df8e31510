"""Each name is in the file that the glossary says, and each type of the boards is in the glossary."""

import ast
import re

import pytest

from omnibus.boards import model
from tests.architecture.tree import SOURCE, defined_names
from tests.docs.pages import read

HOME = re.compile(r"`(\w+)` in `([\w/]+\.py)`")
OF_THE_FILE = {"Canvas", "Parameters", "Provenance", "Provenances", "StrEnum"}
"""Of the file format, not of the games."""


def homes(text: str) -> list[tuple[str, str]]:
    return sorted(set(HOME.findall(text)))


def lives_in(name: str, file: str) -> bool:
    path = SOURCE / file
    return path.exists() and name in set(defined_names(ast.parse(path.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(("name", "file"), homes(read("docs/glossary.md")))
def test_a_name_is_where_the_glossary_says(name: str, file: str) -> None:
    assert lives_in(name, file)


def test_every_row_has_a_home() -> None:
    rows = [line for line in read("docs/glossary.md").splitlines() if re.match(r"\| (?!we say)\w", line)]
    assert len(rows) > 50
    assert not [row for row in rows if not HOME.search(row)]


def test_every_type_of_the_boards_is_a_word() -> None:
    types = {name for name, value in vars(model).items() if isinstance(value, type) and name[0].isupper()}
    assert types - OF_THE_FILE <= {name for name, _ in homes(read("docs/glossary.md"))}


def test_a_name_that_is_elsewhere_is_noticed() -> None:
    assert lives_in("Ticket", "boards/model.py")
    assert not lives_in("Ticket", "boards/load.py")
    assert not lives_in("Ticket", "boards/nowhere.py")
