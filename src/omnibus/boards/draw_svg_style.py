"""The style sheet of a drawn board: its paints as custom properties, light and dark.

A page may override every property, and choose a variant by the class ``light`` or ``dark`` on the
drawing. Every value is written twice, the second time as a property: a program that knows no
custom properties keeps the first, so the file also prints.
"""

from __future__ import annotations

import re
from importlib import resources

import msgspec

from omnibus.boards.draw_mood import Mood, Palette, ink_on
from omnibus.boards.draw_svg_elements import number
from omnibus.boards.model import Board

COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
PROPERTY_USE = re.compile(r"([a-z-]+): var\(--([a-z0-9-]+)\)")
LENGTH = re.compile(r"(\d+(?:\.\d+)?)u\b")


def style_sheet(board: Board, mood: Mood, unit: float) -> str:
    fixed = _type_values(mood) | _card_values(board, mood)
    light, dark = fixed | _palette_values(mood.light), _palette_values(mood.dark)
    rules = _shared_rules() + _card_rules(board, mood)
    sized = LENGTH.sub(lambda found: number(float(found[1]) * unit), rules)
    return (
        f".board {{{_declared(light)}}}\n.board.dark {{{_declared(dark)}}}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ .board:not(.light) {{{_declared(dark)}}} }}\n"
        + PROPERTY_USE.sub(lambda use: f"{use[1]}: {light[use[2]]}; {use[0]}", sized)
    )


def _declared(values: dict[str, str]) -> str:
    return "; ".join(f"--{name}: {value}" for name, value in values.items())


def _palette_values(palette: Palette) -> dict[str, str]:
    return {name.replace("_", "-"): paint for name, paint in msgspec.structs.asdict(palette).items()}


def _type_values(mood: Mood) -> dict[str, str]:
    return {
        "title": mood.type.title,
        "text": mood.type.text,
        "names": mood.type.names or mood.type.text,
        "ground-style": "normal" if mood.type.names else "italic",
        "title-weight": str(mood.type.title_weight),
        "title-spacing": f"{mood.type.title_spacing:g}em",
        "label-weight": str(mood.type.label_weight),
    }


def _card_values(board: Board, mood: Mood) -> dict[str, str]:
    values: dict[str, str] = {}
    for colour, paint in mood.paints(board).items():
        values |= {f"card-{colour}": paint, f"card-{colour}-ink": ink_on(paint)}
    for seat, paint in enumerate(mood.seats, start=1):
        values |= {f"seat-{seat}": paint, f"seat-{seat}-ink": ink_on(paint)}
    return values


def _card_rules(board: Board, mood: Mood) -> str:
    names = [f"card-{colour}" for colour in mood.paints(board)]
    names += [f"seat-{seat}" for seat, _ in enumerate(mood.seats, start=1)]
    return "".join(
        f".board .{name} {{ fill: var(--{name}) }}\n.board .{name}-ink {{ fill: var(--{name}-ink) }}\n"
        for name in names
    )


def _shared_rules() -> str:
    file = resources.files("omnibus.boards") / "moods" / "board.css"
    return COMMENT.sub("", file.read_text(encoding="utf-8"))
