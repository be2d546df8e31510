"""A page of characters to draw on, with colours for terminals that have them."""

from __future__ import annotations

from typing import NamedTuple

from omnibus.boards.draw_mood import ink_on

PLAIN_END = "\x1b[0m"
CUBE = (0, 95, 135, 175, 215, 255)
"""The steps of red, green and blue in the colour table of 256 that terminals share."""


class Cell(NamedTuple):
    row: int
    column: int


class Style(NamedTuple):
    """Paints are ``#rrggbb``; None is the terminal's own."""

    ink: str | None = None
    ground: str | None = None
    bold: bool = False


PLAIN = Style()
Words = list[tuple[str, Style]]
"""Characters with their styles."""


class Grid:
    """Characters by cell; what was not written on is blank."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self._written: dict[Cell, tuple[str, Style]] = {}

    def put(self, cell: Cell, letter: str, style: Style = PLAIN) -> None:
        """Write one character; outside of the page nothing happens."""
        if 0 <= cell.row < self.rows and 0 <= cell.column < self.columns:
            self._written[cell] = (letter, style)

    def write(self, cell: Cell, words: str, style: Style = PLAIN) -> None:
        for step, letter in enumerate(words):
            self.put(Cell(cell.row, cell.column + step), letter, style)

    def at(self, cell: Cell) -> str:
        return self._at(cell)[0]

    def words(self) -> list[Words]:
        """The page line by line."""
        return [[self._at(Cell(row, column)) for column in range(self.columns)] for row in range(self.rows)]

    def _at(self, cell: Cell) -> tuple[str, Style]:
        return self._written.get(cell, (" ", PLAIN))


def plain_text(words: Words) -> str:
    return "".join(letter for letter, _ in words).rstrip()


def coloured(words: Words) -> str:
    """Characters with the escape codes of their styles, each code only where the style changes."""
    parts, before = [], PLAIN
    for letter, style in words[: len(plain_text(words))]:
        if style != before:
            parts.append(_escape(style))
        parts.append(letter)
        before = style
    return "".join(parts) + (PLAIN_END if before != PLAIN else "")


def painted(words: str, style: Style) -> Words:
    return [(letter, style) for letter in words]


def on_paint(paint: str) -> Style:
    """Readable on a ground of that paint."""
    return Style(ink_on(paint), paint, bold=True)


def _escape(style: Style) -> str:
    codes = ["0"]
    codes += ["1"] if style.bold else []
    codes += [f"38;5;{_table_colour(style.ink)}"] if style.ink else []
    codes += [f"48;5;{_table_colour(style.ground)}"] if style.ground else []
    return f"\x1b[{';'.join(codes)}m"


def _table_colour(paint: str) -> int:
    """The nearest colour of the table's cube, or of its greys."""
    red, green, blue = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    steps = [_nearest_step(part) for part in (red, green, blue)]
    grey = min(max(round(((red + green + blue) / 3 - 8) / 10), 0), 23)
    of_cube = _distance((red, green, blue), tuple(CUBE[step] for step in steps))
    if _distance((red, green, blue), (8 + 10 * grey,) * 3) < of_cube:
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _nearest_step(part: int) -> int:
    return min(range(len(CUBE)), key=lambda step: abs(CUBE[step] - part))


def _distance(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True))
