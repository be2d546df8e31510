"""People who have claimed a name, and what is known of their games."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from omnibus.wire.table import Body, SeatKey, Table

RatingKind = Literal["live", "days", "bots"]
"""Against people at one sitting, against people over days, alone against bots."""


class NameRequest(Body, frozen=True):
    name: str


class RecoveryRequest(Body, frozen=True):
    code: str


class SignedIn(Body, frozen=True):
    """The token goes into ``Authorization: Bearer`` of whatever is mine."""

    name: str
    token: str
    recovery: str = ""
    """A new code to come back with, shown once; the one before is void."""


class Passkey(Body, frozen=True):
    id: str
    created: int


class Rating(Body, frozen=True):
    kind: RatingKind
    city: str
    """Empty for all cities together."""
    rating: int
    """What one is good for with near certainty, 0 at the start."""
    mu: float
    sigma: float
    games: int


class Totals(Body, frozen=True):
    """Of all finished games of somebody at a kind of table."""

    kind: RatingKind
    games: int
    wins: float
    """A victory that is shared by two is half a one."""
    score: float
    """On average, as all that follows."""
    done: float
    failed: float
    blind: float
    face_up: float
    claims: float
    ticket_draws: float
    points: dict[str, float]
    """By source; ``failed`` for tickets that were not completed."""


class Player(Body, frozen=True):
    """What everybody may know of somebody with a name."""

    name: str
    since: int
    ratings: tuple[Rating, ...] = ()
    totals: tuple[Totals, ...] = ()


class Me(Body, frozen=True):
    player: Player
    passkeys: tuple[Passkey, ...] = ()
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    """As the browser has left them: of no interest to the server."""


class SeatClaim(Body, frozen=True):
    """This seat is mine. It counts for ratings if I say so early in the game."""

    table: str
    token: str


class MySeat(Body, frozen=True):
    """A table of mine, with the key to it: so that I can play on from here."""

    table: Table
    key: SeatKey
    rated: bool


class SeatFigures(Body, frozen=True):
    """What a game came to for a seat."""

    name: str
    bot: str
    score: int
    rank: int
    points: dict[str, int]
    done: int
    failed: int
    blind: int
    face_up: int
    claims: int
    ticket_draws: int


class TableFigures(Body, frozen=True):
    plies: int
    seats: tuple[SeatFigures, ...]


class Ranked(Body, frozen=True):
    """A line of a leaderboard."""

    name: str
    rating: int
    games: int
    bot: bool = False


class DailyScore(Body, frozen=True):
    """What somebody with a name has made of a day's deal."""

    name: str
    score: int
    seats: int
    table: str = ""
    """Where it can be seen, if the table lets others look."""


class PasskeyQuestion(Body, frozen=True):
    """``options`` go to ``navigator.credentials``, as WebAuthn has them in JSON; the rest comes back."""

    options: msgspec.Raw
    challenge: str


class PasskeyAnswer(Body, frozen=True):
    challenge: str
    credential: dict[str, Any]
