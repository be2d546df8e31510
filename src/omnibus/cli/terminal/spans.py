"""Text with a hint of how to show it. Who can't show it leaves the hint away: no meaning is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Span(NamedTuple):
    text: str
    ink: str = ""
    """``strong``, ``soft``, ``good``, ``bad``, ``card:orange`` or ``seat:0``."""


Line = list[Span]


def line(*parts: str | Span) -> Line:
    return [Span(part) if isinstance(part, str) else part for part in parts]


def strong(text: str) -> Span:
    return Span(text, "strong")


def plain_text(spans: Line) -> str:
    return "".join(span.text for span in spans)


def joined(lines: list[Line], by: str = ", ") -> Line:
    """One line of several."""
    spans: Line = []
    for number, one in enumerate(lines):
        spans += [*line(by if number else ""), *one]
    return spans


def wrapped(spans: Line, width: int, indent: str = "  ") -> list[Line]:
    """In lines of that width, broken at blanks, and never within a card or a name."""
    lines: list[Line] = [[]]
    used = 0
    for piece in _pieces(spans):
        if used > len(indent) and used + shown_width(piece._replace(text=piece.text.rstrip())) > width:
            lines.append([Span(indent)])
            used = len(indent)
        lines[-1].append(piece)
        used += shown_width(piece)
    return lines


def shown_width(span: Span) -> int:
    return len(span.text) + (2 if is_chip(span) else 0)


def is_chip(span: Span) -> bool:
    """Shown on a paint, with a blank on both sides."""
    return ":" in span.ink


def _pieces(spans: Line) -> Iterator[Span]:
    """Words with the blanks behind them; chips whole."""
    for span in spans:
        if is_chip(span):
            yield span
        else:
            yield from (Span(word, span.ink) for word in re.findall(r"\S+\s*|\s+", span.text))
