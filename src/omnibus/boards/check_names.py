"""Checks of names: the form of slugs, no slug twice, texts that can be shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from omnibus.boards.findings import Finding, error
from omnibus.boards.model import GREY, Board, Route

SLUG = re.compile(r"(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*")
LETTERS = frozenset("abcd")
"""What tells routes of one colour apart: ``x--y.a`` and ``x--y.b``."""


def check_names(board: Board) -> Iterator[Finding]:
    yield from _slugs(board)
    yield from _route_slugs(board)
    yield from _ticket_slugs(board)
    yield from _duplicates(board)
    yield from _texts(board)


def _slugs(board: Board) -> Iterator[Finding]:
    named = {
        "city": [board.city],
        "deck": list(board.deck),
        "kinds": [kind.slug for kind in board.kinds],
        "places": [place.slug for place in board.places],
        "districts": [district.slug for district in board.districts],
        "profiles": [profile.slug for profile in board.profiles],
    }
    for part, slugs in named.items():
        for slug in dict.fromkeys(slugs):
            if SLUG.fullmatch(slug) is None:
                rule = "a slug is lower-case words (a-z, 0-9) joined by single hyphens, with a letter"
                yield error(part, slug or "''", rule)


def _route_slugs(board: Board) -> Iterator[Finding]:
    for route in board.routes:
        stem, dot, suffix = route.slug.partition(".")
        if stem != "--".join(route.ends):
            yield error("routes", route.slug, f"its ends ask for the slug {expected_slug(route)!r}")
        elif dot and suffix not in LETTERS | {route.colour, route.kind}:
            allowed = f"its colour ({route.colour}), its kind ({route.kind}) or a letter from a to d"
            yield error("routes", route.slug, f"what follows the dot has to be {allowed}")


def expected_slug(route: Route) -> str:
    stem = "--".join(route.ends)
    if route.twin is None:
        return stem
    return f"{stem}.a" if route.colour == GREY else f"{stem}.{route.colour}"


def _ticket_slugs(board: Board) -> Iterator[Finding]:
    for ticket in board.tickets:
        if ticket.slug != "--".join(ticket.ends):
            expected = "--".join(ticket.ends)
            yield error("tickets", ticket.slug, f"its ends ask for the slug {expected!r}")


def _duplicates(board: Board) -> Iterator[Finding]:
    for part in ("kinds", "places", "districts", "profiles", "routes", "tickets"):
        for slug, times in Counter(one.slug for one in getattr(board, part)).items():
            if times > 1:
                yield error(part, slug, f"this slug is there {times} times")


def _texts(board: Board) -> Iterator[Finding]:
    yield from _empty("name", "", board.name)
    for place in board.places:
        yield from _empty("places", place.slug, place.name)
    for district in board.districts:
        yield from _empty("districts", district.slug, district.colour)
    names = Counter(place.name for place in board.places)
    for place in board.places:
        if names[place.name] > 1:
            yield error("places", place.slug, f"another place is called {place.name!r} as well")
    for part, content in msgspec.to_builtins(board, str_keys=True).items():
        for text in dict.fromkeys(_all_texts(content)):
            if not text.isprintable():
                yield error(part, "", f"{text!r} holds characters that cannot be shown")


def _empty(part: str, where: str, text: str) -> Iterator[Finding]:
    if not text.strip():
        yield error(part, where, "a name is empty")


def _all_texts(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict | list | tuple):
        for inner in content.items() if isinstance(content, dict) else content:
            yield from _all_texts(inner)
