"""A game played on from a moment of another one: the same deal, and all that was done up to there again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.game.history import Ply
from omnibus.server.fairness import may_be_revealed
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import deal
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.table import ServedTable
from omnibus.wire.table import TableRequest

Step = Callable[[ServedTable, Moment], None]


def check_origin(origin: ServedTable, request: TableRequest, version: str, now: int) -> None:
    """Nothing is told of a game by playing on from it that its replay would not tell."""
    game, ply = origin.game, request.origin.ply if request.origin else 0
    if origin.state.request.watching == "never":
        raise RefusedError("not-allowed")
    if game is None or not game.over or not may_be_revealed(origin.state.daily, now):
        raise RefusedError("not-now")
    if request.city != origin.state.request.city or version != origin.state.board:
        raise OmnibusError("that game was played on another board")
    if len(request.seats) != game.seats or not 0 <= ply < game.ply:
        raise OmnibusError(f"that game has {game.seats} seats, and goes from ply 0 to {game.ply - 1}")


def steps_to(game: Game, ply: int) -> Iterator[Step]:
    """From a table where nothing was dealt to that moment; nobody may move before the last step."""

    def begin(table: ServedTable, moment: Moment) -> None:
        if game.proof is None:
            raise RefusedError("not-allowed")
        deal(table, game.proof, moment)
        table.state.stage = "paused"

    def go_on(table: ServedTable, moment: Moment) -> None:
        table.state.stage, table.state.moved = "running", moment.now

    yield begin
    for past in game.plies[:ply]:
        yield _again(past)
    yield go_on


def _again(past: Ply) -> Step:
    def step(table: ServedTable, moment: Moment) -> None:
        if table.game is None:
            raise RefusedError("not-now")
        table.game.play(past.action, past.seat)
        table.times.append(moment.now)

    return step
