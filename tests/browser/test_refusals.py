"""Why can't I? Whatever is refused is answered in words, with the rule that says so, and a way to it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from omnibus.rules.reasons import RULES, Reason
from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import bot, person

UNPAYABLE = """() => {
  const { now, city } = document.querySelector("omnibus-table");
  const dear = slug => !now.payable.has(slug) && !now.owners.has(slug) && !now.closed(slug);
  return [...city.routes.keys()].find(dear);
}"""
REFUSE = """([reason, rule]) =>
  document.querySelector("omnibus-table").refuse({ trouble: "rule", reason, rule })"""


def test_a_route_that_is_too_dear(invite: Invite) -> None:
    me = invite()
    me.open_table("london", [person("Ada"), bot()])
    hands = Hands(me)
    seen = hands.seen()
    hands.decide(seen)
    hands.after(seen["ply"])
    hands.seen()
    hands.touch(me.page.evaluate(UNPAYABLE))
    expect(hands.sheet).to_contain_text("You don't have enough cards for this route yet")
    rule = hands.sheet.get_by_role("link", name=re.compile("^Rule "))
    number = rule.inner_text().removeprefix("Rule ")
    me.press(rule)
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("London")
    assert me.page.url.endswith(f"/rules/london#{number}")
    expect(me.page.locator(f"[id='{number}']")).to_be_in_viewport()


def test_the_second_card(invite: Invite) -> None:
    """With one card drawn nothing but the second will do, and a wild that lies open will not."""
    me = invite()
    me.open_table("london", [person("Ada"), bot()])
    hands = Hands(me)
    said = me.page.locator("omnibus-table .said")
    for _ in range(30):
        seen = hands.seen()
        keeps = any(action.startswith("keep ") for action in seen["legal"])
        hands.decide(seen) if keeps else me.press(me.page.locator(".draw-pile"))
        hands.after(seen["ply"])
        wild = me.page.get_by_role("button", name="Take wild").first
        if not keeps and "draw tickets" not in hands.seen()["legal"] and wild.count():
            break
    ply = hands.seen()["ply"]
    me.press(wild, though_disabled=True)
    expect(said).to_contain_text("A face-up wild can't be the second card")
    me.press(me.page.get_by_role("button", name="Draw tickets"), though_disabled=True)
    expect(said).to_contain_text("You have drawn one card: draw the second")
    assert hands.seen()["ply"] == ply


def test_every_reason_has_its_words(invite: Invite) -> None:
    me = invite()
    me.open_table("amsterdam", [person("Ada"), bot()])
    Hands(me).seen()
    said = me.page.locator("omnibus-table .said")
    told = set()
    for reason in Reason:
        if reason is Reason.LEGAL:
            continue
        name, rule = reason.name.lower().replace("_", "-"), RULES.get(reason, "")
        me.page.evaluate(REFUSE, [name, rule])
        told.add(said.locator("span").inner_text())
        assert said.get_by_role("link").count() == bool(rule)
    assert len(told) == len(Reason) - 1
    assert "That is not possible now." not in told
