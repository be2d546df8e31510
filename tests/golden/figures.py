"""Some games at random as one figure a table: states, legal actions, refusals, knowledge, what is imagined.

Quicker than games told line by line, and it sees more; but it can't say what has changed.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.knowledge import KNOWLEDGE_SLOTS, imagine, know
from omnibus.rules.layout import KEY, NOBODY, OVER, PHASE, TO_MOVE
from omnibus.rules.legality import legal_actions
from omnibus.rules.observe import observation_size, observe
from omnibus.rules.play import play
from omnibus.rules.playout import next_choice
from omnibus.rules.refusals import refusal
from omnibus.rules.scoring import rank
from omnibus.rules.setup import begin
from omnibus.types import Integers
from tests.kit.tables import TABLES, Table

FILE = Path(__file__).with_name("figures.txt")
GAMES = 6
EVERY = 9
"""Of so many plies one is looked at closely."""
EVENTS = 60


def figure(table: Table) -> str:
    board = table.deal(0).edition.integers
    state, out, luck = [0] * board[STATE_SIZE], [0] * board[ACTIONS], [table.seats]
    seen = sha256()
    for seed in range(GAMES):
        state[:] = [0] * len(state)
        state[KEY : KEY + 4] = [seed, 1, 2, 3]
        log = [2, 2 + 5 * EVENTS] + [0] * (5 * EVENTS)
        begin(state, board, log, table.seats, NOBODY)
        for ply in range(10_000):
            if state[PHASE] == OVER:
                break
            seat = state[TO_MOVE]
            legal = out[: legal_actions(state, board, seat, out)]
            seen.update(repr([legal, state, log[: log[0]]]).encode())
            if ply % EVERY == seed % EVERY:
                seen.update(repr(closely(state, board, seat, table.seats)).encode())
            log[0] = 2
            play(state, board, log, seat, legal[next_choice(luck, len(legal))])
        seen.update(repr([state, log[: log[0]], [rank(state, seat) for seat in range(table.seats)]]).encode())
    return seen.hexdigest()[:16]


def closely(state: Integers, board: Integers, mover: int, seats: int) -> list[object]:
    found: list[object] = [int(refusal(state, board, mover, action)) for action in range(board[ACTIONS])]
    for seat in range(seats):
        row, known = [0] * observation_size(board), [0] * (board[STATE_SIZE] + KNOWLEDGE_SLOTS)
        other = [0] * board[STATE_SIZE]
        observe(state, board, seat, row)
        know(state, board, seat, known)
        imagine(known, board, seat, [seat, mover, 5, 6], other)
        found += [int(refusal(state, board, seat, action)) for action in range(0, board[ACTIONS], 11)]
        found += [row, known, other]
    return found


def written() -> dict[str, str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return {table: found for table, _, found in (line.partition(" ") for line in lines)}


def write() -> None:
    FILE.write_text("".join(f"{table} {figure(table)}\n" for table in TABLES), encoding="utf-8")
