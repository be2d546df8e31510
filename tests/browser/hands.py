"""Playing with mouse or fingers: what to do is read from the table, how it is done is all by pressing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import Person

SEEN = """() => {
  const table = document.querySelector("omnibus-table");
  if (!table?.drawing || table.isUpdatePending) return null;
  const { now, connection } = table;
  if (connection.busy || !(now.over || now.mine)) return null;
  return {
    over: now.over,
    ply: now.view.ply,
    seat: now.seat,
    legal: now.legal,
    claims: now.claims.map(({ route, cards }) => ({ route, cost: cards.length })),
  };
}"""
MIDDLE = """async slug => {
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const spaces = document.querySelectorAll(`#route-${CSS.escape(slug)} .space`);
  const { x, y, width, height } = spaces[Math.floor(spaces.length / 2)].getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
MOST_TURNS = 200


class Hands:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def sheet(self) -> Locator:
        return self.page.locator("omnibus-table .sheet")

    def seen(self) -> dict[str, Any]:
        """Once it is over, or I am to decide."""
        found: dict[str, Any] = self.page.wait_for_function(SEEN).json_value()
        return found

    def after(self, ply: int) -> None:
        self.page.wait_for_function(
            "ply => document.querySelector('omnibus-table')?.now?.view.ply > ply", arg=ply
        )

    def play(self) -> int:
        """To the end; returns how many decisions there were."""
        for decisions in range(MOST_TURNS):
            seen = self.seen()
            if seen["over"]:
                return decisions
            self.decide(seen)
            self.after(seen["ply"])
        raise AssertionError("the game does not end")

    def decide(self, seen: dict[str, Any]) -> None:
        """Keep all tickets, claim the dearest route, else draw."""
        legal: list[str] = seen["legal"]
        open_cards = [
            action.removeprefix("draw market ") for action in legal if action.startswith("draw market")
        ]
        if any(action.startswith("keep ") for action in legal):
            self.person.press(self.sheet.locator(".primary"))
        elif seen["claims"]:
            self.claim(max(seen["claims"], key=lambda claim: claim["cost"])["route"])
        elif "draw blind" in legal:
            self.person.press(self.page.locator(".draw-pile"))
        elif open_cards:
            self.person.press(self.page.locator(f".market [data-colour={open_cards[0]}]").first)
        elif "draw tickets" in legal:
            self.draw_tickets()
        else:
            self.person.press(self.page.locator("button.pass"))

    def claim(self, route: str) -> None:
        self.touch(route)
        sure = self.sheet.locator(".primary")
        self.person.press(sure if self.person.touches else self.sheet.locator(".way").first)

    def touch(self, route: str) -> None:
        """In its middle; where another track is as near, this one is picked from what is asked."""
        x, y = self.page.evaluate(MIDDLE, route)
        if self.person.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.sheet.wait_for()

    def draw_tickets(self) -> None:
        self.person.press(self.page.locator(".ticket-pile"))
        if self.person.touches:
            self.person.press(self.sheet.locator(".primary"))
