"""Games that are over: shown to all who have the link, if the table was not closed to those who watch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from omnibus.game.game import Game
from omnibus.game.record import write_record
from omnibus.server.fairness import may_be_revealed
from omnibus.server.hub.hosting import Host
from omnibus.server.hub.means import Means
from omnibus.server.hub.room import Room
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.seeing import seen
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import finished_game, story
from omnibus.wire.downstream import Story
from omnibus.wire.finished import FinishedGame


class Archive:
    def __init__(self, means: Means, host: Host, room_of: Callable[[str], Awaitable[Room]]) -> None:
        self._means = means
        self._host = host
        self._room_of = room_of

    async def record(self, name: str) -> str:
        """For somebody who sat there."""
        table = (await self._room_of(name)).table
        return self._record(table, table.game)

    async def shown_record(self, name: str, token: str) -> str:
        table = (await self._room_of(name)).table
        return self._record(table, self._shown(table, self._host.seat_of(table, token)))

    async def whole(self, name: str, token: str) -> FinishedGame:
        """With all that was hidden: for whom the record is."""
        table = (await self._room_of(name)).table
        game = self._shown(table, self._host.seat_of(table, token))
        record = self._record(table, game)
        return finished_game(table, game, record, self._means.clock.moment())

    async def story(self, name: str, seat: int | None, token: str) -> Story:
        table, game = await self._seen_by(name, seat, token)
        return story(table, game, seat, self._means.clock.moment())

    async def game(self, name: str, seat: int, token: str) -> Game:
        """For who may watch it with the eyes of that seat."""
        _, game = await self._seen_by(name, seat, token)
        return game

    async def _seen_by(self, name: str, seat: int | None, token: str) -> tuple[ServedTable, Game]:
        table = (await self._room_of(name)).table
        mine = self._host.seat_of(table, token)
        game = self._shown(table, mine)
        if seat is not None and not 0 <= seat < game.seats:
            raise RefusedError("malformed")
        if seat not in {None, mine} and not self._is_revealed(table):
            raise RefusedError("not-now")
        return table, game

    def _shown(self, table: ServedTable, mine: int | None) -> Game:
        game = seen(table, mine)
        if game is None and table.ended:
            raise RefusedError("not-allowed")
        if game is None or not table.ended:
            raise RefusedError("not-now")
        return game

    def _record(self, table: ServedTable, game: Game | None) -> str:
        """With it the deal is revealed: that of a day when the day is over."""
        if game is None or not table.ended or not self._is_revealed(table):
            raise RefusedError("not-now")
        return write_record(game)

    def _is_revealed(self, table: ServedTable) -> bool:
        return may_be_revealed(table.state.daily, self._means.clock.now())
