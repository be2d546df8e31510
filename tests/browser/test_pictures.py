"""The boards look as they did when somebody last looked at them; what another machine does is let pass."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from omnibus.boards.draw_svg import board_svg
from omnibus.boards.load import city_slugs, load_board
from tests.browser.pictures import Look, difference, drawing, picture, reference

LOOKS: list[Look] = ["light", "dark"]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    yield opened
    opened.close()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("city", city_slugs())
def test_a_board_looks_as_it_did(page: Page, city: str, look: Look) -> None:
    found = difference(page, picture(page, drawing(city, look)), reference(city, look))
    assert found.small, f"{found}: if it is meant, take pictures anew: python -m tests.browser.pictures"


@pytest.mark.parametrize("city", city_slugs())
def test_what_is_missing_is_noticed(page: Page, city: str) -> None:
    board = load_board(city)
    owners = {route.slug: 0 for route in board.routes[:4]}
    for other in (
        board_svg(board, theme="light"),
        board_svg(board, theme="light", faces=True, labels="none"),
        board_svg(board, theme="light", faces=True, owners=owners),
    ):
        assert not difference(page, picture(page, other), reference(city, "light")).small
