"""A backup: one file with the database and the server's key, whole or not there at all."""

from __future__ import annotations

import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from omnibus.server import keys
from omnibus.server.store.directory_lock import DirectoryLock
from omnibus.server.store.errors import StoreError
from omnibus.server.store.reading import open_for_reading
from omnibus.server.store.sqlite import FILE

PARTS = (FILE, keys.FILE)
OURS_ONLY = 0o600


def back_up(directory: Path, archive: Path) -> int:
    """Of a server that may be running; the size in bytes. Who has the file can play all seats."""
    if archive.exists():
        raise StoreError(f"{archive} is there already")
    with tempfile.TemporaryDirectory(dir=archive.parent, prefix=".omnibus-backup-") as place:
        copy = Path(place) / FILE
        _copy_database(directory, copy)
        fresh = Path(place) / "archive"
        with fresh.open("xb") as file:
            fresh.chmod(OURS_ONLY)
            with tarfile.open(fileobj=file, mode="w:gz") as packed:
                packed.add(copy, FILE, filter=_ours)
                if (directory / keys.FILE).exists():
                    packed.add(directory / keys.FILE, keys.FILE, filter=_ours)
            file.flush()
            os.fsync(file.fileno())
        os.link(fresh, archive)  # fails if somebody was quicker
    return archive.stat().st_size


def restore(archive: Path, directory: Path) -> None:
    """Into a directory where no server has ever been."""
    lock = DirectoryLock(directory)
    try:
        there = [part for part in PARTS if (directory / part).exists()]
        if there:
            raise StoreError(f"{directory} has a {there[0]} already; nothing was touched")
        with tempfile.TemporaryDirectory(dir=directory, prefix=".restoring-") as place:
            found = _unpacked(archive, Path(place))
            _check(Path(place) / FILE)
            for part in found:
                (Path(place) / part).replace(directory / part)
    finally:
        lock.release()


def _copy_database(directory: Path, copy: Path) -> None:
    """All pages in one go: one moment, while others go on writing."""
    with closing(open_for_reading(directory)) as source, closing(sqlite3.connect(copy)) as target:
        try:
            source.backup(target)
        except sqlite3.Error as error:
            raise StoreError(f"the database can't be copied: {error}") from None
    copy.chmod(OURS_ONLY)


def _unpacked(archive: Path, place: Path) -> list[str]:
    """The parts that a backup has, and nothing else that somebody may have put into it."""
    found = []
    try:
        with tarfile.open(archive, mode="r:gz") as packed:
            for member in packed:
                if member.name not in PARTS or not member.isfile():
                    raise StoreError(f"{archive} is no backup: it holds {member.name!r}")
                packed.extract(_ours(member), place, filter="data")
                (place / member.name).chmod(OURS_ONLY)
                found.append(member.name)
    except (tarfile.TarError, OSError, EOFError) as error:
        raise StoreError(f"{archive} can't be read: {error}") from None
    if FILE not in found:
        raise StoreError(f"{archive} is no backup: there is no database in it")
    return found


def _check(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        try:
            said = database.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.Error as error:
            said = str(error)
    if said != "ok":
        raise StoreError(f"the database in the backup is damaged: {said}")


def _ours(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = OURS_ONLY
    return member
