"""Whoever listened all along knows the same as somebody who comes now, whatever has happened in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from omnibus.boards.load import city_slugs
from omnibus.wire.downstream import Happened, Moved, Synced, TakenBack, Updated, Welcome
from omnibus.wire.table import Table, Watching
from omnibus.wire.upstream import (
    Abandon,
    Act,
    AnyCommand,
    HandOver,
    Pause,
    Plan,
    React,
    ReplaceAbsent,
    Resign,
    Say,
    TakeBack,
    Undo,
)
from tests.kit.house import ADA, BEN, GREEDY, Guest, House, in_a_house

STEPS = 250
ANYTHING: tuple[Callable[[str], AnyCommand], ...] = (
    Pause,
    lambda name: Pause(name, wanted=False),
    HandOver,
    TakeBack,
    TakeBack,
    TakeBack,
    lambda name: ReplaceAbsent(name, 1),
    lambda name: Say(name, "hm"),
    lambda name: React(name, "oops"),
    lambda name: Plan(name, ("draw blind",)),
    lambda name: Plan(name, ("draw market wild",)),
)
RARELY: tuple[Callable[[str], AnyCommand], ...] = (Resign, Abandon)


@pytest.mark.parametrize("watching", ["live", "delayed", "ended", "never"])
@pytest.mark.parametrize("city", city_slugs())
def test_all_have_heard_everything(city: str, watching: Watching, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        luck = Random(f"{city} {watching}")
        opened = await house.open(ADA, BEN, GREEDY, city=city, watching=watching)
        keys = [*(key.token for key in opened.keys), ""]
        guests = [await house.come(opened.table.id, token) for token in keys]
        for _ in range(STEPS):
            await anything(house, guests[:2], luck)
        await house.rest()
        await house.later(5_000)
        for guest, token in zip(guests, keys, strict=True):
            new = await house.come(opened.table.id, token)
            assert knowledge(guest) == knowledge(new)

    in_a_house(tmp_path, work, lines_per_minute=10_000)


async def anything(house: House, guests: list[Guest], luck: Random) -> None:
    guest = luck.choice(guests)
    made: Callable[[str], AnyCommand] = luck.choice(ANYTHING)
    if luck.random() < 0.02:
        made = luck.choice(RARELY)
    elif luck.random() < 0.25:
        made = lambda name: Undo(name, guest.ply)  # noqa: E731
    elif guest.legal and luck.random() < 0.7:
        claims = [one for one in guest.legal if one.startswith("claim")]
        action = luck.choice(claims or guest.legal)
        made = lambda name: Act(name, guest.ply, action)  # noqa: E731
    await guest.obeyed(made(guest.fresh()))
    if luck.random() < 0.3:
        await house.rest()
    if luck.random() < 0.02:
        await house.hub.caretaker.beat()


def knowledge(guest: Guest) -> tuple[object, ...]:
    """What a client makes of all that it was told."""
    guest.listen()
    story: dict[int, Happened] = {}
    table: Table | None = None
    for one in guest.told:
        if isinstance(one, Welcome | Updated):
            table = one.table
        elif isinstance(one, Synced):
            story |= {told.ply: told for told in one.story}
        elif isinstance(one, TakenBack):
            story = {ply: told for ply, told in story.items() if ply <= one.standing.ply}
        elif isinstance(one, Moved):
            assert one.happened.ply == len(story)
            story[one.happened.ply] = one.happened
    assert table
    assert list(story) == list(range(len(story)))
    return table.stage, table.seats, guest.standing, story
