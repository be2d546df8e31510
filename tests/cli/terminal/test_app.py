"""The full screen, driven by keys and mouse as a person does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input, Static

from omnibus.boards.load import city_slugs
from omnibus.cli.terminal.app import TableApp
from omnibus.cli.terminal.map_view import MapView
from omnibus.cli.terminal.saving import SaveFile, load
from omnibus.cli.terminal.screens import Curtain, Ending, Page
from omnibus.cli.terminal.spans import plain_text
from omnibus.cli.terminal.table import Table
from omnibus.cli.terminal.widgets import ChoiceList
from omnibus.game.action import ClaimRoute
from omnibus.game.game import Game
from omnibus.rules.layout import TO_MOVE
from tests.cli.terminal.tables import dealt, laid, started

WIDE, PHONE = (140, 45), (60, 24)
MOST_KEYS = 60

Script = Callable[[TableApp, Pilot[None]], Coroutine[Any, Any, None]]


def acted_out(table: Table, script: Script, size: tuple[int, int] = WIDE) -> TableApp:
    app = TableApp(table, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)

    asyncio.run(run())
    return app


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Until the bots have moved and the map is drawn."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def type_in(app: TableApp, pilot: Pilot[None], command: str) -> None:
    app.query_one("#entry", Input).focus()
    app.query_one("#entry", Input).value = command
    await pilot.press("enter")
    await settled(app, pilot)


def viewer(app: TableApp) -> int | None:
    """A call, so that it is read anew each time."""
    return app.viewer


def told(app: TableApp) -> str:
    return "\n".join(plain_text(one) for one in app.told)


async def play_first_choices(app: TableApp, pilot: Pilot[None], until: Callable[[Game], bool]) -> None:
    """Always the first choice: Enter after Enter, through curtains and steps."""
    app.query_one(ChoiceList).focus()
    for _ in range(MOST_KEYS):
        if until(app.game):
            return
        await pilot.press("enter")
        await settled(app, pilot)
    raise AssertionError("the game does not come on")


@pytest.mark.parametrize(("city", "size"), [*((city, WIDE) for city in city_slugs()), ("paris", PHONE)])
def test_starting_tickets_are_chosen_with_enter_and_the_bot_moves(city: str, size: tuple[int, int]) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await play_first_choices(app, pilot, lambda game: game.ply >= 4)

    app = acted_out(dealt(city, "Ada,random"), script, size)
    assert app.game.ply >= 4
    assert "You" in told(app)


def nearly_over(city: str) -> Table:
    """The last round has begun."""
    table, luck = started(city, "Ada,random"), Random(2)
    while table.game.view(None).turns_left is None or table.is_bots_turn:
        claims = [one for one in table.game.legal_actions() if isinstance(one, ClaimRoute)]
        table.play(luck.choice(claims or table.game.legal_actions()), table.game.state[TO_MOVE])
    table.news(0)
    return table


def test_the_end_of_a_game_tells_the_scoring() -> None:
    endings: list[Ending] = []

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await play_first_choices(app, pilot, lambda game: game.over)
        assert isinstance(app.screen, Ending)
        endings.append(app.screen)
        await pilot.press("escape")
        assert not isinstance(app.screen, Ending)

    app = acted_out(nearly_over("amsterdam"), script)
    assert app.game.over
    assert endings[0].told == len(endings[0].lines)


def test_a_route_is_claimed_by_clicks_on_the_map_and_taken_back() -> None:
    table = laid("city london; seats 2; seat 0; hand black*3 wild", "Ada,random")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.query_one(MapView).post_message(MapView.RouteChosen("baker-street--hyde-park"))
        await settled(app, pilot)
        await pilot.press("enter")
        await settled(app, pilot)
        assert "baker-street--hyde-park" in app.game.view(0).players[0].routes
        await pilot.press("ctrl+z")
        await settled(app, pilot)
        assert app.game.view(0).players[0].routes == ()

    acted_out(table, script)


def test_what_is_typed_is_obeyed_and_a_refusal_is_told() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "pass")
        assert app.game.ply == ply
        assert "can't pass" in told(app)
        await type_in(app, pilot, "draw blind")
        assert app.game.ply == ply + 1

    table = started("london", "Ada,Bob")
    ply = table.game.ply

    async def after_the_curtain(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await script(app, pilot)

    acted_out(table, after_the_curtain)


def test_whoever_types_begins_a_command() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.query_one(ChoiceList).focus()
        await pilot.press("d", "r")
        assert app.query_one("#entry", Input).value == "dr"
        await pilot.press("escape")
        assert app.query_one(ChoiceList).has_focus

    acted_out(started("paris", "Ada,random"), script)


def test_help_opens_a_page_and_closes() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        await settled(app, pilot)
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert not isinstance(app.screen, Page)

    acted_out(started("berlin", "Ada,random"), script)


def test_a_curtain_hides_the_table_between_two_people() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert viewer(app) is None
        assert app.query_one(ChoiceList).option_count == 0
        await pilot.press("enter")
        await settled(app, pilot)
        assert viewer(app) == 0
        await type_in(app, pilot, "draw blind")
        await type_in(app, pilot, "draw blind")
        assert viewer(app) == 0
        app.query_one(ChoiceList).focus()
        await pilot.press("enter")
        await settled(app, pilot)
        assert isinstance(app.screen, Curtain)
        assert app.screen.player == "Bob"
        assert not app.told

    acted_out(started("london", "Ada,Bob"), script)


def test_a_narrow_screen_turns_over_between_map_and_choices() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f2")
        assert app.query_one("#map-scroll").has_focus
        await pilot.press("f2")
        assert app.query_one(ChoiceList).has_focus
        await pilot.resize_terminal(*WIDE)
        await settled(app, pilot)
        assert not app.has_class("narrow")

    acted_out(started("amsterdam", "Ada,random"), script, PHONE)


def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "keep both")
        await pilot.press("ctrl+q")

    save = SaveFile(tmp_path / "game.omnibus", None)
    app = acted_out(dealt("paris", "Ada,random", save=save), script)
    assert load(save.path, None).game.ply == app.game.ply


def test_the_headline_says_whose_turn_it_is() -> None:
    heard: list[str] = []

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        heard.append(str(app.query_one("#headline", Static).render()))

    acted_out(started("london", "Ada,random"), script)
    assert "London" in heard[0]


def test_a_quick_enter_does_not_reach_the_choices() -> None:
    """Keys that come all at once, as when a command is pasted."""

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.query_one(ChoiceList).focus()
        await pilot.pause()
        for letter in "hand":
            app.post_message(Key(letter, letter))
        before = len(app.told)
        app.post_message(Key("enter", None))
        async with asyncio.timeout(10):
            while len(app.told) == before:
                await pilot.pause()
        assert app.query_one("#entry", Input).value == ""
        assert app.game.ply == 2

    acted_out(started("london", "Ada,greedy"), script)
