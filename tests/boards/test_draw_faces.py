"""The type, the pieces and the small pictures of a drawn board."""

import re
from base64 import b64decode
from pathlib import Path
from xml.etree import ElementTree

import pytest

import omnibus
from omnibus.boards.draw_mood import board_mood, named_mood
from omnibus.boards.draw_svg import board_svg
from omnibus.boards.draw_svg_labels import place_labels
from omnibus.boards.draw_svg_obstacles import areas_touch, network_obstacles
from omnibus.boards.draw_svg_vignettes import vignettes
from omnibus.boards.draw_vehicles import BLOCK, VEHICLES, vehicle
from omnibus.boards.load import city_slugs, load_board

WEB = Path(omnibus.__file__).parent / "web"
SOURCE = re.compile(r"src: url\(data:font/woff2;base64,([A-Za-z0-9+/=]+)\)")

every_city = pytest.mark.parametrize("city", city_slugs())


@every_city
def test_a_poster_holds_its_own_type(city: str) -> None:
    board = load_board(city)
    drawing = board_svg(board, faces=True)
    held = [b64decode(found) for found in SOURCE.findall(drawing)]
    faces = board_mood(board).type.faces
    assert held == [(WEB / "fonts" / f"{file}.woff2").read_bytes() for file in faces.values()]
    assert ElementTree.fromstring(drawing) is not None
    assert SOURCE.sub("", drawing).count("data:") == 0
    assert "@font-face" not in board_svg(board)


def test_a_city_without_a_mood_needs_no_type() -> None:
    assert named_mood("nowhere").type.faces == {}


@every_city
def test_small_pictures_cover_nothing(city: str) -> None:
    board, mood = load_board(city), board_mood(load_board(city))
    names = place_labels(board, mood.type, network_obstacles(board)).values()
    markup, covered = vignettes(board, mood, network_obstacles(board))
    assert len(covered) == sum(len(one.spots) for one in mood.vignettes) > 0
    assert markup.count("<g transform") == len(covered)
    for picture in covered:
        assert not any(areas_touch(picture.area, thing.area) for thing in network_obstacles(board))
        assert not any(areas_touch(picture.area, label.area) for label in names)


@every_city
def test_where_something_stands_there_is_no_picture(city: str) -> None:
    board, mood = load_board(city), board_mood(load_board(city))
    _, covered = vignettes(board, mood, [])
    assert vignettes(board, mood, covered) == ("", [])


def test_there_is_a_vehicle_for_every_kind() -> None:
    kinds = {kind.slug for city in city_slugs() for kind in load_board(city).kinds}
    assert kinds == set(VEHICLES)
    assert vehicle("sledge") == BLOCK


def test_the_page_draws_the_same_vehicles() -> None:
    page = (WEB / "app" / "table" / "pieces.js").read_text(encoding="utf-8")
    for shape in (*VEHICLES.values(), BLOCK):
        for path in filter(None, (shape.body, shape.glass, shape.lines)):
            assert f'"{path}"' in page
        for x, y, radius in shape.wheels:
            assert f"[{x:g}, {y:g}, {radius:g}]" in page
