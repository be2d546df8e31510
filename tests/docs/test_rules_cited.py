"""A statement or ruling that a page or a file of the source cites stands in the rules."""

import re

import pytest

from tests.architecture.tree import ROOT, SOURCE, project_files, python_files, relative
from tests.docs.pages import page_names, read

CITED = re.compile(r"\b(?:R-[A-Z]+-\d\d|E-\d+b?)\b")
KNOWN = {
    anchor
    for page in project_files(".md", below=ROOT / "docs" / "rules")
    for anchor in re.findall(r'id="([^"]+)"', page.read_text(encoding="utf-8"))
}


def unknown(text: str) -> set[str]:
    return set(CITED.findall(text)) - KNOWN


@pytest.mark.parametrize("name", [*page_names(), *map(relative, python_files(SOURCE))])
def test_what_is_cited_is_there(name: str) -> None:
    assert not unknown(read(name))


def test_a_wrong_citation_is_noticed() -> None:
    assert unknown("# E-3, R-CLM-02, E-99 and R-CLM-77") == {"E-99", "R-CLM-77"}
