"""What the commands of the coach share: which game is meant, and how long to think."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.boards.model import Board
    from omnibus.bots.budget import Budget
    from omnibus.game.game import Game

SIMULATIONS = 20_000


def add_budget(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--budget",
        default=str(SIMULATIONS),
        metavar="B",
        help=f"for each decision: 4000 games tried, or 500ms, or 1s ({SIMULATIONS})",
    )


def budget_of(arguments: Namespace) -> Budget:
    from omnibus.bots.budget import parse_budget

    return parse_budget(arguments.budget)


def game_of(file: str, board_name: str | None) -> Game:
    """From a file with a record or a position."""
    from omnibus.cli.replay import record_text

    try:
        return game_in(record_text(file), board_name)
    except OmnibusError as error:
        raise OmnibusError(f"{file}, {error}") from None


def game_in(text: str, board_name: str | None = None) -> Game:
    """From the text of a record or a position."""
    from omnibus.boards.load import find_board
    from omnibus.cli.terminal.saving import board_file_of
    from omnibus.game.game import Game
    from omnibus.game.record import FIRST_LINE, replay

    named = board_name or board_file_of(text)
    board: Board | None = find_board(named) if named else None
    return replay(text, board) if text.lstrip().startswith(FIRST_LINE) else Game.from_position(text, board)
