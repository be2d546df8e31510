"""Is a stored table what it should be? Its game is played again from the deal, and everything compared."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from omnibus.boards.load import load_board
from omnibus.errors import OmnibusError
from omnibus.game.action import parse_action
from omnibus.game.edition import Edition, edition
from omnibus.game.game import new_game
from omnibus.game.seed import seed_of
from omnibus.rules.layout import FIRST
from omnibus.server.store.restoring import restored
from omnibus.server.store.stored import StoredPly, WholeTable
from omnibus.wire.table import Table

_table = msgspec.json.Decoder(Table).decode


def troubles(whole: WholeTable, played_on: Edition | None = None) -> Iterator[str]:
    """What is wrong, in words; nothing for a table that is sound."""
    try:
        table = _table(whole.table.public)
        on = played_on or edition(load_board(table.city), table.profile)
    except (msgspec.MsgspecError, OmnibusError) as error:
        yield f"can't be understood: {error}"
        return
    if (table.id, table.city, table.stage) != (whole.table.id, whole.table.city, whole.table.stage):
        yield "what everybody sees of it is not what is kept"
    if whole.plies and on.version != table.board:
        yield f"was played on board version {table.board}; this one is {on.version}"
    elif whole.plies:
        yield from _of_the_game(on, whole, table)
    elif table.stage in {"running", "over"}:
        yield f"is {table.stage}, and was never dealt"


def _of_the_game(on: Edition, whole: WholeTable, table: Table) -> Iterator[str]:
    numbers = [ply.ply for ply in whole.plies]
    if numbers != list(range(len(numbers))):
        yield f"lacks plies: it has {numbers[0]} to {numbers[-1]}, {len(numbers)} of them"
        return
    wrong = next(_first_difference(on, whole.plies), "")
    if wrong:
        yield wrong
        return
    game = restored(on, (), whole.plies)
    if game.over != (table.stage == "over") and table.stage != "abandoned":
        yield f"is {table.stage}, and its game is {'over' if game.over else 'not over'}"
    if table.result and list(table.result.ranks) != game.ranks():
        yield f"should have the ranks {game.ranks()}"


def _first_difference(on: Edition, plies: tuple[StoredPly, ...]) -> Iterator[str]:
    game = restored(on, (), plies[:1])
    seed, first = seed_of(game.state), game.state[FIRST]
    dealt = new_game(on.board, seats=game.seats, seed=seed, profile=on.profile, first=first)
    if dealt.state != game.state:
        yield "begins otherwise than its seed says"
    for ply in plies[1:]:
        try:
            events = game.play(parse_action(ply.action), ply.seat)
        except OmnibusError as error:
            yield f"ply {ply.ply}, {ply.action!r} of seat {ply.seat}: {error}"
            return
        if tuple(events) != ply.events:
            yield f"ply {ply.ply} tells other events than happen"
        if game.state != ply.state:
            yield f"ply {ply.ply} leads to another state"
