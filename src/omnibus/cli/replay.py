"""``omnibus replay``: play a record again, check every line of it, and show where it leads."""

from __future__ import annotations

import shutil
import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.boards.model import Board
    from omnibus.cli.terminal.names import Names
    from omnibus.cli.terminal.spans import Line
    from omnibus.game.game import Game

WRONG = 1
"""The file could be read, and what it tells can't have happened."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument("--to", type=int, metavar="PLY", help="the position after so many actions, as text")
    parser.add_argument("--show", action="store_true", help="tell the story, and draw the map")
    parser.add_argument("--board", metavar="CITY", help="the board file, where the record does not name it")


def run(arguments: Namespace) -> int:
    from omnibus.boards.load import find_board
    from omnibus.cli.terminal.names import Names
    from omnibus.cli.terminal.saving import board_file_of
    from omnibus.game.record import RecordError, replay

    text = record_text(arguments.file)
    file = arguments.board or board_file_of(text)
    board: Board | None = find_board(file) if file else None
    try:
        game = replay(text, board)
    except RecordError as error:
        print(f"omnibus: {arguments.file}, {error}", file=sys.stderr)
        return WRONG
    shown = game if arguments.to is None else game.at(arguments.to)
    names = Names(game.board, game.names)
    if arguments.show:
        say(story(shown, names))
    if arguments.to is not None:
        print(shown.position(), end="")
    else:
        say(outcome(shown, names))
    return 0


def record_text(file: str) -> str:
    from omnibus.cli.terminal.saving import LARGEST, read_text

    if file != "-":
        return read_text(file)
    try:
        text = sys.stdin.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise OmnibusError("the standard input is no record: it is not UTF-8 text") from None
    if len(text) > LARGEST:
        raise OmnibusError("the standard input is no record: it is too large")
    return text


def story(game: Game, names: Names) -> list[Line]:
    """All that happened, nothing hidden, and the map as it is then."""
    from omnibus.boards.draw_text import board_text
    from omnibus.cli.terminal.situation import Situation
    from omnibus.cli.terminal.spans import line
    from omnibus.cli.terminal.story import Story

    told = Story(names, None).tell(event for ply in game.plies for event in ply.events)
    width = shutil.get_terminal_size(fallback=(100, 24)).columns
    drawn = board_text(game.board, owners=Situation(game, names, None).owners(), width=width)
    return [*told, [], *(line(row) for row in drawn.splitlines()), []]


def outcome(game: Game, names: Names) -> list[Line]:
    """The result, or how far the game has come."""
    from omnibus.cli.terminal.ending import result, score_sheet
    from omnibus.cli.terminal.names import listed
    from omnibus.cli.terminal.situation import Situation
    from omnibus.cli.terminal.spans import line

    profile = f", rules {game.edition.profile}" if game.edition.profile else ""
    head = (
        f"{game.board.name}{profile}: {listed(list(names.players))}, {game.ply} actions, all of them right."
    )
    if game.over:
        return [line(head), [], *result(game, names), [], *score_sheet(game, names)]
    situation = Situation(game, names, None)
    return [line(head), [], situation.headline(), *situation.overview()]


def say(lines: list[Line]) -> None:
    from omnibus.cli.terminal.spans import plain_text

    for one in lines:
        print(plain_text(one))
