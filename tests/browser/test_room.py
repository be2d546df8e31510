"""The table on every screen, in every language, and in one that is longer than all: all is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import PHONE, QUICK, Person, bot, person

SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "tablet": {"viewport": {"width": 768, "height": 1024}},
    "laptop": {"viewport": {"width": 1440, "height": 900}},
    "wall": {"viewport": {"width": 2560, "height": 1440}},
}
LANGUAGES = {"phone": "fr-FR", "tablet": "nl-NL", "laptop": "de-DE", "wall": "en-GB"}
FAULTS = """least => {
  const found = [];
  const table = document.querySelector("omnibus-table");
  const named = (one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`;
  const all = (some) => document.querySelectorAll(`omnibus-table ${some}`);
  if (table.scrollHeight > table.clientHeight)
    found.push(`it scrolls: ${table.scrollHeight} > ${table.clientHeight}`);
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is too wide");
  for (const one of all(":is(button, a)")) {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (!width || one.closest(".tickets, .log, .sheet")) continue;
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (!inside) found.push(`outside: ${named(one)}`);
    if (Math.min(width, height) < least) found.push(`hard to hit: ${named(one)} ${width} x ${height}`);
  }
  for (const one of all(":is(.prompt, .score, .holds, .sheet, .sheet button, .sheet h2)")) {
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline";
    if (cut) found.push(`cut: ${named(one)}`);
  }
  return found;
}"""

DOUBLE = "() => document.querySelector('omnibus-table').now.city.board.routes.find(({ twin }) => twin).slug"
"""One track of a double route, near enough to the other that both may be meant."""


def faults(me: Person, least: int) -> list[str]:
    found: list[str] = me.page.evaluate(FAULTS, least)
    return found


@pytest.mark.parametrize("longest", [False, True])
@pytest.mark.parametrize("screen", SCREENS)
def test_there_is_room(invite: Invite, screen: str, longest: bool) -> None:  # noqa: FBT001 - a parameter
    settings = QUICK | ({"language": "pseudo"} if longest else {})
    me = invite(SCREENS[screen], language=LANGUAGES[screen], settings=settings)
    least = 44 if me.touches else 24
    me.open_table("berlin", [person("Ada"), bot(), bot(), bot()])
    hands = Hands(me)
    hands.seen()
    assert faults(me, least) == []
    for _ in range(4):
        seen = hands.seen()
        hands.decide(seen)
        hands.after(seen["ply"])
    hands.seen()
    assert faults(me, least) == []
    hands.touch(me.page.evaluate(DOUBLE))
    assert faults(me, least) == []
