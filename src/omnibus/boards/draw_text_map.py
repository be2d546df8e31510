"""The map of a board in characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

import msgspec

from omnibus.boards.draw_mood import Mood, board_mood
from omnibus.boards.draw_signs import board_signs
from omnibus.boards.draw_text_grid import PLAIN, Cell, Grid, Style, on_paint
from omnibus.boards.draw_text_names import Name, place_names
from omnibus.boards.draw_text_tracks import Track, page_scale, tracks
from omnibus.boards.geometry import Point, is_lone_space
from omnibus.boards.model import Board, Place, Slug

PLACE, MARK = "●", "@"
STREET, TRACK = "·", ":"
FREE, TAKEN = "  ", "[]"
"""What stands on both sides of a space's letter."""
LINE = Style("#8a8a8a")
NAME = Style(bold=True)


class Layout(msgspec.Struct, frozen=True):
    """Where everything of one board is on a page, whoever owns what."""

    rows: int
    columns: int
    markers: dict[Slug, Cell]
    tracks: list[Track]
    names: dict[Slug, Name]


def text_layout(board: Board, columns: int) -> Layout:
    scale = page_scale(board, columns)
    markers = {place.slug: scale.cell(Point(place.x, place.y)) for place in board.places}
    drawn = tracks(board, scale)
    letters = _letter_cells(drawn)
    lines = {cell for track in drawn for cell in track.cells}
    names = place_names(board, markers, lines, letters, (scale.rows, scale.columns))
    return Layout(scale.rows, scale.columns, markers, drawn, names)


def map_grid(board: Board, layout: Layout, owners: Mapping[str, int], letters: str) -> Grid:
    grid, mood, signs = Grid(layout.rows, layout.columns), board_mood(board), board_signs(board)
    paints, taken = mood.paints(board), _letter_cells(layout.tracks)
    for track in layout.tracks:
        _draw_line(grid, track)
    for track in layout.tracks:
        letter, style, sides = signs[track.route.colour].letter, on_paint(paints[track.route.colour]), FREE
        seat = owners.get(track.route.slug)
        if seat is not None:
            (letter, style), sides = seat_sign(mood, seat, letters), TAKEN
        _draw_spaces(grid, track, (sides[0], letter, sides[1]), style, taken)
    for place in board.places:
        marker, style = _marker(board, place, paints)
        grid.put(layout.markers[place.slug], marker, style)
    for name in layout.names.values():
        for cell, words in name.lines:
            grid.write(cell, words, NAME)
    return grid


def seat_sign(mood: Mood, seat: int, letters: str) -> tuple[str, Style]:
    return letters[seat % len(letters)], on_paint(mood.seats[seat % len(mood.seats)])


def _draw_line(grid: Grid, track: Track) -> None:
    for cell in track.cells:
        grid.put(cell, TRACK if is_lone_space(track.route) else STREET, LINE)
    free = [cell for cell in track.cells if cell not in track.spaces]
    if track.route.mark and free:
        grid.put(free[0], MARK, NAME)


def _draw_spaces(grid: Grid, track: Track, space: Sequence[str], style: Style, taken: Set[Cell]) -> None:
    """Each space is three characters wide where there is room; a piece stands in brackets."""
    for row, column in track.spaces:
        for way, letter in zip((-1, 0, 1), space, strict=True):
            cell = Cell(row, column + way)
            if not way or cell not in taken:
                grid.put(cell, letter, style)
    for cell in _cost_cells(track):
        grid.put(cell, str(track.route.cost), NAME)


def _letter_cells(drawn: Sequence[Track]) -> set[Cell]:
    return {cell for track in drawn for cell in (*track.spaces, *_cost_cells(track))}


def _cost_cells(track: Track) -> Sequence[Cell]:
    """Where the price of a space that stands for several cards is: behind it."""
    if not is_lone_space(track.route):
        return ()
    return [Cell(cell.row, cell.column + 1) for cell in track.spaces]


def _marker(board: Board, place: Place, paints: Mapping[Slug, str]) -> tuple[str, Style]:
    for district in board.districts:
        if place.slug in district.places:
            return str(district.points), on_paint(paints[district.colour])
    return PLACE, PLAIN
