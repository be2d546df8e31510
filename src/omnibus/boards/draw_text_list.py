"""All routes of a board as a list by place: for narrow terminals, and to be read aloud."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from omnibus.boards.draw_mood import board_mood
from omnibus.boards.draw_signs import board_signs
from omnibus.boards.draw_text_grid import PLAIN, Words, coloured, on_paint, painted, plain_text
from omnibus.boards.draw_text_map import MARK, NAME, seat_sign
from omnibus.boards.model import Board, Place, Route, Slug

INDENT = "  "
NARROWEST = 24


def route_list(
    board: Board,
    *,
    owners: Mapping[str, int] | None = None,
    width: int = 80,
    colour: bool = False,
    letters: str,
) -> str:
    """Under each place where one can go from it: ``Waterloo 1 blue``, and who has claimed it."""
    lines: list[Words] = []
    for place in board.places:
        lines.append(painted(place.name, NAME))
        lines += _wrapped(list(_from(board, place, owners or {}, letters)), max(width, NARROWEST))
    return "\n".join(coloured(line) if colour else plain_text(line) for line in lines)


def _from(board: Board, place: Place, owners: Mapping[str, int], letters: str) -> Iterator[Words]:
    """One entry for each neighbour; the tracks of a double route stand together."""
    by_neighbour: dict[Slug, list[Words]] = {}
    for route in board.routes:
        if place.slug in route.ends:
            other = route.ends[1] if route.ends[0] == place.slug else route.ends[0]
            by_neighbour.setdefault(other, []).append(_route(board, route, owners, letters))
    names = {one.slug: one.name for one in board.places}
    for other, routes in by_neighbour.items():
        words = painted(f"{names[other]} ", PLAIN)
        for n, one in enumerate(routes):
            words += painted(" / " if n else "", PLAIN) + one
        yield words


def _route(board: Board, route: Route, owners: Mapping[str, int], letters: str) -> Words:
    mood, sign = board_mood(board), board_signs(board)[route.colour]
    style = on_paint(mood.paints(board)[route.colour])
    words = painted(f"{route.cost} ", PLAIN) + painted(sign.letter, style)
    words += painted(f" {route.colour.replace('-', ' ')}{MARK if route.mark else ''}", PLAIN)
    if len(board.kinds) > 1:
        words += painted(f" {route.kind.replace('-', ' ')}", PLAIN)
    seat = owners.get(route.slug)
    if seat is not None:
        words += painted(" ", PLAIN) + painted(*seat_sign(mood, seat, letters))
    return words


def _wrapped(entries: list[Words], width: int) -> Iterator[Words]:
    line: Words = painted(INDENT, PLAIN)
    for n, entry in enumerate(entries):
        piece = entry + painted(", " if n + 1 < len(entries) else "", PLAIN)
        if len(line) > len(INDENT) and len(line) + len(piece) > width + 1:
            yield line
            line = painted(INDENT, PLAIN)
        line = line + piece
    yield line
