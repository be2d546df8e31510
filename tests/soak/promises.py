"""What was promised is held against what is kept, with nothing of the server but its database."""

from __future__ import annotations

from pathlib import Path

from omnibus.game.event import redacted
from omnibus.server.store.opening import open_store
from omnibus.server.store.stored import StoredPly, WholeTable
from omnibus.wire.downstream import Happened
from tests.soak.sitting import Sitting


async def broken(sittings: list[Sitting], data: Path, database: str = "") -> list[str]:
    """Each promise that was not kept, each ply that is there twice or not at all, in words."""
    store = await open_store(data, database)
    try:
        found = []
        for sitting in sittings:
            whole = await store.load(sitting.table) if sitting.table else None
            if whole is None:
                found += [f"{sitting.table or 'a table'} is gone"] if sitting.promises else []
            else:
                found += [f"{sitting.table}: {word}" for word in _broken_at(sitting, whole)]
        return found
    finally:
        await store.close()


def _broken_at(sitting: Sitting, whole: WholeTable) -> list[str]:
    plies = {ply.ply: ply for ply in whole.plies}
    found = [] if list(plies) == list(range(len(plies))) else [f"its plies are {list(plies)}"]
    for promise in sitting.promises:
        ply = plies.get(promise.ply)
        if ply is None or (ply.seat, ply.action) != (promise.seat, promise.action):
            found.append(f"lost: {promise}")
        if whole.commands.get(f"{promise.seat} {promise.command}") != promise.ply:
            found.append(f"not remembered: {promise}")
    found += [f"was refused and yet done: {name}" for name in sitting.refused if name in whole.commands]
    found += _doubled(sitting, whole)
    for seat, story in sitting.stories.items():
        if story != [_told(ply, seat) for ply in whole.plies[: len(story)]]:
            found.append(f"seat {seat} was told another story")
    return found


def _doubled(sitting: Sitting, whole: WholeTable) -> list[str]:
    """People do nothing by themselves: each ply of theirs comes from one command."""
    people = [seat for seat, one in enumerate(sitting.request.seats) if one.kind == "person"]
    by_people = [ply.ply for ply in whole.plies if ply.seat in people]
    commanded = sorted(whole.commands.values())
    if by_people != commanded:
        return [f"plies of people: {by_people}, of their commands: {commanded}"]
    said = {promise.ply for promise in sitting.promises}
    if sitting.over and said != set(by_people):
        return [f"plies that nobody was promised: {set(by_people) - said}"]
    return []


def _told(ply: StoredPly, seat: int | None) -> Happened:
    return Happened(ply.ply, ply.at, tuple(redacted(event, seat) for event in ply.events))
