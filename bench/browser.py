"""The table in a real browser: how much comes, how soon it is there, how a move, panning, many games weigh.

What the page computes is counted in CPU time of its own thread; four times that stands for a cheap phone.
Only the time until the table is there is wall clock: of all rounds the quickest, because a busy machine can
only make it worse.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median, quantiles
from typing import TYPE_CHECKING

from bench.measure import Effort
from bench.result import Result

if TYPE_CHECKING:
    from bench.browser_page import Visit
    from tests.browser.person import Person

SLOWER = 4
GAMES = 20
STEPS = 180
CITIES = ("amsterdam", "berlin")
"""The largest face, and the largest drawing."""


def browser(effort: Effort) -> Iterator[Result]:
    from bench.browser_page import visited  # it needs playwright, which only the tests bring

    quick = effort.rounds < 10
    with visited() as visit:
        for city in CITIES:
            yield from first_load(visit, city, rounds=3 if quick else 9)
        yield from moves(visit)
        for city in CITIES:
            yield panning(visit, city)
        yield from many_games(visit, 4 if quick else GAMES)


def first_load(visit: Visit, city: str, *, rounds: int) -> Iterator[Result]:
    """Of a browser that has never been here."""
    host = visit.seated(city)
    loads = [_load(visit, host) for _ in range(rounds)]
    host.leave()
    sizes, times = zip(*loads, strict=True)
    said = {"subject": "browser"}
    name = f"first load of the table, {city}"
    yield Result(**said, name=name, value=median(sizes), unit="KB", at_most=250, note="as sent, with headers")
    name, note = f"until the table is there, {city}", f"median {median(times):.0f} ms"
    yield Result(**said, name=name, value=min(times), unit="ms", at_most=1000, note=note)


def _load(visit: Visit, host: Person) -> tuple[float, float]:
    """Kilobytes, and milliseconds."""
    from bench.browser_page import DRAWN

    context = visit.browser.new_context(storage_state=host.context.storage_state(), service_workers="block")
    page = context.new_page()
    received: list[float] = []
    said = context.new_cdp_session(page)
    said.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    said.send("Network.enable")
    page.goto(host.page.url, wait_until="commit")
    page.wait_for_function(DRAWN, polling="raf")
    time: float = page.evaluate("performance.now()")
    page.wait_for_timeout(700)
    context.close()
    return sum(received) / 1000, time


def moves(visit: Visit) -> Iterator[Result]:
    """A whole game of four, without animation: every move comes by the socket and is drawn."""
    from bench.browser_page import DRAWN, PLAY_ON, bot, person

    me = visit.seated()
    me.open_table("paris", [person("Ada"), bot(), bot(), bot()])
    me.page.wait_for_function(DRAWN)
    plies: list[int] = []
    tasks = visit.tasks(me, lambda: plies.append(me.page.evaluate(PLAY_ON)))
    me.leave()
    each = sum(tasks) / plies[0]
    name = "computing until a move is drawn, mean"
    yield Result(subject="browser", name=name, value=each, unit="ms", at_most=100, note=f"{plies[0]} moves")
    name = "longest task while moves are drawn"
    yield Result(subject="browser", name=name, value=max(tasks), unit="ms", at_most=100)


def panning(visit: Visit, city: str) -> Result:
    me = visit.seated(city)
    me.page.locator("omnibus-table .sheet .primary").click()
    me.page.wait_for_timeout(1500)
    me.page.locator("omnibus-table .zoom .tool").first.click()
    me.page.wait_for_timeout(800)
    tasks = sorted(visit.tasks(me, lambda: _drag(me)))
    me.leave()
    usual = SLOWER * quantiles(tasks, n=100)[-1]
    name, note = (
        f"longest task while panning {city}, {SLOWER} times slowed",
        f"99 of 100 under {usual:.1f} ms",
    )
    return Result(subject="browser", name=name, value=SLOWER * tasks[-1], unit="ms", at_most=50, note=note)


def _drag(me: Person) -> None:
    box = me.page.locator("omnibus-table div.frame").bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(across, down)
    me.page.mouse.down()
    for step in range(STEPS):
        far = 120 - abs(step % 120 - 60) * 4
        me.page.mouse.move(across + far, down + far / 2)
    me.page.mouse.up()


def many_games(visit: Visit, games: int) -> Iterator[Result]:
    """In one tab, one after the other, without ever loading anew."""
    me = visit.seated()
    said = me.context.new_cdp_session(me.page)
    said.send("Performance.enable")
    weights = []
    for _ in range(games):
        _whole_game(me)
        for _ in range(2):  # what the first has set free may hold more
            said.send("HeapProfiler.collectGarbage")
        found = {one["name"]: one["value"] for one in said.send("Performance.getMetrics")["metrics"]}
        weights.append((found["JSHeapUsedSize"] / 1e6, found["Nodes"]))
    me.leave()
    part = max(1, games // 4)
    for what, all_of_it in zip(("megabytes", "nodes"), zip(*weights, strict=True), strict=True):
        before, after = median(all_of_it[:part]), median(all_of_it[-part:])
        name = f"{what} of a tab, the last {part} of {games} games to the first"
        note = f"{before:,.1f} and {after:,.1f}"
        yield Result(subject="browser", name=name, value=after / before, at_most=1.2, note=note)


def _whole_game(me: Person) -> None:
    from bench.browser_page import LEAVE, OPEN_ANOTHER, PLAY_ON, bot, person

    me.page.evaluate(OPEN_ANOTHER, {"city": "paris", "seats": [person("Ada"), bot()], "bot_pause": 0})
    me.page.wait_for_function("() => document.querySelector('omnibus-table')?.now?.view.ply < 4")
    me.page.evaluate(PLAY_ON)
    me.page.wait_for_timeout(300)
    me.page.evaluate(LEAVE)
    me.page.wait_for_timeout(500)
