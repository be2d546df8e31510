"""A described position: what its text says, before anything is completed or checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from omnibus.errors import OmnibusError
from omnibus.game.cards import NONE, NotationError, read_cards
from omnibus.game.view import PHASES
from omnibus.spelling import no_such

REST = "rest"
"""All cards, or all tickets, of which nothing else is said."""
MORE = "..."
"""Behind the cards of a pile: the others lie below, shuffled."""
EMPTY_SLOT = "-"
MOST_STATEMENTS = 2000
NUMBER = re.compile("-?[0-9]{1,8}")


class PositionError(OmnibusError):
    """A position that can't be: with every fault."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(
            "\n".join(["the position is impossible:", *faults]) if len(faults) > 1 else faults[0]
        )
        self.faults = faults


@dataclass
class SeatDraft:
    """``None`` everywhere for what is not said."""

    hand: list[str] | str | None = None
    seen: list[str] = field(default_factory=list)
    tickets: list[str] | str | None = None
    offer: list[str] | None = None
    returned: list[str] = field(default_factory=list)
    owes: bool | None = None
    routes: list[str] = field(default_factory=list)
    pieces: dict[str, int] = field(default_factory=dict)
    flag_cards: list[str] = field(default_factory=list)
    flags: int = 0
    bonus: int | None = None
    score: int | None = None
    done: int = 0


@dataclass
class Draft:
    city: str | None = None
    board: str | None = None
    profile: str | None = None
    seats: dict[int, SeatDraft] = field(default_factory=dict)
    seat_count: int | None = None
    phase: str = "turn"
    to_move: int | None = None
    first: int | None = None
    ply: int = 0
    passes: int = 0
    turns_left: int | None = None
    triggered_by: int | None = None
    market: list[str] | None = None
    deck: list[str] | str | None = None
    discards: list[str] | str | None = None
    stack: list[str] | None = None
    bonus_left: int | None = None
    seed: int = 0
    words: int | None = None


def read_draft(text: str) -> Draft:
    """The statements of a position; they stand on lines of their own, or between semicolons."""
    draft = Draft()
    seat: int | None = None
    faults: list[str] = []
    statements = [
        (number, statement.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        for statement in line.split("#")[0].split(";")
        if statement.strip()
    ]
    if len(statements) > MOST_STATEMENTS:
        raise PositionError([f"a position has no more than {MOST_STATEMENTS} statements"])
    for number, statement in statements:
        try:
            seat = _read_statement(draft, seat, statement)
        except NotationError as error:
            faults.append(f"line {number}: {error}")
    if faults:
        raise PositionError(faults)
    return draft


def _read_statement(draft: Draft, seat: int | None, statement: str) -> int | None:
    """Note what the statement says; return the seat that the following ones speak of."""
    word, _, rest = statement.partition(" ")
    if word == "omnibus":
        if rest.split() != ["position", "1"]:
            raise NotationError(f"this is not a position of a known version: {statement!r}")
        return seat
    if word == "seat":
        number, _, more = rest.strip().partition(" ")
        seat = _number(number.rstrip(":"), 3)
        draft.seats.setdefault(seat, SeatDraft())
        return _read_statement(draft, seat, more.strip()) if more.strip() else seat
    if word in OF_SEAT:
        if seat is None:
            raise NotationError(f"whose {word}? Say seat 0 (or another) before it")
        OF_SEAT[word](draft.seats[seat], rest.strip())
    elif word in OF_TABLE:
        OF_TABLE[word](draft, rest.strip())
    else:
        raise NotationError(no_such("statement", word, [*OF_TABLE, *OF_SEAT, "seat"]))
    return seat


def _number(text: str, most: int = 10**6, fewest: int = 0) -> int:
    if not NUMBER.fullmatch(text) or not fewest <= int(text) <= most:
        raise NotationError(f"{text!r} should be a number from {fewest} to {most}")
    return int(text)


def _names(text: str) -> list[str]:
    return [] if text == NONE else text.split()


def _names_or_rest(text: str) -> list[str] | str:
    return REST if text == REST else _names(text)


def _cards_or_rest(text: str) -> list[str] | str:
    return REST if text == REST else read_cards(text)


def _pile(text: str) -> list[str] | str:
    """Cards from the top on; ``...`` behind them for the others."""
    if text == REST:
        return REST
    cards, more = text.removesuffix(MORE).strip(), text.endswith(MORE)
    return read_cards(cards) + ([MORE] if more else [])


def _phase(draft: Draft, text: str) -> None:
    if text not in PHASES:
        raise NotationError(no_such("phase", text, PHASES))
    draft.phase = text


def _last_round(draft: Draft, text: str) -> None:
    match text.split():
        case [left, "turns-left", "by", seat]:
            draft.turns_left, draft.triggered_by = _number(left, 4), _number(seat, 3)
        case _:
            raise NotationError("the last round is written: last-round 2 turns-left by 1")


def _seed(draft: Draft, text: str) -> None:
    try:
        draft.seed = int(text, 16)
    except ValueError:
        raise NotationError(f"the seed {text!r} should be hexadecimal") from None
    if not 0 <= draft.seed < 1 << 128:
        raise NotationError("a seed has 128 bits")


def _pieces(seat: SeatDraft, text: str) -> None:
    kinds = read_cards(text)
    seat.pieces = {kind: kinds.count(kind) for kind in kinds}
    for kind in [word.partition("*")[0] for word in _names(text)]:
        seat.pieces.setdefault(kind, 0)


def _setter(name: str, read: Callable[[str], object]) -> Callable[[Draft | SeatDraft, str], None]:
    return lambda target, text: setattr(target, name, read(text))


OF_TABLE: dict[str, Callable[[Draft, str], None]] = {
    "city": _setter("city", str),
    "board": _setter("board", str),
    "profile": _setter("profile", str),
    "seats": _setter("seat_count", lambda text: _number(text, 4)),
    "phase": _phase,
    "to-move": _setter("to_move", lambda text: _number(text, 3)),
    "first": _setter("first", lambda text: _number(text, 3)),
    "ply": _setter("ply", _number),
    "passes": _setter("passes", lambda text: _number(text, 4)),
    "last-round": _last_round,
    "market": _setter("market", read_cards),
    "deck": _setter("deck", _pile),
    "discards": _setter("discards", _cards_or_rest),
    "stack": _setter("stack", _names),
    "bonus-left": _setter("bonus_left", _number),
    "seed": _seed,
    "words": _setter("words", lambda text: _number(text, 10**8)),
}
OF_SEAT: dict[str, Callable[[SeatDraft, str], None]] = {
    "hand": _setter("hand", _cards_or_rest),
    "holds": _setter("hand", _cards_or_rest),
    "seen": _setter("seen", read_cards),
    "tickets": _setter("tickets", _names_or_rest),
    "offer": _setter("offer", _names),
    "returned": _setter("returned", _names),
    "chosen": lambda seat, _text: setattr(seat, "owes", False),
    "routes": _setter("routes", _names),
    "pieces": _pieces,
    "flag-cards": _setter("flag_cards", read_cards),
    "flags": _setter("flags", lambda text: _number(text, 99)),
    "bonus": _setter("bonus", lambda text: _number(text, 99)),
    "score": _setter("score", lambda text: _number(text, 10**4, -(10**4))),
    "done": _setter("done", lambda text: _number(text, 62)),
}
