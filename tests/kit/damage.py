"""Ways in which a text can be damaged."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

ODD_WORDS = (
    "none", "rest", "-", "...", "wild", "wild*99", "black*-1", "-1", "0", "4", "99999999999", "²", "٣", "--5",
    "seat", "seat 9", "#", ";", ":", "both", "no-flag", "1e9", "0x1", "+1", "1_0", "é",
    "\x00", "\x0b", "\u2028", "*",
)  # fmt: skip


def scraps() -> st.SearchStrategy[str]:
    return st.one_of(st.sampled_from(ODD_WORDS), st.text(max_size=12), st.text(max_size=200))


@st.composite
def damaged(draw: DrawFn, text: str) -> str:
    """The text with one line edited, removed, doubled, cut short, moved, or replaced."""
    lines = text.splitlines()
    at = draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    word = draw(st.integers(0, len(words) - 1))
    match draw(st.sampled_from(["word", "gone", "twice", "cut", "moved", "scrap", "word gone", "end"])):
        case "word":
            words[word] = draw(scraps())
            lines[at] = " ".join(words)
        case "word gone":
            lines[at] = " ".join(words[:word] + words[word + 1 :])
        case "gone":
            del lines[at]
        case "twice":
            lines.insert(at, lines[at])
        case "cut":
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        case "moved":
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
        case "scrap":
            lines[at] = draw(scraps())
        case "end":
            del lines[at:]
    return "\n".join(lines) + "\n"
