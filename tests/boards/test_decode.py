"""Whatever a text holds: a board, or a BoardError that says line by line why not."""

import pytest
from hypothesis import given, strategies as st

from omnibus.boards.decode import read_board
from omnibus.boards.faults import BoardError
from omnibus.boards.integers import board_integers
from omnibus.boards.load import board_text_of, city_slugs, load_board
from omnibus.boards.report import examine
from omnibus.boards.version import board_version

TEXT = board_text_of("london")
LINES = TEXT.splitlines()


def line_with(words: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if words in line)


def faults_after(*changes: tuple[str, str]) -> list[tuple[int | None, str, str]]:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BoardError) as caught:
        read_board(text, "my-city.toml")
    assert str(caught.value).startswith("my-city.toml: ")
    return [(fault.line, fault.place, fault.message) for fault in caught.value.faults]


def test_broken_toml_names_its_line() -> None:
    ((line, place, message),) = faults_after(("[canvas]", "[canvas"))
    assert (line, place) == (line_with("[canvas]"), "")
    assert message.startswith("it is not TOML: ")


def test_a_text_that_ends_too_early_names_its_last_line() -> None:
    with pytest.raises(BoardError, match="line 2: it is not TOML"):
        read_board('city = "x"\nname = "', "x")


CHANGES: dict[str, tuple[str, str, str, str]] = {
    "text": ("width = 1232", 'width = "wide"', "canvas.width", "expected a whole number, got text"),
    "a part": ("width = 1232", "width = 1.5", "canvas.width", "expected a whole number, got a number"),
    "a date": ("width = 1232", "width = 2020-01-01", "canvas.width", "expected a whole number, got a date"),
    "a number": ('city = "london"', "city = 1", "city", "expected text, got a whole number"),
    "one number for two": ("seats = [2, 4]", "seats = [2]", "seats", "expected a list of length 2, got 1"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_wrong_type_names_line_and_place(change: str) -> None:
    old, new, place, message = CHANGES[change]
    assert faults_after((old, new)) == [(line_with(old), place, message)]


def test_an_unknown_key_gets_a_hint() -> None:
    ((line, place, message),) = faults_after(("[deck]", "pieces_each = 3\n[deck]"))
    assert (line, place) == (line_with("[deck]"), "parameters.pieces_each")
    assert message.startswith("unknown key; there are: end_at_most, first, ")
    ((_, _, message),) = faults_after(("[deck]", "grey_rotes = true\n[deck]"))
    assert message == "unknown key; did you mean 'grey_routes'?"


def test_a_missing_key_is_named_with_its_table() -> None:
    assert faults_after(("height = 953\n", "")) == [(line_with("[canvas]"), "canvas", "'height' is missing")]
    assert faults_after(('name = "London"\n', "")) == [(None, "", "'name' is missing")]


def test_a_word_out_of_a_list_is_told_the_list() -> None:
    ((line, place, message),) = faults_after(('first = "youngest"', 'first = "oldest"'))
    assert (line, place) == (line_with('first = "youngest"'), "parameters.first")
    assert message == "'oldest' is not one of: youngest, random, chosen"
    ((_, place, message),) = faults_after(('standing = "printed"', 'standing = "sure"'))
    assert place == "standing.box.standing"
    assert message == "'sure' is not one of: printed, reported, original"


def test_every_fault_is_named_at_once() -> None:
    faults = faults_after(
        ("width = 1232", 'width = ""'),
        ("pieces = 17", "pieces = []"),
        ("spaces = 4", "spaces = false"),
        ("ends = [", "ends = [7, "),
        ("4 = 7 }", "4 = 7, five = 9 }"),
    )
    assert [place for _, place, _ in faults] == [
        "canvas.width",
        "kinds[1].pieces",
        "kinds[1].points.five",
        "routes[1].ends",
        "routes[4].spaces",
    ]
    assert all(line is not None for line, _, _ in faults)
    assert faults[2][2] == "expected a whole number, got text (as a key)"


def test_an_item_that_is_no_table() -> None:
    ((line, place, message),) = faults_after(("[canvas]", "profiles = [3]\n[canvas]"))
    assert (line, place) == (line_with("[canvas]"), "profiles[1]")
    assert message == "expected a table, got a whole number"


@pytest.mark.parametrize("number", ["0x" + "f" * 9000, "-1e300", "nan", "inf", "1_000_001"])
@pytest.mark.parametrize("place", ["width = 1232", "x = 257", "wild = 8"])
def test_an_endless_number_names_its_line(number: str, place: str) -> None:
    ((line, _, message),) = faults_after((place, f"{place.split(maxsplit=1)[0]} = {number}"))
    assert line == line_with(place)
    assert message == "a number has to be from -1000000 to 1000000"


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 5000 + "]" * 5000,
        "x = " + "9" * 5000,
        '"' + "9" * 5000 + '" = 1',
        "a." * 3000 + "b = 1",
        "\x00",
        "",
        "[[city]]",
    ],
    ids=["deep", "long number", "long quoted key", "long key", "zero byte", "empty", "a list of cities"],
)
def test_strange_texts_are_no_boards(text: str) -> None:
    with pytest.raises(BoardError):
        read_board(text, "x")


@pytest.mark.parametrize("city", city_slugs())
def test_a_city_can_be_read(city: str) -> None:
    assert read_board(board_text_of(city), city) == load_board(city)


def test_depth_is_no_trouble() -> None:
    for depth in range(5, 600, 5):
        with pytest.raises(BoardError):
            read_board("x = " + "[" * depth + "]" * depth, "x")


values = st.one_of(
    st.integers().map(str),
    st.integers(1, 10**30).map(hex),
    st.floats().map(str),
    st.sampled_from(["true", "[]", "{}", '""', '"a--b"', "[[1]]", "1e999", "nan", "2020-01-01", '"\\u001b"']),
    st.sampled_from(LINES).filter(lambda line: "=" in line).map(lambda line: line.split("=", 1)[1]),
)


@st.composite
def mutated_texts(draw: st.DrawFn) -> str:
    """London with lines lost, doubled and swapped, with other values and with bytes from nowhere."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(lines) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[draw(st.integers(0, len(lines) - 1))])
            case 2:
                lines[at] = lines[at].split("=")[0] + "= " + draw(values)
            case 3:
                lines[at] += draw(st.text(max_size=4))
            case _:
                raw = bytearray(lines[at].encode())
                raw[draw(st.integers(0, len(raw))) :] = draw(st.binary(max_size=4))
                lines[at] = raw.decode(errors="replace")
    return "\n".join(lines)


@given(mutated_texts())
def test_a_mutated_text_gives_a_board_or_a_named_error(text: str) -> None:
    report = examine(text, "mutated")
    assert all(str(one).isprintable() for one in report.findings)
    if report.board is None:
        with pytest.raises(BoardError) as caught:
            read_board(text, "mutated")
        assert [one.message for one in report.findings] == [one.message for one in caught.value.faults]
    elif not report.errors:
        integers = board_integers(report.board)
        assert all(-(2**63) <= one < 2**63 for one in integers)
        assert board_version(report.board)


@given(st.text())
def test_any_text_gives_a_board_or_a_named_error(text: str) -> None:
    with pytest.raises(BoardError):
        read_board(text, "any")
