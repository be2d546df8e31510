"""Somebody at a browser: a profile of one's own, a page, and everything that goes wrong on it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
QUICK: dict[str, str | bool] = {"animation": "none", "endScoring": "short"}
PATIENCE = 15_000

SETTINGS = """settings => {
  if (!localStorage["omnibus.settings"]) localStorage["omnibus.settings"] = settings;
}"""
OPEN = """async request => {
  const { api } = await import("/app/app/api.js");
  const { seats } = await import("/app/app/seats.js");
  const offer = await api.offer();
  const nonce = seats.nonce();
  const opened = await api.openTable({ ...request, offer, nonce });
  seats.keep(opened.table, opened.keys, nonce);
  return opened.table.id;
}"""


class Person:
    def __init__(self, context: BrowserContext, *, touches: bool = False) -> None:
        self.context = context
        self.touches = touches
        self.complaints: list[str] = []
        self.page = context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self._hear(said.type, f"{said.text} {said.location['url']}"))
        page.on("pageerror", lambda error: self._hear("error", str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    def set(self, **settings: str | bool) -> None:
        """As chosen before the app is opened for the first time."""
        self.context.add_init_script(f"({SETTINGS})({json.dumps(json.dumps(settings))})")

    def open_table(self, city: str, seats: Sequence[dict[str, str]], **more: object) -> str:
        """Opens it and comes to it; returns its id."""
        if self.page.url == "about:blank":
            self.page.goto("/settings")
        request = {"city": city, "seats": list(seats), "bot_pause": 0, **more}
        table: str = self.page.evaluate(OPEN, request)
        self.page.goto(f"/t/{table}")
        return table

    def press(self, what: Locator, *, though_disabled: bool = False) -> None:
        """What is disabled can be pressed, too: it says why it is."""
        if self.touches:
            what.tap(force=though_disabled)
        else:
            what.click(force=though_disabled)

    def leave(self) -> None:
        try:
            self.context.close()
        except Error as gone:
            self.complaints.append(str(gone))


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(slug: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": slug}


OPEN_SEAT = {"kind": "open"}
