"""The commands by name, in the order in which help lists them."""

from __future__ import annotations

import msgspec

from omnibus.errors import OmnibusError
from omnibus.spelling import no_such


class Command(msgspec.Struct, frozen=True):
    usage: str
    summary: str


ABOUT_NAMES = (
    "A ROUTE is two places; beginnings of their names are enough. A colour may be said by its letter "
    "on the map. What stands in brackets may be left out."
)
COMMANDS: dict[str, Command] = {
    "draw": Command("d, draw [blind | COLOUR]", "take a card: blind, or a face-up one"),
    "claim": Command("c, claim ROUTE [NUMBER | CARDS]", "claim a route; without more, list the ways to pay"),
    "tickets": Command("t, draw tickets", "draw two tickets and keep at least one"),
    "keep": Command("k, keep both | NUMBER | TICKET", "keep tickets that are offered"),
    "pass": Command("pass", "only where nothing else is possible"),
    "look": Command("l, look", "market, hand, tickets and players once more"),
    "hand": Command("h, hand", "your cards and tickets"),
    "routes": Command("r, routes [PLACE]", "the routes in words, place by place"),
    "board": Command("b, board", "the map"),
    "hint": Command("hint", "what a good player would do now, and why"),
    "why": Command("w, why ACTION", "can I? And if not, by which rule"),
    "score": Command("s, score", "what each player has points for"),
    "story": Command("story [NUMBER]", "the last actions"),
    "undo": Command("u, undo", "take back your last action, if it revealed nothing"),
    "save": Command("save [FILE]", "where the game is saved; with FILE, make a copy"),
    "help": Command("?, help [COMMAND]", "this list"),
    "quit": Command("q, quit", "leave; the game can be played on later"),
}
LETTERS = {
    "d": "draw", "c": "claim", "t": "tickets", "k": "keep", "p": "pass", "l": "look", "h": "hand",
    "r": "routes", "b": "board", "w": "why", "s": "score", "u": "undo", "?": "help", "q": "quit",
    "exit": "quit",
}  # fmt: skip


def command_named(word: str) -> str:
    """By its letter, its name, or a beginning that no other command has."""
    name = word.lower()
    found = [LETTERS[name]] if name in LETTERS else [one for one in COMMANDS if one.startswith(name)]
    if name in COMMANDS:
        found = [name]
    if len(found) > 1:
        raise OmnibusError(f"{word!r} could be {' or '.join(found)}")
    if not found:
        raise OmnibusError(f"{no_such('command', word, COMMANDS)}; help lists them all")
    return found[0]
