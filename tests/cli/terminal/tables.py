"""Tables to test at."""

from __future__ import annotations

from omnibus.cli.terminal.console import Answer, Console
from omnibus.cli.terminal.saving import SaveFile
from omnibus.cli.terminal.seating import read_players
from omnibus.cli.terminal.spans import Line, plain_text
from omnibus.cli.terminal.table import Table
from omnibus.game.game import Game, new_game


def dealt(city: str, players: str = "Ada,Bob", seed: int = 3, save: SaveFile | None = None) -> Table:
    """A new game in which the first one begins."""
    seated = read_players(players)
    names = [player.name for player in seated]
    return Table(new_game(city, seats=len(seated), seed=seed, first=0, names=names), seated, save)


def laid(position: str, players: str = "Ada,Bob") -> Table:
    """A game that begins in a position."""
    seated = read_players(players)
    game = Game.from_position(position)
    game.names = tuple(player.name for player in seated)
    return Table(game, seated)


def started(city: str, players: str = "Ada,Bob", seed: int = 3) -> Table:
    """Everybody has kept both starting tickets."""
    table = dealt(city, players, seed)
    for seat in range(table.game.seats):
        table.play("keep both", seat)
    for seat in range(table.game.seats):
        table.news(seat)
    return table


def say(table: Table, text: str, seat: int = 0) -> Answer:
    return Console(table, seat).obey(text)


def words(answer: Answer) -> str:
    return "\n".join(texts(answer.lines))


def texts(lines: list[Line]) -> list[str]:
    return [plain_text(one) for one in lines]
