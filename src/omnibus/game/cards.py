"""Cards as text: ``black*3 wild``, or ``none``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from omnibus.errors import OmnibusError

NONE = "none"


class NotationError(OmnibusError):
    """A text that does not mean what it should."""


def write_cards(counts: Mapping[str, int]) -> str:
    """The cards in the order given, those that are there."""
    words = [colour if count == 1 else f"{colour}*{count}" for colour, count in counts.items() if count]
    return " ".join(words) or NONE


def write_list(colours: Iterable[str]) -> str:
    """The cards of a list, equal ones together, in the order of their first."""
    return write_cards(Counter(colours))


def read_cards(text: str) -> list[str]:
    """Every card by its colour: ``black*2 wild`` is black, black, wild."""
    cards: list[str] = []
    for word in text.split():
        colour, star, count = word.partition("*")
        if not colour or (star and not (count.isascii() and count.isdigit() and len(count) <= 3)):
            raise NotationError(f"{word!r} should be a colour, a star and a number, as in black*3")
        cards += [colour] * (int(count) if star else 1)
    if NONE in cards and text.strip() != NONE:
        raise NotationError(f"{NONE!r} stands alone")
    return [] if NONE in cards else cards
