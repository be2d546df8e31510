"""The pictures in the documentation show the boards as they are."""

from pathlib import Path

import pytest

from omnibus.boards.draw_svg import board_svg
from omnibus.boards.load import city_slugs, load_board

IMAGES = Path(__file__).parents[2] / "docs" / "images"


@pytest.mark.parametrize("city", city_slugs())
def test_the_picture_of_a_city_is_up_to_date(city: str) -> None:
    remedy = f"draw it anew: ./dev board svg {city} -o docs/images/{city}.svg"
    same = (IMAGES / f"{city}.svg").read_text(encoding="utf-8") == board_svg(
        load_board(city), faces=True
    ) + "\n"
    assert same, remedy
