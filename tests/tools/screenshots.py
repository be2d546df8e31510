"""The pictures of docs/screens.md: tables in play, as they look on a phone, a tablet, a laptop and a wall.

``python -m tests.tools.screenshots`` takes them anew. Deals differ each time: they are compared with nothing.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.person import PHONE, QUICK, Person, bot, person

SCREENS = Path(__file__).parents[2] / "docs" / "images" / "screens"
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
WALL: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}
DECISIONS = 22
QUALITY = 78


class Shot(NamedTuple):
    name: str
    city: str
    """None of them: the start page."""
    device: dict[str, Any]
    look: str
    language: str
    seats: int = 3


SHOTS = [
    Shot("start-phone", "", PHONE, "light", "en-GB"),
    Shot("start-laptop", "", LAPTOP, "dark", "de-DE"),
    Shot("london-laptop", "london", LAPTOP, "light", "en-GB"),
    Shot("london-phone", "london", PHONE, "dark", "fr-FR", 2),
    Shot("paris-laptop", "paris", LAPTOP, "dark", "fr-FR"),
    Shot("paris-phone", "paris", PHONE, "light", "en-GB", 4),
    Shot("amsterdam-tablet", "amsterdam", TABLET, "light", "nl-NL"),
    Shot("amsterdam-phone", "amsterdam", PHONE, "dark", "nl-NL"),
    Shot("berlin-wall", "berlin", WALL, "light", "de-DE", 4),
    Shot("berlin-phone", "berlin", PHONE, "light", "de-DE"),
]


def take(browser: Browser, house: House, shot: Shot) -> None:
    context = browser.new_context(base_url=house.address, locale=shot.language, **shot.device)
    me = Person(context, touches=bool(shot.device.get("has_touch")))
    me.set(**QUICK, theme=shot.look)
    if shot.city:
        me.open_table(shot.city, [person("Ada"), *[bot("planner")] * (shot.seats - 1)])
        hands = Hands(me)
        for _ in range(DECISIONS):
            seen = hands.seen()
            if seen["over"]:
                break
            hands.decide(seen)
            hands.after(seen["ply"])
        hands.seen()
    else:
        me.page.goto("/")
        me.page.locator(".poster img").last.wait_for()
    me.page.wait_for_timeout(700)
    me.page.wait_for_timeout(400)
    file = SCREENS / f"{shot.name}.jpg"
    me.page.screenshot(path=file, type="jpeg", quality=QUALITY)
    me.leave()


def main() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        house = House(Path(directory) / "data")
        house.open()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            for shot in SHOTS:
                take(browser, house, shot)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
