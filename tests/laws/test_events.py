"""The story agrees with the picture: events folded onto a view give the next view, for everybody."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given, settings

from omnibus.boards.load import load_board
from omnibus.game.event import redacted
from omnibus.game.game import Game
from omnibus.game.view import View
from tests.kit.play import Choose, Temper, plies
from tests.kit.strategies import chooses, scattered_games, seeds, tables, tempers
from tests.kit.tables import Table
from tests.laws.ledger import Ledger


def follow(game: Game, choose: Choose, leanings: tuple[Temper, ...] = (), most: int = 10_000) -> None:
    """Play on while everybody, and somebody who only watches, keeps a ledger."""
    ledgers = [Ledger(game.view(seat)) for seat in (None, *range(game.seats))]
    for seat, action in plies(game, choose, leanings, most):
        for ledger in ledgers:
            heard = [redacted(event, ledger.seat) for event in game.plies[-1].events]
            ledger.fold(heard, action if ledger.seat == seat else None)
            assert ledger.view == game.view(ledger.seat)


@settings(max_examples=60)
@given(tables(), seeds(), chooses())
def test_events_tell_all_that_changes(table: Table, seed: int, choose: Choose) -> None:
    follow(table.deal(seed), choose)


@settings(max_examples=40)
@given(
    tables().flatmap(lambda table: tempers(table.seats).map(lambda some: (table, some))), seeds(), chooses()
)
def test_events_tell_all_when_players_lean(
    leaning: tuple[Table, tuple[Temper, ...]], seed: int, choose: Choose
) -> None:
    table, some = leaning
    follow(table.deal(seed), choose, some)


@settings(max_examples=100)
@given(scattered_games(), chooses())
def test_events_tell_all_on_the_edges(game: Game, choose: Choose) -> None:
    follow(game, choose, most=30)


@given(tables(), seeds())
def test_the_opening_tells_the_deal(table: Table, seed: int) -> None:
    """From hands dealt and nothing face up yet to the first view."""
    game = table.deal(seed)
    for seat in (None, *range(game.seats)):
        ledger = Ledger(undealt(game.view(seat)))
        for event in game.events_for(seat):
            ledger.note(event)
        assert ledger.view == game.view(seat)


def undealt(view: View) -> View:
    page: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    board = load_board(view.city)
    held = sum(player["cards"] for player in page["players"])
    page |= {"deck_left": sum(board.deck.values()) - held, "stack_left": len(board.tickets)}
    page |= {"market": [None] * len(page["market"]), "discards": {}}
    for player in page["players"]:
        player["offered"] = 0
    return msgspec.convert(page, View)
