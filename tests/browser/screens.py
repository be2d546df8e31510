"""Pages and tables as a browser shows them, each time the same: a lesson deals the same cards to everybody.

``python -m tests.browser.screens`` takes the references anew: look at them before they are kept.
"""

from __future__ import annotations

import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.house import House
from tests.browser.person import PHONE, QUICK, Person
from tests.browser.pictures import REFERENCES, Look

SMALL_PHONE: dict[str, Any] = PHONE | {"device_scale_factor": 1}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1120, "height": 700}}
HERE = """() => {
  const shown = [...document.images].filter(({ loading }) => loading !== "lazy");
  return Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => null))]);
}"""
WEBP = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.82);
}"""


class Screen(NamedTuple):
    path: str
    ready: str
    device: dict[str, Any]
    language: str
    look: Look


SCREENS = {
    "start": Screen("/", ".poster img", LAPTOP, "de-DE", "light"),
    "lesson-amsterdam": Screen("/learn/amsterdam", ".offer .primary", LAPTOP, "nl-NL", "dark"),
    "lesson-berlin": Screen("/learn/berlin", ".offer .primary", SMALL_PHONE, "de-DE", "light"),
    "lesson-london": Screen("/learn/london", ".offer .primary", LAPTOP, "en-GB", "light"),
    "lesson-paris": Screen("/learn/paris", ".offer .primary", SMALL_PHONE, "fr-FR", "dark"),
    "settings": Screen("/settings", ".choices", SMALL_PHONE, "fr-FR", "dark"),
}


def reference(name: str) -> Path:
    return REFERENCES / f"{name}.webp"


def shown(canvas: Page, me: Person, screen: Screen) -> str:
    """What is seen there, as a data address."""
    me.page.goto(screen.path)
    me.page.wait_for_selector(screen.ready)
    me.page.wait_for_load_state("load")
    me.page.evaluate(HERE)
    png = b64encode(_still(me.page)).decode()
    found: str = canvas.evaluate(WEBP, f"data:image/png;base64,{png}")
    return found


def _still(page: Page) -> bytes:
    """Two pictures in a row are the same: nothing moves any more."""
    before = b""
    while (now := page.screenshot()) != before:
        before = now
        page.wait_for_timeout(400)
    return now


def take_all() -> None:
    from tests.browser.conftest import FLAGS

    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        house = House(Path(directory) / "data")
        house.open()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        canvas = browser.new_page()
        for name, screen in SCREENS.items():
            context = browser.new_context(base_url=house.address, locale=screen.language, **screen.device)
            me = Person(context)
            me.set(**QUICK, theme=screen.look)
            taken = shown(canvas, me, screen)
            reference(name).write_bytes(b64decode(taken.partition(",")[2]))
            me.leave()
        browser.close()
        house.close()


if __name__ == "__main__":
    take_all()
