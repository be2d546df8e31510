"""All that can be said about the text of a board file: one report, whatever is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from omnibus.boards.check import check_board
from omnibus.boards.decode import read_board
from omnibus.boards.faults import BoardError, Fault, Path, printable
from omnibus.boards.findings import Finding, Severity
from omnibus.boards.lines import LineTable
from omnibus.boards.model import Board


class Report(msgspec.Struct, frozen=True):
    name: str
    """Where the text is from."""
    board: Board | None
    """None where the text does not hold one."""
    findings: list[Finding]

    @property
    def errors(self) -> list[Finding]:
        return [one for one in self.findings if one.severity is Severity.ERROR]

    @property
    def warnings(self) -> list[Finding]:
        return [one for one in self.findings if one.severity is Severity.WARNING]


def examine(text: str, name: str) -> Report:
    """Read and check a text; every finding has its line, where one can be named."""
    try:
        board = read_board(text, name)
    except BoardError as refusal:
        return refused(refusal)
    table = LineTable(text)
    located = [
        msgspec.structs.replace(one, line=table.line_of(_path(board, one))) for one in check_board(board)
    ]
    return Report(name, board, located)


def refused(refusal: BoardError) -> Report:
    """The report on a text that holds no board."""
    return Report(refusal.name, None, [_finding(fault) for fault in refusal.faults])


def _finding(fault: Fault) -> Finding:
    part = re.split(r"[.\[]", fault.place, maxsplit=1)[0]
    where = fault.place if fault.place != part else ""
    return Finding(Severity.ERROR, part, where, printable(fault.message), line=fault.line)


def _path(board: Board, finding: Finding) -> Path:
    """Where the text says what a finding is about."""
    part: object = getattr(board, finding.part, None)
    if not isinstance(part, list):
        return (finding.part, *finding.where.split("."))
    number = int(finding.where) - 1 if finding.part == "backdrop" else _number(part, finding.where)
    return (finding.part,) if number is None else (finding.part, number)


def _number(items: Sequence[object], slug: str) -> int | None:
    slugs = [getattr(item, "slug", None) for item in items]
    return slugs.index(slug) if slug in slugs else None
