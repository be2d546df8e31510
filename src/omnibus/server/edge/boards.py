"""Boards and bots: what there is to play on, and against whom."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from omnibus.boards.draw_mood import board_mood
from omnibus.boards.draw_svg import Labels, Theme, board_svg
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board
from omnibus.boards.version import board_version
from omnibus.bots.levels import levels
from omnibus.bots.registry import BOTS
from omnibus.server.edge.endpoints import JSON
from omnibus.server.edge.kept import kept
from omnibus.server.edge.lessons import city_lesson
from omnibus.server.edge.offline import offline_parts
from omnibus.server.edge.problems import Asked
from omnibus.server.hub.hub import Hub
from omnibus.server.store.errors import StoreError
from omnibus.wire.listing import ListedBot, ListedCity, PublishedBoard

SVG = ".svg"
DRAWING = "image/svg+xml"
OF_A_DRAWING = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""It brings its own style sheet, and may do nothing else."""


@get("/boards", sync_to_thread=False, summary="The cities")
def boards() -> list[ListedCity]:
    return _cities()


@cache
def _cities() -> list[ListedCity]:
    return [_listed(load_board(city)) for city in city_slugs()]


def _listed(board: Board) -> ListedCity:
    return ListedCity(
        slug=board.city,
        name=board.name,
        seats=board.seats,
        version=board_version(board),
        mood=replace(board_mood(board), vignettes=[]),
        canvas=board.canvas,
        profiles=tuple(profile.slug for profile in board.profiles),
    )


@get(
    "/boards/{name:str}",
    sync_to_thread=False,  # drawn once; in a thread, first answers of a server were seen to get lost
    summary="A city's board",
    content={JSON: PublishedBoard, DRAWING: str},
)
def board(
    request: Asked,
    name: FromPath[str],
    labels: FromQuery[bool] = True,  # noqa: FBT002 - of the query
    large: FromQuery[bool] = False,  # noqa: FBT002 - of the query
    theme: FromQuery[Theme | None] = None,
) -> Response[bytes]:
    """The whole board as JSON, or its drawing for a name that ends in ``.svg``.

    Of a drawing, the names of places can be left out or be large, and light or dark be chosen.
    """
    if name.removesuffix(SVG) not in city_slugs():
        raise NotFoundException
    if name.endswith(SVG):
        drawing = _drawing(name.removesuffix(SVG), labels=_names(labels=labels, large=large), theme=theme)
        return kept(drawing, DRAWING, request, OF_A_DRAWING)
    return kept(_page(name), JSON, request)


@get(
    "/boards/{name:str}/{version:str}",
    summary="A city's board as it was",
    content={JSON: PublishedBoard, DRAWING: str},
)
async def earlier_board(
    request: Asked,
    name: FromPath[str],
    version: FromPath[str],
    hub: NamedDependency[Hub],
    labels: FromQuery[bool] = True,  # noqa: FBT002 - of the query
    large: FromQuery[bool] = False,  # noqa: FBT002 - of the query
    theme: FromQuery[Theme | None] = None,
) -> Response[bytes]:
    """In the version that a table's ``board`` names: a game goes on with the one that it began on."""
    try:
        found = (await hub.boards.find(name.removesuffix(SVG), version, None)).edition.board
    except StoreError:
        raise NotFoundException from None
    if name.endswith(SVG):
        names = _names(labels=labels, large=large)
        drawing = await asyncio.to_thread(board_svg, found, labels=names, theme=theme)
        return kept(drawing.encode(), DRAWING, request, OF_A_DRAWING)
    return kept(_published(found), JSON, request)


def _names(*, labels: bool, large: bool) -> Labels:
    if not labels:
        return "none"
    return "large" if large else "plain"


@cache
def _drawing(city: str, *, labels: Labels, theme: Theme | None) -> bytes:
    return board_svg(load_board(city), labels=labels, theme=theme).encode()


@cache
def _page(city: str) -> bytes:
    return _published(load_board(city))


def _published(found: Board) -> bytes:
    return msgspec.json.encode(PublishedBoard(**msgspec.structs.asdict(found), version=board_version(found)))


@get("/bots", sync_to_thread=False, summary="The bots")
def bots() -> list[ListedBot]:
    """Levels for people, the weakest first; then all bots by name."""
    named = [(slug, entry.summary) for slug, entry in BOTS.items()]
    return [ListedBot(slug, summary) for slug, summary in [*levels(), *named]]


ALL = [boards, board, earlier_board, bots, city_lesson, offline_parts]
boards_and_bots = Router("/api", route_handlers=ALL, tags=["Boards and bots"])
