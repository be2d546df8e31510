"""A table as everybody may see it, and what one says to have one opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(max_length=200)]
"""It is cut to 24 letters, and what can't be seen is left out."""
Nonce = Annotated[str, Meta(max_length=64)]
Identity = Annotated[str, Meta(max_length=64)]


class Message(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, forbid_unknown_fields=True
):
    """Something that is told apart by its ``type``."""


class Body(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Something whose place says what it is."""


class Untimed(Message, frozen=True, tag="untimed"):
    """Nobody is hurried."""


class Live(Message, frozen=True, tag="live"):
    """Each turn has so many seconds, then the reserve runs down; with none left, a bot makes the move."""

    turn_seconds: Annotated[int, Meta(ge=1, le=86_400)] = 30
    reserve_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 300


class Days(Message, frozen=True, tag="days"):
    """A move within so many days."""

    days: Annotated[int, Meta(ge=1, le=30)] = 2


Pace = Untimed | Live | Days

Watching = Literal["never", "ended", "delayed", "live"]
"""When somebody without a seat may look on: not at all, at the end, some plies later, or at once."""

SeatKind = Literal["person", "bot", "open"]
"""Of a seat: one of those who open the table, a bot, or whoever comes by the link."""


class SeatRequest(Body, frozen=True):
    kind: SeatKind
    name: Name = ""
    bot: Identity = ""
    """Which bot sits there: a name from ``/api/bots``."""


class Offer(Body, frozen=True):
    """A table that one may open, with the commitment to its secret: seen before one says one's nonce."""

    table: Identity
    commitment: Identity
    """SHA-256 of the server's secret, in hexadecimal."""
    seal: Identity
    """Of the server, so that it knows its own offers without keeping them."""


class Origin(Body, frozen=True):
    """A moment of a game that is over, to play on from."""

    table: str
    ply: int
    """So many actions of that game are carried out again."""


class TableRequest(Body, frozen=True):
    """All that can be chosen when a table is opened."""

    city: Identity
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=2, max_length=4)]
    profile: Identity | None = None
    pace: Pace = Untimed()
    watching: Watching = "live"
    listed: bool = False
    chat: bool = True
    deal: Name = ""
    """A word that others use, too, for the same deal; empty for a deal that nobody has seen."""
    daily: bool = False
    """Today's deal of the city."""
    leaver_bot: Identity = "planner"
    """Which bot plays on for somebody who has left."""
    grace_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 120
    """How long somebody may be away, when it is his turn, before others may let that bot play."""
    bot_pause: Annotated[int, Meta(ge=0, le=60_000)] = 900
    """Milliseconds between the moves of bots, so that people can follow."""
    origin: Origin | None = None
    """Play on from there, with the cards as they lay. Nobody may come by the link, and it is not rated."""
    offer: Offer | None = None
    """From ``POST /api/offers``. Without one the opener's nonce binds nobody."""
    nonce: Nonce = ""
    """Of the one who opens the table: his part in the shuffle. Up to 64 of ``A-Za-z0-9_-``."""


Wish = Literal["pause", "abandon"]
"""What all who play have to want before it is done."""


class Seat(Body, frozen=True):
    """A seat as everybody may see it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    taken: bool = False
    """A person holds its token."""
    here: bool = False
    """And is connected."""
    left: bool = False
    """A bot plays for the person."""
    resigned: bool = False
    """And does so to the end."""
    reserve_ms: int | None = None
    rated: bool = False
    wants: tuple[Wish, ...] = ()


Stage = Literal["gathering", "running", "paused", "over", "abandoned"]


class Result(Body, frozen=True):
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Table(Body, frozen=True):
    id: str
    city: str
    board: str
    """The board's version."""
    profile: str | None
    stage: Stage
    seats: tuple[Seat, ...]
    pace: Pace
    watching: Watching
    listed: bool
    chat: bool
    ply: int
    opened: int
    """Milliseconds since 1970."""
    moved: int
    commitment: str
    """To the server's secret, SHA-256 in hexadecimal."""
    deal: str = ""
    """What names the deal where other tables have it, too."""
    daily: str = ""
    """The day whose deal it is."""
    deadline: int | None = None
    """When the time for the present move is over."""
    result: Result | None = None
    rematch: str = ""
    """The table on which they go on."""
    origin: Origin | None = None
    """From where it was played on."""


class SeatKey(Body, frozen=True):
    """Whoever holds the token plays the seat."""

    seat: int
    token: str


class TableOpened(Body, frozen=True):
    table: Table
    keys: tuple[SeatKey, ...]
    """For each seat that the opener holds."""


class JoinRequest(Body, frozen=True):
    name: Name = ""
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    """Any open one where none is said."""
    nonce: Nonce = ""
    """My part in the shuffle. With one of 16 letters or more, asked again it is the same seat."""


class Joined(Body, frozen=True):
    table: Table
    key: SeatKey
