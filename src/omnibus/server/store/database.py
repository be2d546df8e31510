"""What a store needs of a database: jobs, each carried out whole or not at all.

A job is a generator: it yields a statement and is sent the rows that come of it. So the same job runs in a
thread of its own or on an event loop, and every table of SQL stands once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol, TypeVar

Value = str | int | float | bytes | None
Row = tuple[Any, ...]
Rows = list[Row]
Result = TypeVar("Result")


class Statement(NamedTuple):
    """SQL that all databases understand; ``$1`` stands for the first value."""

    sql: str
    values: tuple[Value, ...]


Job = Generator[Statement, Rows, Result]


def ask(sql: str, *values: Value) -> Statement:
    return Statement(sql, values)


Announced = Callable[[str], None]
"""Is told which table another server has changed; an empty name means that it could be any."""


class Database(Protocol):
    alone: bool
    """Whether no other server can be on it."""

    async def write(self, job: Job[Result]) -> Result:
        """Carry a job out in one transaction: durable when this returns, undone when it raises.

        With ``UncertainError`` nobody knows: load again.
        """

    async def read(self, job: Job[Result]) -> Result:
        """Carry out a job that changes nothing, and sees one moment."""

    async def now(self) -> int:
        """The time in milliseconds, the same for all servers."""

    def announce(self, table: str) -> None:
        """Tell other servers that a table has changed, in a while, if it can be done."""

    def listen(self, announced: Announced) -> None:
        """Be told so. Announcements may get lost: look at the revisions from time to time."""

    async def close(self) -> None:
        """Finish what was asked for, then let go."""
