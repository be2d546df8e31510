"""The statements as docs/rules writes them, and the tests that name them."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

from tests.architecture.tree import ROOT

PAGES = ROOT / "docs" / "rules"

ANCHOR = re.compile(r'<a id="(?P<id>[REC]-[A-Z0-9-]+b?)" href="#(?P=id)">(?P=id)</a>')
STANDING = re.compile(r"\s+·\s+(?P<standing>rulebook|ruling)(?P<reasons>[^<]*)</small>")
LINK = re.compile(r"\]\((?P<page>[a-z-]*\.md)?#(?P<id>[A-Za-z0-9-]+)\)")
CITED = re.compile(r"\b(?:R-[A-Z]+-\d+|E-\d+b?)\b")


class Statement(NamedTuple):
    id: str
    page: str
    standing: str
    """``rulebook`` or ``ruling``; empty for a ruling itself."""
    reasons: tuple[str, ...] = ()
    """The rulings that it rests on."""


def statements_in(text: str, page: str = "") -> list[Statement]:
    """Every anchor of a page with what stands behind it."""
    found = []
    for anchor in ANCHOR.finditer(text):
        behind = STANDING.match(text, anchor.end())
        standing = behind["standing"] if behind else ""
        reasons = CITED.findall(re.sub(r"\([^)]*\)", "", behind["reasons"])) if behind else []
        found.append(Statement(anchor["id"], page, standing, tuple(reasons)))
    return found


def all_statements() -> list[Statement]:
    return [one for page in sorted(PAGES.glob("*.md")) for one in statements_in(page.read_text(), page.name)]


def rules_named(code: str) -> set[str]:
    """The ids in ``pytest.mark.rule(...)`` above tests that are run: skipped ones show nothing."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [ast.unparse(one) for one in node.decorator_list]
            if not any(mark.startswith(("pytest.mark.skip", "pytest.mark.xfail")) for mark in marks):
                named |= {rule for one in node.decorator_list for rule in _rules_of(one)}
    return named


def _rules_of(decorator: ast.expr) -> list[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
        return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]
    return []


def reasons_named(code: str) -> set[str]:
    """``Reason.X`` wherever it stands."""
    nodes = (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Attribute))
    return {node.attr for node in nodes if ast.unparse(node.value) == "Reason"}


def files_of_tests() -> list[Path]:
    return sorted((ROOT / "tests").rglob("test_*.py"))
