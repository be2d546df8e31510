"""The texts of the app, and what its scripts ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.architecture.tree import SOURCE, project_files

WORDS = SOURCE / "words"
APP = SOURCE / "web" / "app"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())

COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
LITERAL = re.compile(r'"([a-z][a-z0-9-]*)"')
TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^{}`]*\})+)`")
"""Text that may become a message's name: words, hyphens and what is put in."""
ASKED = re.compile(r'words\.(?:t|has)\(\s*"([^"]+)"')
ASKED_TEMPLATE = re.compile(r"words\.t\(\s*`([^`]*)`")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a file, each with its variables."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{file}: {entry.annotations[0].message} in {entry.content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise AssertionError(f"{file}: {entry.id.name} is there twice")
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def files(language: str) -> list[str]:
    return sorted(file.name for file in (WORDS / language).glob("*.ftl"))


def all_messages(language: str) -> dict[str, frozenset[str]]:
    return {
        name: variables
        for file in files(language)
        for name, variables in messages(WORDS / language / file).items()
    }


def scripts() -> Iterator[tuple[str, str]]:
    for file in project_files(".js", below=APP):
        yield file.relative_to(APP).as_posix(), COMMENT.sub("", file.read_text(encoding="utf-8"))


def pattern_of(template: str) -> re.Pattern[str]:
    """What a template's text may become: each ``${…}`` is any words."""
    parts = re.split(r"\$\{[^{}]*\}", template)
    return re.compile("[a-z0-9-]+".join(re.escape(part) for part in parts))


def templates(text: str) -> Iterator[re.Pattern[str]]:
    """Those of a script that say at least one word themselves."""
    for template in TEMPLATE.findall(text):
        if re.search("[a-z]{2}", re.sub(r"\$\{[^{}]*\}", "", template)):
            yield pattern_of(template)
