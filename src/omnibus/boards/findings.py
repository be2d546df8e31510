"""What the checker says about a board."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from omnibus.boards.faults import printable


class Severity(StrEnum):
    ERROR = "error"
    """The board cannot be played, or says something that cannot be meant."""
    WARNING = "warning"
    """The board can be played; somebody should look at this."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    severity: Severity
    part: str
    """The part of the file: ``routes``, ``deck``, ``parameters`` ..."""
    where: str
    """The slug inside that part, or the way to a value: ``routes[3].colour``; empty: the whole part."""
    message: str
    rule: str | None = None
    """The id of the rule or ruling that asks for it."""
    line: int | None = None
    """Where the text of the board is known."""

    @property
    def place(self) -> str:
        return self.where if self.where.startswith(self.part) else f"{self.part} {self.where}".rstrip()

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        return f"{self.severity}: {place}{self.message}{self.reference}"

    @property
    def reference(self) -> str:
        return f" [{self.rule}]" if self.rule else ""


def error(part: str, where: str, message: str, rule: str | None = None) -> Finding:
    return Finding(Severity.ERROR, part, printable(where), printable(message), rule)


def warning(part: str, where: str, message: str, rule: str | None = None) -> Finding:
    return Finding(Severity.WARNING, part, printable(where), printable(message), rule)
