"""A whole game by the keyboard alone: the Tab key, arrows, letters, Enter. The mouse is not in the room."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.hands import MOST_TURNS, Hands
from tests.browser.person import bot, person

AT = """() => {
  const { activeElement: at } = document;
  const ring = getComputedStyle(at);
  const seen = ring.outlineStyle !== "none" || ring.filter !== "none" || at.closest("svg") !== null;
  return { name: at.getAttribute("aria-label") ?? at.textContent.trim(), id: at.id, seen };
}"""
ENDS = "slug => document.querySelector('omnibus-table').city.routes.get(slug).ends[0]"
PLACE = "slug => document.querySelector('omnibus-table').city.places.get(slug).name"
BESIDE = """([place, route]) => {
  const { city } = document.querySelector("omnibus-table");
  return city.around(place).findIndex(one => one.slug === route);
}"""
MOST_STEPS = 60


def test_a_whole_game(invite: Invite) -> None:
    me = invite()
    me.open_table("london", [person("Ada"), bot()])
    hands = Hands(me)
    for _ in range(MOST_TURNS):
        seen = hands.seen()
        if seen["over"]:
            break
        decide(me.page, seen)
        hands.after(seen["ply"])
    assert hands.seen()["over"]
    to(me.page, "Score sheet")
    me.page.keyboard.press("Enter")
    assert me.page.get_by_role("table").is_visible()


def decide(page: Page, seen: dict[str, Any]) -> None:
    legal: list[str] = seen["legal"]
    open_cards = [action.removeprefix("draw market ") for action in legal if action.startswith("draw market")]
    if any(action.startswith("keep ") for action in legal):
        to(page, "Keep 2 tickets")
        page.keyboard.press("Enter")
    elif seen["claims"]:
        claim(page, max(seen["claims"], key=lambda one: one["cost"])["route"])
    elif "draw blind" in legal or not open_cards:
        to(page, "Draw blind" if "draw blind" in legal else "Draw tickets")
        page.keyboard.press("Enter")
    else:
        to(page, f"Take {open_cards[0]}")
        page.keyboard.press("Space")


def claim(page: Page, route: str) -> None:
    """By its place: to the board, by letters to the place, its routes as a list, and the way to pay."""
    place: str = page.evaluate(ENDS, route)
    name: str = page.evaluate(PLACE, place)
    while not page.evaluate(AT)["id"].startswith("place-"):
        page.keyboard.press("Tab")
    for _ in range(MOST_STEPS):
        if page.evaluate(AT)["id"] == f"place-{place}":
            break
        page.keyboard.press(name[0])
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=f"Routes from {name}").wait_for()
    for _ in range(page.evaluate(BESIDE, [place, route])):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("group", name="Ways to pay").wait_for()
    assert page.evaluate(AT)["name"].startswith("Pay ")
    page.keyboard.press("Enter")


def to(page: Page, name: str) -> None:
    """By the Tab key; wherever it stops can be seen."""
    for _ in range(MOST_STEPS):
        at = page.evaluate(AT)
        if at["name"].startswith(name):
            return
        page.keyboard.press("Tab")
        assert page.evaluate(AT)["seen"]
    raise AssertionError(f"the Tab key does not come to {name!r}")
