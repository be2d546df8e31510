"""What is wrong with the text of a board file, and the error that carries it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omnibus.errors import OmnibusError

Path = tuple[str | int, ...]
"""The way to a value inside a file: ``("routes", 3, "colour")``."""


class Fault(msgspec.Struct, frozen=True):
    line: int | None
    place: str
    """As in ``routes[3].colour``, or ``routes`` and a slug; empty for the file as a whole."""
    message: str

    def __str__(self) -> str:
        parts = [f"line {self.line}"] if self.line is not None else []
        parts += [self.place] if self.place else []
        where = ", ".join(parts)
        return printable(f"{where}: {self.message}" if where else self.message)


class BoardError(OmnibusError):
    """A board that cannot be used, with everything that is wrong with it."""

    def __init__(self, name: str, faults: Sequence[Fault]) -> None:
        self.name = name
        self.faults = tuple(faults)
        super().__init__(self._text())

    def _text(self) -> str:
        if len(self.faults) == 1:
            return f"{printable(self.name)}: {self.faults[0]}"
        lines = "".join(f"\n  {fault}" for fault in self.faults)
        return f"{printable(self.name)}: {len(self.faults)} faults{lines}"


def printable(text: str) -> str:
    """A text from anybody's file without what could trouble a terminal."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


def written(path: Path) -> str:
    """A path as people write it; counting starts at 1, as people count.

    >>> written(("routes", 2, "colour"))
    'routes[3].colour'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += f".{part}" if text else part
    return text
