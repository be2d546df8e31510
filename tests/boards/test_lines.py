"""Every value of a text is found on the line where it stands."""

import tomllib
from collections.abc import Iterator

import pytest

from omnibus.boards.faults import Path
from omnibus.boards.lines import LineTable
from omnibus.boards.load import board_text_of, city_slugs

TEXT = '''\
# a comment with [[brackets]] and "quotes
city = "x" # and = another
"quoted key" = 'literal # no comment'
long = """
  [not.a.table]
  key = 1
  ends with "quotes\\""""
raw = \'\'\'
[[nor.this]]\'\'\'
dotted.key . again = 1

[one]
list = [
  1, # first
  [2,
   3],
  { a = 1, b = "}" },
]
[one.two]
deep = true
[[many]]
name = "first"
[many.inside]
flag = false
[[many]]
  name = "second"
  [[many.parts]]
  size = 1.5e3
  [[many.parts]]
  size = 2020-01-01
'''
LINES: dict[Path, int] = {
    ("city",): 2,
    ("quoted key",): 3,
    ("long",): 4,
    ("raw",): 8,
    ("dotted", "key", "again"): 10,
    ("one", "list"): 13,
    ("one", "list", 0): 14,
    ("one", "list", 1): 15,
    ("one", "list", 1, 1): 16,
    ("one", "list", 2, "b"): 17,
    ("one", "two"): 19,
    ("one", "two", "deep"): 20,
    ("many", 0): 21,
    ("many", 0, "name"): 22,
    ("many", 0, "inside", "flag"): 24,
    ("many", 1): 25,
    ("many", 1, "name"): 26,
    ("many", 1, "parts", 0): 27,
    ("many", 1, "parts", 1, "size"): 30,
}


@pytest.mark.parametrize("path", LINES, ids=str)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"], ids=["newline", "with return"])
def test_a_value_is_found(path: Path, line_end: str) -> None:
    text = TEXT.replace("\n", line_end)
    tomllib.loads(text)
    assert LineTable(text).line_of(path) == LINES[path]


def test_what_is_not_there_is_looked_for_around_it() -> None:
    table = LineTable(TEXT)
    assert table.line_of(("many", 1, "parts", 0, "colour", 3)) == 27
    assert table.line_of(("one", "missing")) == 12
    assert table.line_of(("missing",)) is None
    assert table.line_of(()) is None


def test_the_empty_text_has_no_lines() -> None:
    assert LineTable("").line_of(("city",)) is None


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    else:
        yield path, value


@pytest.mark.parametrize("city", city_slugs())
def test_every_text_of_a_city_is_on_its_line(city: str) -> None:
    text = board_text_of(city)
    table, lines = LineTable(text), text.splitlines()
    for path, value in leaves(tomllib.loads(text)):
        number = table.line_of(path)
        assert number is not None
        if isinstance(value, str):
            assert value in lines[number - 1]
