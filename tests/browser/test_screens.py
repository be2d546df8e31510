"""Pages and tables look as they did when somebody last looked at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Invite
from tests.browser.person import QUICK
from tests.browser.pictures import difference
from tests.browser.screens import SCREENS, reference, shown


@pytest.fixture(scope="module")
def canvas(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    yield opened
    opened.close()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(invite: Invite, canvas: Page, name: str) -> None:
    screen = SCREENS[name]
    me = invite(screen.device, language=screen.language, settings=QUICK | {"theme": screen.look})
    found = difference(canvas, shown(canvas, me, screen), reference(name))
    assert found.small, f"{found}: if it is meant, take pictures anew: python -m tests.browser.screens"


def test_another_language_is_noticed(invite: Invite, canvas: Page) -> None:
    screen = SCREENS["lesson-paris"]
    me = invite(screen.device, language="en-GB", settings=QUICK | {"theme": screen.look})
    assert not difference(canvas, shown(canvas, me, screen), reference("lesson-paris")).small
