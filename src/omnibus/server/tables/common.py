"""What all who look at a game are told alike: it is made once for a ply, not once for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from omnibus.game.game import Game
from omnibus.game.score import ScoreLine
from omnibus.game.view import PlayerView, players_of

if TYPE_CHECKING:
    from omnibus.server.tables.table import ServedTable


class Common(NamedTuple):
    game: Game
    ply: int
    players: tuple[PlayerView, ...]
    sheet: tuple[tuple[ScoreLine, ...], ...]


def common_of(table: ServedTable, game: Game) -> Common:
    """A table that is told of is changed no more: what changes is a draft."""
    found = table.common
    if found is None or found.game is not game or found.ply != game.ply:
        sheet = tuple(tuple(lines) for lines in game.score_sheet())
        found = table.common = Common(game, game.ply, players_of(game.edition, game.state), sheet)
    return found
