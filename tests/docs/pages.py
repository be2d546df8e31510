"""The pages that people read, and the sessions in them."""

import re
from pathlib import Path

from tests.architecture.tree import ROOT, project_files, relative

FENCE = re.compile(r"^ *```(\w*)[^\n]*\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
"""A block of code: its language, and its text."""


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *project_files(".md", below=ROOT / "docs")])


def page_names() -> list[str]:
    return [relative(page) for page in pages()]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def sessions(text: str) -> str:
    """The Python sessions of a page, every line at its own number, all else blank."""
    lines = [""] * text.count("\n")
    for block in FENCE.finditer(text):
        if block[1] == "pycon":
            first = text.count("\n", 0, block.start(2))
            for number, line in enumerate(block[2].splitlines(), start=first):
                lines[number] = line
    return "\n".join(lines) + "\n"


def without_code(text: str) -> str:
    """The page without its blocks and spans of code."""
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", text))
