"""Lost connections, delays, a server that starts again: no move is lost or doubled, no press for nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.bad_line import BadLine
from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.person import Person, bot, person

HELD = """() => {
  const { connection } = document.querySelector("omnibus-table");
  return {
    plies: connection.story.map(one => one.ply),
    mine: connection.story.filter(({ ply, events }) => ply && events[0].seat === 0).length,
    view: connection.standing.view,
  };
}"""
DECISIONS = 8
UNAVOIDABLE = ("WebSocket connection", "Failed to load resource", "ERR_")
"""What a browser says of its own accord when it can't reach a server."""


def forgiven(one: Person) -> None:
    one.complaints[:] = [said for said in one.complaints if not any(part in said for part in UNAVOIDABLE)]


def settled(one: Person, decisions: int) -> None:
    """What is shown is what the server says to somebody who comes anew, and each decision is there once."""
    Hands(one).seen()
    before = one.page.evaluate(HELD)
    assert before["plies"] == list(range(len(before["plies"])))
    assert before["mine"] == decisions
    one.page.reload()
    Hands(one).seen()
    assert one.page.evaluate(HELD) == before
    forgiven(one)


def test_a_line_that_breaks(invite: Invite, house: House) -> None:
    """In the middle of things: after a press and before its answer, and between two moves."""
    random = Random(1)
    with BadLine(house.port).laid() as line:
        me = invite(at=line)
        me.open_table("london", [person("Ada"), bot()])
        hands = Hands(me)
        for _ in range(DECISIONS):
            seen = hands.seen()
            if random.random() < 0.3:
                line.cut()
            hands.decide(seen)
            if random.random() < 0.3:
                line.cut()
            hands.after(seen["ply"])
        settled(me, DECISIONS)


def test_a_line_that_is_slow(invite: Invite, house: House) -> None:
    """Two seconds there and back; who presses again meanwhile is told so, and nothing happens twice."""
    with BadLine(house.port).laid() as line:
        me = invite(at=line)
        me.open_table("london", [person("Ada"), bot()])
        hands = Hands(me)
        for _ in range(2):
            seen = hands.seen()
            hands.decide(seen)
            hands.after(seen["ply"])
        hands.seen()
        line.delay = 1.0
        pile = me.page.locator(".draw-pile")
        me.press(pile)
        me.press(pile, though_disabled=True)
        expect(me.page.locator(".said")).to_contain_text("still on its way")
        line.delay = 0.0
        settled(me, 3)


def test_a_server_that_starts_again(invite: Invite, tmp_path: Path) -> None:
    """What is pressed while it is away is done when it is back."""
    house = House(tmp_path / "data")
    house.open()
    try:
        me = invite(at=house)
        me.open_table("paris", [person("Ada"), bot()])
        hands = Hands(me)
        for _ in range(4):
            seen = hands.seen()
            hands.decide(seen)
            hands.after(seen["ply"])
        seen = hands.seen()
        house.close()
        expect(me.page.get_by_text("The connection is cut.")).to_be_visible()
        hands.decide(seen)
        house.open()
        hands.after(seen["ply"])
        expect(me.page.get_by_text("The connection is cut.")).to_be_hidden()
        settled(me, 5)
    finally:
        house.close()
