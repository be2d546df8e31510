"""A browser, a server, and people, for all tests of this room. An error on any page fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.bad_line import BadLine
from tests.browser.house import House
from tests.browser.person import DESKTOP, QUICK, Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Invite = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium")
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("NO BROWSER, and CI=true: install chromium")
        pytest.skip("NO BROWSER: the table in the browser is not tested. Install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house") / "data")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Somebody comes, at a device and in a language, with settings as chosen before."""
    people: list[Person] = []

    def come(
        device: dict[str, Any] = DESKTOP,
        *,
        language: str = "en-GB",
        settings: Mapping[str, str | bool] = QUICK,
        at: House | BadLine = house,
    ) -> Person:
        context = browser.new_context(base_url=at.address, locale=language, **device)
        guest = Person(context, touches=bool(device.get("has_touch")))
        guest.set(**settings)
        people.append(guest)
        return guest

    yield come
    for one in people:
        one.leave()
    assert [complaint for one in people for complaint in one.complaints] == []
