"""What is impossible about a state: all that should always hold, counted again from scratch."""

from __future__ import annotations

from collections.abc import Iterator

from omnibus.boards.integers import (
    BONUS_CARDS,
    DECK,
    END_AT_MOST,
    FLAG_COLOURS,
    FLAG_POINTS,
    FLUSH_AT,
    KINDS,
    MARKET_SIZE,
    PIECES,
    ROUTE_KIND,
    ROUTE_MARK,
    ROUTE_SPACES,
    ROUTE_TWINS,
    TICKETS as TICKETS_IN_ALL,
    TICKETS_KEPT_AT_LEAST,
    TICKETS_OFFERED,
)
from omnibus.game.edition import Edition
from omnibus.game.rows import first_owing, owned, route_points, row_of, rows
from omnibus.rules.catalogue import DECK_ROW
from omnibus.rules.layout import (
    BONUS,
    BONUS_LEFT,
    CHOOSING,
    DECK_LEFT,
    DISCARDS,
    DISCARDS_LEFT,
    DRAWING,
    EMPTY,
    FLAG_CARDS,
    FLAGS,
    HAND,
    KEEPING,
    MARKET,
    NOBODY,
    OFFER,
    OVER,
    OWES_CHOICE,
    PASSES,
    PHASE,
    ROUTES_OWNED,
    SCORE,
    SEATS,
    SEEN,
    STACK,
    STACK_HEAD,
    STACK_LEFT,
    SUPPLY,
    TICKETS,
    TO_MOVE,
    TRIGGERED_BY,
    TURN,
    TURNS_LEFT,
)


def position_faults(edition: Edition, state: list[int]) -> list[str]:
    """Every way in which the state could not have come about; none for a state that the rules made."""
    return [
        *_card_faults(edition, state),
        *_market_faults(edition, state),
        *_ticket_faults(edition, state),
        *_phase_faults(edition, state),
        *(fault for seat in range(state[SEATS]) for fault in _seat_faults(edition, state, seat)),
        *_twin_faults(edition, state),
        *_bonus_faults(edition, state),
    ]


def _draw_pile(edition: Edition, state: list[int]) -> list[int]:
    start = edition.integers[DECK_ROW]
    return state[start : start + state[DECK_LEFT]]


def _card_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    """R-EDGE-13"""
    market = state[MARKET : MARKET + edition.integers[MARKET_SIZE]]
    pile = _draw_pile(edition, state)
    for colour, name in enumerate(edition.colours):
        found = market.count(colour) + pile.count(colour) + state[DISCARDS + colour]
        for row in rows(state):
            found += state[row + HAND + colour] + (state[row + FLAG_CARDS] >> colour & 1)
        printed = edition.integers[DECK + colour]
        if found != printed:
            yield f"there are {found} {name} cards, and {printed} in the box"


def _market_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    """R-EDGE-15, R-EDGE-16: market and piles are at rest."""
    table = edition.integers
    market = state[MARKET : MARKET + table[MARKET_SIZE]]
    face_up = len(market) - market.count(EMPTY)
    if state[DECK_LEFT] == 0 and state[DISCARDS_LEFT] > 0:
        yield "the draw pile is empty, so the discards should have been shuffled (E-1)"
    if face_up < len(market) and state[DECK_LEFT] + state[DISCARDS_LEFT] > 0:
        yield f"only {face_up} cards are face up although there are more (E-2)"
    coloured = sum(state[DISCARDS + 1 : DISCARDS + len(edition.colours)])
    coloured += sum(1 for card in [*market, *_draw_pile(edition, state)] if card > 0)
    possible = len(market) - coloured < table[FLUSH_AT]
    if face_up == len(market) and market.count(0) >= table[FLUSH_AT] and possible:
        yield f"{market.count(0)} wilds are face up and should have been flushed (E-3)"


def _ticket_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    size = edition.integers[TICKETS_IN_ALL]
    stack = [state[STACK + (state[STACK_HEAD] + n) % size] for n in range(state[STACK_LEFT])]
    for ticket, name in enumerate(edition.tickets):
        held = sum(
            (state[row + TICKETS] >> ticket & 1) + (state[row + OFFER] >> ticket & 1) for row in rows(state)
        )
        found = held + stack.count(ticket)
        if found != 1:
            yield f"the ticket {name} is {'in ' + str(found) + ' places' if found else 'nowhere'}"


def _phase_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    offered = {seat: state[row + OFFER].bit_count() for seat, row in enumerate(rows(state))}
    phase, mover = state[PHASE], state[TO_MOVE]
    for seat, count in offered.items():
        owes = state[row_of(seat) + OWES_CHOICE]
        if owes and phase != CHOOSING:
            yield f"seat {seat} owes a choice of starting tickets although the phase is over"
        if phase == CHOOSING and owes and count != edition.integers[TICKETS_OFFERED]:
            due = edition.integers[TICKETS_OFFERED]
            yield f"seat {seat} should be offered {due} starting tickets, not {count}"
        if phase == KEEPING and seat == mover and count != 2:
            yield f"seat {seat} should be offered 2 tickets, not {count}"
        if count and phase != CHOOSING and (phase != KEEPING or seat != mover):
            yield f"seat {seat} is offered tickets at the wrong time"
    if phase == CHOOSING:
        yield from _choosing_faults(edition, state)
    if phase == DRAWING and state[DECK_LEFT] == 0 and not _coloured_face_up(edition, state):
        yield "no second card can be drawn, so the turn should have ended (E-6)"
    yield from _pass_faults(state)
    yield from _last_round_faults(edition, state)


