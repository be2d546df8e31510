"""What the server says on the socket of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from omnibus.coach.because import Because
from omnibus.game.event import AnyEvent
from omnibus.game.score import ScoreLine
from omnibus.game.view import View
from omnibus.wire.table import Body, Message, SeatKey, Table
from omnibus.wire.upstream import PROTOCOL


class Standing(Body, frozen=True):
    """How things stand for the one who is told: the view is the truth, the events are the story."""

    ply: int
    view: View
    legal: tuple[str, ...] = ()
    """What I may do now, written as in records."""
    undo: bool = False
    """I may take my last action back."""
    plan: tuple[str, ...] = ()
    """My conditional moves."""
    dropped: bool = False
    """When my turn came, none of them was legal."""
    sheet: tuple[tuple[ScoreLine, ...], ...] = ()
    """For each seat what it has points for; of the end scoring once the game is over."""


class Happened(Body, frozen=True):
    """The events of one ply, as I may know them."""

    ply: int
    """After it. The deal is ply 0."""
    at: int
    events: tuple[AnyEvent, ...]


class Line(Body, frozen=True):
    """Of the chat."""

    seat: int
    at: int
    text: str = ""
    reaction: str = ""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to ``hello``; a ``standing`` message follows once the game has begun."""

    table: Table
    now: int
    """The server's clock: milliseconds since 1970."""
    protocol: int = PROTOCOL
    seat: int | None = None
    chat: tuple[Line, ...] = ()
    reactions: tuple[str, ...] = ()


class Synced(Message, frozen=True, tag="synced"):
    """Everything since the ply that was asked for."""

    standing: Standing
    story: tuple[Happened, ...]


class Moved(Message, frozen=True, tag="moved"):
    """One ply. Whoever sees a gap in the plies asks for ``sync``."""

    standing: Standing
    happened: Happened
    deadline: int | None = None


class Story(Body, frozen=True):
    """A game that is over, as one seat saw it, or somebody who watched: the deal, then every ply."""

    table: Table
    plies: tuple[Moved, ...]


class TakenBack(Message, frozen=True, tag="taken-back"):
    """The last ply was undone; the ply counts down."""

    seat: int
    standing: Standing
    deadline: int | None = None


class Updated(Message, frozen=True, tag="updated"):
    """The table has changed: somebody joined, came, left, paused or ended it; its stage, its reserves."""

    table: Table


class Chatted(Message, frozen=True, tag="chatted"):
    line: Line


class Done(Message, frozen=True, tag="done"):
    id: str
    ply: int


Trouble = Literal[
    "rule",
    "not-your-seat",
    "stale",
    "not-running",
    "not-now",
    "nothing-to-undo",
    "malformed",
    "too-many",
    "too-long",
    "chat-off",
    "unknown-bot",
    "unknown-table",
    "not-allowed",
    "protocol",
]


class Refused(Message, frozen=True, tag="refused"):
    """It was not done, and nothing has changed."""

    id: str
    trouble: Trouble
    reason: str = ""
    """Of the rules: the name of a ``Reason`` in lower case with dashes."""
    rule: str = ""
    """The statement of the rules that says so."""
    ply: int = 0


class HintedAction(Body, frozen=True):
    action: str
    win: float
    points: float
    because: tuple[Because, ...] = ()
    """What speaks for it."""


class Hinted(Message, frozen=True, tag="hinted"):
    id: str
    alternatives: tuple[HintedAction, ...]
    plan: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Tickets, each with the routes that are to link it."""


class Seated(Message, frozen=True, tag="seated"):
    """My seat at the table on which they go on: the answer to ``rematch``, and then comes ``done``."""

    table: Table
    key: SeatKey


class Pong(Message, frozen=True, tag="pong"):
    now: int


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes the socket: it restarts, or the client was too slow; come back and say ``hello``."""

    trouble: Trouble | Literal["restart", "slow"]


FromServer = (
    Welcome
    | Synced
    | Moved
    | TakenBack
    | Updated
    | Chatted
    | Done
    | Refused
    | Hinted
    | Seated
    | Pong
    | Goodbye
)

decode_from_server = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.Encoder().encode
