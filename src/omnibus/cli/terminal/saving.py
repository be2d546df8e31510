"""The game on the disk: a record, written anew after every action, whole or not at all."""

from __future__ import annotations

import fcntl
import os
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import msgspec

from omnibus.boards.load import find_board
from omnibus.boards.model import Board
from omnibus.cli.terminal.seating import HUMAN, Player, named
from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.game.record import FIRST_LINE, RecordError, replay, write_record

SUFFIX = ".record"
PLAYED_BY = "# played by:"
BOARD_FILE = "# board file:"
"""Comments of the record: replaying needs neither, playing on does."""
LARGEST = 5_000_000


class Saved(msgspec.Struct, frozen=True):
    """What a file holds."""

    path: Path
    game: Game
    players: tuple[Player, ...]
    board_file: str | None


class SaveFile:
    """A place on the disk that one game at a time may have."""

    def __init__(self, path: Path, board_file: str | None = None) -> None:
        self.path = path
        self.board_file = board_file
        self._lock: IO[str] | None = None

    def open(self) -> None:
        """Make sure that this game may be written, and that nobody else is playing it."""
        try:
            if self.path.parent == default_directory():
                self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = self._lock_path.open("w")
        except OSError as error:
            raise OmnibusError(f"{self.path} can't be written: {error.strerror}") from None
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise OmnibusError(f"{self.path} is being played somewhere else") from None
        self._lock = lock

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f".{self.path.name}.lock")

    def close(self) -> None:
        if self._lock is not None:
            self._lock_path.unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    def write(self, game: Game, players: Sequence[Player]) -> None:
        write_whole(self.path, annotated(game, players, self.board_file))


def annotated(game: Game, players: Sequence[Player], board_file: str | None = None) -> str:
    """The record with who plays it and on which board."""
    first, rest = write_record(game).split("\n", 1)
    kinds = " ".join(player.kind for player in players)
    board = f"{BOARD_FILE} {board_file}\n" if board_file else ""
    return f"{first}\n{PLAYED_BY} {kinds}\n{board}{rest}"


def write_whole(path: Path, text: str) -> None:
    """Whoever reads the file, even after a loss of power, finds the old text or the new one."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise OmnibusError(f"{path} can't be written: {error.strerror}") from None


def read_text(path: str | Path) -> str:
    """Of a file that should be a record."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except OSError as error:
        raise OmnibusError(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OmnibusError(f"{path} is no record: it is not UTF-8 text") from None
    if len(text) > LARGEST:
        raise OmnibusError(f"{path} is no record: it is too large")
    return text


def load(path: Path, board: Board | None = None) -> Saved:
    """The game that was saved, with its players; without a note about them all are people."""
    text = read_text(path)
    board_file = board_file_of(text)
    if board is None and board_file is not None:
        board = find_board(board_file)
    try:
        game = replay(text, board)
    except RecordError as error:
        raise OmnibusError(f"{path}, {error}") from None
    kinds = (_note(text, PLAYED_BY) or "").split() or [HUMAN] * game.seats
    if len(kinds) != game.seats:
        raise OmnibusError(f"{path} is for {game.seats} players, but played by {len(kinds)}")
    pairs = zip(game.names, kinds, strict=True)
    players = named([Player(name, None if kind == HUMAN else kind) for name, kind in pairs])
    return Saved(path, game, tuple(players), board_file)


def board_file_of(record: str) -> str | None:
    """Where the board lies on which it was played, if that is not one of the package."""
    return _note(record, BOARD_FILE)


def _note(text: str, mark: str) -> str | None:
    found = re.search(rf"^{re.escape(mark)} (.+)$", text.partition("\n\n")[0], re.MULTILINE)
    return found[1].strip() if found else None


# ---- where games lie by themselves ----


def default_directory() -> Path:
    state = os.environ.get("XDG_STATE_HOME", "")
    return Path(state if os.path.isabs(state) else Path.home() / ".local" / "state") / "omnibus"


def new_path(city: str) -> Path:
    """A file that is not there yet, with the hour in its name."""
    stem = f"{city}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    directory = default_directory()
    names = (f"{stem}{f'-{number}' if number else ''}{SUFFIX}" for number in range(1000))
    return next(path for path in (directory / name for name in names) if not path.exists())


def unfinished(city: str | None = None) -> Iterator[Saved]:
    """Games in the default place that are not over and not being played, the latest first."""
    for path in sorted(default_directory().glob(f"*{SUFFIX}"), key=_age):
        if not _may_be_unfinished(path, city):
            continue
        try:
            saved = load(path)
        except OmnibusError:
            continue  # a file of an older version, or not ours
        if not saved.game.over and not _is_played(path):
            yield saved


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _may_be_unfinished(path: Path, city: str | None) -> bool:
    """Without playing it again."""
    try:
        head = read_text(path).partition("\n\n")[0].splitlines()
    except OmnibusError:
        return False
    result = any(one.startswith("result:") for one in head)
    return head[:1] == [FIRST_LINE] and not result and (city is None or f"city: {city}" in head)


def _is_played(path: Path) -> bool:
    probe = SaveFile(path)
    try:
        probe.open()
    except OmnibusError:
        return True
    probe.close()
    return False
