"""How much comes over the wire before a table is there, in a browser that has never been here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.hands import Hands
from tests.browser.person import bot, person

MOST = 250_000
"""Bytes as sent, compressed, with all headers; without sounds, which come when they are asked for."""
FEW = 30
"""Answers. Each costs a way there and back, six at a time."""
DRAWN = "() => document.querySelector('omnibus-table')?.drawing && document.fonts.status === 'loaded'"


@pytest.mark.parametrize("city", ["amsterdam", "berlin"])
def test_a_table_is_soon_there(invite: Invite, city: str) -> None:
    """Amsterdam has the largest face, Berlin the largest drawing."""
    host = invite()
    table = host.open_table(city, [person("Ada"), bot()])
    Hands(host).seen()
    me = invite({"service_workers": "block", "storage_state": host.context.storage_state()})
    said = me.context.new_cdp_session(me.page)
    received: dict[str, float] = {}

    def arrived(event: dict[str, Any]) -> None:
        received[event["requestId"]] = event["encodedDataLength"]

    said.on("Network.loadingFinished", arrived)
    said.send("Network.enable")
    me.page.goto(f"/t/{table}")
    me.page.wait_for_function(DRAWN)
    me.page.wait_for_timeout(700)
    assert 5 < len(received) < FEW
    assert 100_000 < sum(received.values()) < MOST
