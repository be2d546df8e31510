"""Tables as they are kept, and back."""

from __future__ import annotations

import msgspec

from omnibus.game.edition import Edition
from omnibus.server.store.boards import Boards
from omnibus.server.store.restoring import deal_of, extend, last_ply_of, restored
from omnibus.server.store.store import Store
from omnibus.server.store.stored import StoredLine, StoredPly, StoredTable, WholeTable, Written
from omnibus.server.store.versioned import Versioned
from omnibus.server.tables.due import next_due
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import names_at
from omnibus.server.tables.state import TableState
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import public
from omnibus.wire.downstream import Line

STATES = Versioned(TableState)


def kept(table: ServedTable, revision: int, moment: Moment) -> StoredTable:
    state, due = table.state, next_due(table, moment)
    table.known = public(table, moment)
    return StoredTable(
        id=state.id,
        revision=revision,
        city=state.request.city,
        stage=state.stage,
        listed=state.request.listed,
        opened=state.opened,
        moved=state.moved,
        wake=None if due is None else due.at,
        public=msgspec.json.encode(table.known),
        secret=STATES.encode(state),
    )


async def served(whole: WholeTable, boards: Boards) -> ServedTable:
    state = STATES.decode(whole.table.secret)
    on, text = await boards.find(state.request.city, state.board, state.request.profile)
    table = _served(whole, state, on)
    table.board_text = text
    return table


def _served(whole: WholeTable, state: TableState, on: Edition) -> ServedTable:
    if not whole.plies:
        return ServedTable(state, on, chat=_lines(whole))
    game = restored(on, names_at(state), whole.plies)
    game.proof = state.proof
    return ServedTable(state, on, game, [ply.at for ply in whole.plies], _lines(whole))


def continued(old: ServedTable, later: WholeTable) -> ServedTable | None:
    """The table with what has happened since its last ply; nothing where that was taken back."""
    if old.game is None or not later.plies:
        return None
    (known, *plies), new = later.plies, old.draft()
    if new.game is None or (known.ply, known.at, known.state) != (old.ply, old.times[-1], old.game.state):
        return None
    extend(new.game, plies)
    new.state = STATES.decode(later.table.secret)
    new.times += [ply.at for ply in plies]
    new.chat += _lines(later)
    return new


def _lines(whole: WholeTable) -> list[Line]:
    return [Line(line.seat, line.at, line.text, line.reaction) for line in whole.chat]


async def keep(store: Store, old: ServedTable, new: ServedTable, row: StoredTable, command: str) -> Written:
    """In one transaction."""
    if len(new.chat) > len(old.chat):
        line = new.chat[-1]
        said = StoredLine(at=line.at, seat=line.seat, text=line.text, reaction=line.reaction)
        return await store.say(row.id, said, command)
    if new.length > old.length:
        return await store.append(row, _newest(new), command)
    if new.length < old.length:
        return await store.take_back(row, old.ply, command)
    return await store.save(row, command)


def _newest(table: ServedTable) -> StoredPly:
    game, at = table.game, table.times[-1]
    if game is None:
        raise ValueError("nothing was dealt")
    return last_ply_of(game, at) if game.plies else deal_of(game, at)
