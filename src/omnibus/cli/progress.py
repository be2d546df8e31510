"""A bar on the screen while something takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

Thing = TypeVar("Thing")

BAR = 30


def nothing() -> str:
    return ""


def with_progress(
    things: Iterable[Thing], count: int, screen: TextIO, running_result: Callable[[], str] = nothing
) -> Iterator[Thing]:
    """The things as they come, with a bar on the screen if it is one, and what they come to so far."""
    if not screen.isatty():
        yield from things
        return
    try:
        for number, thing in enumerate(things, start=1):
            yield thing
            full = BAR * number // count
            bar = f"[{'#' * full}{'.' * (BAR - full)}] {number}/{count}  {running_result()}".rstrip()
            print(f"\r{bar}\x1b[K", end="", file=screen, flush=True)
    finally:
        print("\r\x1b[K", end="", file=screen, flush=True)
