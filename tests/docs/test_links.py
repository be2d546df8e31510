"""Every link inside the project leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.docs.pages import page_names, read, without_code

LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
ANCHOR = re.compile(r"\bid=\"([^\"]+)\"")
ELSEWHERE = ("http://", "https://", "mailto:")


def links(text: str) -> list[str]:
    found = [markdown or plain for markdown, plain in LINK.findall(without_code(text))]
    return [link for link in found if not link.startswith(ELSEWHERE)]


def anchors(text: str) -> set[str]:
    """What a link may name behind ``#``: headings as they are commonly spelt, and explicit ones."""
    headings = [re.sub(r"<[^>]*>|[^\w\s-]", "", one).strip().lower() for one in HEADING.findall(text)]
    return {heading.replace(" ", "-") for heading in headings} | set(ANCHOR.findall(text))


def broken(name: str, text: str) -> list[str]:
    """The links of a page that lead nowhere."""
    return [link for link in links(text) if not leads_somewhere(name, text, link)]


def leads_somewhere(name: str, text: str, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (ROOT / name).parent / path if path else ROOT / name
    if not target.exists() or not target.resolve().is_relative_to(ground(name)):
        return False
    return not anchor or anchor in anchors(target.read_text(encoding="utf-8") if path else text)


def ground(name: str) -> Path:
    """What a page may link to: those below ``docs`` are published without the rest."""
    return ROOT / "docs" if name.startswith("docs/") else ROOT


@pytest.mark.parametrize("name", page_names())
def test_links_lead_somewhere(name: str) -> None:
    assert not broken(name, read(name))


def test_a_link_to_nowhere_is_noticed() -> None:
    assert broken("README.md", '[a](docs/none.md) ![b](none.svg) <img src="c.svg"> [d](#none)') == [
        "docs/none.md",
        "none.svg",
        "c.svg",
        "#none",
    ]
    assert not broken("README.md", "# A word: two\n[a](LICENSE) [b](#a-word-two) [c](https://example.org)")
    assert broken("docs/index.md", "[a](../README.md) [b](boards.md)") == ["../README.md"]
