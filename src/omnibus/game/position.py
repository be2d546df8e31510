"""A whole position as text, both ways. What a text leaves out is completed: see ``completion``."""

from __future__ import annotations

from omnibus.boards.integers import MARKET_SIZE, TICKETS as TICKETS_IN_ALL
from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.game.cards import NONE, write_cards
from omnibus.game.completion import complete
from omnibus.game.draft import EMPTY_SLOT, PositionError, read_draft
from omnibus.game.edition import Edition, edition
from omnibus.game.faults import position_faults
from omnibus.game.rows import card_counts, row_of
from omnibus.game.seed import seed_of, write_seed
from omnibus.game.view import PHASES
from omnibus.rules.catalogue import DECK_ROW
from omnibus.rules.layout import (
    BONUS,
    BONUS_LEFT,
    CHOOSING,
    DECK_LEFT,
    DISCARDS,
    EMPTY,
    FIRST,
    FLAG_CARDS,
    FLAGS,
    HAND,
    MARKET,
    OFFER,
    OVER,
    OWES_CHOICE,
    PASSES,
    PHASE,
    PLY,
    RETURNED,
    ROUTES_OWNED,
    SCORE,
    SEATS,
    SEEN,
    STACK,
    STACK_HEAD,
    STACK_LEFT,
    SUPPLY,
    TICKETS,
    TICKETS_DONE,
    TO_MOVE,
    TRIGGERED_BY,
    TURNS_LEFT,
    WORDS_DRAWN,
)


def read_position(text: str, board: Board | None = None) -> tuple[Edition, list[int]]:
    """The edition and the state that a text describes; raises ``PositionError`` with every fault."""
    draft = read_draft(text)
    if board is None:
        if draft.city is None:
            raise PositionError(["the position names no city"])
        board = load_board(draft.city)
    try:
        on = edition(board, draft.profile)
    except ValueError as error:
        raise PositionError([str(error)]) from None
    if draft.board is not None and draft.board != on.version:
        raise PositionError([f"the position is of board version {draft.board}; this one is {on.version}"])
    state = complete(on, draft)
    faults = position_faults(on, state)
    if faults:
        raise PositionError(faults)
    return on, state


def write_position(on: Edition, state: list[int]) -> str:
    """Everything that the state holds, in words."""
    lines = [
        "omnibus position 1",
        f"city {on.board.city}",
        f"board {on.version}",
        *([f"profile {on.profile}"] if on.profile else []),
        f"seats {state[SEATS]}",
        f"phase {PHASES[state[PHASE]]}",
        f"to-move {state[TO_MOVE]}",
        f"first {state[FIRST]}",
        f"ply {state[PLY]}",
        f"passes {state[PASSES]}",
    ]
    if state[TURNS_LEFT] >= 0:
        lines.append(f"last-round {state[TURNS_LEFT]} turns-left by {state[TRIGGERED_BY]}")
    lines += _piles(on, state)
    for seat in range(state[SEATS]):
        lines += _seat(on, state, seat)
    return "\n".join(lines) + "\n"


def _piles(on: Edition, state: list[int]) -> list[str]:
    table, colours = on.integers, on.colours
    market = state[MARKET : MARKET + table[MARKET_SIZE]]
    start = table[DECK_ROW]
    deck = [colours[card] for card in reversed(state[start : start + state[DECK_LEFT]])]
    size = table[TICKETS_IN_ALL]
    stack = [on.tickets[state[STACK + (state[STACK_HEAD] + n) % size]] for n in range(state[STACK_LEFT])]
    return [
        "market " + " ".join(EMPTY_SLOT if card == EMPTY else colours[card] for card in market),
        f"deck {' '.join(deck) or NONE}",
        f"discards {write_cards(card_counts(on, state, DISCARDS))}",
        f"stack {' '.join(stack) or NONE}",
        *([f"bonus-left {state[BONUS_LEFT]}"] if on.board.bonus else []),
        f"seed {write_seed(seed_of(state))}",
        f"words {state[WORDS_DRAWN]}",
    ]


def _seat(on: Edition, state: list[int], seat: int) -> list[str]:
    row = row_of(seat)

    def names(what: str, slot: int) -> str:
        return " ".join(on.slugs_in(what, state[row + slot])) or NONE

    pieces = {kind: state[row + SUPPLY + n] for n, kind in enumerate(on.kinds)}
    lines = [
        f"seat {seat}",
        f"  score {state[row + SCORE]}",
        f"  hand {write_cards(card_counts(on, state, row + HAND))}",
        f"  seen {write_cards(card_counts(on, state, row + SEEN))}",
        f"  tickets {names('ticket', TICKETS)}",
        f"  routes {names('route', ROUTES_OWNED)}",
        "  pieces " + " ".join(f"{kind}*{left}" for kind, left in pieces.items()),
    ]
    optional = {
        f"  offer {names('ticket', OFFER)}": state[row + OFFER],
        f"  returned {names('ticket', RETURNED)}": state[row + RETURNED],
        "  chosen": state[PHASE] == CHOOSING and not state[row + OWES_CHOICE],
        f"  flag-cards {names('colour', FLAG_CARDS)}": state[row + FLAG_CARDS],
        f"  flags {state[row + FLAGS]}": state[row + FLAGS],
        f"  bonus {state[row + BONUS]}": state[row + BONUS],
        f"  done {state[row + TICKETS_DONE]}": state[PHASE] == OVER,
    }
    return lines + [line for line, present in optional.items() if present]
