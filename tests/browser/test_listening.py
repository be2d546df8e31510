"""A whole game as a screen reader has it: roles, names and what live regions say. Nothing is looked at."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.hands import MOST_TURNS
from tests.browser.person import bot, person

MINE = re.compile("Choose|Your turn|Draw a second card|nothing that you can do")


def test_a_whole_game(invite: Invite) -> None:
    me = invite()
    me.open_table("berlin", [person("Ada"), bot()])
    listener = Listener(me.page)
    said = ""
    for _ in range(MOST_TURNS):
        said = listener.hears()
        if "The game is over" in said:
            break
        listener.decides(said)
    assert "The game is over" in said
    ending = me.page.get_by_role("dialog", name="The end of the game")
    expect(ending.get_by_role("heading")).to_contain_text("won")
    ending.get_by_role("button", name="Score sheet").press("Enter")
    expect(ending.get_by_role("rowheader", name="Total")).to_be_visible()
    assert listener.last_round_was_told


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.last_round_was_told = False
        self.button = partial(page.get_by_role, "button")
        self._told = 0

    def hears(self) -> str:
        """What is to be done, once it is for me, and after everything that the live regions have said."""
        story = self.page.get_by_role("region", name="Story")
        expect(story).to_contain_text(re.compile(f"{MINE.pattern}|The game is over"))
        spoken = " ".join(self.page.get_by_role("status").all_inner_texts())
        self.last_round_was_told |= "Last round" in spoken
        return story.inner_text()

    def decides(self, said: str) -> None:
        before = self.page.get_by_role("list", name="All that has happened").get_by_role("listitem").count()
        self._press(said)
        told = self.page.get_by_role("list", name="All that has happened").get_by_role("listitem")
        expect(told.nth(before)).to_be_attached()

    def _press(self, said: str) -> None:
        if "Choose" in said:
            self.button(name=re.compile("^Keep")).press("Enter")
        elif "nothing that you can do" in said:
            self.button(name="Pass").press("Enter")
        elif "second" not in said and (payable := self.button(name=re.compile("you can pay it$"))).count():
            self._claim(payable.last)
        elif "0 cards left" not in (pile := self._name(self.button(name=re.compile("^Draw blind")))):
            assert "left" in pile
            self.button(name=re.compile("^Draw blind")).press("Enter")
        else:
            self.button(name=re.compile("^Take (?!wild)")).first.press("Enter")

    def _claim(self, route: Locator) -> None:
        route.press("Enter")
        self.page.get_by_role("group", name="Ways to pay").get_by_role("button").first.press("Enter")

    def _name(self, button: Locator) -> str:
        return button.get_attribute("aria-label") or ""
