"""A whole game of every city, by clicking and by touching."""

from __future__ import annotations

import pytest

from omnibus.boards.load import city_slugs
from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import DESKTOP, PHONE, bot, person

MINUS = "\N{MINUS SIGN}"
DEVICES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize(
    ("city", "device"), [(city, list(DEVICES)[at % 2]) for at, city in enumerate(city_slugs())]
)
def test_a_whole_game(invite: Invite, city: str, device: str) -> None:
    me = invite(DEVICES[device])
    me.open_table(city, [person("Ada"), bot()])
    hands = Hands(me)
    assert hands.play() > 10
    ending = me.page.get_by_role("dialog", name="The end of the game")
    assert ending.get_by_role("heading").inner_text()
    me.press(ending.get_by_role("button", name="Score sheet"))
    shown = [cell.split()[0] for cell in ending.locator("tbody tr:last-child td").all_inner_texts()]
    scores = me.page.evaluate(
        "() => document.querySelector('omnibus-table').now.view.players.map(one => one.score)"
    )
    assert [int(one.replace(MINUS, "-")) for one in shown] == scores
    me.press(ending.get_by_role("button", name="Graph"))
    assert ending.get_by_role("img").is_visible()
