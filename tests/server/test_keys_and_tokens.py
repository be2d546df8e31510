"""Keys are made once and kept from others; a token fits its seat, its table and its generation only."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys, keys_of
from omnibus.server.tokens import SeatHeld, Tokens

KEYS = Keys(bytes(range(32)))
TABLES = st.text(max_size=20)


@given(TABLES, st.integers(0, 3), st.integers(0, 999), TABLES, st.integers(0, 3), st.integers(0, 999))
def test_a_token_fits_what_it_was_made_for(
    table: str, seat: int, generation: int, other: str, seat2: int, generation2: int
) -> None:
    tokens = Tokens(KEYS)
    token = tokens.token(table, seat, generation)
    assert tokens.seat_of(table, token) == SeatHeld(seat, generation)
    mark = token.rpartition(".")[2]
    forged = f"{seat2}.{generation2}.{mark}"
    if (seat2, generation2) != (seat, generation):
        assert tokens.seat_of(table, forged) is None
    if other != table:
        assert tokens.seat_of(other, token) is None
    assert Tokens(Keys(bytes(32))).seat_of(table, token) is None


@given(st.text(max_size=60) | st.from_regex(r"[0-9]\.[0-9]+\.[0-9A-Za-z_-]{32}", fullmatch=True))
def test_a_guess_is_no_token(guess: str) -> None:
    assert Tokens(KEYS).seat_of("t1", guess) is None


def test_a_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    directory = tmp_path / "data"
    first = keys_of(directory)
    assert (directory / "key").stat().st_mode & 0o777 == 0o600
    assert directory.stat().st_mode & 0o777 == 0o700
    assert keys_of(directory).key("x") == first.key("x") != first.key("y")
    assert [file.name for file in directory.iterdir()] == ["key"]
    assert repr(first) == "Keys()"
    (directory / "key").chmod(0o644)
    with pytest.raises(OmnibusError, match="can be read by others"):
        keys_of(directory)


def test_a_key_may_be_given(tmp_path: Path) -> None:
    given_key = b64encode(bytes(range(32))).decode()
    assert keys_of(tmp_path / "none", given_key).key("x") == KEYS.key("x")
    assert keys_of(tmp_path / "none", given_key.rstrip("=")).key("x") == KEYS.key("x")
    assert not (tmp_path / "none").exists()
    for text, words in [("shor", "needs 32"), ("short", "base64"), ("ä" * 50, "base64")]:
        with pytest.raises(OmnibusError, match=words):
            keys_of(tmp_path, text)


def test_a_key_that_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    (tmp_path / "key").chmod(0o600)
    with pytest.raises(OmnibusError, match="needs 32"):
        keys_of(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(OmnibusError, match="can't be used"):
        keys_of(tmp_path / "file" / "data")
