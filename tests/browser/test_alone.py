"""A game without a server: loaded once, played with the network cut, and gone on with after a reload."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from omnibus.errors import OmnibusError
from omnibus.server.alone import parts
from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.house import House
from tests.browser.person import Person

CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"), "omnibus", f"alone-{parts.PYODIDE}")
PATIENCE = 120_000
CUT = "ERR_INTERNET_DISCONNECTED"


@pytest.fixture
def stocked(house: House) -> House:
    """A server that has Python for browsers to offer."""
    if not parts.is_there(CACHE):
        try:
            parts.fetch(CACHE)
        except OmnibusError as error:
            if os.environ.get("CI") == "true":
                pytest.fail(f"NO GAME WITHOUT A SERVER, and CI=true: {error}")
            pytest.skip(f"NO GAME WITHOUT A SERVER IS TRIED: {error}")
    shutil.copytree(parts.place_of(CACHE), parts.place_of(house.data), dirs_exist_ok=True)
    return house


def test_a_game_without_a_server(invite: Invite, stocked: House) -> None:
    me = invite()
    me.page.set_default_timeout(PATIENCE)
    me.page.goto("/alone")
    me.page.get_by_role("button", name="Load it").click()
    expect(me.page.get_by_text("It is here.")).to_be_visible(timeout=PATIENCE)
    me.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    me.context.set_offline(True)
    me.page.goto("/")
    me.page.get_by_role("button", name="Play Amsterdam").click()
    hands = Hands(me)
    for _ in range(3):
        seen = hands.seen()
        hands.decide(seen)
        hands.after(seen["ply"])
    ply = hands.seen()["ply"]
    me.page.reload()
    assert hands.seen()["ply"] == ply
    assert "/t/alone-" in me.page.url
    _forgive_the_cut(me)


def _forgive_the_cut(person: Person) -> None:
    """The browser says of each request that there is no way; nothing else may have gone wrong."""
    person.complaints[:] = [said for said in person.complaints if CUT not in said]
