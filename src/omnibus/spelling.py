"""What to say when there is no such name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def suggestion(name: str, known: Iterable[str]) -> str:
    """``did you mean 'x'?``, or what there is to choose from when it is little, or nothing."""
    names = list(known)
    close = get_close_matches(name, names, n=1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"there are: {', '.join(names)}" if len(names) <= 12 else ""


def no_such(what: str, name: str, known: Iterable[str]) -> str:
    """A sentence for an unknown name: what it should have been, and perhaps which was meant."""
    hint = suggestion(name, known)
    return f"there is no {what} {name!r}" + (f"; {hint}" if hint else "")
