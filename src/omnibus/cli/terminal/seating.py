"""Who sits at the table: people by their names, and bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omnibus.bots.registry import BOTS, bot_named, is_bot
from omnibus.errors import OmnibusError
from omnibus.spelling import suggestion

HUMAN = "human"
LONGEST_NAME = 20


class Player(msgspec.Struct, frozen=True):
    name: str
    bot: str | None = None
    """Which one; people have none."""

    @property
    def title(self) -> str:
        """``Rosa (greedy)``, where the name doesn't say which bot it is."""
        tells = self.bot is None or self.name.startswith(self.bot)
        return self.name if tells else f"{self.name} ({self.bot})"

    @property
    def kind(self) -> str:
        return self.bot or HUMAN


def read_players(text: str) -> list[Player]:
    """``Ada,Bob,greedy`` or ``human,Rosa=greedy``: a bot's name is a bot, anything else a person."""
    entries = [entry.strip() for entry in text.split(",")]
    return named([_read(entry) for entry in entries])


def _read(entry: str) -> Player:
    name, equals, kind = (part.strip() for part in entry.rpartition("="))
    if not equals:
        name = "" if entry == HUMAN or is_bot(entry) else entry
        kind = entry if is_bot(entry) else HUMAN
    if kind != HUMAN and not is_bot(kind):
        raise OmnibusError(f"{entry!r}: {kind!r} is neither a bot nor {HUMAN}; {suggestion(kind, BOTS)}")
    if equals and not name:
        raise OmnibusError(f"{entry!r} has no name before the =")
    if kind != HUMAN:
        bot_named(kind)
    return Player(name, None if kind == HUMAN else kind)


def some_players(seats: int, humans: int, bot: str) -> list[Player]:
    """So many people, and bots of one kind in the other seats."""
    if not 0 <= humans <= seats:
        raise OmnibusError(f"{humans} people can't sit on {seats} seats")
    return named([Player("", None if seat < humans else bot) for seat in range(seats)])


def named(players: Sequence[Player]) -> list[Player]:
    """Everybody with a name of his own; who has none is given one."""
    several = sum(player.bot is None for player in players) > 1
    taken: list[str] = []
    for number, player in enumerate(players, start=1):
        wanted = player.name or player.bot or (f"Player {number}" if several else "Player")
        name = wanted
        if not player.name:
            copies = sum(name.partition(" ")[0] == wanted for name in taken)
            name = f"{wanted} {copies + 1}" if player.bot and copies else wanted
        check_name(name, taken)
        taken.append(name)
    return [Player(name, player.bot) for name, player in zip(taken, players, strict=True)]


def check_name(name: str, taken: Sequence[str]) -> None:
    if not name.isprintable() or not name.strip():
        raise OmnibusError(f"{name!r} can't be shown as a name")
    if len(name) > LONGEST_NAME:
        raise OmnibusError(f"the name {name!r} is too long: {LONGEST_NAME} letters at most")
    if name.casefold() in [other.casefold() for other in taken]:
        raise OmnibusError(f"two players are called {name}")
