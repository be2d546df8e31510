"""From a game to what is kept of it, and back without playing it again."""

from __future__ import annotations

from collections.abc import Sequence

from omnibus.game.action import parse_action
from omnibus.game.edition import Edition
from omnibus.game.game import Game
from omnibus.game.history import Ply
from omnibus.server.store.stored import StoredPly


def deal_of(game: Game, at: int) -> StoredPly:
    """Ply 0 of a game."""
    return StoredPly(ply=0, at=at, events=game.opening, state=list(game.start))


def last_ply_of(game: Game, at: int) -> StoredPly:
    ply = game.plies[-1]
    return StoredPly(
        ply=game.ply, at=at, seat=ply.seat, action=str(ply.action), events=ply.events, state=list(game.state)
    )


def restored(on: Edition, names: Sequence[str], plies: Sequence[StoredPly]) -> Game:
    """The game that these plies are, the deal among them."""
    deal, *rest = plies
    game = Game(on, list(deal.state), names)
    game.opening = deal.events
    extend(game, rest)
    return game


def extend(game: Game, plies: Sequence[StoredPly]) -> None:
    """What happened next, as it is kept."""
    for ply in plies:
        game.plies.append(Ply(ply.seat, parse_action(ply.action), tuple(game.state), ply.events))
        game.state = list(ply.state)
