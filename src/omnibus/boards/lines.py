"""On which line of a TOML text each value stands: the standard parser does not tell.

Reads only text that the standard parser has accepted, and may therefore be lenient.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from contextlib import suppress

from omnibus.boards.faults import Path

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]+")
_STRINGS = [
    re.compile(r'"""(?:\\.|[^\\])*?"""("{0,2})', re.DOTALL),
    re.compile(r"'''.*?'''('{0,2})", re.DOTALL),
    re.compile(r'"((?:\\.|[^"\\\n])*)"'),
    re.compile(r"'([^'\n]*)'"),
]


class LineTable:
    """Built once for a text; then ``line_of`` answers for any path."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._breaks = [match.start() for match in re.finditer("\n", text)]
        self._lines: dict[Path, int] = {}
        self._items: dict[Path, int] = {}
        """Arrays of tables: how many have begun."""
        with suppress(RecursionError):  # nests deeper than any board: what follows has no lines
            self._read_document()

    def line_of(self, path: Path) -> int | None:
        """The line of the value, or of the nearest thing around it that the text names."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._lines:
                return self._lines[path[:length]]
        return None

    def _read_document(self) -> None:
        table: Path = ()
        self._skip_blank()
        while self._at < len(self._text):
            if self._take("[["):
                table = self._begin_item(self._read_key())
                self._take("]]")
            elif self._take("["):
                table = self._inside_last_items(self._read_key())
                self._note(table)
                self._take("]")
            else:
                self._read_entry(table)
            self._skip_blank()

    def _begin_item(self, key: Path) -> Path:
        array = (*self._inside_last_items(key[:-1]), key[-1])
        number = self._items.get(array, 0)
        self._items[array] = number + 1
        self._note((*array, number))
        return (*array, number)

    def _inside_last_items(self, key: Path) -> Path:
        """A header speaks of the item of each array that was begun last."""
        path: Path = ()
        for part in key:
            path = (*path, part)
            if path in self._items:
                path = (*path, self._items[path] - 1)
        return path

    def _read_entry(self, table: Path) -> None:
        path = (*table, *self._read_key())
        self._note(path)
        self._take("=")
        self._read_value(path)

    def _read_value(self, path: Path) -> None:
        self._skip_blank()
        self._note(path)
        if self._take("["):
            self._read_array(path)
        elif self._take("{"):
            self._read_inline_table(path)
        elif self._read_string() is None:
            self._match(_SCALAR)

    def _read_array(self, path: Path) -> None:
        number = 0
        self._skip_blank()
        while not self._take("]"):
            self._read_value((*path, number))
            number += 1
            self._skip_blank()
            self._take(",")
            self._skip_blank()

    def _read_inline_table(self, path: Path) -> None:
        self._skip_blank()
        while not self._take("}"):
            self._read_entry(path)
            self._skip_blank()
            self._take(",")
            self._skip_blank()

    def _read_key(self) -> Path:
        parts: list[str] = []
        while True:
            self._skip_blank()
            quoted = self._read_string()
            parts.append(self._match(_BARE_KEY) if quoted is None else quoted)
            self._skip_blank()
            if not self._take("."):
                return tuple(parts)

    def _read_string(self) -> str | None:
        for pattern in _STRINGS:
            found = pattern.match(self._text, self._at)
            if found is not None:
                self._at = found.end()
                return found.group(1)
        return None

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        if found is None:
            raise ValueError(f"this is not TOML, from character {self._at}")
        self._at = found.end()
        return found.group()

    def _skip_blank(self) -> None:
        self._match(_BLANK)

    def _take(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        return True

    def _note(self, path: Path) -> None:
        self._lines[path] = bisect_right(self._breaks, self._at - 1) + 1
