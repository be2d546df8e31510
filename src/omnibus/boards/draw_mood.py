"""The mood of a city's drawing: colours and type, as data in ``moods/``."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from omnibus.boards.model import GREY, WILD, Board, Slug

NEUTRAL = "neutral"
Ink = Literal["#000000", "#ffffff"]


Paint = Literal["page", "place", "water", "shore", "accent", "second", "third", "frame"]


class Palette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of one variant, light or dark, named after what they paint."""

    page: str
    """Around the map."""
    page_ink: str
    page_soft: str
    """Small print on the page."""
    ground: str
    land: str
    water: str
    shore: str
    park: str
    street: str
    wall: str
    name: str
    """The names of waters and parks."""
    ink: str
    """The names of places."""
    halo: str
    bed: str
    """Under the spaces of a route."""
    edge: str
    """Around each space."""
    track: str
    """The line of a route whose one space stands for several cards."""
    place: str
    place_edge: str
    frame: str
    accent: str
    accent_ink: str
    second: str
    third: str


class Type(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    """Font families."""
    text: str
    names: str = ""
    """Of places; left out, those of the text."""
    faces: dict[str, str] = {}
    """Families that come with Omnibus -> their files."""
    title_weight: int = 700
    title_spacing: float = 0.0
    """In ems."""
    title_capitals: bool = False
    label_weight: int = 600
    label_capitals: bool = False
    width: float = 1.0
    """How wide the text face runs, Helvetica being 1."""


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A path in one paint: filled, or drawn as a line so thick."""

    d: str
    paint: Paint
    line: float | None = None
    opacity: float | None = None


class Vignette(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small picture for an empty part of the map."""

    size: tuple[float, float]
    """Within which it is drawn, in parts of the board."""
    spots: list[tuple[float, float, float]]
    """Where it stands: its left and top in parts of the canvas, and its scale."""
    strokes: list[Stroke]


class Mood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    summary: str
    ornament: Literal["plain", "stripes", "rays", "compass", "bar"]
    type: Type
    light: Palette
    dark: Palette
    coast_lines: int = 0
    """Drawn along the coast of open water."""
    vignettes: list[Vignette] = []
    bands: list[Paint] = []
    """A broad river runs in so many bands, the outermost first."""
    cards: dict[Slug, str] = {}
    """Colour of a card -> paint."""
    seats: list[str] = []
    spare: list[str] = []
    """Paints for colours that have none of their own."""

    def paints(self, board: Board) -> dict[Slug, str]:
        """The paint of every colour on a board, of cards, routes and districts."""
        used = [
            WILD,
            GREY,
            *board.deck,
            *(one.colour for one in board.routes),
            *(one.colour for one in board.districts),
        ]
        unknown = [colour for colour in dict.fromkeys(used) if colour not in self.cards]
        spare = {colour: self.spare[n % len(self.spare)] for n, colour in enumerate(unknown)}
        return {colour: self.cards.get(colour) or spare[colour] for colour in dict.fromkeys(used)}


def board_mood(board: Board) -> Mood:
    return named_mood(board.city)


@cache
def named_mood(slug: Slug) -> Mood:
    """The mood of that name; the neutral one where there is none, or fills what it leaves out."""
    neutral = msgspec.toml.decode(_mood_text(NEUTRAL) or "", type=Mood)
    text = _mood_text(slug) if re.fullmatch(r"[a-z0-9-]+", slug) else None
    if text is None:
        return neutral
    own = msgspec.toml.decode(text, type=Mood)
    return msgspec.structs.replace(
        own,
        cards=neutral.cards | own.cards,
        seats=own.seats or neutral.seats,
        spare=own.spare or neutral.spare,
    )


def ink_on(paint: str) -> Ink:
    """Black or white, whichever reads better on a paint."""
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, paint))


def contrast(first: str, second: str) -> float:
    """The contrast of two colours ``#rrggbb``, 1 to 21, as WCAG defines it."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(paint: str) -> float:
    red, green, blue = (_linear(int(paint[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _mood_text(slug: Slug) -> str | None:
    file = resources.files("omnibus.boards") / "moods" / f"{slug}.toml"
    return file.read_text(encoding="utf-8") if file.is_file() else None
