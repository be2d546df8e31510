"""A server, a browser beside it, somebody at a table; and how long the page's own thread computes."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.person import Person, bot, person

DRAWN = "() => document.querySelector('omnibus-table')?.drawing"
PLAY_ON = """async () => {
  const table = document.querySelector("omnibus-table");
  const wanted = (legal, start) => legal.find((one) => one.startsWith(start));
  while (!table.now.over) {
    const { mine, legal } = table.now;
    if (mine && legal.length && !table.connection.busy)
      table.act(wanted(legal, "claim ") ?? wanted(legal, "keep ") ?? legal[0]);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return table.now.view.ply;
}"""
OPEN_ANOTHER = """async request => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(request) });
  const opened = await answer.json();
  const { seats } = await import("/app/app/seats.js");
  const { go } = await import("/app/app/router.js");
  seats.keep(opened.table, opened.keys);
  go(`/t/${opened.table.id}`);
}"""
LEAVE = "async () => { const { go } = await import('/app/app/router.js'); go('/settings'); }"
PAGE_THREAD, TASK = "CrRendererMain", "ThreadControllerImpl::RunTask"


class Visit(NamedTuple):
    browser: Browser
    house: House

    def seated(self, city: str = "paris") -> Person:
        me = Person(self.browser.new_context(base_url=self.house.address, locale="en-GB"))
        me.set(animation="none", endScoring="short")
        me.open_table(city, [person("Ada"), bot()])
        me.page.wait_for_function(DRAWN)
        return me

    def tasks(self, me: Person, work: Callable[[], object]) -> list[float]:
        """How long each task of the page's thread computed meanwhile, in milliseconds of CPU time."""
        events: list[dict[str, object]] = []
        ended: list[object] = []
        said = self.browser.new_browser_cdp_session()
        said.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
        said.on("Tracing.tracingComplete", lambda end: ended.append(end))  # noqa: PLW0108 - it has to be a function
        traced = {"includedCategories": ["toplevel"]}
        said.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": traced})
        work()
        said.send("Tracing.end")
        while not ended:
            me.page.wait_for_timeout(50)
        said.detach()
        return _of_the_page(events)


def _of_the_page(events: list[dict[str, object]]) -> list[float]:
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"] == {"name": PAGE_THREAD}
    }
    return [
        float(str(event["tdur"])) / 1000
        for event in events
        if event.get("name") == TASK and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]


@contextmanager
def visited() -> Iterator[Visit]:
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        house = House(Path(directory) / "data")
        house.open()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            yield Visit(browser, house)
        finally:
            browser.close()
            house.close()
