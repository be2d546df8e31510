"""Where compiled rules are kept from one start to the next.

Numba's cache does not notice an edit in a called function of another file. So the cache directory is
named after all the sources together and Numba's version: changed rules never meet stale code.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType


def cache_directory(functions: Iterable[FunctionType], version: str) -> Path:
    """A place for compiled code that can be written: the user's cache, else a temporary one."""
    name = f"rules-{source_hash(functions, version)}"
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    for place in (root, Path(tempfile.gettempdir())):
        directory = place / "omnibus" / name
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(directory, os.W_OK):
            return directory
    return Path(tempfile.mkdtemp(prefix="omnibus-"))


def source_hash(functions: Iterable[FunctionType], version: str) -> str:
    """Changes whenever any source that is compiled, or that gives it constants, or Numba changes."""
    files = {Path(function.__code__.co_filename) for function in functions}
    rooms = {path.parent for path in files}
    sources = [path for room in rooms for path in room.glob("*.py")]
    sources.append(Path(__file__).parent.parent / "boards" / "integers.py")
    digest = hashlib.sha256(f"{version} {sys.version}".encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
