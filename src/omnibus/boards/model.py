"""What is printed on a board and in its box, as data. Nothing here knows a rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

WILD = "wild"
GREY = "grey"

Slug = str
"""Lower-case words joined by single hyphens: ``big-ben``. Never a number."""


class Standing(StrEnum):
    """How sure we are of a part of a board."""

    PRINTED = "printed"
    """Checked against the printed board or rulebook."""
    REPORTED = "reported"
    """From one unchecked source."""
    ORIGINAL = "original"
    """Our own design."""


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    standing: Standing
    source: str


class Provenances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One for each part of the board; every part has to say where it is from."""

    box: Provenance
    places: Provenance
    positions: Provenance
    routes: Provenance
    points: Provenance
    tickets: Provenance
    extras: Provenance | None = None
    """Districts, marks and bonus cards, flags."""
    backdrop: Provenance | None = None


class Canvas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    height: int


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers a rulebook states. A profile may replace some."""

    end_at_most: int
    """The last round begins when a supply holds this many pieces or fewer."""
    first: Literal["youngest", "random", "chosen"]
    grey_routes: bool = True
    market: int = 5
    flush_at: int = 3
    starting_hand: int = 2
    tickets_offered: int = 2
    tickets_kept_at_least: int = 1
    flag_keep: Literal["optional", "mandatory"] = "optional"


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A printing of the rulebook that differs: whatever it replaces, and why."""

    slug: Slug
    source: str
    default: bool = False
    end_at_most: int | None = None
    first: Literal["youngest", "random", "chosen"] | None = None
    flag_keep: Literal["optional", "mandatory"] | None = None


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook says is in the box, without spares: the checker counts it again."""

    cards: int
    tickets: int
    pieces: int
    """Of all kinds, for all seats."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of piece, with the routes' score table for it."""

    slug: Slug
    pieces: int
    points: dict[int, int]
    """Cards a route costs -> points."""


class Flag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: list[Slug]
    points: int


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bonus cards taken for marked routes, and what a majority of them is worth."""

    cards: int
    points: dict[int, list[int]]
    """Seats at the start -> points of each place, best first."""


class District(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slug: Slug
    colour: str
    points: int
    places: list[Slug]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    slug: Slug
    name: str
    x: float
    y: float
    longitude: float | None = None
    latitude: float | None = None
    label: Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"] | None = None
    """Where the name stands; left out, the drawing chooses."""


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    slug: Slug
    """``a--b``; a twin adds ``.colour``, or ``.a``/``.b`` where both have one colour."""
    ends: tuple[Slug, Slug]
    colour: Slug
    spaces: int
    kind: Slug
    cards: int | None = None
    """What it costs; left out, as many cards as spaces."""
    twin: Slug | None = None
    """The other route of a double route."""
    mark: bool = False
    """Claiming it earns a bonus card."""
    bend: float = 0.0
    """How far the middle of the drawn curve leaves the straight line, to the left of
    the way from the first end to the second, as a part of the distance."""

    @property
    def cost(self) -> int:
        return self.spaces if self.cards is None else self.cards


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slug: Slug
    ends: tuple[Slug, Slug]
    points: int


class Backdrop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of the drawn ground: water, a park, a street."""

    kind: Literal["water", "park", "street", "wall", "land"]
    points: list[tuple[float, float]]
    name: str | None = None
    closed: bool = True
    width: float | None = None
    """Of a line that is not closed."""
    smooth: bool = True


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One city: the board, its cards and pieces. See ``docs/guides/add-a-city.md``."""

    city: Slug
    name: str
    seats: tuple[int, int]
    """Fewest and most."""
    standing: Provenances
    canvas: Canvas
    parameters: Parameters
    deck: dict[Slug, int]
    """Colour -> number of cards, ``wild`` first."""
    kinds: list[Kind]
    places: list[Place]
    routes: list[Route]
    tickets: list[Ticket]
    box: Box | None = None
    profiles: list[Profile] = []
    districts: list[District] = []
    flag: Flag | None = None
    bonus: Bonus | None = None
    backdrop: list[Backdrop] = []

    @property
    def colours(self) -> list[Slug]:
        """The colours of the cards, without the wild."""
        return [colour for colour in self.deck if colour != WILD]
