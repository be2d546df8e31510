"""Write the section "Room by room" of docs/architecture.md anew: ``python -m tests.tools.rooms``."""

from __future__ import annotations

from tests.architecture.tree import SOURCE
from tests.docs.test_architecture import rooms_in_source

PAGE = SOURCE.parents[1] / "docs" / "architecture.md"
HEADING = "\n### `omnibus/`\n"


def section() -> str:
    return "".join(
        f"\n### `{room}`\n\n| | |\n|---|---|\n" + "".join(f"{line}\n" for _, line in sorted(files.items()))
        for room, files in rooms_in_source().items()
    )


def main() -> None:
    before, _, _ = PAGE.read_text(encoding="utf-8").partition(HEADING)
    PAGE.write_text(before + section(), encoding="utf-8")


if __name__ == "__main__":
    main()
