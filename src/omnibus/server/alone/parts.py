"""What a browser needs to play without a server: Python for browsers, and our own sources beside it.

Python for browsers has 14 MB and is of no use to who does not want it, so it is no part of the package:
``omnibus offline`` fetches it once, by npm and pip, and what comes is compared with the hashes here.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from shutil import which

from omnibus.errors import OmnibusError

PYODIDE = "314.0.7"
PYODIDE_HASH = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
MSGSPEC = "0.22.0"
WHEEL = f"msgspec-{MSGSPEC}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
WHEEL_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
SOURCES = "omnibus.zip"
"""Ours, made from what this server runs."""
FETCHED = (*PYODIDE_FILES, WHEEL)
BOTS = ("level:1", "level:2", "level:3", "level:4")
"""Those that think quickly enough without a compiler."""
SHIPPED = ("boards", "rules", "game", "bots", "coach", "wire", "server/alone", "server/tables")
ALONE = ("__init__", "errors", "spelling", "types", "server/__init__", "server/names")
SUFFIXES = (".py", ".toml")


def place_of(directory: Path) -> Path:
    return directory / "offline"


def is_there(directory: Path) -> bool:
    return all((place_of(directory) / name).is_file() for name in FETCHED)


def fetch(directory: Path) -> Path:
    """Both come by their ordinary clients; nothing is put in place before all of it is as it should be."""
    place = place_of(directory)
    with tempfile.TemporaryDirectory() as work:
        archive = _asked(_npm(), Path(work), f"pyodide-{PYODIDE}.tgz", PYODIDE_HASH)
        wheel = _asked(_pip(), Path(work), WHEEL, WHEEL_HASH)
        place.mkdir(parents=True, exist_ok=True)
        with tarfile.open(archive) as opened:
            for name in PYODIDE_FILES:
                member = opened.extractfile(f"package/{name}")
                if member is None:
                    raise OmnibusError(f"{archive.name} has no {name}")
                _put(place / name, member.read())
        _put(place / WHEEL, wheel.read_bytes())
    return place


def _put(file: Path, content: bytes) -> None:
    """Whole or not at all: somebody else may fetch the same at the same time."""
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as written:
        written.write(content)
    Path(written.name).chmod(0o644)
    Path(written.name).replace(file)


def _npm() -> list[str]:
    npm = which("npm")
    if npm is None:
        raise OmnibusError("Python for browsers comes by npm, and there is none (Debian: apt install npm)")
    return [npm, "pack", "--silent", f"pyodide@{PYODIDE}"]


def _pip() -> list[str]:
    python = getattr(sys, "_base_executable", sys.executable)
    pip = [python, "-m", "pip", "download", "--quiet", "--no-deps"]
    platform = ["--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314"]
    return [*pip, *platform, "--implementation", "cp", "--abi", "cp314", f"msgspec=={MSGSPEC}"]


def _asked(command: list[str], work: Path, name: str, expected: str) -> Path:
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    file = work / name
    if done.returncode != 0 or not file.is_file():
        raise OmnibusError(f"{name} did not come: {done.stderr.strip().splitlines()[-1:] or command[0]}")
    if hashlib.sha256(file.read_bytes()).hexdigest() != expected:
        raise OmnibusError(f"{name} is not what it should be: its hash is another")
    return file


@cache
def sources() -> bytes:
    """The same bytes for the same sources."""
    buffer = io.BytesIO()
    root = files("omnibus")
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ALONE:
            _add(archive, f"omnibus/{name}.py", root / f"{name}.py")
        for room in SHIPPED:
            _add_room(archive, f"omnibus/{room}", root / room)
    return buffer.getvalue()


def _add_room(archive: zipfile.ZipFile, name: str, room: Traversable) -> None:
    for entry in sorted(room.iterdir(), key=lambda one: one.name):
        if entry.is_dir() and entry.name != "__pycache__":
            _add_room(archive, f"{name}/{entry.name}", entry)
        elif entry.name.endswith(SUFFIXES):
            _add(archive, f"{name}/{entry.name}", entry)


def _add(archive: zipfile.ZipFile, name: str, file: Traversable) -> None:
    archive.writestr(zipfile.ZipInfo(name), file.read_bytes(), zipfile.ZIP_DEFLATED)
