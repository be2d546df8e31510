"""What has to be kept of a table besides its plies and its chat."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from omnibus.game.proof import Proof
from omnibus.wire.table import SeatKind, Stage, TableRequest, Wish


class Turn(NamedTuple):
    """A turn that is over: an action that is taken back brings it back."""

    begun: int
    used_ms: int
    """Before a pause."""
    charged_ms: int
    """Of the reserve."""


class SeatState(msgspec.Struct, gc=False, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""
    taken: bool = False
    """Somebody has its token."""
    generation: int = 0
    """Of its token: those of earlier ones are void."""
    nonce: str = ""
    stand_in: str = ""
    """The bot that plays for the person."""
    resigned: bool = False
    servers: tuple[str, ...] = ()
    """To which the person is connected."""
    away_since: int | None = None
    turn_from: int | None = None
    """Since when the person has had to move."""
    used_ms: int = 0
    """Of the turn, before a pause."""
    reserve_ms: int = 0
    last_turn: Turn | None = None
    missed: int = 0
    """Turns in a row for which the time was over."""
    plan: tuple[str, ...] = ()
    """Conditional moves."""
    dropped: bool = False
    """None of them was legal when the turn came."""
    wants: tuple[Wish, ...] = ()


class TableState(msgspec.Struct, gc=False, omit_defaults=True):
    id: str
    request: TableRequest
    board: str
    """The board's version."""
    seats: list[SeatState]
    opened: int
    moved: int
    """When anything was last done that the game is about."""
    stage: Stage
    commitment: str
    deal: str = ""
    """What names the deal where other tables have it, too."""
    daily: str = ""
    proof: Proof | None = None
    """How it was dealt: a secret until the game is over."""
    rematch: str = ""
