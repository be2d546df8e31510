"""From a description to a state: what is not said is dealt, shuffled or counted as in a real game.

Hands and tickets are dealt as at the start, the market is turned up, the piles hold what is left, pieces and
scores follow from the routes, and the last round from the pieces. The seed decides what is left to chance.
"""

from __future__ import annotations

from omnibus.boards.integers import (
    BONUS_CARDS,
    FLAG_POINTS,
    PIECES,
    ROUTE_KIND,
    ROUTE_MARK,
    ROUTE_SPACES,
    ROUTE_TWINS,
)
from omnibus.game.cards import NotationError
from omnibus.game.completion_deal import deal_cards, deal_tickets
from omnibus.game.draft import Draft, PositionError, SeatDraft
from omnibus.game.edition import Edition
from omnibus.game.rows import first_owing, owned, route_points, row_of, rows
from omnibus.game.seed import put_seed
from omnibus.game.view import PHASES
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import (
    BARRED,
    BLOCK,
    BONUS,
    BONUS_LEFT,
    CHOOSING,
    FIRST,
    FLAG_CARDS,
    FLAGS,
    NOBODY,
    OVER,
    OWES_CHOICE,
    PASSES,
    PHASE,
    PLY,
    ROUTES_OWNED,
    SCORE,
    SEATS,
    SEEN,
    SUPPLY,
    TAKEN,
    TICKETS_DONE,
    TO_MOVE,
    TRIGGERED_BY,
    TURNS_LEFT,
    WORDS_DRAWN,
)
from omnibus.rules.play import supply_is_low
from omnibus.rules.randomness import fill_block
from omnibus.rules.scoring import finish


def complete(on: Edition, draft: Draft) -> list[int]:
    """A state that agrees with the draft; it may still be an impossible one."""
    state = [0] * on.integers[STATE_SIZE]
    put_seed(state, draft.seed)
    _set_table(on, state, draft)
    try:
        for seat in range(state[SEATS]):
            _set_seat(on, state, seat, draft.seats.get(seat, SeatDraft()))
        if draft.to_move is None and state[PHASE] == CHOOSING:
            state[TO_MOVE] = first_owing(state)
        _close_twins(on, state)
        _begin_last_round(on, state)
        state[BONUS_LEFT] = on.integers[BONUS_CARDS] - sum(state[row + BONUS] for row in rows(state))
        if draft.bonus_left is not None:
            state[BONUS_LEFT] = draft.bonus_left
        deal_tickets(on, state, draft)
        deal_cards(on, state, draft)
    except NotationError as error:
        raise PositionError([str(error)]) from None
    if draft.words is not None:
        _set_words_drawn(state, draft.words)
    if state[PHASE] == OVER and all(seat.score is None for seat in draft.seats.values()):
        finish(state, on.integers, [NOT_LISTENING])
    return state


def _set_table(on: Edition, state: list[int], draft: Draft) -> None:
    """Everything that belongs to no seat and to no pile."""
    fewest, most = on.board.seats
    seats = draft.seat_count if draft.seat_count is not None else max([fewest - 1, *draft.seats]) + 1
    if not fewest <= seats <= most:
        raise PositionError([f"{on.board.name} is played by {fewest} to {most}, not by {seats}"])
    named = [draft.to_move, draft.first, draft.triggered_by, *draft.seats]
    if any(seat is not None and not 0 <= seat < seats for seat in named):
        raise PositionError([f"there are only the seats 0 to {seats - 1}"])
    state[SEATS] = seats
    state[PHASE] = PHASES.index(draft.phase)
    state[TO_MOVE] = draft.to_move or 0
    state[FIRST] = draft.first or 0
    state[PLY] = draft.ply
    state[PASSES] = draft.passes
    state[TURNS_LEFT] = -1 if draft.turns_left is None else draft.turns_left
    state[TRIGGERED_BY] = NOBODY if draft.triggered_by is None else draft.triggered_by


def _set_seat(on: Edition, state: list[int], seat: int, draft: SeatDraft) -> None:
    """Everything of the seat but its cards and tickets."""
    row, table = row_of(seat), on.integers
    state[row + ROUTES_OWNED] = on.mask_of("route", draft.routes)
    routes = owned(state, row)
    for kind, name in enumerate(on.kinds):
        placed = sum(table[ROUTE_SPACES + route] for route in routes if table[ROUTE_KIND + route] == kind)
        state[row + SUPPLY + kind] = draft.pieces.get(name, table[PIECES + kind] - placed)
    for name in draft.pieces:
        on.number("kind", name)
    marked = sum(table[ROUTE_MARK + route] for route in routes)
    state[row + BONUS] = marked if draft.bonus is None else draft.bonus
    state[row + FLAGS] = draft.flags
    state[row + FLAG_CARDS] = on.mask_of("colour", draft.flag_cards)
    recount = route_points(on, routes) + draft.flags * table[FLAG_POINTS]
    state[row + SCORE] = recount if draft.score is None else draft.score
    state[row + TICKETS_DONE] = draft.done
    for colour in draft.seen:
        state[row + SEEN + on.number("colour", colour)] += 1
    if state[PHASE] == CHOOSING:
        state[row + OWES_CHOICE] = int(draft.owes is None)


def _close_twins(on: Edition, state: list[int]) -> None:
    """What is owned is taken, and bars its twins (R-CLM-11, R-CLM-12)."""
    for row in rows(state):
        for route in owned(state, row):
            twins = on.integers[ROUTE_TWINS + route]
            state[TAKEN] |= 1 << route
            for other in rows(state) if state[SEATS] == 2 else [row]:
                state[other + BARRED] |= twins


def _begin_last_round(on: Edition, state: list[int]) -> None:
    """Whose supply is low began the last round, though nothing is said of it: of several the first one."""
    seats, running = state[SEATS], state[PHASE] not in (CHOOSING, OVER)
    low = [seat for seat in range(seats) if supply_is_low(state, on.integers, seat)]
    if low and running and state[TURNS_LEFT] < 0 and state[TRIGGERED_BY] == NOBODY:
        turns_left = {seat: (seat - state[TO_MOVE]) % seats + 1 for seat in low}
        state[TRIGGERED_BY] = min(low, key=lambda seat: turns_left[seat])
        state[TURNS_LEFT] = turns_left[state[TRIGGERED_BY]]


def _set_words_drawn(state: list[int], words: int) -> None:
    """As if so many random words had been used, whatever was dealt here."""
    state[WORDS_DRAWN] = words
    if words:
        fill_block(state, words - 1 >> 4)
    else:
        state[BLOCK : BLOCK + 16] = [0] * 16
