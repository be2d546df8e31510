"""What a page shows of Python is what Python answers."""

import doctest
import re

import pytest

from tests.docs.pages import page_names, read, sessions


def failures(text: str, name: str) -> str:
    """What doctest says; a session may go on from block to block of a page."""
    test = doctest.DocTestParser().get_doctest(sessions(text), {}, name, name, 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    return "".join(said)


@pytest.mark.parametrize("name", page_names())
def test_sessions_go_as_they_are_shown(name: str) -> None:
    assert not failures(read(name), name)


@pytest.mark.parametrize("name", page_names())
def test_a_session_says_that_it_is_one(name: str) -> None:
    """Else it would be shown and never run."""
    assert sessions(read(name)).count(">>> ") == len(re.findall(r"^ *>>> ", read(name), re.MULTILINE))


def test_the_readme_has_one() -> None:
    assert sessions(read("README.md")).count(">>> ") > 20


def test_a_wrong_answer_is_noticed() -> None:
    assert not failures("```pycon\n>>> 1 + 1\n2\n```\n\n```pycon\n>>> _ = 3\n```\n", "page")
    assert "line 4" in failures("# Sums\n\n```pycon\n>>> 1 + 1\n3\n```\n", "page")
