"""The board in characters: everything on it, within the width, with its owners."""

import re

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from omnibus.boards.draw_signs import board_signs
from omnibus.boards.draw_text import NARROWEST_MAP, board_text, cached_layout
from omnibus.boards.draw_text_grid import Cell
from omnibus.boards.draw_text_names import place_codes
from omnibus.boards.load import city_slugs, load_board

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
MAP_WIDTHS = [NARROWEST_MAP, 80, 100, 120, 160]

every_city = pytest.mark.parametrize("city", city_slugs())


def character(lines: list[str], cell: Cell) -> str:
    line = lines[cell.row] if cell.row < len(lines) else ""
    return line[cell.column] if cell.column < len(line) else " "


@every_city
@pytest.mark.parametrize("columns", [NARROWEST_MAP, 86, 100, 132])
def test_every_space_of_every_route_has_a_character_of_its_own(city: str, columns: int) -> None:
    board = load_board(city)
    layout = cached_layout(board, columns)
    assert [track.route.slug for track in layout.tracks] == [route.slug for route in board.routes]
    assert all(len(track.spaces) == track.route.spaces for track in layout.tracks)
    spaces = [cell for track in layout.tracks for cell in track.spaces]
    everything = [*spaces, *layout.markers.values()]
    assert len(set(everything)) == len(everything)
    named = {cell for name in layout.names.values() for cell in name.cells()}
    assert not named & set(everything)


@every_city
@pytest.mark.parametrize("width", MAP_WIDTHS)
def test_every_place_is_named_on_the_map_or_in_its_key(city: str, width: int) -> None:
    board = load_board(city)
    words = " ".join(board_text(board, width=width).split())
    codes = place_codes(board)
    for place in board.places:
        whole = place.name in words
        broken = all(word in words for word in place.name.split(" "))
        coded = f"{codes[place.slug]} {place.name}" in words
        assert whole or broken or coded


@every_city
@pytest.mark.parametrize("width", [20, 40, 60, *MAP_WIDTHS, 240])
def test_no_line_is_wider_than_asked_for(city: str, width: int) -> None:
    board = load_board(city)
    longest = max(len(f"{place.name} 4 x any streetcar / ") for place in board.places) + 30
    for line in board_text(board, width=width).splitlines():
        assert len(line) <= (width if width >= NARROWEST_MAP else max(width, longest))


@every_city
@settings(max_examples=20)
@given(data=st.data())
def test_owners_stand_on_their_spaces_and_colours_on_all_others(city: str, data: st.DataObject) -> None:
    board = load_board(city)
    slugs = [route.slug for route in board.routes]
    owners = data.draw(st.dictionaries(st.sampled_from(slugs), st.integers(0, 3)))
    letters = data.draw(st.sampled_from(["ABCD", "1234", "RWBY"]))
    lines = board_text(board, owners=owners, width=100, letters=letters).splitlines()
    signs = board_signs(board)
    for track in cached_layout(board, 100).tracks:
        seat = owners.get(track.route.slug)
        sign = signs[track.route.colour].letter if seat is None else letters[seat]
        assert {character(lines, cell) for cell in track.spaces} == {sign}


@every_city
@settings(max_examples=20)
@given(data=st.data())
def test_colour_changes_no_character(city: str, data: st.DataObject) -> None:
    board = load_board(city)
    slugs = [route.slug for route in board.routes]
    owners = data.draw(st.dictionaries(st.sampled_from(slugs), st.integers(0, 3)))
    width = data.draw(st.sampled_from([50, 100, 130]))
    plain = board_text(board, owners=owners, width=width)
    coloured = board_text(board, owners=owners, width=width, colour=True)
    assert ESCAPE.sub("", coloured) == plain
    assert "\x1b" in coloured
    assert "\x1b" not in plain


@every_city
def test_a_narrow_terminal_gets_every_route_under_both_its_places(city: str) -> None:
    board = load_board(city)
    owners = {board.routes[0].slug: 2}
    text = board_text(board, owners=owners, width=60)
    names = {place.slug: place.name for place in board.places}
    sections = dict(re.findall(r"^(\S.*)\n((?:  .*\n?)+)", text, flags=re.MULTILINE))
    assert list(sections) == list(names.values())
    for route in board.routes:
        for here, there in (route.ends, route.ends[::-1]):
            section = " ".join(sections[names[here]].split())
            assert re.search(rf"{re.escape(names[there])} [^,]*{route.cost} \w {route.colour}", section)
    assert sum(section.split().count("C,") + section.split().count("C") for section in sections.values()) == 2


def test_codes_are_short_and_all_different() -> None:
    board = load_board("london")
    names = ["Big Ben", "Big Bend", "Bigger Bench", "The Ben", "Ben", "Benn", "&", "1", "Tower of London"]
    places = [replace(board.places[0], slug=f"place-{n}", name=name) for n, name in enumerate(names)]
    codes = place_codes(replace(board, places=places))
    assert len(set(codes.values())) == len(names)
    assert codes["place-0"] == "BiB"
    assert codes["place-8"] == "ToL"
