"""The drawing of a board: complete, well-formed, the same every time."""

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from omnibus.boards.draw_svg import board_svg
from omnibus.boards.load import city_slugs, load_board
from omnibus.boards.model import Board

NAMESPACE = {"svg": "http://www.w3.org/2000/svg"}
LARGEST = 250_000
NAME_START = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")

every_city = pytest.mark.parametrize("city", city_slugs())


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)


@cache
def drawing_of(city: str) -> str:
    return board_svg(load_board(city))


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {found.attrib["id"]: found for found in root.iter() if "id" in found.attrib}


def wanted_ids(board: Board) -> set[str]:
    places = {f"place-{place.slug}" for place in board.places}
    routes = {f"route-{route.slug}" for route in board.routes}
    spaces = {f"route-{route.slug}-{n}" for route in board.routes for n in range(1, route.spaces + 1)}
    return places | routes | spaces


@every_city
def test_every_place_route_and_space_has_an_element_of_its_own(city: str) -> None:
    board = load_board(city)
    root = parsed(drawing_of(city))
    ids = [found.attrib["id"] for found in root.iter() if "id" in found.attrib]
    assert wanted_ids(board) <= set(ids)
    assert [one for one, times in Counter(ids).items() if times > 1] == []
    assert all(NAME_START.fullmatch(one) for one in ids)


@every_city
def test_places_and_routes_say_what_they_are(city: str) -> None:
    board = load_board(city)
    elements = by_id(parsed(drawing_of(city)))
    for place in board.places:
        assert elements[f"place-{place.slug}"].attrib["aria-label"].startswith(place.name)
    for route in board.routes:
        group = elements[f"route-{route.slug}"]
        words = group.findtext("svg:title", namespaces=NAMESPACE)
        assert words == group.attrib["aria-label"]
        assert f"{route.cost} {route.colour}" in str(words)
        assert [one.get("class") for one in group].count("hit") == 1


@every_city
def test_a_drawing_stands_alone_and_is_small(city: str) -> None:
    drawing = drawing_of(city)
    assert len(drawing.encode()) < LARGEST
    assert re.findall(r"https?://[^\"']+", drawing) == [NAMESPACE["svg"]]
    assert not re.search(r"@import|<image|<script|url\((?!#)", drawing)
    targets = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', drawing)
    assert {first or second for first, second in targets} <= set(by_id(parsed(drawing)))


@every_city
def test_every_paint_used_is_one_of_the_sheet(city: str) -> None:
    drawing = drawing_of(city)
    defined = set(re.findall(r"--([a-z0-9-]+):", drawing))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", drawing)) <= defined
    used = {name for one in parsed(drawing).iter() for name in one.attrib.get("class", "").split()}
    painted = {name for name in used if name.startswith(("card-", "seat-"))}
    assert painted <= {
        re.sub(r"^\.", "", name) for name in re.findall(r"\.(?:card|seat)-[a-z0-9-]+", drawing)
    }


@every_city
def test_the_same_board_gives_the_same_drawing(city: str) -> None:
    assert drawing_of(city) == board_svg(replace(load_board(city)))


@every_city
def test_the_page_says_what_is_ours_and_that_it_is_unofficial(city: str) -> None:
    board = load_board(city)
    words = " ".join(
        "".join(one.itertext()) for one in parsed(drawing_of(city)).iter() if one.tag.endswith("text")
    )
    assert "Unofficial" in words
    assert "Original design" in words or not any(
        one.standing == "original" for one in [board.standing.tickets, board.standing.routes]
    )
    for points in {points for kind in board.kinds for points in kind.points.values()}:
        assert str(points) in words


@every_city
@settings(max_examples=10)
@given(data=st.data())
def test_owners_are_shown_on_each_space(city: str, data: st.DataObject) -> None:
    board = load_board(city)
    slugs = [route.slug for route in board.routes]
    owners = data.draw(st.dictionaries(st.sampled_from(slugs), st.integers(0, 3), max_size=12))
    elements = by_id(parsed(board_svg(board, owners=owners, labels="none")))
    for route in board.routes:
        group = elements[f"route-{route.slug}"]
        letters = ["".join(piece.itertext()) for piece in group.iterfind(".//*[@class='piece']")]
        if route.slug in owners:
            assert letters == ["ABCD"[owners[route.slug]]] * route.spaces
            assert f"owner-{owners[route.slug] + 1}" in group.attrib["class"].split()
            assert f"taken by {'ABCD'[owners[route.slug]]}" in group.attrib["aria-label"]
        else:
            assert letters == []


def test_the_last_route_and_what_is_lit_have_classes() -> None:
    board = load_board("london")
    lit = ["big-ben", "big-ben--waterloo"]
    elements = by_id(parsed(board_svg(board, last="hyde-park--buckingham-palace.orange", highlight=lit)))
    assert "last" in elements["route-hyde-park--buckingham-palace.orange"].attrib["class"].split()
    assert "highlight" in elements["route-big-ben--waterloo"].attrib["class"].split()
    assert "highlight" in elements["place-big-ben"].attrib["class"].split()
    assert "highlight" not in elements["place-waterloo"].attrib["class"].split()


def test_without_labels_no_name_is_on_the_map() -> None:
    board = load_board("london")
    assert 'class="label"' in board_svg(board)
    assert 'class="label"' not in board_svg(board, labels="none")


def test_a_city_without_a_mood_and_with_new_colours_is_drawn() -> None:
    board = load_board("london")
    deck = {
        {"orange": "ochre", "pink": "mauve"}.get(colour, colour): cards
        for colour, cards in board.deck.items()
    }
    routes = [
        replace(route, colour={"orange": "ochre", "pink": "mauve"}.get(route.colour, route.colour))
        for route in board.routes
    ]
    other = replace(board, city="nowhere", name="Nowhere <& Co>", deck=deck, routes=routes)
    drawing = board_svg(other)
    assert wanted_ids(other) <= set(by_id(parsed(drawing)))
    assert 'id="sign-ochre"' in drawing
    assert "Nowhere &lt;&amp; Co&gt;" in drawing
