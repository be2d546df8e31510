"""Pictures of the boards as a browser shows them, and how far two pictures differ.

``python -m tests.browser.pictures`` takes the references anew: look at them before they are kept.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from playwright.sync_api import Page, sync_playwright

from omnibus.boards.draw_svg import board_svg
from omnibus.boards.load import city_slugs, load_board

REFERENCES = Path(__file__).parent / "references"
WIDTH = 560
PICTURE = """async ([svg, width]) => {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${svg}`;
  await image.decode();
  await new Promise((drawn) => setTimeout(drawn, 150)); // faces inside an image come a moment later
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.82);
}"""
DIFFERENCE = """async addresses => {
  const [one, other] = await Promise.all(addresses.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  }));
  if (one.naturalWidth !== other.naturalWidth || one.naturalHeight !== other.naturalHeight) return [1, 1];
  const pixels = (image) => {
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth / 2;
    canvas.height = image.naturalHeight / 2;
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const [here, there] = [pixels(one), pixels(other)];
  let sum = 0;
  let far = 0;
  for (let at = 0; at < here.length; at += 4) {
    const apart = [0, 1, 2].map((part) => Math.abs(here[at + part] - there[at + part]) / 255);
    sum += (apart[0] + apart[1] + apart[2]) / 3;
    far += Math.max(...apart) > 0.25 ? 1 : 0;
  }
  return [sum / (here.length / 4), far / (here.length / 4)];
}"""
Look = Literal["light", "dark"]


class Difference(NamedTuple):
    mean: float
    """Of all pixels, 0 to 1."""
    far: float
    """Share of the pixels that are clearly another colour."""

    @property
    def small(self) -> bool:
        return self.mean < 0.004 and self.far < 0.002


def drawing(city: str, look: Look) -> str:
    """The empty board in the light; in the dark with pieces of all four seats."""
    board = load_board(city)
    some = Random(city).sample(board.routes, len(board.routes) // 2) if look == "dark" else []
    owners = {route.slug: at % 4 for at, route in enumerate(some)}
    return board_svg(board, owners=owners, theme=look, faces=True)


def picture(page: Page, svg: str) -> str:
    """As a data address."""
    found: str = page.evaluate(PICTURE, [b64encode(svg.encode()).decode(), WIDTH])
    return found


def reference(city: str, look: Look) -> Path:
    return REFERENCES / f"{city}-{look}.webp"


def difference(page: Page, one: str, kept: Path) -> Difference:
    other = f"data:image/webp;base64,{b64encode(kept.read_bytes()).decode()}"
    return Difference(*page.evaluate(DIFFERENCE, [one, other]))


def take_all() -> None:
    from tests.browser.conftest import FLAGS

    looks: tuple[Look, ...] = ("light", "dark")
    REFERENCES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page()
        for city in city_slugs():
            for look in looks:
                taken = picture(page, drawing(city, look))
                reference(city, look).write_bytes(b64decode(taken.partition(",")[2]))
        browser.close()


if __name__ == "__main__":
    take_all()
