"""The map on the full screen: who owns what, what was last claimed, where one's tickets lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

import msgspec
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from omnibus.boards.draw_mood import board_mood
from omnibus.boards.draw_signs import SEAT_LETTERS
from omnibus.boards.draw_text import NARROWEST_MAP, WIDEST_MAP, board_text, cached_layout
from omnibus.boards.draw_text_grid import Cell, Grid, Style, on_paint
from omnibus.boards.draw_text_key import map_key, wrapped_words
from omnibus.boards.draw_text_map import Layout, map_grid
from omnibus.boards.model import Board, Slug
from omnibus.cli.terminal.styles import grid_content

NEAR = ((0, 0), (0, -1), (0, 1), (-1, 0), (1, 0), (0, -2), (0, 2))
TAKEN_SIDES = {"[": -1, "]": 1}
RECENT = {"[": "<", "]": ">"}
"""Around pieces of the last moves; others stand in square brackets."""


class Marks(msgspec.Struct, frozen=True):
    """What the map shows beside the board itself."""

    owners: Mapping[Slug, int] = {}
    recent: Set[Slug] = frozenset()
    """Routes claimed since one's own last turn."""
    wanted: Set[Slug] = frozenset()
    """Places of tickets that are not done yet."""
    chosen: Set[Slug] = frozenset()
    """The place that is chosen, or both ends of a route."""


class MapView(Static):
    """Clicks on it are messages; what they lead to is decided elsewhere."""

    class PlaceChosen(Message):
        def __init__(self, place: Slug) -> None:
            super().__init__()
            self.place = place

    class RouteChosen(Message):
        def __init__(self, route: Slug) -> None:
            super().__init__()
            self.route = route

    def __init__(self, board: Board, *, id: str) -> None:  # noqa: A002  (Textual's name for it)
        super().__init__("", id=id, markup=False)
        self.board = board
        self.marks = Marks()
        self.columns = 0
        self._layout_now: Layout | None = None

    def show(self, columns: int, marks: Marks) -> None:
        """Draw the board in so many columns; narrower than a map can be, a list of routes."""
        self.marks = marks
        self.columns = columns
        if columns < NARROWEST_MAP:
            self._layout_now = None
            self.update(board_text(self.board, owners=marks.owners, width=columns))
            return
        self._layout_now = cached_layout(self.board, min(columns, WIDEST_MAP))
        key = wrapped_words(map_key(self.board, self._layout_now, SEAT_LETTERS), columns)
        self.update(grid_content([*self._grid(self._layout_now).words(), [], *key]))

    def _grid(self, layout: Layout) -> Grid:
        grid = map_grid(self.board, layout, self.marks.owners, SEAT_LETTERS)
        self._mark_recent(grid, layout)
        wanted = on_paint(board_mood(self.board).dark.accent)
        for slug in self.marks.wanted:
            self._mark_place(grid, layout, slug, wanted)
        for slug in self.marks.chosen:
            self._mark_place(grid, layout, slug, on_paint("#ffffff"))
        return grid

    def _mark_recent(self, grid: Grid, layout: Layout) -> None:
        """In the place of the square brackets, where there was room for these."""
        for track in layout.tracks:
            if track.route.slug in self.marks.recent:
                style = on_paint(board_mood(self.board).seats[self.marks.owners[track.route.slug]])
                for row, column in track.spaces:
                    for bracket, step in TAKEN_SIDES.items():
                        cell = Cell(row, column + step)
                        if grid.at(cell) == bracket:
                            grid.put(cell, RECENT[bracket], style)

    def _mark_place(self, grid: Grid, layout: Layout, slug: Slug, style: Style) -> None:
        name = layout.names.get(slug)
        for cell, words in name.lines if name else ():
            grid.write(cell, words, style)

    # ---- clicks ----

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if self._layout_now is None or offset is None:
            return
        places, routes = dict(_place_cells(self._layout_now)), dict(_route_cells(self._layout_now))
        for down, right in NEAR:
            cell = Cell(offset.y + down, offset.x + right)
            if cell in places:
                self.post_message(self.PlaceChosen(places[cell]))
                return
            if cell in routes:
                self.post_message(self.RouteChosen(routes[cell]))
                return


def _place_cells(layout: Layout) -> Iterator[tuple[Cell, Slug]]:
    for slug, marker in layout.markers.items():
        yield marker, slug
    for slug, name in layout.names.items():
        for cell in name.cells():
            yield cell, slug


def _route_cells(layout: Layout) -> Iterator[tuple[Cell, Slug]]:
    """Its line, and over the lines of others its spaces."""
    for track in layout.tracks:
        for cell in track.cells:
            yield cell, track.route.slug
    for track in layout.tracks:
        for cell in track.spaces:
            yield cell, track.route.slug
