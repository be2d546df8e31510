"""The files of the project, and the names that a piece of Python defines."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "omnibus"

NOT_OURS = {"__pycache__", "dist", "node_modules", "site"}
HIDDEN_BUT_OURS = {".ci", ".github", ".gitignore", ".npmrc"}


def project_files(*suffixes: str, below: Path = ROOT) -> list[Path]:
    """All files of the project, or those that end so. Made things (``.venv``, caches) don't count."""
    found: list[Path] = []
    for directory, names, files in os.walk(below):
        names[:] = sorted(name for name in names if is_ours(name) and not name.endswith(".egg-info"))
        found += [Path(directory, file) for file in sorted(files) if is_ours(file)]
    return [file for file in found if not suffixes or file.suffix in suffixes]


def is_ours(name: str) -> bool:
    return name in HIDDEN_BUT_OURS or not (name.startswith(".") or name in NOT_OURS)


def python_files(below: Path = ROOT) -> list[Path]:
    """With the start script, which has no suffix."""
    return [*([ROOT / "dev"] if below == ROOT else []), *project_files(".py", below=below)]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def words(name: str) -> list[str]:
    """``seatCount``, ``SeatCount``, ``SEAT_COUNT`` and ``seat-count`` are all seat and count."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def defined_names(tree: ast.AST) -> Iterator[str]:
    """Classes, functions, parameters, variables and attributes that the code itself names."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.alias(asname=str(name)):
                yield name
