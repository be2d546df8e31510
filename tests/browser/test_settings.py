"""What somebody has chosen is kept, and holds at the table; and the table speaks four languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import QUICK, bot, person
from tests.browser.test_touching import CLAIMS

CHOSEN: dict[str, str | bool] = {
    "askTrack": True,
    "countdown": True,
    "confirmClaims": "always",
    "decks": "last",
    "outlines": "never",
    "soundCard": True,
}
DOUBLES = """() => {
  const { claims, payable, city } = document.querySelector("omnibus-table")?.now ?? { claims: [] };
  return claims.map(({ route }) => route).filter((route) => payable.has(city.routes.get(route).twin));
}"""
COUNT_TONES = """
window.tones = 0;
const { createOscillator } = AudioContext.prototype;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return createOscillator.call(this);
};
"""
PROMPTS = {
    "en": "Choose your starting tickets",
    "de": "Wähle deine",
    "nl": "Kies je",
    "fr": "Choisissez",
}


def test_settings_are_kept(invite: Invite) -> None:
    me = invite(settings={})
    me.page.goto("/settings")
    for group, choice in (("Confirm", "Always"), ("Light or dark", "Dark"), ("Motion", "None")):
        me.page.get_by_role("group", name=group).get_by_role("radio", name=choice).check()
    me.page.reload()
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-animation", "none")
    me.open_table("london", [person("Ada"), bot()])
    hands = Hands(me)
    hands.seen()
    while not me.page.evaluate(CLAIMS):
        seen = hands.seen()
        hands.decide(seen)
        hands.after(seen["ply"])
    assert me.page.locator("omnibus-table.dark").count() == 1
    claim = me.page.evaluate(CLAIMS)[0]
    ply = hands.seen()["ply"]
    hands.touch(claim["route"])
    me.press(hands.sheet.locator(".way").first)
    expect(hands.sheet.locator(".primary")).to_be_visible()
    assert hands.seen()["ply"] == ply


def test_what_is_chosen_holds_at_the_table(invite: Invite) -> None:
    """Both tracks are asked about; then, and not before, the confirmation counts down, and it claims."""
    me = invite(settings=QUICK | CHOSEN)
    me.page.clock.install()
    me.page.add_init_script(COUNT_TONES)
    me.open_table("berlin", [person("Ada"), bot()])
    hands = Hands(me)
    doubles: list[str] = []
    while not (doubles and me.page.evaluate("tones")):
        seen = hands.seen()
        hands.decide(seen | {"claims": []})
        hands.after(seen["ply"])
        hands.seen()
        doubles = me.page.evaluate(DOUBLES)
    hands.touch(doubles[0])
    tracks = hands.sheet.get_by_role("group", name="Which route?").get_by_role("button")
    expect(tracks).to_have_count(2)
    counting = hands.sheet.locator(".seconds")
    expect(counting).to_have_count(0)
    ply = hands.seen()["ply"]
    me.press(tracks.first)
    expect(counting).to_have_text("5")
    me.page.clock.run_for(5100)
    hands.after(ply)
    body = me.page.locator(".route.owned .vehicle-body").first
    assert body.evaluate("body => getComputedStyle(body).stroke") == "none"
    hand, market = me.page.locator(".hand").bounding_box(), me.page.locator(".market").bounding_box()
    assert hand
    assert market
    assert hand["x"] < market["x"]


@pytest.mark.parametrize("language", PROMPTS)
def test_the_table_speaks(invite: Invite, language: str) -> None:
    me = invite(language=f"{language}-{language.upper()}")
    me.open_table("paris", [person("Ada"), bot()])
    hands = Hands(me)
    hands.seen()
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    expect(me.page.locator(".prompt")).to_contain_text(PROMPTS[language])
    for _ in range(4):
        seen = hands.seen()
        hands.decide(seen)
        hands.after(seen["ply"])
