"""What people do with each other at a table: talk, ask for things, plan ahead, play again, check the deal."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import OPEN_SEAT, Person, bot, person

MOVER = "() => document.querySelector('omnibus-table').now.view.to_move"
SEAT = "() => document.querySelector('omnibus-table').now.seat"
PLANNED = "() => document.querySelector('omnibus-table').now.standing.plan ?? []"


def begun(ada: Person, ben: Person) -> list[Hands]:
    """Both have chosen their tickets."""
    table = ada.open_table("london", [person("Ada"), OPEN_SEAT])
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_label("My name").fill("Ben")
    ben.press(ben.page.get_by_role("button", name="Take a seat"))
    players = [Hands(ada), Hands(ben)]
    for number, hands in enumerate(players):
        hands.decide(hands.seen())
        for each in players:
            each.after(number)
    return players


def test_talking(invite: Invite) -> None:
    ada, ben = invite(), invite()
    begun(ada, ben)
    ada.press(ada.page.get_by_role("button", name="Chat"))
    chat = ada.page.get_by_role("dialog", name="Chat")
    chat.get_by_role("textbox", name="Write a line").fill("<b>Nice</b> to meet you")
    chat.get_by_role("textbox").press("Enter")
    expect(ben.page.locator(".bubble")).to_contain_text("Ada <b>Nice</b> to meet you")
    ada.press(chat.get_by_role("button", name="Well played!"))
    chat.get_by_role("textbox").press("Escape")
    expect(chat).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Chat")).to_be_focused()
    ben.press(ben.page.get_by_role("button", name="Chat, 2 new lines"))
    lines = ben.page.get_by_role("list", name="What was said").get_by_role("listitem")
    expect(lines).to_have_text(["Ada <b>Nice</b> to meet you", "Ada Well played!"])
    ben.press(ben.page.get_by_role("button", name="Mute Ada"))
    expect(lines).to_have_text(["Nobody has said anything yet."])


def test_planning_ahead(invite: Invite) -> None:
    """Who waits says what to do; it is done when the turn comes, without a press."""
    people = [invite(), invite()]
    players = begun(*people)
    mover = int(people[0].page.evaluate(MOVER))
    moves, waits = players[mover], players[1 - mover]
    pile = waits.page.get_by_role("button", name=re.compile("^Draw blind"))
    waits.person.press(pile, though_disabled=True)
    waits.person.press(waits.page.get_by_role("button", name="Do it when my turn comes"))
    expect(waits.page.get_by_role("list", name="Planned for my turn")).to_contain_text("Planned: Draw blind")
    waits.person.press(waits.page.get_by_role("button", name="Forget the plan: Draw blind"))
    waits.page.wait_for_function(f"() => !({PLANNED})().length")
    waits.person.press(pile, though_disabled=True)
    waits.person.press(waits.page.get_by_role("button", name="Do it when my turn comes"))
    waits.page.wait_for_function(f"() => ({PLANNED})().length")
    for _ in range(2):
        seen = moves.seen()
        moves.person.press(moves.page.locator(".draw-pile"))
        moves.after(seen["ply"])
    waits.after(seen["ply"] + 1)  # the plan's card
    expect(waits.page.locator(".prompt")).to_have_text("Draw a second card")


def test_agreeing_on_a_pause(invite: Invite) -> None:
    ada, ben = invite(), invite()
    begun(ada, ben)
    for one, other in ((ada, ben), (ben, ada)):
        one.press(one.page.get_by_role("button", name="Table", exact=True))
        one.press(one.page.get_by_role("button", name="Ask for a pause"))
        if one is ada:
            expect(other.page.get_by_text("Ada would like to pause.")).to_be_visible()
    for one in (ada, ben):
        expect(one.page.locator(".prompt")).to_have_text("The game is paused")
    ada.press(ada.page.get_by_role("button", name="Table", exact=True))
    ada.press(ada.page.get_by_role("button", name="Go on"))
    expect(ben.page.locator(".prompt")).not_to_have_text("The game is paused")


def test_the_deal_is_checked_and_played_again(invite: Invite) -> None:
    """The browser's own word is part of the shuffle, and the seal is the one that it was shown."""
    me = invite()
    me.open_table("london", [person("Ada"), bot()])
    Hands(me).seen()
    me.press(me.page.get_by_role("button", name="Table", exact=True))
    me.press(me.page.get_by_role("button", name="Resign"))
    me.press(me.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    ending = me.page.get_by_role("dialog", name="The end of the game")
    ending.wait_for(timeout=60_000)
    me.press(me.page.get_by_role("button", name="Table", exact=True))
    me.press(me.page.get_by_role("button", name="Fair deal"))
    me.press(me.page.get_by_role("button", name="Check the deal"))
    findings = me.page.get_by_role("status").get_by_role("listitem")
    expect(findings.first).to_be_visible()
    assert all("✓" in one for one in findings.all_inner_texts())
    assert len(findings.all()) > 3
    me.page.go_back()
    before = me.page.url
    me.press(ending.get_by_role("button", name="Play again"))
    me.page.wait_for_url(lambda url: url != before)
    expect(me.page.locator(".prompt")).to_have_text("Choose your starting tickets")


def test_both_play_again(invite: Invite) -> None:
    """Who asks first opens the table; the other is called, and comes by one press."""
    people = [invite(), invite()]
    begun(*people)
    for one in people:
        one.press(one.page.get_by_role("button", name="Table", exact=True))
        one.press(one.page.get_by_role("button", name="Resign"))
        one.press(one.page.get_by_role("dialog").get_by_role("button", name="Resign"))
    ada, ben = people
    ada.press(ada.page.get_by_role("button", name="Play again"))
    ada.page.get_by_role("heading", name="A table in London").wait_for()
    ben.press(ben.page.get_by_role("button", name="Come along"))
    for one in people:
        expect(one.page.locator(".prompt")).to_have_text("Choose your starting tickets")
    assert {one.page.evaluate(SEAT) for one in people} == {0, 1}
    assert ada.page.url == ben.page.url


def test_a_hint(invite: Invite) -> None:
    me = invite()
    me.open_table("berlin", [person("Ada"), bot()])
    hands = Hands(me)
    seen = hands.seen()
    hands.decide(seen)
    hands.after(seen["ply"])
    ply = hands.seen()["ply"]
    me.press(me.page.get_by_role("button", name="Ask the coach"))
    advice = me.page.get_by_role("dialog", name="Ask the coach")
    advice.wait_for(timeout=60_000)
    me.page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    asking = me.page.get_by_role("button", name="Ask the coach")
    expect(asking).to_be_focused()
    me.press(asking)
    advice.wait_for(timeout=60_000)
    me.press(advice.get_by_role("button", name=re.compile("^(?!Close)")).first)
    hands.after(ply)


def test_an_analysis(invite: Invite) -> None:
    """How the chance to win went up and down, and what cost most; each of these has a way to its moment."""
    me = invite()
    table = me.open_table("london", [person("Ada"), bot("random")])
    Hands(me).play()
    ending = me.page.get_by_role("dialog", name="The end of the game")
    me.press(ending.get_by_role("button", name="Analysis"))
    expect(ending.get_by_role("status")).to_contain_text("The coach")
    ending.get_by_role("img", name="Ada’s chance to win").wait_for(timeout=60_000)
    me.press(ending.get_by_role("button", name="Graph"))
    me.press(ending.get_by_role("button", name="Watch it again"))
    me.page.wait_for_url(f"**/r/{table}")
