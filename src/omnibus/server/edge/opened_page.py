"""The page that all addresses open, and in its head what it needs: browsers fetch it all at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from omnibus.server.edge.joined import FIRST, WEB, closure

WORDS_OF_ALL = files("omnibus") / "words"
ROUTES = WEB / "app" / "router.js"
ROUTE = re.compile(r'^  "?(\w*)"?: \{ (.*) \},$', re.MULTILINE)
MODULE = re.compile(r'import\("\./(.+?)"\)')
WORDS = re.compile(r"words: \[(.*?)\]")
ASKS = re.compile(r"asks: \[(.*?)\]")
FETCHED = '<link rel="preload" as="fetch" crossorigin href="%s">'
"""What the app's own list of pages says of them; there is no other."""
ALWAYS = ("app",)
NOWHERE = "nowhere"
TABLE, TABLE_STYLES = "app/table/table.js", "/app/style/at_table.css"
END = "  </head>"


@cache
def opened_page(first: str, language: str) -> bytes:
    """For the first part of the path, and a language of ours or ""."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    page = page.replace(f'src="/app/{FIRST}"', f'src="/app/joined/{FIRST}"')
    return page.replace(END, "".join(f"    {link}\n" for link in _links(first, language)) + END).encode()


def language_of(wanted: str) -> str:
    """The first of ours among those that a browser says it wants; the app chooses alike."""
    ours = {room.name for room in WORDS_OF_ALL.iterdir()}
    said = (tag.split(";")[0].strip().lower().split("-")[0] for tag in wanted.split(","))
    return next((language for language in said if language in ours), "")


def known_page(first: str) -> str:
    """The first part of a path, or what stands for all that lead nowhere: what is kept stays small."""
    return first if first in _pages() else NOWHERE


def _links(first: str, language: str) -> Iterator[str]:
    said = _pages().get(first, "")
    for found in MODULE.finditer(said):
        module = f"app/{found[1]}"
        yield f'<link rel="modulepreload" href="/app/joined/{module}">'
        if TABLE in closure(module):
            yield f'<link rel="preload" as="style" href="{TABLE_STYLES}">'
    for address in _named(ASKS, said):
        yield FETCHED % address
    for name in [*ALWAYS, *_named(WORDS, said)] if language else ():
        yield FETCHED % f"/words/{language}/{name}.ftl"


def _named(what: re.Pattern[str], said: str) -> list[str]:
    found = what.search(said)
    return re.findall(r'"([^"]+)"', found[1]) if found else []


@cache
def _pages() -> dict[str, str]:
    return dict(ROUTE.findall(ROUTES.read_text(encoding="utf-8")))
