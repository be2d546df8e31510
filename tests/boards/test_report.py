"""A report names the line of each finding."""

import pytest

from omnibus.boards.load import board_text_of
from omnibus.boards.report import examine

TEXT = board_text_of("london")
CHANGES = {
    "a route": ('colour = "black"\nspaces = 4', 'colour = "violet"\nspaces = 4', 'baker-street--hyde-park"'),
    "a place": ("x = 257", "x = 2570", 'slug = "regents-park"'),
    "a ticket": ("points = 11\n", "points = 0\n", 'slug = "baker-street--tower-of-london"'),
    "a parameter": ("end_at_most = 2", "end_at_most = 20", "end_at_most"),
    "a colour": ("pink = 6", "pink = 0", "pink ="),
    "the deck": ("wild = 8\n", "", "[deck]"),
    "seats": ("seats = [2, 4]", "seats = [1, 4]", "seats ="),
    "the standing": ('source = "three sources that agree"', 'source = ""', "[standing.tickets]"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_finding_has_its_line(change: str) -> None:
    old, new, there = CHANGES[change]
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    report = examine(text, "x")
    lines = text.splitlines()
    named = ["\n".join(lines[one.line - 1 : one.line + 1]) for one in report.errors if one.line]
    assert any(there in two_lines for two_lines in named), report.errors


def test_a_piece_of_the_backdrop_has_its_line() -> None:
    piece = '[[backdrop]]\nkind = "park"\npoints = [[1, 1]]\n'
    before, _, _ = TEXT.partition("[[backdrop]]")
    (finding,) = [one for one in examine(before + piece, "x").errors if one.part == "backdrop"]
    assert finding.line == before.count("\n") + 1


def test_errors_and_warnings_are_told_apart() -> None:
    text = TEXT.replace("points = 11\n", "points = 12\n")
    report = examine(text, "x")
    assert not report.errors
    assert [one for one in report.warnings if one.part == "tickets"]
    assert report.board is not None
