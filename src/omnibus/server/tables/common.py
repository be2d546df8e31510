"""What all who look at a game are told alike: it is made once for a ply, not once for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from omnibus.game.game import Game
from omnibus.game.score import ScoreLine, score_lines
from omnibus.game.view import PlayerView, View, everybodys_view, player_of, same_for_all

if TYPE_CHECKING:
    from omnibus.server.tables.table import ServedTable


class Common(NamedTuple):
    game: Game
    ply: int
    view: View
    """As who only watches has it."""
    sheet: tuple[tuple[ScoreLine, ...], ...]


def common_of(table: ServedTable, game: Game) -> Common:
    """A table that is told of is changed no more: what changes is a draft."""
    found = table.common
    if found is None or found.game is not game or found.ply != game.ply:
        found = table.common = _made(game, found)
    return found


def _made(game: Game, before: Common | None) -> Common:
    """Most plies change one player: what was told of the others still holds."""
    players: list[PlayerView] = []
    sheet: list[tuple[ScoreLine, ...]] = []
    for seat in range(game.seats):
        if before and same_for_all(before.game.state, game.state, seat):
            players.append(before.view.players[seat])
            sheet.append(before.sheet[seat])
        else:
            players.append(player_of(game.edition, game.state, seat))
            sheet.append(tuple(score_lines(game.edition, game.state, seat)))
    return Common(game, game.ply, everybodys_view(game.edition, game.state, tuple(players)), tuple(sheet))
