"""What others are shown of a name has nothing invisible and nothing that disturbs other lines."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from omnibus.server.names import MOST_OF_A_NAME, deal_word, distinct, sanitised_line, sanitised_name


@given(st.text())
def test_nothing_invisible_is_left(text: str) -> None:
    name = sanitised_name(text)
    assert len(name) <= MOST_OF_A_NAME
    assert name == name.strip()
    assert len(name.splitlines()) <= 1
    assert not {unicodedata.category(one) for one in name} & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert sanitised_name(name) == name
    assert sanitised_line(sanitised_line(text)) == sanitised_line(text)


@given(st.text())
def test_a_deal_is_a_word(text: str) -> None:
    word = deal_word(text)
    assert deal_word(word) == word
    assert all(one.isalnum() or one == "-" for one in word)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("\u202egnirts", "gnirts"),
        ("\u200d\u200d", ""),
        ("e\u0301", "é"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u3164\u2800", ""),
        ("x" * 99, "x" * 24),
    ],
)
def test_names(text: str, name: str) -> None:
    assert sanitised_name(text) == name


def test_words_that_mean_the_same() -> None:
    assert {deal_word(one) for one in ("Our tuesday", "our-TUESDAY", " our  tuesday!")} == {"our-tuesday"}


def test_nobody_is_called_like_somebody_else() -> None:
    assert distinct("Ann", {"Bob"}) == "Ann"
    assert distinct("Ann", {"\uff21\uff2e\uff2e", "ann 2"}) == "Ann 3"
    assert len(distinct("x" * 24, {"x" * 24})) <= MOST_OF_A_NAME
