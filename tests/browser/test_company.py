"""Several people: at one device behind the curtain, by link at devices of their own, and watching."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import OPEN_SEAT, PHONE, Person, bot, person

SHOWN_HAND = """() => Object.fromEntries([...document.querySelectorAll(".hand [data-colour].stack")].map(
  stack => [stack.dataset.colour, Number(stack.querySelector(".count").textContent)]))"""
DEALT_HAND = """() => Object.fromEntries(
  Object.entries(document.querySelector("omnibus-table").now.view.hand).filter(([, count]) => count))"""
TOLD = "() => JSON.stringify(document.querySelector('omnibus-table').connection.story)"
SEEN_BY = "() => document.querySelector('omnibus-table').now.seat"
OWNERS = "() => [...document.querySelector('omnibus-table').now.owners]"


def test_four_people_at_one_device(invite: Invite) -> None:
    """Whose hand is seen is up to the curtain, and under it there is no hand at all."""
    family = invite(PHONE)
    names = ["Ada", "Ben", "Cleo", "Dan"]
    family.open_table("paris", [person(name) for name in names])
    hands = Hands(family)
    turns: list[str] = []
    while len(turns) < 10:
        turns.append(unveiled(family))
        while names[family.page.evaluate(SEEN_BY)] == turns[-1] and not passed_on(family):
            seen = hands.seen()
            hands.decide(seen)
            hands.after(seen["ply"])
    assert turns[:4] == names  # all choose their tickets, then they take turns
    first = names.index(turns[4])
    assert turns[4:] == [names[(first + number) % 4] for number in range(6)]


def unveiled(family: Person) -> str:
    """Says who is called, and looks at that person's hand."""
    called = family.page.get_by_role("button", name=re.compile("^I am "))
    called.wait_for()
    assert family.page.locator("omnibus-table").count() == 0
    assert not "".join(family.page.locator(".spoken[aria-live]").all_inner_texts())
    name = called.inner_text().removeprefix("I am ")
    family.press(called)
    family.page.locator("omnibus-table .hand").wait_for()
    assert family.page.evaluate(SHOWN_HAND) == family.page.evaluate(DEALT_HAND)
    return name


def passed_on(family: Person) -> bool:
    """Whether the turn is over; then the hand is hidden."""
    waits = family.page.wait_for_function(
        """() => document.querySelector(".hand-over button") ? "over"
             : document.querySelector("omnibus-table")?.now?.mine ? "mine" : null"""
    )
    if waits.json_value() == "mine":
        return False
    family.press(family.page.locator(".hand-over button"))
    return True


def test_people_and_bots_at_one_device(invite: Invite) -> None:
    """Bots move by themselves; the device stays where it is until somebody else has to decide."""
    family = invite()
    family.open_table("london", [person("Ada"), bot(), person("Ben"), bot()])
    hands = Hands(family)
    turns = []
    for _ in range(5):
        turns.append(unveiled(family))
        while not passed_on(family):
            seen = hands.seen()
            hands.decide(seen)
            hands.after(seen["ply"])
    assert set(turns) == {"Ada", "Ben"}
    assert all(one != other for one, other in pairwise(turns[2:]))


def test_two_browsers_and_a_spectator(invite: Invite) -> None:
    ada, ben, cleo = invite(), invite(PHONE), invite()
    table = ada.open_table("berlin", [person("Ada"), OPEN_SEAT])
    expect(ada.page.get_by_role("heading", name="A table in Berlin")).to_be_visible()

    ben.page.goto(f"/t/{table}")
    ben.page.get_by_label("My name").fill("Ben")
    ben.press(ben.page.get_by_role("button", name="Take a seat"))
    cleo.page.goto(f"/t/{table}")
    players = [Hands(ada), Hands(ben)]
    for number, hands in enumerate(players):
        hands.decide(hands.seen())
        for each in players:
            each.after(number)
    for _ in range(14):
        hands = players[
            int(ben.page.evaluate("() => document.querySelector('omnibus-table').now.view.to_move"))
        ]
        seen = hands.seen()
        hands.decide(seen)
        for each in [*players, Hands(cleo)]:
            each.after(seen["ply"])
    owners = ada.page.evaluate(OWNERS)
    assert owners
    assert owners == ben.page.evaluate(OWNERS) == cleo.page.evaluate(OWNERS)
    assert cleo.page.locator(".owned").count() == len(owners)
    assert cleo.page.locator(".hand, .tickets").count() == 0
    told = cleo.page.evaluate(TOLD)
    assert '"colour":null' in told or '"card-drawn","seat"' in told or "card-drawn" not in told
    assert not re.search(r'"card-drawn"[^}]*"colour":"', told)
    assert not re.search(r'"tickets":\["', told)


def test_one_screen_and_phones_as_hands(invite: Invite) -> None:
    """The screen shows what everybody may see, and the way in; each phone has a hand."""
    screen = invite()
    screen.page.goto("/")
    screen.page.get_by_role("radio", name="One screen, phones as hands").check()
    screen.press(screen.page.get_by_role("button", name=re.compile("^Open a table in ")))
    expect(screen.page.get_by_role("img", name="The link as a QR code, for phones")).to_be_visible()
    link = screen.page.get_by_label("Link for your friends").input_value()
    phones = [invite(PHONE), invite(PHONE)]
    for name, phone in zip(("Ada", "Ben"), phones, strict=True):
        phone.page.goto(link)
        phone.page.get_by_label("My name").fill(name)
        phone.press(phone.page.get_by_role("button", name="Take a seat"))
    for number, phone in enumerate(phones):
        hands = Hands(phone)
        hands.decide(hands.seen())
        Hands(screen).after(number)
        assert phone.page.locator(".hand .stack").count()
    expect(screen.page.get_by_role("list", name="Players")).to_contain_text("Ada")
    assert screen.page.locator(".hand, .tickets").count() == 0
    screen.page.reload()
    expect(screen.page.get_by_role("list", name="Players")).to_contain_text("Ben")
