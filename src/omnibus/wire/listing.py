"""What there is to choose from when a table is opened: cities and bots."""

from __future__ import annotations

from typing import Literal

from omnibus.boards.draw_mood import Mood
from omnibus.boards.model import Board, Canvas
from omnibus.wire.table import Body


class ListedCity(Body, frozen=True):
    """One of ``/api/boards``."""

    slug: str
    name: str
    seats: tuple[int, int]
    """Fewest and most."""
    version: str
    mood: Mood
    """Colours and type of its drawing, for what stands around the board."""
    canvas: Canvas
    """The map's part of the drawing: the view box ``0 0 width height`` shows it alone."""
    profiles: tuple[str, ...] = ()


class PublishedBoard(Board, frozen=True, kw_only=True):
    """A whole board, as its file says it, with its version."""

    version: str


class ListedBot(Body, frozen=True):
    """One of ``/api/bots``."""

    slug: str
    summary: str


class Health(Body, frozen=True):
    """All is well."""

    well: Literal[True] = True


class OfflineParts(Body, frozen=True):
    """``/api/offline``: what a browser keeps to play without this server."""

    bytes: int
    bots: tuple[str, ...]
    """That play there."""
    wheel: str
    files: tuple[str, ...]
    """The addresses of all parts, those of the app among them."""
