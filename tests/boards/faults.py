"""Boards with one fault, and what the checker newly says about them."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from omnibus.boards.check import check_board
from omnibus.boards.findings import Finding
from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.boards.paths import distances

LONDON = replace(load_board("london"), box=None)
"""Without the rulebook's sums: a fault gives one finding, and not another one for the sum."""
_KNOWN = check_board(LONDON)

Change = Callable[[Board], Board]
Expected = tuple[str, str, str, str]
"""Severity, part, where, and some words of the message."""


def new_findings(board: Board) -> list[Finding]:
    """What is said about a changed London beside what is said about London."""
    return [finding for finding in check_board(board) if finding not in _KNOWN]


def assert_exactly(board: Board, *expected: Expected) -> None:
    findings = new_findings(board)
    found = [(str(one.severity), one.part, one.where) for one in findings]
    assert found == [one[:3] for one in expected], findings
    for finding, one in zip(findings, expected, strict=True):
        assert one[3] in finding.message


def changed_item(board: Board, part: str, slug: str, /, **fields: Any) -> Board:  # noqa: ANN401 - any field
    """The board with the item of that slug changed: ``changed_item(board, "routes", "a--b", spaces=9)``."""
    items = [replace(one, **fields) if one.slug == slug else one for one in getattr(board, part)]
    assert items != getattr(board, part)
    return replace(board, **{part: items})


def without_item(board: Board, part: str, slug: str) -> Board:
    items = [one for one in getattr(board, part) if one.slug != slug]
    assert len(items) == len(getattr(board, part)) - 1
    return replace(board, **{part: items})


def changed_parameters(board: Board, **fields: Any) -> Board:  # noqa: ANN401 - any field
    return replace(board, parameters=replace(board.parameters, **fields))


def changed_standing(board: Board, **fields: Any) -> Board:  # noqa: ANN401 - any field
    return replace(board, standing=replace(board.standing, **fields))


def with_more(board: Board, **items: Any) -> Board:  # noqa: ANN401 - any item
    """The board with one more item in each of these parts."""
    return replace(board, **{part: [*getattr(board, part), item] for part, item in items.items()})


def with_fair_tickets(board: Board) -> Board:
    """The board with every ticket worth its cheapest path: for faults that change what paths cost."""
    fair = [replace(one, points=distances(board, one.ends[0])[one.ends[1]]) for one in board.tickets]
    return replace(board, tickets=fair)
