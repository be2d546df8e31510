"""Fingers are wide and slip: nothing is claimed that was not meant. And cards can be dragged onto a route."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.hands import MIDDLE, Hands
from tests.browser.person import DESKTOP, PHONE, Person, bot, person

PLY = "() => document.querySelector('omnibus-table').now.view.ply"
SCALE = "() => document.querySelector('omnibus-table').drawing.camera.scale"
STACK = """colour => {
  const stack = document.querySelector(`.hand [data-colour="${colour}"]`);
  const { x, y, width, height } = stack.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
AT_REST = 60
CLAIMS = "() => document.querySelector('omnibus-table').now.claims"


def able_to_claim(me: Person) -> dict[str, Any]:
    """At a table, with a claim in reach that pays with one colour."""
    me.open_table("london", [person("Ada"), bot()])
    hands = Hands(me)
    while True:
        seen = hands.seen()
        claims: list[dict[str, Any]] = me.page.evaluate(CLAIMS)
        if claims:
            return claims[-1]
        hands.decide(seen)
        hands.after(seen["ply"])


def test_a_touch_claims_nothing_without_confirmation(invite: Invite) -> None:
    me = invite(PHONE)
    claim = able_to_claim(me)
    hands = Hands(me)
    before = me.page.evaluate(PLY)
    hands.touch(claim["route"])
    me.press(hands.sheet.locator(".way").first)  # chooses a way to pay, no more
    expect(hands.sheet).to_be_visible()
    me.press(hands.sheet.get_by_role("button", name="Close"))
    expect(hands.sheet).to_be_hidden()
    assert me.page.evaluate(PLY) == before
    hands.touch(claim["route"])
    me.press(hands.sheet.get_by_role("button", name="Claim for"))
    hands.after(before)
    assert me.page.locator(".route.owned[data-seat='1']").count() == 1


def test_moving_the_map_touches_nothing(invite: Invite) -> None:
    me = invite(PHONE)
    claim = able_to_claim(me)
    x, y = me.page.evaluate(MIDDLE, claim["route"])
    fitted = me.page.evaluate(SCALE)
    fingers(me.page, [[(x, y)], [(x + 30, y + 10)], [(x + 60, y + 20)], []])
    expect(Hands(me).sheet).to_be_hidden()
    fingers(me.page, [[(150, 200), (170, 220)], [(120, 180), (200, 240)], [(90, 150), (240, 270)], []])
    assert me.page.evaluate(SCALE) > fitted * 1.5
    expect(Hands(me).sheet).to_be_hidden()
    me.press(me.page.get_by_role("button", name="The whole board"))
    assert me.page.evaluate(SCALE) == pytest.approx(fitted)


def test_drawing_tickets_by_touch_is_asked_about(invite: Invite) -> None:
    me = invite(PHONE)
    able_to_claim(me)
    before = me.page.evaluate(PLY)
    pile = me.page.get_by_role("button", name="Draw tickets")
    me.press(pile)
    asked = me.page.get_by_role("dialog", name="Draw tickets?")
    me.press(asked.get_by_role("button", name="Close"))
    assert me.page.evaluate(PLY) == before
    me.press(pile)
    me.press(asked.get_by_role("button", name="Draw tickets"))
    Hands(me).after(before)
    me.press(me.page.get_by_role("group", name="You have drawn these tickets").get_by_role("button").last)
    Hands(me).after(before + 1)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_cards_are_dragged_onto_a_route(invite: Invite, device: dict[str, Any]) -> None:
    me = invite(device)
    claim = able_to_claim(me)
    colour = claim["cards"][0]
    before = me.page.evaluate(PLY)
    start, end = me.page.evaluate(STACK, colour), me.page.evaluate(MIDDLE, claim["route"])
    way = [
        (start[0] + (end[0] - start[0]) * part / 8, start[1] + (end[1] - start[1]) * part / 8)
        for part in range(9)
    ]
    if me.touches:
        fingers(me.page, [*[[point] for point in way], []])
    else:
        me.page.mouse.move(*way[0])
        me.page.mouse.down()
        for point in way[1:]:
            me.page.mouse.move(*point)
        me.page.mouse.up()
    sheet = Hands(me).sheet
    sheet.wait_for()
    ways = sheet.locator(".way").all()
    assert ways
    assert all(colour in (one.get_attribute("aria-label") or "") for one in ways)
    me.press(sheet.locator(".primary") if me.touches else ways[0])
    Hands(me).after(before)
    assert me.page.evaluate(PLY) > before


def fingers(page: Page, course: list[list[tuple[float, float]]]) -> None:
    """Touches as the browser gets them from a screen: where all fingers are, one moment after the other."""
    session = page.context.new_cdp_session(page)
    course = [*course[:-1], course[-2], course[-1]]
    for number, points in enumerate(course):
        kind = "touchStart" if number == 0 else "touchMove" if points else "touchEnd"
        if number > len(course) - 3:
            page.wait_for_timeout(AT_REST)  # a finger that is still moving when it leaves would fling
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    session.detach()
