"""A board as a stand-alone SVG: for the page, the wall and the README.

The map is in canvas units with its origin in the corner of the page's map, so a browser shows the map
alone by the view box ``0 0 width height``. Ids: ``place-SLUG``, ``route-SLUG``, ``route-SLUG-1``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from omnibus.boards.draw_mood import Mood, board_mood
from omnibus.boards.draw_signs import PENNANT, WHEEL
from omnibus.boards.draw_svg_elements import Value, element, group, number, text, title
from omnibus.boards.draw_svg_emblems import emblems
from omnibus.boards.draw_svg_faces import font_faces
from omnibus.boards.draw_svg_ground import ground_shapes
from omnibus.boards.draw_svg_labels import Label, place_labels
from omnibus.boards.draw_svg_margin import foot, page_area
from omnibus.boards.draw_svg_names import ground_names
from omnibus.boards.draw_svg_network import Scene, beds, place_group, route_group, sign_definitions
from omnibus.boards.draw_svg_obstacles import network_obstacles, obstacle
from omnibus.boards.draw_svg_ornament import around_map, behind_page, corner_radius
from omnibus.boards.draw_svg_style import style_sheet
from omnibus.boards.draw_svg_vignettes import vignettes
from omnibus.boards.geometry import board_sizes
from omnibus.boards.model import Board

Theme = Literal["light", "dark"]
Labels = Literal["none", "plain", "large"]
"""Names of places and waters; large ones are for small screens."""


def board_svg(
    board: Board,
    *,
    owners: Mapping[str, int] | None = None,
    last: str | None = None,
    highlight: Collection[str] = (),
    labels: Labels = "plain",
    theme: Theme | None = None,
    faces: bool = False,
) -> str:
    """The drawing of a board that the checker has passed.

    ``owners`` says by route which seat (from 0) has claimed it, ``last`` is the route claimed last,
    ``highlight`` names routes and places to be lit. Without a theme it follows the reader's; with
    ``faces`` it holds its type.
    """
    mood = board_mood(board)
    scene = Scene(board, owners or {}, last, frozenset(highlight))
    shapes, written = network_obstacles(board), labels != "none"
    names = place_labels(board, mood.type, shapes, large=labels == "large") if written else {}
    taken = shapes + [obstacle(label.area.corners()) for label in names.values()]
    pictures, covered = vignettes(board, mood, taken)
    taken += covered
    emblem, words = emblems(board, mood, taken), f"{board.name}: board"
    layers = [
        title(words),
        _sheet(board, mood, faces=faces),
        _definitions(board, mood),
        _page(board, mood),
        _ground(board, mood) + pictures,
        emblem.markup,
        ground_names(board, mood.type, taken + emblem.covered) if written else "",
        around_map(board, mood),
        beds(scene),
        group({"class": "routes"}, [route_group(scene, route) for route in board.routes]),
        group({"class": "places"}, [place_group(scene, place) for place in board.places]),
        group({"class": "labels"}, [_label(slug, label) for slug, label in names.items()]),
        foot(board, mood),
    ]
    return element("svg", _root(board, mood, words, theme), "\n", "\n".join(filter(None, layers)), "\n")


def _root(board: Board, mood: Mood, words: str, theme: Theme | None) -> dict[str, Value]:
    page = page_area(board)
    box = " ".join(number(value) for value in (page.left, page.top, page.width, page.height))
    return {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": box,
        "class": f"board {theme}" if theme else "board",
        "role": "graphics-document",
        "aria-label": words,
        "data-city": board.city,
        "data-ornament": mood.ornament,
    }


def _definitions(board: Board, mood: Mood) -> str:
    clip = element(
        "clipPath", {"id": "map"}, _map_rectangle(board, {"rx": corner_radius(board, mood) or None})
    )
    marks = element("path", {"id": "mark", "d": WHEEL}) + element("path", {"id": "pennant", "d": PENNANT})
    return element("defs", {}, clip, sign_definitions(board), marks)


def _map_rectangle(board: Board, attributes: dict[str, Value]) -> str:
    return element("rect", {**attributes, "width": board.canvas.width, "height": board.canvas.height})


def _ground(board: Board, mood: Mood) -> str:
    inside = [_map_rectangle(board, {"class": "ground"}), ground_shapes(board, mood)]
    return group({"class": "map-ground", "clip-path": "url(#map)"}, inside)


def _sheet(board: Board, mood: Mood, *, faces: bool) -> str:
    held = font_faces(mood.type) if faces else ""
    return element("style", {}, held + style_sheet(board, mood, board_sizes(board).unit))


def _page(board: Board, mood: Mood) -> str:
    page = page_area(board)
    corner: dict[str, Value] = {"x": page.left, "y": page.top, "width": page.width, "height": page.height}
    return element("rect", {"class": "page", **corner}) + behind_page(board, mood)


def _label(slug: str, label: Label) -> str:
    attributes: dict[str, Value] = {"class": "label", "font-size": label.size, "text-anchor": label.anchor}
    lines = [text(line, at, attributes) for line, at in zip(label.lines, label.baselines(), strict=True)]
    return element("g", {"class": "name", "data-place": slug, "aria-hidden": "true"}, *lines)
