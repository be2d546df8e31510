"""Every directory of the source is a room, and says which."""

import ast
from pathlib import Path

import pytest

from tests.architecture.tree import SOURCE, project_files, relative


def tells_what_it_is(code: str) -> bool:
    return bool(ast.get_docstring(ast.parse(code)))


def rooms() -> list[Path]:
    """Directories that hold code; those that hold data only need no word."""
    return sorted({file.parent for file in project_files(".py", below=SOURCE)})


@pytest.mark.parametrize("room", rooms(), ids=relative)
def test_a_room_says_what_it_is(room: Path) -> None:
    door = room / "__init__.py"
    assert door.exists()
    assert tells_what_it_is(door.read_text())


def test_a_silent_room_is_noticed() -> None:
    assert not tells_what_it_is("x = 1")
    assert tells_what_it_is('"""Bots."""')