def _choosing_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    if not any(state[row + OWES_CHOICE] for row in rows(state)):
        yield "everybody has chosen starting tickets, so the first turn should have begun"
    elif state[TO_MOVE] != first_owing(state):
        yield f"seat {first_owing(state)} is the first that has not chosen, so it should be to move"
    due, fewest = edition.integers[TICKETS_OFFERED], edition.integers[TICKETS_KEPT_AT_LEAST]
    for seat, row in enumerate(rows(state)):
        kept, rest = state[row + TICKETS].bit_count(), state[row + OFFER].bit_count()
        if not state[row + OWES_CHOICE] and (kept < fewest or kept + rest != due):
            yield f"seat {seat} can't have chosen {kept} of its starting tickets and returned {rest}"


def _pass_faults(state: list[int]) -> Iterator[str]:
    """Any other action ends a run of passes, and a round of them the game (E-14)."""
    passes, phase = state[PASSES], state[PHASE]
    if passes > state[SEATS] or (phase == TURN and passes == state[SEATS]):
        yield f"after {passes} passes in a row the game should be over"
    if passes and phase not in (TURN, OVER):
        yield "somebody has just passed, and yet this turn has begun otherwise"


def _coloured_face_up(edition: Edition, state: list[int]) -> bool:
    return any(card > 0 for card in state[MARKET : MARKET + edition.integers[MARKET_SIZE]])


def _last_round_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    left, trigger, seats = state[TURNS_LEFT], state[TRIGGERED_BY], state[SEATS]
    if state[PHASE] == OVER:
        return
    if (left < 0) != (trigger == NOBODY):
        yield "a last round has turns left and a seat that began it, or neither"
    if left >= 0 and state[PHASE] == CHOOSING:
        yield "the last round can't begin before everybody has chosen starting tickets"
    if left == 0 or left > seats:
        yield f"{left} turns can't be left of a last round of {seats}"
    if left < 0:
        for seat, row in enumerate(rows(state)):
            if (
                sum(state[row + SUPPLY : row + SUPPLY + edition.integers[KINDS]])
                <= edition.integers[END_AT_MOST]
            ):
                yield f"seat {seat} has so few pieces that the last round should have begun"
    elif trigger != NOBODY and state[PHASE] in (TURN, DRAWING, KEEPING):
        expected = (trigger + 1 + seats - left) % seats
        if 0 < left <= seats and state[TO_MOVE] != expected:
            yield f"with {left} turns left after seat {trigger}, seat {expected} should be to move"


def _seat_faults(edition: Edition, state: list[int], seat: int) -> Iterator[str]:
    row, table = row_of(seat), edition.integers
    routes = owned(state, row)
    for kind, name in enumerate(edition.kinds):
        placed = sum(table[ROUTE_SPACES + route] for route in routes if table[ROUTE_KIND + route] == kind)
        left = state[row + SUPPLY + kind]
        if left < 0 or left + placed != table[PIECES + kind]:  # R-EDGE-14
            yield f"seat {seat} has {left} of kind {name} left and {placed} placed, of {table[PIECES + kind]}"
    expected = route_points(edition, routes) + state[row + FLAGS] * table[FLAG_POINTS]
    if state[PHASE] != OVER and state[row + SCORE] != expected:  # R-EDGE-17
        yield f"seat {seat} has a score of {state[row + SCORE]}, and a recount gives {expected}"
    for colour, name in enumerate(edition.colours):
        if state[row + SEEN + colour] > state[row + HAND + colour]:
            yield f"seat {seat} is known to hold more {name} cards than it holds"
    if state[row + FLAGS] and not table[FLAG_COLOURS]:
        yield f"seat {seat} has completed flags, and there are none in this city"
    flags = state[row + FLAG_CARDS]
    if flags & ~table[FLAG_COLOURS] or (flags and flags == table[FLAG_COLOURS]):
        yield f"seat {seat} can't have these flag cards in front of it between turns"


def _twin_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    """One owner for each route; never both tracks with one, and with two players only one of them at all."""
    masks = [state[row + ROUTES_OWNED] for row in rows(state)]
    for route, name in enumerate(edition.routes):
        owners = sum(mask >> route & 1 for mask in masks)
        if owners > 1:
            yield f"the route {name} has {owners} owners"
        twins = edition.integers[ROUTE_TWINS + route]
        if any(mask >> route & 1 and mask & twins for mask in masks):
            yield f"one seat owns {name} and its twin"
        elif state[SEATS] == 2 and owners and any(mask & twins for mask in masks):
            yield f"with two seats, {name} and its twin can't both be taken"


def _bonus_faults(edition: Edition, state: list[int]) -> Iterator[str]:
    table = edition.integers
    held = sum(state[row + BONUS] for row in rows(state))
    if held + state[BONUS_LEFT] != table[BONUS_CARDS] or state[BONUS_LEFT] < 0:
        yield f"{held} bonus cards are held and {state[BONUS_LEFT]} left, of {table[BONUS_CARDS]}"
    for seat, row in enumerate(rows(state)):
        marked = sum(table[ROUTE_MARK + route] for route in owned(state, row))
        if state[row + BONUS] > marked or (state[BONUS_LEFT] > 0 and state[row + BONUS] != marked):
            yield f"seat {seat} has {state[row + BONUS]} bonus cards and {marked} marked routes"
