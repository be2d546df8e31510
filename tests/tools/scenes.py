"""The scenes that pictures are taken of: how each of them is come to, by playing or by going there."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hands import Hands
from tests.browser.person import OPEN_SEAT, Person, bot, person
from tests.browser.screens import HERE

FORBIDDEN = """() => {
  const { now, drawing } = document.querySelector("omnibus-table");
  const can = new Set(now.claims.map(({ route }) => route));
  return now.city.board.routes.find(({ slug }) => !drawing.owners.has(slug) && !can.has(slug)).slug;
}"""
DECISIONS = {2: 18, 3: 12, 4: 9}
"""By seats: about the middle of a game."""
THINKING = 120_000

Scene = Callable[[Person, str, int], None]
"""Somebody who is to see it, the city, and how many sit there."""


def page(path: str, ready: str = "main h1") -> Scene:
    def scene(me: Person, city: str, _seats: int) -> None:
        me.page.goto(path.format(city=city))
        me.page.locator(ready).last.wait_for()

    return scene


def _begun(me: Person, city: str, seats: int, decisions: int) -> tuple[Hands, str]:
    me.page.set_default_timeout(THINKING)
    table = me.open_table(city, [person("Ada"), *[bot("planner")] * (seats - 1)], watching="ended")
    hands = Hands(me)
    for _ in range(decisions):
        seen = hands.seen()
        if seen["over"]:
            break
        hands.decide(seen)
        hands.after(seen["ply"])
    hands.seen()
    return hands, table


def tickets(me: Person, city: str, seats: int) -> None:
    _begun(me, city, seats, 0)


def turn(me: Person, city: str, seats: int) -> None:
    _begun(me, city, seats, DECISIONS[seats])


def claim(me: Person, city: str, seats: int) -> None:
    """The ways to pay for a route, before it is claimed."""
    hands, _ = _begun(me, city, seats, 6)
    while not (seen := hands.seen())["claims"]:
        hands.decide(seen)
        hands.after(seen["ply"])
    hands.touch(max(seen["claims"], key=lambda one: one["cost"])["route"])


def refusal(me: Person, city: str, seats: int) -> None:
    hands, _ = _begun(me, city, seats, 8)
    hands.touch(me.page.evaluate(FORBIDDEN))
    me.page.locator(".why .rule").wait_for()


def hint(me: Person, city: str, seats: int) -> None:
    hands, _ = _begun(me, city, seats, 10)
    me.press(me.page.locator(".tools .tool").first)
    hands.sheet.locator(".way").first.wait_for()


def ending(page_of_it: int) -> Scene:
    """The standings, the score sheet, the graph or the analysis."""

    def scene(me: Person, city: str, seats: int) -> None:
        hands, _ = _begun(me, city, seats, 0)
        hands.play()
        me.press(hands.sheet.locator(".tabs button").nth(page_of_it))
        if page_of_it == ANALYSIS:
            hands.sheet.locator("svg.graph").wait_for()

    return scene


STANDINGS, SHEET, GRAPH, ANALYSIS = range(4)


def scoring(me: Person, city: str, seats: int) -> None:
    hands, _ = _begun(me, city, seats, 0)
    hands.play()
    hands.sheet.locator(".bars").wait_for()
    me.page.wait_for_timeout(3000)


def replay(me: Person, city: str, seats: int) -> None:
    hands, table = _begun(me, city, seats, 0)
    hands.play()
    me.page.goto(f"/r/{table}/24")
    me.page.locator(".frame svg").wait_for()


def gathering(me: Person, city: str, seats: int) -> None:
    me.open_table(city, [person("Ada"), *[OPEN_SEAT] * (seats - 1)])
    me.page.locator(".share-code").wait_for()


def curtain(me: Person, city: str, seats: int) -> None:
    me.open_table(city, [person(name) for name in ("Ada", "Ben", "Cem", "Dora")[:seats]])
    me.page.locator(".curtain img").wait_for()


def games(me: Person, city: str, seats: int) -> None:
    """Three that are over."""
    for one in (city, "london", "paris"):
        hands, _ = _begun(me, one, seats, 0)
        hands.play()
    me.page.goto("/games")
    me.page.locator(".plot").wait_for()


def screen(me: Person, city: str, _seats: int) -> None:
    """A screen that all look at, before their phones hold the hands."""
    me.page.goto(f"/?city={city}")
    me.page.locator(".poster img").last.wait_for()
    me.page.locator("[name=way][value=screen]").check(force=True)
    me.press(me.page.locator(".start-go button"))
    me.page.locator(".share-code").wait_for()


def settled(me: Person) -> None:
    """Faces and pictures are there, and what moves has moved."""
    me.page.evaluate(HERE)
    me.page.wait_for_timeout(700)
