"""The C translation of the rules: built where there is a compiler, and held to be what our rules are.

It is measured as a library, called in turns with the others; ``c/rules.c`` is a program of its own, too.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

from bench.games import LUCK, Sequences, Table, arrays, every_table, sequences
from bench.measure import Done, Runner
from bench.result import DifferenceError
from omnibus.boards import integers
from omnibus.rules import catalogue, events, layout, playout, randomness
from omnibus.rules.compiled import compiled

SOURCE = Path(__file__).resolve().parent / "c" / "rules.c"
WARNINGS = ("-std=c11", "-Wall", "-Wextra")
PLAIN_FLAGS = ("-O2",)
QUICKER_FLAGS = ("-O3", "-march=native")
GAMES_TO_COMPARE = 20

PREFIXES: tuple[tuple[str, ModuleType], ...] = (
    ("L_", layout),
    ("B_", integers),
    ("B_", catalogue),
    ("E_", events),
    ("R_", randomness),
    ("P_", playout),
)


def header() -> str:
    """The rows and slots of the Python modules as macros, so that the two can't differ."""
    macros = (
        f"#define {prefix}{name} {int(value)}LL"
        for prefix, module in PREFIXES
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    )
    return "\n".join(dict.fromkeys(macros)) + "\n"


@cache
def _directory() -> tempfile.TemporaryDirectory[str]:
    directory = tempfile.TemporaryDirectory(prefix="omnibus-bench-")
    Path(directory.name, "names.h").write_text(header())
    return directory


@cache
def _compile(name: str, flags: tuple[str, ...]) -> Path | None:
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    target = Path(_directory().name, name)
    command = [compiler, *WARNINGS, *flags, f"-I{target.parent}", "-o", str(target), str(SOURCE)]
    subprocess.run(command, check=True)
    return target


@cache
def build(flags: tuple[str, ...] = PLAIN_FLAGS) -> ctypes.CDLL | None:
    """The library, or nothing where there is no C compiler."""
    target = _compile(f"rules{''.join(flags)}.so", (*flags, "-shared", "-fPIC"))
    if target is None:
        return None
    library = ctypes.CDLL(str(target))
    library.play_games.argtypes = [ctypes.POINTER(ctypes.c_int64)] * 5 + [ctypes.c_int64] * 2
    library.play_games.restype = ctypes.c_int64
    return library


def native_runner(library: ctypes.CDLL, table: Table) -> Runner:
    own = arrays(table)
    return lambda games: Done(play_games(library, own, table.seats, games), games)


def play_games(library: ctypes.CDLL, own: Sequences, seats: int, games: int) -> int:
    pointer = ctypes.POINTER(ctypes.c_int64)
    return int(library.play_games(*(one.ctypes.data_as(pointer) for one in own), seats, games))  # type: ignore[attr-defined]


def check_equal(library: ctypes.CDLL) -> None:
    """Interpreted, compiled and C come to the same decisions and states on every table."""
    for table in every_table():
        forms = (sequences(table), arrays(table), arrays(table))
        for games in range(1, GAMES_TO_COMPARE + 1):
            check_same_games(library, table, forms, games)
        check_program(table)


def check_same_games(library: ctypes.CDLL, table: Table, forms: tuple[Sequences, ...], games: int) -> None:
    """The states after these games, each time with other luck, so that every game is once the last."""
    python, numba, native = forms
    counts = {
        playout.play_games(*python, table.seats, games),
        int(compiled().play_games(*numba, table.seats, games)),
        play_games(library, native, table.seats, games),
    }
    if len(counts) > 1 or not python.state == list(numba.state) == list(native.state):
        raise DifferenceError(f"{table.city} with {table.seats} seats, after {games} games")


def check_program(table: Table) -> None:
    program = _compile("rules", PLAIN_FLAGS)
    if program is None:
        return
    own = sequences(table)
    words = [str(program), str(table.seats), str(GAMES_TO_COMPARE), str(LUCK)]
    dump = " ".join(map(str, [len(own.board), *own.board]))
    said = subprocess.run(words, input=dump, capture_output=True, text=True, check=True).stdout.split()
    decisions = playout.play_games(*own, table.seats, GAMES_TO_COMPARE)
    if [int(said[0]), int(said[2])] != [decisions, playout.checksum(own.state, own.board)]:
        raise DifferenceError(f"the program, on {table.city} with {table.seats} seats")
