"""The first decision of a process, for which machine code is read in, is the same as any later one."""

import subprocess
import sys

import pytest

PROGRAM = """
from omnibus.bots.registry import make_bot
from omnibus.game.game import new_game
game = new_game("london", seats=3, seed=5)
for _ in range(3):
    game.play(game.legal_actions(game.to_move)[0], game.to_move)
seat = game.to_move
for _ in range(2):
    print(make_bot({bot!r}, 1).decide(game, seat), make_bot({bot!r}, 1).bot.__class__)
"""


@pytest.mark.parametrize("bot", ["searcher@300", "master@300"])
def test_a_fresh_process_decides_as_a_warm_one(bot: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(bot=bot)], capture_output=True, text=True, check=True
    )
    first, second = told.stdout.splitlines()
    assert first == second
