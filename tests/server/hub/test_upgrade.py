"""A later Omnibus brings other boards: games that were begun go on with those that they began with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from omnibus.boards import load
from omnibus.boards.draw_svg import board_svg
from omnibus.game.record import replay
from omnibus.server.care.doctor import look_at_tables
from omnibus.server.history.reviewing import review_finished
from omnibus.server.store.boards import kept_board
from tests.kit.house import ADA, GREEDY, SteppedClock, housed, play_to_end, run

TEXT = load.board_text_of("london")
EARLIER = TEXT.replace("points = 2\n", "points = 3\n", 1)


def test_a_game_goes_on_with_its_board(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work() -> None:
        clock = SteppedClock()
        with monkeypatch.context() as earlier:
            present = load.load_board("london")
            text_of = load._city_text
            earlier.setattr(load, "_city_text", lambda city: EARLIER if city == "london" else text_of(city))
            load.load_board.cache_clear()
            async with housed(tmp_path, clock) as house:
                opened = await house.open(ADA, GREEDY, city="london")
        load.load_board.cache_clear()
        assert load.load_board("london") == present
        async with housed(tmp_path, clock) as house:
            (ada,) = await house.come_to(opened)
            assert ada.legal
            assert ada.standing
            assert ada.standing.view.board == opened.table.board
            assert ada.standing.view.board != (await house.open(ADA, GREEDY, city="london")).table.board
            await play_to_end([ada], Random(1))
            record = await house.hub.archive.shown_record(ada.table, "")
            board = kept_board(EARLIER, "london")
            assert replay(record, board).over
            assert board_svg(board)
            assert [found async for _, found in look_at_tables(house.hub.store) if found] == []
            assert await review_finished(house.hub.store) == 1

    assert EARLIER != TEXT
    run(work())
