"""From the options of ``omnibus play`` to a table that is laid."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path

from omnibus.boards.load import city_slugs, find_board
from omnibus.boards.model import Board
from omnibus.bots.registry import make_bot
from omnibus.cli.program import to_type
from omnibus.cli.terminal.names import listed
from omnibus.cli.terminal.saving import Saved, SaveFile, load, new_path, unfinished
from omnibus.cli.terminal.seating import Player, read_players, some_players
from omnibus.cli.terminal.table import Table
from omnibus.errors import OmnibusError
from omnibus.game.game import new_game

OF_A_NEW_GAME = ("seats", "humans", "bot", "players", "first", "seed", "profile")
LONGEST_PACE = 600
RETOLD = 12
"""Actions that are told again when a game is played on."""


def lay_table(arguments: Namespace, *, may_ask: bool) -> Table:
    """A new game or a saved one, and its place on the disk."""
    check(arguments)
    if arguments.resume is not None:
        board = find_board(arguments.city) if arguments.city else None
        return resumed(load(Path(arguments.resume), board), arguments)
    given = any(getattr(arguments, name) is not None for name in (*OF_A_NEW_GAME, "save"))
    found = None if given else next(unfinished(arguments.city), None)
    if found is not None and may_ask and asked(found):
        return resumed(found, arguments)
    city = arguments.city or (ask_city() if may_ask else None)
    if city is None:
        raise OmnibusError(f"which city? There are {listed(city_slugs())}")
    if found is not None and not may_ask:
        print(f"An unfinished game is there, too: {to_type('play', '--resume', found.path)}")
    return new_table(find_board(city), city, arguments)


def check(arguments: Namespace) -> None:
    if not 0 <= arguments.pace <= LONGEST_PACE:  # which "nan" is not, either
        raise OmnibusError(f"--pace should be 0 to {LONGEST_PACE} seconds, not {arguments.pace}")
    for name in OF_A_NEW_GAME if arguments.resume is not None else ():
        if getattr(arguments, name) is not None:
            raise OmnibusError(f"--{name} is for a new game, and --resume plays on an old one")
    if arguments.players is not None:
        for name in ("humans", "bot"):
            if getattr(arguments, name) is not None:
                raise OmnibusError(f"--players says it all; --{name} has no place beside it")


def new_table(board: Board, city: str, arguments: Namespace) -> Table:
    players = seated(arguments, board)
    game = new_game(
        board,
        seats=len(players),
        seed=arguments.seed,
        profile=arguments.profile,
        first=beginner(arguments.first, players),
        names=[player.name for player in players],
    )
    file = None if city in city_slugs() else str(Path(city).resolve())
    table = Table(game, players, save_file(arguments.save, board.city, file))
    table.store()
    return table


def seated(arguments: Namespace, board: Board) -> list[Player]:
    fewest, most = board.seats
    if arguments.players is not None:
        players = read_players(arguments.players)
        if arguments.seats not in (None, len(players)):
            raise OmnibusError(f"--players names {len(players)}, and --seats says {arguments.seats}")
    else:
        if arguments.bot is not None:
            make_bot(arguments.bot)
        seats = fewest if arguments.seats is None else arguments.seats
        humans = 1 if arguments.humans is None else arguments.humans
        players = some_players(seats, humans, arguments.bot or "greedy")
    if not fewest <= len(players) <= most:
        raise OmnibusError(f"{board.name} is played by {fewest} to {most}, not by {len(players)}")
    return players


def beginner(who: str | None, players: list[Player]) -> int | None:
    """By name, or by number from 1 on."""
    if who is None:
        return None
    names = [player.name.casefold() for player in players]
    if who.casefold() in names:
        return names.index(who.casefold())
    if who.isdecimal() and 1 <= int(who) <= len(players):
        return int(who) - 1
    choices = listed([player.name for player in players], "or")
    raise OmnibusError(f"--first {who}: who is that? Say {choices}, or a number from 1 to {len(players)}")


def save_file(path: str | None, city: str, board_file: str | None) -> SaveFile | None:
    """Where the game is to lie; without a place of its own it lies in the default one, if that can be had."""
    if path is not None:
        if Path(path).exists():
            raise OmnibusError(f"{path} is there already; --resume {path} plays it on")
        save = SaveFile(Path(path).resolve(), board_file)
        save.open()
        return save
    save = SaveFile(new_path(city), board_file)
    try:
        save.open()
    except OmnibusError as error:
        print(f"This game will not be saved: {error}")
        return None
    return save


def resumed(saved: Saved, arguments: Namespace) -> Table:
    if saved.game.over:
        raise OmnibusError(f"the game in {saved.path} is over; {to_type('replay', saved.path)} shows it")
    if arguments.save is not None:
        save = save_file(arguments.save, saved.game.board.city, saved.board_file)
    else:
        save = SaveFile(saved.path.resolve(), saved.board_file)
        save.open()
    table = Table(saved.game, saved.players, save)
    table.skip_news(RETOLD)
    table.store()
    return table


def asked(found: Saved) -> bool:
    """Whether the person wants to play an unfinished game on."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(found.path.stat().st_mtime))
    players = listed([player.title for player in found.players])
    print(f"Unfinished: {found.game.board.name} with {players}, {found.game.ply} actions, {when}.")
    return input("Play it on? [Y/n] ").strip().lower() in ("", "y", "yes")


def ask_city() -> str:
    cities = city_slugs()
    for number, city in enumerate(cities, start=1):
        print(f"  {number}  {city}")
    answer = input(f"Which city? [{cities[0]}] ").strip().lower() or cities[0]
    if answer.isdecimal() and 1 <= int(answer) <= len(cities):
        return cities[int(answer) - 1]
    return answer
