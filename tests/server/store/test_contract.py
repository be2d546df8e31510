"""What is kept is what was said, whatever the order, whoever else writes, and after every restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import (
    PlyConflictError,
    StaleTableError,
    StoreError,
    TableExistsError,
    UnknownTableError,
)
from omnibus.server.store.store import Store
from omnibus.server.store.stored import StoredLine, StoredPly, StoredTable, WholeTable, Written
from tests.kit.stored import a_ply, a_table
from tests.server.store.databases import DATABASES, Open, databases, with_a_store

Result = TypeVar("Result")
NAMES = ["a", "b", "c"]
IDS = st.sampled_from(NAMES)
COMMANDS = st.sampled_from(["", "", "x", "y", "z"])
TEXTS = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=5)
STAGES = st.sampled_from(["gathering", "running", "paused", "over", "abandoned"])
EXAMPLES = {"sqlite": 25, "postgresql": 8}
MOMENTS = st.integers(0, 2**53)


def emptied() -> Job[None]:
    for rows in ("chat", "commands", "plies", "tables"):
        yield ask(f"DELETE FROM {rows}")


class Kept:
    """The model: a store in five lines for each thing that it does."""

    def __init__(self) -> None:
        self.tables: dict[str, WholeTable] = {}

    def change(
        self, table: StoredTable, plies: tuple[StoredPly, ...], command: str
    ) -> Written | type[StoreError]:
        old = self.tables.get(table.id)
        if old is None:
            return UnknownTableError
        if command in old.commands:
            return Written(old.commands[command], again=True)
        numbers = [ply.ply for ply in plies]
        if table.revision != old.table.revision + 1 or numbers != list(range(len(plies))):
            return StaleTableError
        commands = old.commands | ({command: len(plies) - 1} if command else {})
        self.tables[table.id] = WholeTable(table, plies, old.chat, commands)
        return Written(len(plies) - 1)

    def say(self, name: str, line: StoredLine, command: str) -> Written | type[StoreError]:
        old = self.tables.get(name)
        if old is None:
            return UnknownTableError
        if command not in old.commands:
            commands = old.commands | ({command: len(old.plies) - 1} if command else {})
            self.tables[name] = msgspec.structs.replace(old, chat=(*old.chat, line), commands=commands)
            return Written(len(old.plies) - 1)
        return Written(old.commands[command], again=True)


class StoreMachine(RuleBasedStateMachine):
    open: Open
    store: Store

    place: Path
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.model = Kept()
        self.store = Store(self.run(type(self).open(self.place)))
        self.run(self.store.database.write(emptied()))

    @rule(now=st.sampled_from([True, False, False, False]))
    def restart(self, now: bool) -> None:  # noqa: FBT001 - drawn
        if now:
            self.run(self.store.close())
            self.store = Store(self.run(type(self).open(self.place)))

    def run(self, what: Awaitable[Result]) -> Result:
        async def waited() -> Result:
            return await what

        return self.runner.run(waited())

    def outcome(self, what: Awaitable[Result]) -> Result | type[StoreError]:
        try:
            return self.run(what)
        except PlyConflictError:
            return StaleTableError
        except StoreError as error:
            return type(error)

    def next_table(
        self, name: str, stage: str, moved: int, late: int
    ) -> tuple[StoredTable, tuple[StoredPly, ...]]:
        """A change based on what is there, or on what was there some changes ago."""
        old = self.model.tables.get(name)
        revision = old.table.revision + 1 - late if old else 1
        table = a_table(name, revision=revision, stage=stage, moved=moved, public=str(moved).encode())
        return table, old.plies if old else ()

    @rule(name=IDS, stage=STAGES, listed=st.booleans(), wake=st.none() | MOMENTS, blob=st.binary(max_size=9))
    def create(self, name: str, stage: str, listed: bool, wake: int | None, blob: bytes) -> None:  # noqa: FBT001 - drawn
        table = a_table(name, stage=stage, listed=listed, wake=wake, secret=blob)
        there = name in self.model.tables
        assert self.outcome(self.store.create(table)) == (TableExistsError if there else None)
        self.model.tables.setdefault(name, WholeTable(table, (), (), {}))

    @rule(name=IDS, stage=STAGES, moved=MOMENTS, late=st.integers(0, 1), command=COMMANDS)
    def save(self, name: str, stage: str, moved: int, late: int, command: str) -> None:
        table, plies = self.next_table(name, stage, moved, late)
        found = self.outcome(self.store.save(table, command))
        assert found == self.model.change(table, plies, command)

    @rule(
        name=IDS,
        moved=MOMENTS,
        late=st.integers(0, 1),
        skip=st.sampled_from([0, 0, 0, 1, -1]),
        command=COMMANDS,
    )
    def append(self, name: str, moved: int, late: int, skip: int, command: str) -> None:
        table, plies = self.next_table(name, "running", moved, late)
        ply = a_ply(len(plies) + skip)
        found = self.outcome(self.store.append(table, ply, command))
        assert found == self.model.change(table, (*plies, ply), command)

    @rule(name=IDS, moved=MOMENTS, late=st.integers(0, 1), command=COMMANDS)
    def take_back(self, name: str, moved: int, late: int, command: str) -> None:
        table, plies = self.next_table(name, "running", moved, late)
        if plies:
            found = self.outcome(self.store.take_back(table, len(plies) - 1, command))
            assert found == self.model.change(table, plies[:-1], command)

    @rule(name=IDS, text=TEXTS, seat=st.integers(0, 3), command=COMMANDS)
    def say(self, name: str, text: str, seat: int, command: str) -> None:
        line = StoredLine(at=7, seat=seat, text=text)
        assert self.outcome(self.store.say(name, line, command)) == self.model.say(name, line, command)

    @rule(name=IDS)
    def remove(self, name: str) -> None:
        self.run(self.store.remove(name))
        if name in self.model.tables and not self.model.tables[name].plies:
            self.model.tables.pop(name)

    @rule(before=MOMENTS)
    def find(self, before: int) -> None:
        tables = [whole.table for whole in self.model.tables.values()]
        awake = sorted((one.wake, one.id) for one in tables if one.wake is not None and one.wake <= before)
        assert self.run(self.store.awake(before)) == [name for _, name in awake]
        assert self.run(self.store.in_stage("over")) == sorted(
            one.id for one in tables if one.stage == "over"
        )
        found = self.run(self.store.listed())
        alive = {"gathering", "running", "paused"}
        assert {one.id for one in found} == {one.id for one in tables if one.listed and one.stage in alive}
        assert [one.moved for one in found] == sorted((one.moved for one in found), reverse=True)

    @invariant()
    def holds_what_was_said(self) -> None:
        assert self.run(self.all_of_it()) == [self.model.tables.get(name) for name in NAMES]

    async def all_of_it(self) -> list[WholeTable | None]:
        return [await self.store.load(name) for name in NAMES]

    @rule(name=IDS)
    def glance(self, name: str) -> None:
        whole = self.model.tables.get(name)
        assert self.run(self.store.glance(name)) == (whole and whole.table)
        expected = {name: (one.table.revision, len(one.chat)) for name, one in self.model.tables.items()}
        assert self.run(self.store.revisions(NAMES)) == expected

    def teardown(self) -> None:
        self.run(self.store.close())


@pytest.mark.parametrize("database", databases())
def test_a_store_keeps_what_it_is_told(database: str, tmp_path: Path) -> None:
    with asyncio.Runner() as one:

        class Machine(StoreMachine):
            open = staticmethod(DATABASES[database])
            place = tmp_path
            runner = one

        run_state_machine_as_test(
            Machine, settings=settings(max_examples=EXAMPLES[database], stateful_step_count=25)
        )


@pytest.mark.parametrize("database", databases())
def test_of_many_who_write_the_same_ply_one_does(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table())
        attempts = [
            store.append(a_table(revision=1), a_ply(0, at=number), f"c{number}") for number in range(20)
        ]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert outcomes.count(Written(0)) == 1
        assert sum(isinstance(one, StaleTableError) for one in outcomes) == 19
        whole = await store.load("t1")
        assert whole
        assert [ply.at for ply in whole.plies] == [outcomes.index(Written(0))]
        assert whole.commands == {f"c{outcomes.index(Written(0))}": 0}

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_what_fails_takes_nothing_with_it(database: str, tmp_path: Path) -> None:
    """Written together in one transaction, each stands or falls alone."""

    async def work(store: Store) -> None:
        tables = [a_table(f"t{number}", opened=2**63 if number % 3 == 1 else 1) for number in range(12)]
        outcomes = await asyncio.gather(*map(store.create, tables), return_exceptions=True)
        failed = [number for number, outcome in enumerate(outcomes) if outcome is not None]
        assert failed == [1, 4, 7, 10]
        assert len(await store.in_stage("running")) == 8

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_pages(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await store.create(a_table(f"t{number}", wake=9 - number))
        assert await store.in_stage("running", after="t1", most=2) == ["t2", "t3"]
        assert await store.awake(7, most=2) == ["t4", "t3"]

    with_a_store(database, tmp_path, work)
