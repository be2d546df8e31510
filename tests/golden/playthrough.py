"""A whole game told line by line: every action, how many there were to choose from, and all that followed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from omnibus.game.game import Game
from tests.kit.tables import Table

HERE = Path(__file__).parent
FIRST_LINE = "omnibus playthrough 1"

Moves = Iterable[tuple[int, str]]
"""Seats and the texts of their actions."""


def file_of(table: Table) -> Path:
    return HERE / f"{table}.txt"


def tell(table: Table, seed: int, moves: Moves) -> Iterator[str]:
    """The lines of the game; it is played while they are read."""
    game = table.deal(seed)
    yield from (FIRST_LINE, f"city: {table.city}")
    yield from ([f"profile: {table.profile}"] if table.profile else [])
    yield from (f"seats: {table.seats}", f"seed: {seed}", "", *map(str, game.opening))
    for seat, action in moves:
        yield from ("", f"> {seat} {action}    # of {len(game.legal_actions(seat))}")
        yield from map(str, game.play(action, seat))
    yield from ("", *final_lines(game))


def final_lines(game: Game) -> list[str]:
    """The position at the end, without the board's version: drawing a board anew changes no game."""
    return [line for line in game.position().splitlines() if not line.startswith("board ")]


def read(lines: list[str]) -> tuple[Table, int, list[tuple[int, str]]]:
    """The table, the seed and the moves of a told game."""
    header = dict(line.split(": ", 1) for line in lines if ": " in line and not line.startswith(">"))
    table = Table(header["city"], header.get("profile"), int(header["seats"]))
    moves = [line[2:].split("    #")[0].split(" ", 1) for line in lines if line.startswith("> ")]
    return table, int(header["seed"]), [(int(seat), action) for seat, action in moves]
