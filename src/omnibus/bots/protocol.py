"""What a game and a bot in another process say to each other: one JSON object a line, in both directions."""

from __future__ import annotations

import msgspec

from omnibus.boards.model import Board
from omnibus.bots.reasons import PlannedTicket
from omnibus.game.event import AnyEvent
from omnibus.game.view import View

PROTOCOL = 1
LONGEST_LINE = 1 << 22
"""Bytes. A board is some ten thousand, a long record some hundred thousand."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """What else an object holds is passed over, so that either side may learn to say more."""


# ---- to the bot ----


class Hello(Message, frozen=True):
    protocol: int = PROTOCOL


class OnBoard(Message, frozen=True, tag="board"):
    """What everything that follows is played on."""

    board: Board
    profile: str | None = None


class Decide(Message, frozen=True):
    """Wants ``Best`` with the same number."""

    number: int
    view: View
    events: tuple[AnyEvent, ...]
    legal: tuple[str, ...]
    """Actions as text, in the order of the catalogue."""
    seed: int
    simulations: int | None = None
    seconds: float | None = None
    explain: bool = False
    """``Info`` is wanted as well."""


class Ask(Message, frozen=True):
    """The same of a whole game: the bot's side looks through the seat's eyes and at nothing else."""

    number: int
    game: str
    """A record, or a position."""
    seat: int | None = None
    """The one to move."""
    ply: int | None = None
    """After so many actions of the record; after all of them."""
    seed: int = 0
    simulations: int | None = None
    seconds: float | None = None
    explain: bool = False


class Quit(Message, frozen=True):
    pass


# ---- from the bot ----


class Ready(Message, frozen=True):
    """The answer to ``Hello``."""

    name: str = ""
    protocol: int = PROTOCOL


class Info(Message, frozen=True):
    """As many as it likes, whatever is in them."""


class Weighed(msgspec.Struct, frozen=True):
    """As ``reasons.Alternative``, the action as text."""

    action: str
    win: float
    points: float
    low: float
    high: float
    simulations: int


class Reasoned(Message, frozen=True, tag="info"):
    """What our own bots have to say."""

    alternatives: tuple[Weighed, ...]
    plan: tuple[PlannedTicket, ...]


class Best(Message, frozen=True):
    number: int
    action: str


class Error(Message, frozen=True):
    """What it was told makes no sense."""

    message: str


ToBot = Hello | OnBoard | Decide | Ask | Quit
FromBot = Ready | Info | Best | Error


def line(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"
