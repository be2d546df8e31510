"""The other pages: a start in one press, lessons done by hand, rules, a name, a proof, a board elsewhere."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from omnibus.boards.load import city_slugs
from omnibus.bots.player import play_to_end
from omnibus.bots.registry import make_bot
from omnibus.game.game import new_game
from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.person import DESKTOP, PHONE

LANGUAGES = ("en", "de", "nl", "fr")
PAGES = ("/", "/games", "/tables", "/rules/paris", "/settings", "/me", "/best", "/verify")
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
ASKED = """() => {
  const { lesson } = document.querySelector("lesson-page");
  const last = lesson.at >= lesson.steps.length - 1;
  return (last || lesson.asked || lesson.waits) && { asked: lesson.asked, last };
}"""
CLAIMED = "document.querySelector('omnibus-board').shadowRoot.querySelectorAll('.vehicle').length"


def test_nobody_has_to_choose_anything(invite: Invite) -> None:
    """From the first page to the first decision by one press."""
    me = invite(PHONE)
    me.page.goto("/")
    me.press(me.page.get_by_role("button", name="Play Amsterdam"))
    assert Hands(me).seen()["legal"]


def test_what_was_chosen_is_there_the_next_time(invite: Invite) -> None:
    me = invite()
    me.page.goto("/")
    me.page.get_by_role("radio", name="Paris").check()
    me.page.get_by_role("radio", name="On this device").check()
    me.page.reload()
    expect(me.page.get_by_role("radio", name="Paris")).to_be_checked()
    expect(me.page.get_by_role("button", name="Play Paris")).to_be_enabled()
    expect(me.page.get_by_role("radio", name="On this device")).to_be_checked()


@pytest.mark.parametrize("page", PAGES)
def test_long_words_fit_a_phone(invite: Invite, page: str) -> None:
    me = invite(PHONE)
    me.page.goto(f"{page}?lang=pseudo")
    me.page.locator("main h1").wait_for()
    me.page.wait_for_timeout(500)
    assert not me.page.evaluate(TOO_WIDE)


@pytest.mark.parametrize(
    ("city", "language"), list(zip(city_slugs(), LANGUAGES, strict=True)), ids=list(city_slugs())
)
def test_a_lesson_is_done_by_doing_what_it_asks(invite: Invite, city: str, language: str) -> None:
    me = invite(DESKTOP, language=language)
    me.page.goto(f"/learn/{city}")
    me.page.locator(".market").wait_for()
    while not (now := me.page.wait_for_function(ASKED).json_value())["last"]:
        if now["asked"].startswith("claim ") and not me.page.locator(".sheet.claim").count():
            Hands(me).touch(now["asked"].split()[1])
        elif now["asked"]:
            me.page.locator("[data-wanted]").click()
            me.page.wait_for_timeout(50)
        else:
            me.page.locator(".lesson-ways button").click()
    expect(me.page.locator(".lesson-ways .first")).to_have_attribute("href", f"/?city={city}")


def test_a_rule_is_found_by_its_words_and_by_its_number(invite: Invite) -> None:
    me = invite()
    me.page.goto("/rules/paris#R-PAR-10")
    expect(me.page.locator("[id='R-PAR-10']")).to_have_attribute("aria-current", "true")
    me.page.get_by_role("searchbox").fill("flag")
    expect(me.page.get_by_role("status").filter(has_text="rules")).to_be_visible()
    expect(me.page.locator("[id='R-PAR-10']")).to_be_visible()
    expect(me.page.locator("[id='R-SET-01']")).to_have_count(0)


def test_a_name_is_claimed_come_back_to_and_given_up(invite: Invite) -> None:
    me = invite()
    me.page.goto("/me")
    me.page.locator("#claim-name").fill("Wilhelmina")
    me.page.get_by_role("button", name="It is mine").click()
    code = me.page.locator(".code").inner_text()
    me.page.get_by_role("button", name="I have kept it").click()
    expect(me.page.get_by_role("heading", name="Wilhelmina")).to_be_visible()
    me.page.get_by_role("button", name="Sign out here").click()
    me.page.get_by_label("Recovery code").fill(code)
    me.page.get_by_role("button", name="Sign in").click()
    me.page.get_by_role("button", name="I have kept it").click()
    me.page.get_by_role("button", name="Delete my name").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Delete my name").click()
    expect(me.page.locator("#claim-name")).to_be_visible()


def test_a_deal_is_proven(invite: Invite) -> None:
    record = (Path(__file__).parents[1] / "web" / "proven.record").read_text(encoding="utf-8")
    me = invite()
    me.page.goto("/verify")
    me.page.get_by_label("Record of a game").fill(record)
    me.page.get_by_role("button", name="Check it").click()
    expect(me.page.get_by_role("heading", name="The record agrees with itself")).to_be_visible()
    me.page.get_by_label("Record of a game").fill(record.replace("nonce: 0 a", "nonce: 0 b"))
    me.page.get_by_role("button", name="Check it").click()
    expect(me.page.get_by_role("heading", name="not the one that was promised")).to_be_visible()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def blog(tmp_path: Path, house: House) -> Iterator[str]:
    """A page of somebody else, with a policy of its own."""
    game = new_game("paris", seed=4)
    (tmp_path / "game.txt").write_text(play_to_end(game, [make_bot("greedy", 1)] * 2).record())
    policy = (
        f"default-src 'none'; script-src {house.address}; connect-src {house.address} 'self'; img-src data:"
    )
    (tmp_path / "index.html").write_text(
        f'<!doctype html><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<link rel="icon" href="data:,">'
        f'<script type="module" src="{house.address}/app/embed/board.js"></script>'
        '<omnibus-board record="game.txt"></omnibus-board>',
        encoding="utf-8",
    )
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_a_board_is_shown_on_somebody_elses_page(invite: Invite, blog: str) -> None:
    me = invite()
    me.page.goto(blog)
    me.page.locator("omnibus-board svg").wait_for()
    whole = me.page.evaluate(CLAIMED)
    assert whole > 10
    me.page.locator("omnibus-board input").fill("2")
    assert 0 < me.page.evaluate(CLAIMED) < whole
