"""What somebody at a table knows, put together from what the server says: no ply twice, none left out."""

from __future__ import annotations

from omnibus.wire.downstream import (
    Chatted,
    FromServer,
    Happened,
    Line,
    Moved,
    Standing,
    Synced,
    TakenBack,
    Updated,
    Welcome,
)
from omnibus.wire.table import Table

OVERLAP = 4
"""So many plies are asked for again on coming back: they could have been undone meanwhile."""


class GapError(Exception):
    """Something is missing: ask for ``sync``."""


class Known:
    def __init__(self) -> None:
        self.table: Table | None = None
        self.seat: int | None = None
        self.standing: Standing | None = None
        self.story: list[Happened] = []
        """By ply, from the deal on."""
        self.chat: list[Line] = []
        self.reactions: tuple[str, ...] = ()

    @property
    def since(self) -> int | None:
        """What to ask for on coming back; ``None`` is everything."""
        return len(self.story) - 1 - OVERLAP if len(self.story) > OVERLAP else None

    def take(self, message: FromServer) -> FromServer | None:
        """What is new in it. A ``Synced`` that is returned tells the story from its first ply on anew."""
        match message:
            case Welcome():
                self.table, self.seat = message.table, message.seat
                self.chat, self.reactions = list(message.chat), message.reactions
            case Updated():
                self.table = message.table
            case Chatted():
                self.chat.append(message.line)
            case Synced():
                return self._synced(message)
            case Moved():
                return self._moved(message)
            case TakenBack():
                self._taken_back(message)
        return message

    def _synced(self, message: Synced) -> Synced:
        told, standing = message.story, message.standing
        first = told[0].ply if told else standing.ply + 1
        if first > len(self.story) or first + len(told) != standing.ply + 1:
            raise GapError
        held = self.story[first:]
        same = sum(1 for _ in _alike(held, told))
        self.story[first + same :] = told[same:]
        self.standing = standing
        return Synced(standing, told[same:])

    def _moved(self, message: Moved) -> Moved | None:
        ply = message.standing.ply
        if ply < len(self.story) and self.story[ply] == message.happened:
            return None
        if ply != len(self.story):
            raise GapError
        self.story.append(message.happened)
        self.standing = message.standing
        return message

    def _taken_back(self, message: TakenBack) -> None:
        if message.standing.ply != len(self.story) - 2:
            raise GapError
        self.story.pop()
        self.standing = message.standing


def _alike(held: list[Happened], told: tuple[Happened, ...]) -> list[Happened]:
    """What both begin with."""
    for number, (mine, theirs) in enumerate(zip(held, told, strict=False)):
        if mine != theirs:
            return held[:number]
    return held[: len(told)]
