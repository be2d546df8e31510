"""What a client says on the socket of a table.

A socket sees as one seat, or watches; who holds several seats opens as many sockets. Whatever has an ``id``
is answered by ``done`` or ``refused`` with the same. Sent again, it is answered again, and done once.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from omnibus.wire.table import Identity, Message, Nonce

PROTOCOL = 1


class Hello(Message, frozen=True, tag="hello"):
    """Comes first. Without a token one watches."""

    protocol: int = PROTOCOL
    token: str = ""
    since: int | None = None
    """The last ply that the client knows: what has happened since is told. Else all is."""


Text = Annotated[str, Meta(max_length=2000)]
"""Of an action, or said in the chat, where 500 are enough."""


class Command(Message, frozen=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Act(Command, frozen=True, tag="act"):
    """Carry out an action, written as in records, at the ply that the client sees."""

    ply: int
    action: Text


class Undo(Command, frozen=True, tag="undo"):
    ply: int


class Explain(Command, frozen=True, tag="explain"):
    """Why can't I? Answered by ``refused`` with the rule, or by ``done`` if I can."""

    action: Text


class Plan(Command, frozen=True, tag="plan"):
    """For games over days: when it is my turn, the first of these that is legal. None of them: forget it."""

    actions: Annotated[tuple[Text, ...], Meta(max_length=8)]


class Hint(Command, frozen=True, tag="hint"):
    """What would the coach do? Answered by ``hinted``."""


class Say(Command, frozen=True, tag="say"):
    text: str


class React(Command, frozen=True, tag="react"):
    reaction: Identity
    """One of those that ``welcome`` lists."""


class Pause(Command, frozen=True, tag="pause"):
    """I should like to pause; when all persons do, the table does. ``wanted=False`` ends a pause."""

    wanted: bool = True


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play for me; empty: the one that was agreed on for leavers."""

    bot: Identity = ""


class TakeBack(Command, frozen=True, tag="take-back"):
    """I play again myself."""


class ReplaceAbsent(Command, frozen=True, tag="replace-absent"):
    """Let the agreed bot play for somebody who has been away for longer than the grace."""

    seat: int


class Resign(Command, frozen=True, tag="resign"):
    """A bot plays my seat to the end; it can't be taken back."""


class Abandon(Command, frozen=True, tag="abandon"):
    """I should like to end the game without a result; when all persons do, it ends."""


class Rematch(Command, frozen=True, tag="rematch"):
    """I should like to play again, with the same people, one seat on. The first who asks opens the table and
    ``updated`` names it; ``seated`` is the answer to each who asks, and with the last of them it begins."""

    nonce: Nonce = ""


class Sync(Message, frozen=True, tag="sync"):
    """Tell me all that has happened since a ply, and how things stand."""

    since: int = 0


class Ping(Message, frozen=True, tag="ping"):
    pass


AnyCommand = (
    Act | Undo | Explain | Plan | Hint | Say | React | Pause | HandOver | TakeBack | ReplaceAbsent | Resign
    | Abandon | Rematch
)  # fmt: skip

FromClient = Hello | AnyCommand | Sync | Ping

decode_from_client = msgspec.json.Decoder(FromClient).decode
