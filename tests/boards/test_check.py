"""The checker as a whole: it never raises, and what it lets pass can be turned into integers."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from omnibus.boards.check import check_board
from omnibus.boards.decode import LARGEST
from omnibus.boards.findings import Severity
from omnibus.boards.geometry import space_boxes
from omnibus.boards.integers import BOARD_SIZE, board_integers
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board, Bonus, Flag
from omnibus.boards.version import board_version
from tests.boards.faults import LONDON

WITH_EXTRAS = msgspec.structs.replace(
    LONDON,
    flag=Flag(["blue", "black", "pink"], 4),
    bonus=Bonus(16, {2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2]}),
)
SLUGS = [*(one.slug for one in LONDON.places), *(one.slug for one in LONDON.routes), "bus", *LONDON.deck]

strange: dict[type, st.SearchStrategy[Any]] = {
    bool: st.booleans(),
    int: st.integers(-2, 12) | st.integers(-LARGEST, LARGEST),
    float: st.floats() | st.floats(-1, 1) | st.floats(0, 1000),
    str: st.sampled_from([*SLUGS, "grey", "", "a--b", "7", "\x1b[2J"]) | st.text(max_size=5),
}


@st.composite
def mutated_boards(draw: st.DrawFn) -> Board:
    content = msgspec.to_builtins(WITH_EXTRAS, str_keys=False)
    for _ in range(draw(st.integers(1, 5))):
        mutate(draw, content)
    try:
        return msgspec.convert(content, Board)
    except msgspec.ValidationError:
        return WITH_EXTRAS


def mutate(draw: st.DrawFn, content: Any) -> None:  # noqa: ANN401 - any data
    """Change one thing somewhere inside: a value for a strange one, an item lost or doubled."""
    while True:
        keys = list(content) if isinstance(content, dict) else list(range(len(content)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = content[key]
        if isinstance(inner, dict | list) and draw(st.integers(0, 4)):
            content = inner
            continue
        change(draw, content, key)
        return


def change(draw: st.DrawFn, content: Any, key: Any) -> None:  # noqa: ANN401 - any data
    if type(content[key]) in strange:
        content[key] = draw(strange[type(content[key])])
    elif isinstance(content, list):
        content[:] = draw(st.sampled_from([[], content[1:], content[::-1], content * 2]))
    elif isinstance(content[key], list):
        content[key] = content[key] * draw(st.sampled_from([0, 2]))


@settings(max_examples=50)
@given(mutated_boards())
def test_the_checker_never_raises(board: Board) -> None:
    findings = check_board(board)
    assert all(str(finding).isprintable() for finding in findings)
    if not any(finding.severity is Severity.ERROR for finding in findings):
        assert len(board_integers(board)) == BOARD_SIZE
        assert board_version(board)
        assert all(space_boxes(board, route) for route in board.routes)


@pytest.mark.parametrize("city", city_slugs())
def test_a_city_can_be_played(city: str) -> None:
    assert not [one for one in check_board(load_board(city)) if one.severity is Severity.ERROR]


def test_a_finding_reads_as_a_sentence() -> None:
    board = msgspec.structs.replace(LONDON, seats=(1, 4))
    (finding,) = [one for one in check_board(board) if one.part == "seats"]
    assert str(finding) == "error: seats: the fewest is 1, and has to be from 2 to 4"
