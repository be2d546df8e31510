"""Making machine code takes none of a bot's time, and no limit of time breaks it off."""

import threading
import time
from pathlib import Path
from types import SimpleNamespace

import numpy
import pytest

from omnibus.bots.entry import entries
from omnibus.bots.stopwatch import STOPWATCH
from omnibus.bots.thinking.engine import array
from omnibus.bots.time_limit import OutOfTime, time_limit
from omnibus.game.game import new_game
from omnibus.rules import knowledge, observe
from omnibus.rules.compiled import compile_entries

SHORT = 0.02
LONG = 3 * SHORT
ROOM = 60
"""More than what is to be seen of a player."""


def test_a_stopped_watch_stands() -> None:
    before = STOPWATCH.read()
    with STOPWATCH.stopped(), STOPWATCH.stopped():
        stopped = STOPWATCH.read()
        time.sleep(LONG)
        assert STOPWATCH.read() == stopped
    assert STOPWATCH.read() - before < LONG
    time.sleep(SHORT)
    assert STOPWATCH.read() - before >= SHORT


def test_a_limit_waits_while_the_watch_stands_and_goes_on_with_what_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []

    def work() -> None:
        with STOPWATCH.stopped():
            time.sleep(LONG)
        seen.append("still in time")
        while True:
            time.sleep(LONG)

    monkeypatch.setattr("omnibus.bots.time_limit.AGAIN", SHORT / 20)
    with pytest.raises(OutOfTime), time_limit(SHORT):
        work()
    assert seen == ["still in time"]


def test_nor_does_it_count_where_no_alarm_can_be_set() -> None:
    seen: list[str] = []

    def work() -> None:
        with time_limit(LONG):
            with STOPWATCH.stopped():
                time.sleep(2 * LONG)
            seen.append("in time")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == ["in time"]


def test_a_limit_far_shorter_than_compiling_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("omnibus.bots.time_limit.AGAIN", SHORT / 20)
    game = new_game("london", seed=1)
    state, board = array(game.state), array(game.edition.integers)
    row = numpy.zeros(ROOM, numpy.int16)
    with time_limit(SHORT):
        made = entries(lambda: slowly(compile_entries([knowledge, observe], ["write_player"])))
        made.write_player(state, board, 0, row, 0)
    assert row[3] == 2, "tickets to choose from"
    assert list(tmp_path.rglob("*.nbc")), "what was compiled is kept"


def slowly(made: SimpleNamespace) -> SimpleNamespace:
    """Longer than the limit, however quick the machine."""
    time.sleep(LONG)
    return made
