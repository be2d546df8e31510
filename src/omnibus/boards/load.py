"""Boards by name: the cities that are part of the package, and anybody's file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from omnibus.boards.decode import read_board
from omnibus.boards.faults import BoardError, Fault
from omnibus.boards.model import Board
from omnibus.boards.report import Report, examine, refused
from omnibus.spelling import no_such

SUFFIX = ".toml"
_CITIES = files("omnibus.boards") / "cities"


@cache
def city_slugs() -> tuple[str, ...]:
    """The cities that are part of the package."""
    names = (entry.name for entry in _CITIES.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


@cache
def load_board(city: str) -> Board:
    """A city of the package by its slug. Every call gives the same board."""
    return read_board(_city_text(city), city)


def find_board(city_or_path: str) -> Board:
    """A city of the package by its slug, or a board file by its path, fit to be played on."""
    if city_or_path in city_slugs():
        return load_board(city_or_path)
    report = examine_board(city_or_path)
    if report.board is None or report.errors:
        raise BoardError(city_or_path, [Fault(one.line, one.place, one.message) for one in report.errors])
    return report.board


def examine_board(city_or_path: str) -> Report:
    """Everything wrong with a city of the package or a file; also that it cannot be read."""
    try:
        text = board_text_of(city_or_path)
    except BoardError as refusal:
        return refused(refusal)
    return examine(text, city_or_path)


def board_text_of(city_or_path: str) -> str:
    """The text of a city's or anybody's board file."""
    if city_or_path in city_slugs():
        return _city_text(city_or_path)
    try:
        return Path(city_or_path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise _unreadable(city_or_path, f"it is not UTF-8 text (byte {error.start + 1})") from None
    except FileNotFoundError:
        raise _unreadable(city_or_path, no_such("city or file", city_or_path, city_slugs())) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise _unreadable(city_or_path, f"it cannot be read: {reason}") from None


def _city_text(city: str) -> str:
    if city not in city_slugs():
        raise _unreadable(city, no_such("city", city, city_slugs()))
    return (_CITIES / f"{city}{SUFFIX}").read_text(encoding="utf-8")


def _unreadable(name: str, reason: str) -> BoardError:
    return BoardError(name, [Fault(None, "", reason)])
