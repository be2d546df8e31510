"""Where the name of each place stands: near it, over nothing, and over no other name."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal

import msgspec

from omnibus.boards.draw_mood import Type
from omnibus.boards.draw_svg_elements import CAP_HEIGHT, Area, text_width
from omnibus.boards.draw_svg_obstacles import Obstacle, areas_touch, touches
from omnibus.boards.geometry import Point, Sizes, board_sizes
from omnibus.boards.model import Board, Place

LABEL_SIZE = 17.0
SMALLER = (1.0, 0.9, 0.8)
"""Where a name finds no room in full size."""
LARGE = (1.6, 1.4, 1.2, 1.0)
LINE_HEIGHT = 1.04
DISTANCES = (0.0, 0.3, 0.7, 1.2, 1.8)
"""Between a place and its name, in radii of the place beyond the nearest."""
SLIDES = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75)
"""Along the side on which a name stands, in parts of its own half."""
BEST_KEPT, ENOUGH = 60, 20
"""Positions that one name may choose from; the search ends when so many are free of everything."""
ROUNDS = 12

DIRECTIONS = {
    "e": (1, 0), "w": (-1, 0), "s": (0, 1), "n": (0, -1),
    "se": (1, 1), "ne": (1, -1), "sw": (-1, 1), "nw": (-1, -1),
}  # fmt: skip
"""To the right and down; the earlier ones are liked better."""

HOPELESS = 4
"""So many things covered: nobody counts on."""
OFF_BOARD, HIT, WISH, LABEL_HIT, UNCLEAR = 2000.0, 100.0, 40.0, 160.0, 12.0
FARTHEST = 4.0
"""From a place to its name, in radii of the place."""


class Label(msgspec.Struct, frozen=True):
    lines: tuple[str, ...]
    area: Area
    anchor: Literal["start", "middle", "end"]
    size: float

    def baselines(self) -> list[Point]:
        """Where each line of type begins (or has its middle or end)."""
        across = {"start": self.area.left, "middle": self.area.middle.x, "end": self.area.right}[self.anchor]
        first = self.area.top + CAP_HEIGHT * self.size + 0.06 * self.size
        step = LINE_HEIGHT * self.size
        return [Point(across, first + step * n) for n in range(len(self.lines))]


class Candidate(msgspec.Struct, frozen=True):
    label: Label
    cost: float


def place_labels(
    board: Board, type_: Type, obstacles: Sequence[Obstacle], *, large: bool = False
) -> dict[str, Label]:
    """A label for every place, by slug; large ones where there is room, for small screens."""
    sizes = LARGE if large else SMALLER
    lists = {place.slug: _candidates(board, place, type_, obstacles, sizes) for place in board.places}
    chosen = {slug: some[0] for slug, some in lists.items()}
    for _ in range(ROUNDS):
        before = dict(chosen)
        for slug, some in lists.items():
            others = [one.label.area for other, one in chosen.items() if other != slug]
            chosen[slug] = min(some, key=lambda one: one.cost + LABEL_HIT * _hits(one.label.area, others))
        if chosen == before:
            break
    return {slug: one.label for slug, one in chosen.items()}


def _hits(area: Area, others: Sequence[Area]) -> int:
    return sum(areas_touch(area.grown(2), other) for other in others)


def _candidates(
    board: Board, place: Place, type_: Type, obstacles: Sequence[Obstacle], parts: Sequence[float]
) -> list[Candidate]:
    """The best positions for one name, the best first."""
    sizes = board_sizes(board)
    reach = (
        text_width(place.name, LABEL_SIZE * parts[0] * sizes.unit, type_.width)
        + FARTHEST * sizes.place_radius
    )
    around = Area(place.x - reach, place.y - reach, place.x + reach, place.y + reach)
    near = [thing for thing in obstacles if areas_touch(around, thing.area)]
    found: list[Candidate] = []
    free = 0
    for label, liking in sorted(_positions(sizes, place, type_, parts), key=lambda one: one[1]):
        cost = HIT * sum(islice((1 for one in near if touches(label.area, one)), HOPELESS))
        cost += OFF_BOARD * (not _inside(label.area, board)) + UNCLEAR * _nearer_places(
            label.area, board, place
        )
        found.append(Candidate(label, cost + liking))
        free += not cost
        if free == ENOUGH:
            break
    return sorted(found, key=lambda one: one.cost)[:BEST_KEPT]


def _positions(
    sizes: Sizes, place: Place, type_: Type, parts: Sequence[float]
) -> Iterator[tuple[Label, float]]:
    """Every way to write a name, with how little it is liked."""
    for smaller, broken, lines in (
        (part, broken, lines) for part in parts for broken, lines in enumerate(_breaks(place.name, type_))
    ):
        size = LABEL_SIZE * smaller * sizes.unit
        width = max(text_width(line, size, type_.width) for line in lines)
        height = size * (LINE_HEIGHT * (len(lines) - 1) + 0.92)
        for order, (name, direction) in enumerate(DIRECTIONS.items()):
            wish = 0.0 if place.label in (None, name) else WISH
            for away in DISTANCES:
                for slide in SLIDES:
                    area = _area(place, direction, sizes.place_radius * (1.3 + away), width, height, slide)
                    anchor = _anchor(direction[0])
                    liking = (
                        0.3 * order
                        + 1.0 * min(broken, 1)
                        + 6 * away
                        + 3 * abs(slide)
                        + 60 * (parts[0] - smaller)
                        + wish
                    )
                    yield Label(lines, area, anchor, size), liking


def _breaks(name: str, type_: Type) -> list[tuple[str, ...]]:
    """The name in one line, and in two or three where it has the words for it."""
    words = (name.upper() if type_.label_capitals else name).split(" ")
    whole = " ".join(words)
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    thirds = [tuple(words)] if len(words) == 3 else []
    return [(whole,), *halves, *thirds]


def _area(
    place: Place, way: tuple[int, int], reach: float, width: float, height: float, slide: float
) -> Area:
    """A rectangle beside the place; it may slide along the side it stands on."""
    across, down = way
    diagonal = 0.72 if across and down else 1.0
    left = place.x + (across - 1) * width / 2 + across * reach * diagonal
    top = place.y + (down - 1) * height / 2 + down * reach * diagonal
    left += slide * width / 2 if down else 0.0
    top += slide * height if not down else 0.0
    return Area(left, top, left + width, top + height)


def _anchor(across: int) -> Literal["start", "middle", "end"]:
    return "start" if across > 0 else "end" if across < 0 else "middle"


def _inside(area: Area, board: Board) -> bool:
    edge = 5 * board_sizes(board).unit
    right, bottom = board.canvas.width - edge, board.canvas.height - edge
    return area.left >= edge and area.top >= edge and area.right <= right and area.bottom <= bottom


def _nearer_places(area: Area, board: Board, own: Place) -> int:
    """How many other places a reader could take the name for."""
    near = 1.25 * _distance(area, own) + 4 * board_sizes(board).unit
    return sum(_distance(area, other) < near for other in board.places if other.slug != own.slug)


def _distance(area: Area, place: Place) -> float:
    across = max(area.left - place.x, 0, place.x - area.right)
    down = max(area.top - place.y, 0, place.y - area.bottom)
    return math.hypot(across, down)
