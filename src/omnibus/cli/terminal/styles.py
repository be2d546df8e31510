"""How the inks of spans look on the full screen, and the colours of the screen itself."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.theme import Theme

from omnibus.boards.draw_mood import board_mood, ink_on
from omnibus.boards.draw_text_grid import Style, Words
from omnibus.boards.model import Board
from omnibus.cli.terminal.spans import Line, is_chip, wrapped

FIXED = {"": "", "strong": "bold", "soft": "dim", "good": "$text-success", "bad": "bold $text-error"}


def mood_theme(board: Board) -> Theme:
    """The dark variant of the city's mood."""
    palette = board_mood(board).dark
    return Theme(
        name="mood",
        primary=palette.accent,
        secondary=palette.second,
        accent=palette.accent,
        foreground=palette.page_ink,
        background=palette.page,
        surface=palette.page,
        panel=palette.land,
        dark=True,
    )


BETWEEN_CHIPS = ([True, False, True], [True, False])


class Inks:
    def __init__(self, board: Board) -> None:
        mood = board_mood(board)
        self._paints = {f"card:{colour}": paint for colour, paint in mood.paints(board).items()}
        self._paints |= {f"seat:{seat}": paint for seat, paint in enumerate(mood.seats)}

    def style(self, ink: str) -> str:
        paint = self._paints.get(ink)
        return FIXED[ink] if paint is None else f"{ink_on(paint)} on {paint}"

    def content(self, spans: Line) -> Content:
        """Words on a paint get a blank on both sides, and need no comma between them."""
        parts: list[tuple[str, str]] = []
        for number, span in enumerate(spans):
            around = spans[max(0, number - 1) : number + 2]
            between = span.text == ", " and [is_chip(one) for one in around] in BETWEEN_CHIPS
            text = f" {span.text} " if is_chip(span) else " " if between else span.text
            parts.append((text, self.style(span.ink)))
        return Content.assemble(*parts)

    def lines(self, lines: Sequence[Line], width: int | None = None) -> Content:
        """Below each other; with a width they are broken to it."""
        fitted = lines if width is None else [part for one in lines for part in wrapped(one, width)]
        return Content("\n").join([self.content(one) for one in fitted])


def grid_content(rows: Sequence[Words]) -> Content:
    """A drawn page, letter by letter."""
    return Content("\n").join([Content.assemble(*_runs(row)) for row in rows])


def _runs(row: Words) -> list[tuple[str, str]]:
    """Letters of one style together."""
    runs: list[tuple[str, str]] = []
    for letter, style in row:
        written = style_words(style)
        if runs and runs[-1][1] == written:
            runs[-1] = (runs[-1][0] + letter, written)
        else:
            runs.append((letter, written))
    return runs


def style_words(style: Style) -> str:
    words = ["bold"] if style.bold else []
    words += [style.ink] if style.ink else []
    words += [f"on {style.ground}"] if style.ground else []
    return " ".join(words)
