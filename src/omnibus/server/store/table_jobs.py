"""The SQL of tables: one job for each thing that a store does with them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from omnibus.game.event import AnyEvent
from omnibus.server.store.database import Job, Row, Rows, ask
from omnibus.server.store.errors import (
    KnownCommandError,
    PlyConflictError,
    StaleTableError,
    TableExistsError,
    UnknownTableError,
)
from omnibus.server.store.stored import StoredLine, StoredPly, StoredTable, WholeTable, Written
from omnibus.wire.table import Stage

AT_ONCE = 500
"""Values of one statement."""
COLUMNS = "id, revision, city, stage, listed, opened, moved, wake, public, secret"

_read_events = msgspec.json.Decoder(tuple[AnyEvent, ...]).decode
_read_state = msgspec.msgpack.Decoder(list[int]).decode


def create(table: StoredTable, owner: str) -> Job[None]:
    made = yield ask(
        f"INSERT INTO tables ({COLUMNS}, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
        " ON CONFLICT DO NOTHING RETURNING id",
        *_values(table),
        owner,
    )
    if not made:
        raise TableExistsError(table.id)


def save(table: StoredTable, command: str) -> Job[Written]:
    """The table without a new ply."""
    ply = yield from _update(table, "ply", StaleTableError)
    yield from _remember(table.id, command, ply)
    return Written(ply)


def append(table: StoredTable, ply: StoredPly, command: str) -> Job[Written]:
    yield from _update(table, "ply + 1", PlyConflictError, ply.ply)
    made = yield ask(
        "INSERT INTO plies (table_id, ply, at, seat, action, events, state)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING ply",
        table.id, ply.ply, ply.at, ply.seat, ply.action,
        msgspec.json.encode(ply.events), msgspec.msgpack.encode(ply.state),
    )  # fmt: skip
    if not made:
        raise PlyConflictError(table.id)
    yield from _remember(table.id, command, ply.ply)
    return Written(ply.ply)


def take_back(table: StoredTable, ply: int, command: str) -> Job[Written]:
    """``ply`` is the one that goes; the ply before it is what the table is at then."""
    yield from _update(table, "ply - 1", PlyConflictError, ply - 1)
    yield ask("DELETE FROM plies WHERE table_id = $1 AND ply = $2", table.id, ply)
    yield from _remember(table.id, command, ply - 1)
    return Written(ply - 1)


def say(table: str, line: StoredLine, command: str) -> Job[Written]:
    changed = yield ask(
        "UPDATE tables SET chat_lines = chat_lines + 1 WHERE id = $1 RETURNING chat_lines, ply", table
    )
    if not changed:
        raise UnknownTableError(table)
    number, ply = changed[0]
    yield ask(
        "INSERT INTO chat (table_id, number, at, seat, text, reaction) VALUES ($1, $2, $3, $4, $5, $6)",
        table, number, line.at, line.seat, line.text, line.reaction,
    )  # fmt: skip
    yield from _remember(table, command, ply)
    return Written(int(ply))


def remove(table: str) -> Job[None]:
    gone = yield ask("DELETE FROM tables WHERE id = $1 AND ply < 0 RETURNING id", table)
    if gone:
        for rows in ("chat", "commands"):
            yield ask(f"DELETE FROM {rows} WHERE table_id = $1", table)


def load(table: str, ply: int, lines: int) -> Job[WholeTable | None]:
    found = yield ask(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table)
    if not found:
        return None
    plies = yield ask(
        "SELECT ply, at, seat, action, events, state FROM plies WHERE table_id = $1 AND ply >= $2"
        " ORDER BY ply",
        table,
        ply,
    )
    chat = yield ask(
        "SELECT at, seat, text, reaction FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number",
        table,
        lines,
    )
    commands = yield ask("SELECT id, ply FROM commands WHERE table_id = $1 AND ply >= $2", table, ply)
    return WholeTable(
        _table(found[0]),
        tuple(map(_ply, plies)),
        tuple(
            StoredLine(at=at, seat=seat, text=text, reaction=reaction) for at, seat, text, reaction in chat
        ),
        dict(commands),
    )


def glance(table: str) -> Job[StoredTable | None]:
    found = yield ask(f"SELECT {COLUMNS} FROM tables WHERE id = $1", table)
    return _table(found[0]) if found else None


def revisions(tables: Collection[str]) -> Job[dict[str, tuple[int, int]]]:
    """Of each table the revision, and how many lines of chat there are."""
    found, left = {}, list(tables)
    while left:
        some, left = left[:AT_ONCE], left[AT_ONCE:]
        places = ", ".join(f"${number}" for number in range(1, len(some) + 1))
        rows = yield ask(f"SELECT id, revision, chat_lines FROM tables WHERE id IN ({places})", *some)
        found.update({table: (revision, lines) for table, revision, lines in rows})
    return found


def awake(before: int, most: int) -> Job[list[str]]:
    rows = yield ask("SELECT id FROM tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2", before, most)
    return _ids(rows)


def listed(most: int) -> Job[list[StoredTable]]:
    rows = yield ask(
        f"SELECT {COLUMNS} FROM tables WHERE listed = 1 AND stage IN ('gathering', 'running', 'paused')"
        " ORDER BY moved DESC, id LIMIT $1",
        most,
    )
    return [_table(row) for row in rows]


def in_stage(stage: Stage, after: str, most: int) -> Job[list[str]]:
    rows = yield ask(
        "SELECT id FROM tables WHERE stage = $1 AND id > $2 ORDER BY id LIMIT $3", stage, after, most
    )
    return _ids(rows)


def first_result(table: str, command: str) -> Job[Written | None]:
    """What the command led to when it came for the first time."""
    done = yield ask("SELECT ply FROM commands WHERE table_id = $1 AND id = $2", table, command)
    return Written(done[0][0], again=True) if done else None


# ---- parts of jobs ----


def _update(
    table: StoredTable, ply: str, conflict: type[StaleTableError], wanted: int | None = None
) -> Job[int]:
    """Write the table's row if it is based on the last one, and the ply comes out as wanted."""
    changed = yield ask(
        f"UPDATE tables SET revision = $2, city = $3, stage = $4, listed = $5, opened = $6, moved = $7,"
        f" wake = $8, public = $9, secret = $10, ply = {ply}"
        f" WHERE id = $1 AND revision = $2 - 1 RETURNING ply",
        *_values(table),
    )
    if not changed:
        exists = yield ask("SELECT 1 FROM tables WHERE id = $1", table.id)
        raise conflict(table.id) if exists else UnknownTableError(table.id)
    if wanted not in {None, changed[0][0]}:
        raise conflict(table.id)
    return int(changed[0][0])


def _remember(table: str, command: str, ply: int) -> Job[None]:
    if not command:
        return
    made = yield ask(
        "INSERT INTO commands (table_id, id, ply) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING ply",
        table,
        command,
        ply,
    )
    if not made:
        raise KnownCommandError(table)


def _values(table: StoredTable) -> tuple[str | int | bytes | None, ...]:
    return (
        table.id, table.revision, table.city, table.stage, int(table.listed), table.opened, table.moved,
        table.wake, table.public, table.secret,
    )  # fmt: skip


def _table(row: Row) -> StoredTable:
    name, revision, city, stage, is_listed, opened, moved, wake, public, secret = row
    return StoredTable(
        id=name, revision=revision, city=city, stage=stage, listed=bool(is_listed), opened=opened,
        moved=moved, wake=wake, public=bytes(public), secret=bytes(secret),
    )  # fmt: skip


def _ply(row: Row) -> StoredPly:
    ply, at, seat, action, events, state = row
    return StoredPly(
        ply=ply, at=at, seat=seat, action=action, events=_read_events(events), state=_read_state(state)
    )


def _ids(rows: Rows) -> list[str]:
    return [row[0] for row in rows]
