"""The page on architecture names every file, says of it what it says of itself, and names no other."""

import ast
import re
from pathlib import Path

from tests.architecture.tree import SOURCE, project_files
from tests.docs.pages import read

ROW = re.compile(r"^\| `([\w/]+\.py)` \| .* \|$")
ORDER = [
    "omnibus/",
    "boards/",
    "rules/",
    "game/",
    "bots/",
    "arena/",
    "coach/",
    "lab/",
    "wire/",
    "client/",
    "server/",
    "cli/",
]
"""What other rooms stand on comes first; rooms inside a room follow it."""


def row(file: Path) -> str:
    """The line for a file: its name, and the first line of its docstring."""
    said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "(says nothing)"
    words = said.splitlines()[0].replace("``", "`").replace("|", "\\|")
    return f"| `{file.name}` | {words} |"


def room_of(file: Path) -> str:
    room = file.parent.relative_to(SOURCE).as_posix()
    return "omnibus/" if room == "." else f"{room}/"


def rooms_in_source() -> dict[str, dict[str, str]]:
    """Room -> file -> its line."""
    rooms: dict[str, dict[str, str]] = {}
    for file in project_files(".py", below=SOURCE):
        rooms.setdefault(room_of(file), {})[file.name] = row(file)
    return dict(sorted(rooms.items(), key=lambda one: (ORDER.index(one[0].split("/")[0] + "/"), one[0])))


def rows(page: str) -> set[tuple[str, str]]:
    """Room and line, as the page has them."""
    found, room = set(), ""
    for line in page.splitlines():
        if line.startswith("### `"):
            room = line.split("`")[1]
        elif ROW.match(line):
            found.add((room, line))
    return found


def listed(lines: set[tuple[str, str]]) -> str:
    return "".join(f"\n{room}  {line}" for room, line in sorted(lines))


def test_the_page_and_the_files_agree() -> None:
    """Where this fails, it says the very lines that docs/architecture.md should lose and gain."""
    expected = {(room, line) for room, files in rooms_in_source().items() for line in files.values()}
    found = rows(read("docs/architecture.md"))
    assert found == expected, f"lose:{listed(found - expected)}\ngain:{listed(expected - found)}"


def test_rows_are_read() -> None:
    assert rows("### `rules/`\n\n| | |\n|---|---|\n| `play.py` | The turn. |\n") == {
        ("rules/", "| `play.py` | The turn. |")
    }


def test_every_file_that_the_page_speaks_of_exists() -> None:
    page = read("docs/architecture.md").split("## Room by room")[0]
    named = set(re.findall(r"`((?:[a-z_]+/)+[\w*<>]*\.?\w*)`", page))
    assert {"rules/layout.py", "boards/cities/"} <= named
    places = [SOURCE, SOURCE.parents[1], SOURCE.parent]
    missing = {name for name in named if "<" not in name and not any(any(at.glob(name)) for at in places)}
    assert not missing
