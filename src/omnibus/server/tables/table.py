"""A table: its state, and the game on it once everybody is there."""

from __future__ import annotations

import msgspec

from omnibus.game.edition import Edition
from omnibus.game.game import Game
from omnibus.server.tables.common import Common
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.state import SeatState, TableState
from omnibus.wire.downstream import Line
from omnibus.wire.table import Table


class ServedTable:
    def __init__(
        self,
        state: TableState,
        on: Edition,
        game: Game | None = None,
        times: list[int] | None = None,
        chat: list[Line] | None = None,
    ) -> None:
        self.state = state
        self.on = on
        """The board with its rules: those that it began with."""
        self.board_text = ""
        """The board's file, where it is not the one that this Omnibus brings."""
        self.game = game
        self.times = times or []
        """When each ply was played; that of the deal comes first."""
        self.chat = chat or []
        self.common: Common | None = None
        """Of the game as it was told of last, at this table or at the one that it is a draft of."""
        self.known: Table | None = None
        """What everybody may know of it, once it is changed no more."""

    def draft(self) -> ServedTable:
        """What may be changed without a trace, until it is kept."""
        seats = [msgspec.structs.replace(seat) for seat in self.state.seats]
        state = msgspec.structs.replace(self.state, seats=seats)
        game = None if self.game is None else self.game.copy()
        draft = ServedTable(state, self.on, game, list(self.times), list(self.chat))
        draft.board_text, draft.common = self.board_text, self.common
        return draft

    def seat(self, number: int) -> SeatState:
        return self.state.seats[number]

    @property
    def ply(self) -> int:
        return 0 if self.game is None else self.game.ply

    @property
    def length(self) -> int:
        """How many plies are kept, the deal among them."""
        return 0 if self.game is None else self.game.ply + 1

    @property
    def running(self) -> Game:
        """The game, where it can be played on."""
        if self.game is None or self.state.stage != "running":
            raise RefusedError("not-running")
        return self.game

    @property
    def ended(self) -> bool:
        return self.state.stage in ("over", "abandoned")

    def bot_of(self, number: int) -> str:
        """Which bot plays the seat now; none where a person does."""
        seat = self.seat(number)
        return seat.bot if seat.kind == "bot" else seat.stand_in

    def players(self) -> list[int]:
        """The seats of people who are there and play themselves."""
        seats = enumerate(self.state.seats)
        return [number for number, seat in seats if seat.taken and not seat.stand_in]
