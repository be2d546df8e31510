"""Small pictures on the empty parts of a drawn map, as a mood holds them: ships, a tower, a bus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from omnibus.boards.draw_mood import Mood, Stroke, Vignette
from omnibus.boards.draw_svg_elements import Area, Value, element, group
from omnibus.boards.draw_svg_obstacles import Obstacle, areas_touch, obstacle
from omnibus.boards.geometry import board_sizes
from omnibus.boards.model import Board


def vignettes(board: Board, mood: Mood, taken: Sequence[Obstacle]) -> tuple[str, list[Obstacle]]:
    """Each where the mood wants it, unless something would be covered there; and what they cover."""
    drawn, covered = [], []
    for vignette in mood.vignettes:
        for left, top, scale in vignette.spots:
            area = _area(board, vignette, left, top, scale)
            if any(areas_touch(area, thing.area) for thing in taken):
                continue
            where = f"translate({area.left:.1f} {area.top:.1f}) scale({area.width / vignette.size[0]:.3f})"
            drawn.append(element("g", {"transform": where}, *_strokes(vignette.strokes)))
            covered.append(obstacle(area.corners()))
    return group({"class": "vignettes", "clip-path": "url(#map)"}, drawn), covered


def _area(board: Board, vignette: Vignette, left: float, top: float, scale: float) -> Area:
    unit = board_sizes(board).unit * scale
    across, down = board.canvas.width * left, board.canvas.height * top
    return Area(across, down, across + vignette.size[0] * unit, down + vignette.size[1] * unit)


def _strokes(strokes: Sequence[Stroke]) -> Iterator[str]:
    for stroke in strokes:
        name = f"{stroke.paint}-{'fill' if stroke.line is None else 'line'}"
        painted: dict[str, Value] = {"class": name, "d": stroke.d, "stroke-width": stroke.line}
        yield element("path", {**painted, "opacity": stroke.opacity})
