"""A table without a server: played by the words of the wire, kept, and gone on with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.server.alone.house import PREFIX, House

BOTS = ("level:1", "level:2")
NOW = 1_800_000_000_000


class Browser:
    """It keeps what each of its sockets was told last."""

    def __init__(self) -> None:
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.house = House(self.hear, BOTS)

    def hear(self, socket: int, text: str) -> None:
        self.told.setdefault(socket, []).append(msgspec.json.decode(text))

    def say(self, socket: int, table: str, **message: object) -> None:
        self.house.hear(socket, table, msgspec.json.encode(message).decode(), NOW)

    def open(self, city: str, kinds: list[dict[str, str]]) -> str:
        request = {"city": city, "seats": kinds, "chat": False, "nonce": "mine", "offer": {"table": "x"}}
        opened = msgspec.json.decode(self.house.open(msgspec.json.encode(request).decode(), NOW))
        name: str = opened["table"]["id"]
        for key in opened["keys"]:
            self.say(key["seat"], name, type="hello", token=key["token"])
        return name

    def standing(self, socket: int) -> dict[str, Any]:
        found: dict[str, Any] = next(
            message["standing"] for message in reversed(self.told[socket]) if "standing" in message
        )
        return found


ME = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "bot": "level:2"}


@pytest.mark.parametrize("city", city_slugs())
def test_a_game_against_a_bot_is_played_to_the_end(city: str) -> None:
    browser = Browser()
    name = browser.open(city, [ME, BOT])
    assert name.startswith(PREFIX)
    for number in range(400):
        standing = browser.standing(0)
        if standing["view"]["phase"] == "over":
            break
        if browser.house.bot_moves(name, NOW):
            continue
        action = standing["legal"][-1]
        browser.say(0, name, type="act", id=str(number), ply=standing["ply"], action=action)
    assert browser.standing(0)["view"]["phase"] == "over"
    assert browser.house.tables[name].state.stage == "over"


def test_two_people_at_one_device_see_their_own_hands() -> None:
    browser = Browser()
    name = browser.open("london", [ME, {"kind": "person", "name": "Ben"}])
    assert not browser.house.bot_moves(name, NOW)
    one, other = browser.standing(0)["view"], browser.standing(1)["view"]
    assert (one["seat"], other["seat"]) == (0, 1)
    assert one["offer"] != other["offer"]


def test_why_not_and_back_again() -> None:
    browser = Browser()
    name = browser.open("paris", [ME, BOT])
    browser.say(0, name, type="explain", id="why", action="draw tickets")
    assert browser.told[0][-1]["reason"] == "starting-tickets-first"
    browser.say(0, name, type="rematch", id="again", nonce="")
    assert browser.told[0][-1]["trouble"] == "not-allowed"


def test_it_goes_on_at_the_next_visit() -> None:
    browser = Browser()
    name = browser.open("berlin", [ME, BOT])
    browser.say(0, name, type="act", id="1", ply=0, action="keep both")
    while browser.house.bot_moves(name, NOW):
        pass
    kept, before = browser.house.kept(name), browser.standing(0)
    later = Browser()
    later.house.restore(kept)
    later.say(0, name, type="hello", token="0")
    assert later.standing(0) == before
    assert later.house.kept(name) == kept
    later.say(0, "alone-nowhere", type="hello", token="0")
    assert later.told[0][-1] == {"type": "goodbye", "trouble": "unknown-table"}
