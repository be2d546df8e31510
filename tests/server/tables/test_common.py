"""What is told to all alike is made from what was told before, and is as if it were made anew."""

from __future__ import annotations

from random import Random

import pytest

from omnibus.boards.load import city_slugs
from omnibus.game.proof import Proof, commitment_to
from omnibus.game.view import view_of
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import Opening, deal, open_table
from omnibus.server.tables.playing import can_undo, carry_out, undo
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import standing
from omnibus.wire.table import SeatRequest, TableRequest
from omnibus.wire.upstream import Undo

SECRET = "5a" * 32
NOW = Moment(0)
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def check(table: ServedTable) -> None:
    game = table.running if table.state.stage == "running" else table.game
    assert game
    sheet = tuple(map(tuple, game.score_sheet()))
    for seat in (*range(game.seats), None):
        told = standing(table, game, seat)
        assert told.view == view_of(game.edition, game.state, seat)
        assert told.sheet == sheet


@pytest.mark.parametrize("city", city_slugs())
def test_all_is_as_if_made_anew(city: str) -> None:
    luck = Random(7)
    for seats in (2, 4):
        request = TableRequest(city, tuple(SeatRequest("person", name) for name in NAMES[:seats]))
        table = open_table(Opening("t", commitment_to(SECRET)), request, NOW)
        deal(table, Proof(commitment_to(SECRET), SECRET, table="t"), NOW)
        check(table)
        while table.state.stage == "running":
            table = table.draft()
            seat = luck.choice(table.running.may_act)
            last = table.running.plies[-1].seat if table.running.plies else seat
            if luck.random() < 0.1 and can_undo(table, last):
                undo(table, last, Undo("u", table.ply), NOW)
            else:
                carry_out(table, seat, luck.choice(table.running.legal_texts(seat)), NOW)
            if luck.random() < 0.8:  # some plies are told of late, or to nobody
                check(table)
        check(table)
