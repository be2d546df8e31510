"""Nothing for axe-core to find: on every page and in every state of the table, light and dark."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import DESKTOP, OPEN_SEAT, PHONE, Person, bot, person

VENDOR = Path(__file__).parent / "vendor"
AXE = (VENDOR / "axe.js").read_text(encoding="utf-8")
FIND = """async (only) => {
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  const some = (nodes) => nodes.slice(0, 3).map((one) => one.html.slice(0, 120)).join(" | ");
  return violations.map(({ id, nodes }) => `${id}: ${some(nodes)}`);
}"""
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""Nothing else is another in the dark."""
SCHEMES: tuple[tuple[Literal["light", "dark"], list[str]], ...] = (("light", EVERYTHING), ("dark", COLOURS))
FORBIDDEN = """() => {
  const { now, drawing } = document.querySelector("omnibus-table");
  const can = new Set(now.claims.map(({ route }) => route));
  return now.city.board.routes.find(({ slug }) => !drawing.owners.has(slug) && !can.has(slug)).slug;
}"""
PAGES = [
    "/",
    "/games",
    "/tables",
    "/rules",
    "/rules/amsterdam",
    "/settings",
    "/me",
    "/best",
    "/verify",
    "/alone",
    "/learn/paris",
    "/nowhere",
]
TWICE = """document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
});"""
CUT = """() => [".story", ".market", ".hand"].filter((part, at, parts) => {
  const box = (name) => document.querySelector(`omnibus-table ${name}`).getBoundingClientRect();
  const [one, next] = [box(part), box(parts[at + 1] ?? ".tickets")];
  return one.left < next.right && next.left < one.right && one.top < next.top && one.bottom > next.top + 1;
})"""
"""Parts that reach under the next one."""
HIDDEN_IN = """(part) => [...document.querySelectorAll(`${part} button`)].filter((button) => {
  if (button.closest("svg") || !button.checkVisibility()) return false;
  button.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = button.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return !met || !button.contains(met);
}).map((button) => button.ariaLabel || button.textContent.trim())"""


def test_the_library_is_the_one_that_is_named() -> None:
    named = re.findall(r"`([0-9a-f]{64})`", (VENDOR / "README.md").read_text(encoding="utf-8"))
    assert named == [hashlib.sha256((VENDOR / "axe.js").read_bytes()).hexdigest()]


def findings(me: Person) -> list[str]:
    found = []
    for scheme, only in SCHEMES:
        me.page.emulate_media(color_scheme=scheme)
        me.page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
        me.page.wait_for_timeout(100)
        if not me.page.evaluate("'axe' in window"):
            me.page.evaluate(AXE)
        found += [f"{scheme}: {one}" for one in me.page.evaluate(FIND, only)]
    return found


def test_pages(invite: Invite) -> None:
    me = invite()
    found = {}
    for path in PAGES:
        me.page.goto(path)
        me.page.wait_for_selector("h1, .lesson-ways")
        me.page.wait_for_timeout(500)
        found[path] = findings(me)
    assert {path: some for path, some in found.items() if some} == {}


def test_company(invite: Invite) -> None:
    """Waiting for others, talking, a device that goes round, a scoring that is told, a game watched again."""
    me, friend = invite(settings={"animation": "none", "endScoring": "full"}), invite()
    me.open_table("paris", [person("Ada"), person("Ben")])
    me.page.get_by_role("button", name="I am Ada").wait_for()
    found = {"the curtain": findings(me)}
    table = me.open_table("london", [person("Ada"), OPEN_SEAT])
    me.page.get_by_role("heading", name="A table in London").wait_for()
    found["gathering"] = findings(me)
    friend.page.goto(f"/t/{table}")
    friend.page.get_by_label("My name").fill("Ben")
    found["joining"] = findings(friend)
    friend.press(friend.page.get_by_role("button", name="Take a seat"))
    me.press(me.page.get_by_role("button", name="Chat"))
    me.page.get_by_role("dialog", name="Chat").get_by_role("textbox").fill("Nice to meet you")
    me.page.keyboard.press("Enter")
    friend.page.locator(".bubble").wait_for()
    found["the chat"] = findings(me)
    found["a line"] = findings(friend)
    me.page.keyboard.press("Escape")
    for one in (me, friend):
        one.press(one.page.get_by_role("button", name="Table", exact=True))
        one.press(one.page.get_by_role("button", name="Resign"))
        one.press(one.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    me.page.get_by_role("button", name="Skip").wait_for(timeout=60_000)
    found["the scoring"] = findings(me)
    me.page.goto(f"/r/{table}")
    me.page.get_by_role("region", name="Replay").wait_for()
    found["the replay"] = findings(me)
    assert {state: some for state, some in found.items() if some} == {}


def test_watching(invite: Invite) -> None:
    """On a phone the map does not fill its frame, and the names on it are for its ground."""
    host, me = invite(), invite(PHONE)
    table = host.open_table("paris", [person("Ada"), bot()])
    Hands(host).seen()
    me.page.goto(f"/t/{table}")
    me.page.locator(".frame .ground-name").first.wait_for()
    assert findings(me) == []


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_twice_as_large_text_hides_no_control(invite: Invite, device: dict[str, Any]) -> None:
    me = invite(device)
    me.page.add_init_script(TWICE)
    me.open_table("berlin", [person("Ada"), bot()])
    hands = Hands(me)
    seen = hands.seen()
    assert me.page.evaluate(HIDDEN_IN, ".sheet") == []
    hands.decide(seen)
    hands.after(seen["ply"])
    hands.seen()
    assert me.page.evaluate(HIDDEN_IN, "omnibus-table") == []
    assert me.page.evaluate(CUT) == []


@pytest.mark.parametrize(("city", "device"), [("london", {}), ("berlin", PHONE)])
def test_the_table(invite: Invite, city: str, device: dict[str, Any]) -> None:
    me = invite(device) if device else invite()
    me.open_table(city, [person("Ada"), bot()])
    hands = Hands(me)
    hands.seen()
    found = {"the first tickets": findings(me)}
    for _ in range(5):
        seen = hands.seen()
        hands.decide(seen)
        hands.after(seen["ply"])
    hands.seen()
    found["a turn"] = findings(me)
    hands.touch(me.page.evaluate(FORBIDDEN))
    found["why not"] = findings(me)
    me.page.keyboard.press("Escape")
    me.press(me.page.locator(".tools button").last)
    me.page.get_by_role("dialog").wait_for()
    found["the menu"] = findings(me)
    me.page.keyboard.press("Escape")
    hands.play()
    found["the end"] = findings(me)
    assert {state: some for state, some in found.items() if some} == {}
