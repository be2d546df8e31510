"""The results of a match in a file: a line that names the match, then a line for each deal.

A line is added when its deal is done, so that whatever stops a match, it can go on from there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from omnibus.arena.deals import Deal
from omnibus.arena.match import Header, Match
from omnibus.arena.play import DealResult
from omnibus.errors import OmnibusError


class JournalError(OmnibusError):
    """A file of results that does not belong to the match, or is not one."""


class Journal:
    """The open file; ``results`` holds what it had when it was opened."""

    def __init__(self, path: Path, file: BinaryIO, header: Header) -> None:
        self.file = file
        lines = file.read().split(b"\n")
        whole, torn = lines[:-1], lines[-1]
        self.results = _results(path, whole or [torn], header)
        file.seek(-len(torn), os.SEEK_END)
        file.truncate()  # the start of a line whose writer was killed
        if not whole:
            self._write(header)

    def add(self, result: DealResult) -> None:
        """Each deal once."""
        if result.deal not in self.results:
            self.results[result.deal] = result
            self._write(result)

    def _write(self, line: Header | DealResult) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()


@contextmanager
def journal(path: Path, header: Header) -> Iterator[Journal]:
    """Begun if it is not there, gone on with if it is."""
    try:
        with path.open("a+b") as file:
            _claim(path, file)
            file.seek(0)
            yield Journal(path, file, header)
    except OSError as error:
        raise JournalError(f"{path} cannot be used: {error.strerror}") from None


def _claim(path: Path, file: BinaryIO) -> None:
    """Two matches that write to one file would play everything twice."""
    with suppress(ImportError):  # Windows has no such lock
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise JournalError(f"{path} is in use by another match") from None


def _results(path: Path, lines: list[bytes], header: Header) -> dict[Deal, DealResult]:
    if msgspec.json.encode(header).startswith(lines[0]):  # the file is new, or was stopped at its first line
        results = [
            _result(path, number, line, header.match) for number, line in enumerate(lines[1:], start=2)
        ]
        return {result.deal: result for result in results}
    try:
        found = msgspec.json.decode(lines[0], type=Header)
    except msgspec.MsgspecError:
        raise JournalError(f"{path} holds no results of a match") from None
    raise JournalError(f"{path} is of another match: {difference(found, header)}")


def _result(path: Path, number: int, line: bytes, match: Match) -> DealResult:
    try:
        result = msgspec.json.decode(line, type=DealResult)
    except msgspec.MsgspecError as error:
        raise JournalError(f"{path}, line {number}: {error}") from None
    if [game.lineup for game in result.games] != match.lineups:
        raise JournalError(f"{path}, line {number}: the deal is not whole")
    return result


def difference(found: Header, wanted: Header) -> str:
    """The first thing that is not the same: ``its seed is 1, not 2``."""
    ours, theirs = (msgspec.to_builtins(one.match) | _outside(one) for one in (wanted, found))
    name = next(name for name in ours if ours[name] != theirs[name])
    return f"its {name} {'are' if name.endswith('s') else 'is'} {theirs[name]}, not {ours[name]}"


def _outside(header: Header) -> dict[str, object]:
    return {"boards": list(header.boards), "omnibus version": header.omnibus, "rules version": header.rules}
