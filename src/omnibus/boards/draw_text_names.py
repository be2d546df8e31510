"""The names of places on a page of characters: whole where there is room, else a short code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from omnibus.boards.draw_text_grid import Cell
from omnibus.boards.model import Board, Place, Slug

SMALL_WORDS = {"the", "of", "and", "de", "der", "den", "du", "des", "la", "le", "les", "het", "am", "an"}
LETTER_HIT, LINE_HIT, BY_LETTER, BY_LINE = 100.0, 7.0, 9.0, 2.0
FAR, CODE, BROKEN = 1.5, 14.0, 1.0
ROUNDS = 6


class Name(NamedTuple):
    """Lines of one name, each with the cell of its first letter."""

    lines: tuple[tuple[Cell, str], ...]
    whole: bool
    """Not only the code."""

    def cells(self) -> Set[Cell]:
        return {Cell(row, column + n) for (row, column), words in self.lines for n in range(len(words))}

    def around(self) -> Set[Cell]:
        """The cells of the name, and one more at both ends of each line."""
        return {
            Cell(row, column + n) for (row, column), words in self.lines for n in range(-1, len(words) + 1)
        }


def place_codes(board: Board) -> dict[Slug, str]:
    """Short for each place and different from all others: ``BiB`` for Big Ben, ``Wat`` for Waterloo."""
    codes: dict[Slug, str] = {}
    for place in board.places:
        taken = set(codes.values())
        codes[place.slug] = next(code for code in _codes(place) if code not in taken)
    return codes


def _codes(place: Place) -> Iterator[str]:
    words = [word for word in re.findall(r"\w+", place.name) if word.lower() not in SMALL_WORDS]
    words = words or [place.name]
    first, last = words[0], words[-1] if len(words) > 1 else ""
    if last:
        yield from (first[:2].capitalize() + letter.upper() for letter in last)
    yield from (first[:length].capitalize() for length in range(3, len(first) + 1))
    yield from (f"{first[:2].capitalize()}{number}" for number in range(2, 100))


def place_names(
    board: Board, markers: Mapping[Slug, Cell], lines: Set[Cell], letters: Set[Cell], size: tuple[int, int]
) -> dict[Slug, Name]:
    """A name for every place, over no letter of a route and no other name, if that can be had."""
    codes, fixed = place_codes(board), letters | set(markers.values())
    options: dict[Slug, list[tuple[float, Name]]] = {}
    for place in board.places:
        found = _names(place, codes[place.slug], markers[place.slug])
        options[place.slug] = [
            (cost + _cost(name, markers[place.slug], lines, fixed), name)
            for cost, name in found
            if all(0 <= row < size[0] and 0 <= column < size[1] for row, column in name.cells())
        ]
    return _settled(options)


def _settled(options: Mapping[Slug, Sequence[tuple[float, Name]]]) -> dict[Slug, Name]:
    chosen = {slug: min(some)[1] for slug, some in options.items() if some}
    for _ in range(ROUNDS):
        before = dict(chosen)
        for slug, some in options.items():
            taken = {cell for other, name in chosen.items() if other != slug for cell in name.cells()}
            if some:
                chosen[slug] = min(
                    (cost + LETTER_HIT * len(name.around() & taken), name) for cost, name in some
                )[1]
        if chosen == before:
            break
    return chosen


def _cost(name: Name, marker: Cell, lines: Set[Cell], letters: Set[Cell]) -> float:
    own, around = name.cells(), name.around() - {marker}
    hits = LETTER_HIT * len(own & letters) + LINE_HIT * len(own & lines)
    sides = around - own
    return hits + BY_LETTER * len(sides & letters) + BY_LINE * len(sides & (lines - letters))


def _names(place: Place, code: str, marker: Cell) -> Iterator[tuple[float, Name]]:
    words = place.name.split(" ")
    yield from _around([place.name], marker, whole=True)
    for at in range(1, len(words)):
        halves = [" ".join(words[:at]), " ".join(words[at:])]
        yield from ((cost + BROKEN, name) for cost, name in _around(halves, marker, whole=True))
    yield from ((cost + CODE, name) for cost, name in _around([code], marker, whole=False))


def _around(lines: Sequence[str], marker: Cell, *, whole: bool) -> Iterator[tuple[float, Name]]:
    """The lines of a name to all sides of its place, with how little each position is liked."""
    width, height = max(map(len, lines)), len(lines)
    row, column = marker
    right, left = column + 2, column - 1 - width
    for top in range(row - height, row + 2):
        beside = FAR * abs(top + (height - 1) / 2 - row)
        yield beside, _name(lines, top, right, width, 0.0, whole=whole)
        yield beside + 0.2, _name(lines, top, left, width, 1.0, whole=whole)
    for top, cost in ((row + 1, 0.6), (row - height, 0.8), (row + 2, 6.0), (row - height - 1, 6.0)):
        for start in range(column - width + 1, column + 1):
            off = abs(start + width / 2 - 0.5 - column)
            yield cost + 0.3 * off, _name(lines, top, start, width, 0.5, whole=whole)


def _name(lines: Sequence[str], top: int, left: int, width: int, side: float, *, whole: bool) -> Name:
    """``side`` is 0 for lines that begin together, 1 for lines that end together."""
    placed = [(Cell(top + n, left + int((width - len(line)) * side)), line) for n, line in enumerate(lines)]
    return Name(tuple(placed), whole)
