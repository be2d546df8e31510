"""A game that is over, watched again: forth and back, through anybody's eyes, from a link to a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import bot, person

AT = "() => document.querySelector('omnibus-table').now.view.ply"
HAND = "() => document.querySelector('omnibus-table').now.view.hand"


def test_a_game_is_watched_again(invite: Invite) -> None:
    me = invite()
    table = me.open_table("amsterdam", [person("Ada"), bot()], watching="ended")
    Hands(me).play()
    last = me.page.evaluate(AT)
    final = me.page.evaluate(HAND)
    me.press(me.page.get_by_role("button", name="Watch it again"))
    controls = me.page.get_by_role("region", name="Replay")
    expect(controls.get_by_text(f"0 / {last}")).to_be_visible()
    for _ in range(3):
        me.press(controls.get_by_role("button", name="One move on"))
    me.press(controls.get_by_role("button", name="One move back"))
    assert me.page.evaluate(AT) == 2
    slider = controls.get_by_role("slider")
    slider.fill(str(last))
    expect(me.page.get_by_role("dialog", name="The end of the game")).to_be_visible()
    controls.get_by_label("Seen by").select_option("Ada")
    me.page.wait_for_function(f"() => ({HAND})()")
    assert me.page.evaluate(HAND) == final
    slider.fill("5")
    controls.get_by_label("Seen by").select_option("All hands")
    hands = me.page.get_by_role("region", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(2)
    assert re.match(r"A\s+Ada", hands.first.inner_text())
    controls.get_by_label("Speed").select_option("8×")
    me.press(controls.get_by_role("button", name="Play", exact=True))
    me.page.wait_for_function("() => document.querySelector('omnibus-table').now.view.ply > 7")
    me.press(controls.get_by_role("button", name="Pause"))

    guest = invite()
    guest.page.goto(f"/r/{table}/7")
    expect(guest.page.get_by_text(f"7 / {last}")).to_be_visible()
    assert guest.page.evaluate(HAND) is None
    guest.press(guest.page.get_by_role("button", name="Play on from here"))
    guest.page.wait_for_url("**/t/*")
    seen = Hands(guest).seen()
    assert seen["seat"] == 0
    assert seen["ply"] >= 7


def test_there_is_nothing_to_watch(invite: Invite) -> None:
    me = invite()
    table = me.open_table("london", [person("Ada"), bot()])
    me.page.goto(f"/r/{table}")
    expect(me.page.get_by_role("alert")).to_contain_text("There is no such game to be watched")
    me.complaints[:] = [said for said in me.complaints if "409" not in said]
