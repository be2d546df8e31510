"""A position, read from its text into words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Player:
    score: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    tickets: set[str] = field(default_factory=set)
    routes: set[str] = field(default_factory=set)
    pieces: dict[str, int] = field(default_factory=dict)
    offer: set[str] = field(default_factory=set)
    returned: set[str] = field(default_factory=set)
    chosen: bool = False
    flag_cards: set[str] = field(default_factory=set)
    flags: int = 0
    bonus: int = 0
    done: int | None = None


@dataclass
class Situation:
    phase: str = ""
    to_move: int = 0
    first: int = 0
    ply: int = 0
    passes: int = 0
    turns_left: int | None = None
    triggered_by: int | None = None
    market: list[str | None] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    """From the top on."""
    discards: Counter[str] = field(default_factory=Counter)
    stack: list[str] = field(default_factory=list)
    """From the top on."""
    bonus_left: int = 0
    players: list[Player] = field(default_factory=list)


def read_situation(text: str) -> Situation:
    """From a complete position as the game writes it."""
    here = Situation()
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "seat":
            here.players.append(Player())
        elif line.startswith("  "):
            _of_player(here.players[-1], word, rest)
        else:
            _of_table(here, word, rest)
    return here


def words(text: str) -> list[str]:
    return [] if text == "none" else text.split()


def cards(text: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for word in words(text):
        colour, _, number = word.partition("*")
        counts[colour] += int(number or 1)
    return counts


def _of_table(here: Situation, word: str, rest: str) -> None:
    match word:
        case "phase":
            here.phase = rest
        case "to-move" | "first" | "ply" | "passes" | "bonus-left":
            setattr(here, word.replace("-", "_"), int(rest))
        case "last-round":
            left, _, _, seat = rest.split()
            here.turns_left, here.triggered_by = int(left), int(seat)
        case "market":
            here.market = [None if card == "-" else card for card in rest.split()]
        case "deck":
            here.deck = words(rest)
        case "discards":
            here.discards = cards(rest)
        case "stack":
            here.stack = words(rest)
        case _:
            assert word in ("omnibus", "city", "board", "profile", "seats", "seed", "words"), word


def _of_player(player: Player, word: str, rest: str) -> None:
    match word:
        case "score" | "flags" | "bonus" | "done":
            setattr(player, word, int(rest))
        case "hand" | "seen":
            setattr(player, word, cards(rest))
        case "pieces":
            player.pieces = {kind: int(left) for kind, _, left in (one.partition("*") for one in words(rest))}
        case "tickets" | "routes" | "offer" | "returned" | "flag-cards":
            setattr(player, word.replace("-", "_"), set(words(rest)))
        case "chosen":
            player.chosen = True
        case _:
            raise AssertionError(word)
