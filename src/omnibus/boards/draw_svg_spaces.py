"""One space of a drawn route: its box with the sign, the marks on it, the piece that stands there."""

from __future__ import annotations

import math
from typing import NamedTuple

from omnibus.boards.draw_signs import SEAT_LETTERS
from omnibus.boards.draw_svg_elements import CAP_HEIGHT, Value, element, number, text
from omnibus.boards.draw_vehicles import HEIGHT, LENGTH, vehicle
from omnibus.boards.geometry import Point, Sizes, SpaceBox
from omnibus.boards.model import Board, Route

SIGN_SIZE = 0.36
"""Of a sign's half, in parts of a space's width."""
COST_RADIUS = 9.5
TRACK_WIDTH = 9.4
"""Of the line under a space that stands for several cards."""
MARK_RADIUS = 8.6
PIECE_REACH, PIECE_HEIGHT = 0.9, 1.25
"""How much of its space a piece takes."""


class Taken(NamedTuple):
    """By whom a route is claimed."""

    seat: int

    @property
    def letter(self) -> str:
        return SEAT_LETTERS[self.seat % len(SEAT_LETTERS)]

    @property
    def name(self) -> str:
        return f"seat-{self.seat % len(SEAT_LETTERS) + 1}"


def space_shapes(board: Board, route: Route, box: SpaceBox, unit: float) -> str:
    """The box in the colour of the card, with its sign."""
    sign = use(
        f"sign-{route.colour}", Point(box.x, box.y), SIGN_SIZE * box.width / 10, f"card-{route.colour}-ink"
    )
    flagged = board.flag is not None and route.colour in board.flag.colours
    return (
        box_rectangle(box, f"card-{route.colour}", 4 * unit)
        + sign
        + (_pennant(route, box) if flagged else "")
    )


def mark_shapes(box: SpaceBox, unit: float) -> str:
    """The sign of a marked route, at the start of its first space."""
    middle = along(box, 0.5 * box.width - box.length / 2)
    disc = element("circle", {"class": "mark", "cx": middle.x, "cy": middle.y, "r": MARK_RADIUS * unit})
    return disc + use("mark", middle, 0.66 * unit, "mark-sign")


def cost_position(box: SpaceBox, sizes: Sizes) -> Point:
    """Beside the box on its own track: to the right on the page, or below where the track stands upright."""
    return along(box, (box.length / 2 + (COST_RADIUS + 3) * sizes.unit) * _reading_way(box))


def cost_shapes(box: SpaceBox, cost: int, sizes: Sizes) -> str:
    """The number of cards, beside a space that stands for several."""
    middle = cost_position(box, sizes)
    disc = element("circle", {"class": "cost", "cx": middle.x, "cy": middle.y, "r": COST_RADIUS * sizes.unit})
    return disc + centred(str(cost), middle, 14 * sizes.unit, "number")


def piece_shapes(box: SpaceBox, kind: str, taken: Taken) -> str:
    """A vehicle in its owner's colour, with the owner's letter: along the track, never upside down."""
    shape, scale = vehicle(kind), min(PIECE_REACH * box.length / LENGTH, PIECE_HEIGHT * box.width / HEIGHT)
    degrees = math.degrees(box.angle) % 360
    turn = degrees - 180 if 90 < degrees <= 270 else degrees
    where = f"translate({number(box.x)} {number(box.y)}) rotate({number(turn)}) scale({scale:.3f})"
    across, down = shape.letter
    return element(
        "g",
        {"class": "piece", "transform": where},
        *([element("path", {"class": "rail", "d": shape.lines})] if shape.lines else []),
        element("path", {"class": f"body {taken.name}", "d": shape.body}),
        *([element("path", {"class": "pane", "d": shape.glass})] if shape.glass else []),
        *(element("circle", {"class": "wheel", "cx": x, "cy": y, "r": r}) for x, y, r in shape.wheels),
        text(taken.letter, Point(across, down), {"class": f"{taken.name}-ink", "font-size": 10.5}),
    )


def box_rectangle(box: SpaceBox, name: str, round_: float) -> str:
    turn = f"rotate({number(math.degrees(box.angle))} {number(box.x)} {number(box.y)})"
    corner: dict[str, Value] = {"x": box.x - box.length / 2, "y": box.y - box.width / 2}
    size: dict[str, Value] = {"width": box.length, "height": box.width, "rx": round_}
    return element("rect", {"class": name, **corner, **size, "transform": turn})


def use(target: str, at: Point, scale: float, name: str) -> str:
    """A sign; it stands upright however its space is turned."""
    where = f"translate({number(at.x)} {number(at.y)}) scale({scale:.2f})"
    return element("use", {"href": f"#{target}", "class": name, "transform": where})


def centred(words: str, at: Point, size: float, name: str) -> str:
    """Words whose capitals have their middle at a point."""
    return text(words, Point(at.x, at.y + size * CAP_HEIGHT / 2), {"class": name, "font-size": size})


def along(box: SpaceBox, reach: float) -> Point:
    """The point ``reach`` from the middle of a box in its own direction."""
    return Point(box.x + reach * math.cos(box.angle), box.y + reach * math.sin(box.angle))


def _pennant(route: Route, box: SpaceBox) -> str:
    """The sign of a colour that counts for a flag."""
    reach = (0.42 * box.width - box.length / 2) * _reading_way(box)
    return use("pennant", along(box, reach), 0.27 * box.width / 10, f"card-{route.colour}-ink")


def _reading_way(box: SpaceBox) -> int:
    """1 where the box's own direction leads to the right (or nearly straight down) on the page, else -1."""
    return 1 if math.cos(box.angle) + 0.4 * math.sin(box.angle) >= 0 else -1
