"""The pictures of docs/screens.md: every scene, on a phone, a tablet, a laptop and a wall, in all languages.

``python -m tests.tools.screenshots`` takes them anew, or those whose names are given. Deals differ each time:
they are compared with nothing.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import PHONE, QUICK, Person
from tests.tools import scenes
from tests.tools.scenes import Scene, page

SCREENS = Path(__file__).parents[2] / "docs" / "images" / "screens"
DEVICES: dict[str, dict[str, Any]] = {
    "phone": PHONE | {"device_scale_factor": 1.5},
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "wall": {"viewport": {"width": 2560, "height": 1440}},
}
LANGUAGES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL", "fr": "fr-FR", "pseudo": "en-GB"}
WEBP = """async png => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, 1440 / image.naturalWidth);
  [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.7).split(",")[1];
}"""
Look = Literal["light", "dark"]


class Shot(NamedTuple):
    name: str
    """What it shows, and on which device."""
    scene: Scene
    city: str
    language: str
    look: Look = "light"
    seats: int = 2
    eyes: str = ""
    """As Chromium names what they don't see."""

    @property
    def device(self) -> dict[str, Any]:
        return DEVICES[self.name.rsplit("-", 1)[1]]


SHOTS = [
    Shot("start-phone", page("/", ".poster img"), "", "en"),
    Shot("start-tablet", page("/", ".poster img"), "", "nl", "dark"),
    Shot("start-laptop", page("/", ".poster img"), "", "de"),
    Shot("start-wall", page("/", ".poster img"), "", "fr", "dark"),
    Shot("amsterdam-phone", scenes.turn, "amsterdam", "nl", "dark", 3),
    Shot("amsterdam-tablet", scenes.turn, "amsterdam", "en", "light", 4),
    Shot("amsterdam-laptop", scenes.turn, "amsterdam", "fr", "light", 3),
    Shot("amsterdam-wall", scenes.turn, "amsterdam", "de", "dark", 4),
    Shot("berlin-phone", scenes.turn, "berlin", "de", "light", 3),
    Shot("berlin-tablet", scenes.turn, "berlin", "fr", "dark", 2),
    Shot("berlin-laptop", scenes.turn, "berlin", "nl", "dark", 3),
    Shot("berlin-wall", scenes.turn, "berlin", "en", "light", 4),
    Shot("london-phone", scenes.turn, "london", "fr", "light", 2),
    Shot("london-tablet", scenes.turn, "london", "de", "light", 3),
    Shot("london-laptop", scenes.turn, "london", "en", "light", 3),
    Shot("london-wall", scenes.turn, "london", "nl", "dark", 2),
    Shot("paris-phone", scenes.turn, "paris", "en", "light", 4),
    Shot("paris-tablet", scenes.turn, "paris", "nl", "light", 3),
    Shot("paris-laptop", scenes.turn, "paris", "de", "dark", 2),
    Shot("paris-wall", scenes.turn, "paris", "fr", "light", 4),
    Shot("tickets-phone", scenes.tickets, "paris", "fr", "dark"),
    Shot("claim-phone", scenes.claim, "amsterdam", "en"),
    Shot("refusal-phone", scenes.refusal, "london", "de"),
    Shot("hint-phone", scenes.hint, "berlin", "nl", "dark"),
    Shot("scoring-phone", scenes.scoring, "amsterdam", "de", "light", 3),
    Shot("standings-phone", scenes.ending(scenes.STANDINGS), "berlin", "fr", "light", 3),
    Shot("sheet-phone", scenes.ending(scenes.SHEET), "london", "nl", "dark", 4),
    Shot("graph-phone", scenes.ending(scenes.GRAPH), "paris", "en", "light", 3),
    Shot("analysis-laptop", scenes.ending(scenes.ANALYSIS), "london", "en"),
    Shot("replay-laptop", scenes.replay, "berlin", "fr", "light", 3),
    Shot("gathering-phone", scenes.gathering, "berlin", "de", "light", 3),
    Shot("screen-wall", scenes.screen, "paris", "nl"),
    Shot("curtain-phone", scenes.curtain, "amsterdam", "fr", "light", 4),
    Shot("lesson-tablet", page("/learn/{city}", ".market"), "london", "fr"),
    Shot("rules-phone", page("/rules/{city}", ".example img"), "paris", "de"),
    Shot("settings-phone", page("/settings"), "", "nl", "dark"),
    Shot("games-laptop", scenes.games, "amsterdam", "de"),
    Shot("longest-phone", scenes.turn, "berlin", "pseudo", "light", 4),
    Shot("longest-laptop", scenes.turn, "amsterdam", "pseudo", "dark", 4),
    Shot("no-red-laptop", scenes.turn, "london", "en", "light", 4, "protanopia"),
    Shot("no-green-laptop", scenes.turn, "amsterdam", "en", "light", 4, "deuteranopia"),
    Shot("no-blue-laptop", scenes.turn, "paris", "en", "light", 4, "tritanopia"),
    Shot("no-colour-laptop", scenes.turn, "berlin", "en", "light", 4, "achromatopsia"),
]


def take(browser: Browser, house: House, shot: Shot) -> bytes:
    """As a PNG."""
    context = browser.new_context(
        base_url=house.address, locale=LANGUAGES[shot.language], color_scheme=shot.look, **shot.device
    )
    me = Person(context, touches=bool(shot.device.get("has_touch")))
    told = {"endScoring": "full", "animation": "short"} if shot.scene is scenes.scoring else {}
    longest = {"language": "pseudo"} if shot.language == "pseudo" else {}
    me.set(**QUICK | told | longest)
    shot.scene(me, shot.city, shot.seats)
    if shot.eyes:
        context.new_cdp_session(me.page).send("Emulation.setEmulatedVisionDeficiency", {"type": shot.eyes})
    scenes.settled(me)
    taken = me.page.screenshot()
    me.leave()
    return taken


def webp(canvas: Page, png: bytes) -> bytes:
    """Smaller, and no wider than a page of documentation."""
    return b64decode(canvas.evaluate(WEBP, b64encode(png).decode()))


def main(names: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        house = House(Path(directory) / "data")
        house.open()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        canvas = browser.new_page()
        try:
            for shot in SHOTS:
                if not names or shot.name in names:
                    (SCREENS / f"{shot.name}.webp").write_bytes(webp(canvas, take(browser, house, shot)))
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
