"""From an empty database, or that of an earlier Omnibus, to the present one, by numbered steps of SQL."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from omnibus.server.store.database import Job, ask
from omnibus.server.store.errors import StoreError


class Migration(NamedTuple):
    number: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations() -> tuple[Migration, ...]:
    found = sorted(file.name for file in files(__package__).joinpath("migrations").iterdir())
    return tuple(_migration(name) for name in found if name.endswith(".sql"))


def _migration(name: str) -> Migration:
    text = files(__package__).joinpath("migrations", name).read_text("utf-8")
    code = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    statements = tuple(one.strip() for one in code.split(";") if one.strip())
    return Migration(int(name.partition("_")[0]), name, statements)


def migrate(upto: int | None = None) -> Job[None]:
    """All steps that are still to be done, in one transaction."""
    yield ask("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    done: dict[int, str] = dict((yield ask("SELECT number, name FROM migrations")))
    known = {one.number: one.name for one in migrations()}
    foreign = [name for number, name in sorted(done.items()) if known.get(number) != name]
    if foreign:
        raise StoreError(f"the database is of another Omnibus, probably a later one: it has {foreign[-1]}")
    for one in migrations():
        if one.number not in done and (upto is None or one.number <= upto):
            for statement in one.statements:
                yield ask(statement)
            yield ask("INSERT INTO migrations (number, name) VALUES ($1, $2)", one.number, one.name)
