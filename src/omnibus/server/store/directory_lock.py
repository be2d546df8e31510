"""One server at a time for a data directory: a lock of the operating system, gone when the process is."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from omnibus.server.store.errors import StoreError

LOCK = "omnibus.lock"


class DirectoryLock:
    def __init__(self, directory: Path) -> None:
        try:
            directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = os.open(directory / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StoreError(f"the data directory can't be used: {error}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise StoreError(f"another Omnibus server is using {directory}") from None

    def release(self) -> None:
        os.close(self._file)
