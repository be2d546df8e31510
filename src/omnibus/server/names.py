"""Names and lines as others may be shown them: nothing invisible, nothing that turns the text around."""

from __future__ import annotations

import unicodedata

MOST_OF_A_NAME = 24
MOST_OF_A_LINE = 500
MOST_OF_A_DEAL = 40
MOST_MARKS = 2
"""On one letter: more of them climb over the lines above."""

JOINERS = "\u200c\u200d"
"""Invisible, but what some scripts and many emoji are made with."""
INVISIBLE_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""By their category they would be seen."""
TURNED_INTO_BLANKS = {"Zs", "Zl", "Zp", "Cc"}
LEFT_OUT = {"Cf", "Cs", "Co", "Cn"}


def sanitised_name(text: str) -> str:
    """The name, or nothing if there is nothing left of it."""
    return _cut(_visible(text), MOST_OF_A_NAME)


def sanitised_line(text: str) -> str:
    """A line of the chat."""
    return _cut(_visible(text), MOST_OF_A_LINE)


def deal_word(text: str) -> str:
    """How a shared deal is called: what is spelt alike in haste is the same deal."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    letters = "".join(one if one.isalnum() else "-" for one in plain)
    return "-".join(word for word in letters.split("-") if word)[:MOST_OF_A_DEAL].strip("-")


def distinct(name: str, others: frozenset[str] | set[str]) -> str:
    """The name, with a number where somebody at the table is called alike."""
    taken = {skeleton(other) for other in others}
    candidates = [name, *(f"{_cut(name, MOST_OF_A_NAME - 3)} {number}" for number in range(2, 100))]
    return next((one for one in candidates if skeleton(one) not in taken), name)


def _visible(text: str) -> str:
    kept, marks = [], 0
    for one in unicodedata.normalize("NFC", text):
        category = unicodedata.category(one)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category in TURNED_INTO_BLANKS or one in INVISIBLE_LETTERS:
            kept.append(" ")
        elif (category not in LEFT_OUT or one in JOINERS) and marks <= MOST_MARKS:
            kept.append(one)
    words = "".join(kept).split()
    shown = " ".join(words)
    return shown if shown.strip(JOINERS + " ") else ""


def _cut(text: str, most: int) -> str:
    return text[:most].strip()


def skeleton(name: str) -> str:
    """What makes two names look alike: case, width and blanks don't tell them apart."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
