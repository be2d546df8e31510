"""Elements of an SVG as text, and how wide a line of type runs."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from omnibus.boards.geometry import Point

CAP_HEIGHT = 0.72
"""Of a capital, in parts of the type's size."""
Value = str | float | None


def element(name: str, attributes: dict[str, Value], *children: str) -> str:
    """One element; an attribute that is None is left out. Children are markup already."""
    given = "".join(f' {key}="{_attribute(value)}"' for key, value in attributes.items() if value is not None)
    return f"<{name}{given}>{''.join(children)}</{name}>" if children else f"<{name}{given}/>"


def group(attributes: dict[str, Value], children: Iterable[str]) -> str:
    """A group, or nothing where it would be empty."""
    inside = "".join(children)
    return element("g", attributes, inside) if inside else ""


def title(words: str) -> str:
    return element("title", {}, escape(words))


def number(value: float) -> str:
    """With one decimal at most."""
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def line_path(points: Iterable[Point], *, closed: bool = False) -> str:
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def text(words: str, at: Point, attributes: dict[str, Value]) -> str:
    return element("text", {"x": at.x, "y": at.y, **attributes}, escape(words))


class Area(NamedTuple):
    """A rectangle that stands straight."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, by: float) -> Area:
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def corners(self) -> list[Point]:
        return [
            Point(self.left, self.top),
            Point(self.right, self.top),
            Point(self.right, self.bottom),
            Point(self.left, self.bottom),
        ]


NARROW, SLIM, BROAD, BROADEST = "iljI.,:;'|!’", "frt()-/ ", "wABCDEGHKNOPQRSTUVXYZ&", "mMW@%"


def text_width(words: str, size: float, face: float = 1.0) -> float:
    """About how wide a line of bold type runs, in the units of its size; rather too wide than too narrow."""
    return sum(_letter_width(letter) for letter in words) * size * face


def _letter_width(letter: str) -> float:
    for letters, width in ((NARROW, 0.29), (SLIM, 0.37), (BROADEST, 0.89), (BROAD, 0.73)):
        if letter in letters:
            return width
    return 0.58


def _attribute(value: Value) -> str:
    return number(value) if isinstance(value, int | float) else escape(str(value), quote=True)
