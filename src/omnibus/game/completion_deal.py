"""Tickets and cards of a described position: those it names where it says, the others dealt by the seed."""

from __future__ import annotations

from collections import Counter

from omnibus.boards.integers import (
    DECK,
    MARKET_SIZE,
    STARTING_HAND,
    TICKETS_OFFERED,
)
from omnibus.game.cards import NotationError
from omnibus.game.draft import EMPTY_SLOT, MORE, REST, Draft, PositionError, SeatDraft
from omnibus.game.edition import Edition
from omnibus.game.rows import rows
from omnibus.game.view import PHASES
from omnibus.rules.cards import settle
from omnibus.rules.catalogue import DECK_ROW
from omnibus.rules.events import NOT_LISTENING
from omnibus.rules.layout import (
    CHOOSING,
    DECK_LEFT,
    DISCARDS,
    DISCARDS_LEFT,
    EMPTY,
    FACE_UP,
    HAND,
    MARKET,
    OFFER,
    ON_OFFER,
    PHASE,
    RETURNED,
    SEATS,
    STACK,
    STACK_LEFT,
    TICKETS,
    TO_MOVE,
)
from omnibus.rules.randomness import shuffle


def deal_tickets(on: Edition, state: list[int], draft: Draft) -> None:
    """Tickets as the draft says; the stack is what nobody has."""
    seats = [draft.seats.get(seat, SeatDraft()) for seat in range(state[SEATS])]
    named = [*(draft.stack or [])]
    for row, seat in zip(rows(state), seats, strict=True):
        state[row + TICKETS] = on.mask_of("ticket", _listed(seat.tickets))
        state[row + OFFER] = on.mask_of("ticket", seat.offer or [])
        state[row + RETURNED] = on.mask_of("ticket", seat.returned)
        named += [*_listed(seat.tickets), *(seat.offer or [])]
    said = {on.number("ticket", slug) for slug in named}
    free = [ticket for ticket in range(len(on.tickets)) if ticket not in said]
    free = _shuffled(state, STACK, free)
    _hand_out_tickets(on, state, seats, free)
    stack = [on.number("ticket", slug) for slug in draft.stack] if draft.stack is not None else free
    if len(stack) > len(on.tickets):
        raise NotationError(f"the stack holds {len(stack)} tickets, and there are only {len(on.tickets)}")
    state[STACK : STACK + len(stack)] = stack
    state[STACK_LEFT] = len(stack)


def _hand_out_tickets(on: Edition, state: list[int], seats: list[SeatDraft], free: list[int]) -> None:
    """Give from the free tickets what a seat should have and nothing is said of."""
    number = on.integers[TICKETS_OFFERED]
    for seat, (row, said) in enumerate(zip(rows(state), seats, strict=True)):
        if state[PHASE] == CHOOSING:
            if said.offer is None and said.tickets is None:
                state[row + OFFER] = sum(1 << free.pop(0) for _ in range(min(number, len(free))))
            continue
        if said.tickets is None:
            state[row + TICKETS] = sum(1 << free.pop(0) for _ in range(min(number, len(free))))
        if PHASES[state[PHASE]] == "keeping" and seat == state[TO_MOVE] and said.offer is None:
            state[row + OFFER] = sum(1 << free.pop(0) for _ in range(min(2, len(free))))
    for row, said in zip(rows(state), seats, strict=True):
        if said.tickets == REST:
            state[row + TICKETS] = sum(1 << ticket for ticket in free)
            free.clear()


def _listed(names: list[str] | str | None) -> list[str]:
    return names if isinstance(names, list) else []


def deal_cards(on: Edition, state: list[int], draft: Draft) -> None:
    """Hands, market and piles as the draft says; the cards of which nothing is said are dealt by chance."""
    seats = [draft.seats.get(seat, SeatDraft()) for seat in range(state[SEATS])]
    free = _shuffled(state, on.integers[DECK_ROW], _cards_left(on, draft, seats))
    for row, seat in zip(rows(state), seats, strict=True):
        if seat.hand is None:
            for _ in range(min(on.integers[STARTING_HAND], len(free))):
                state[row + HAND + free.pop()] += 1
    for row, seat in zip(rows(state), seats, strict=True):
        _put(on, state, row + HAND, seat.hand, free)
    state[DISCARDS_LEFT] = _put(on, state, DISCARDS, draft.discards, free)
    _lay_out_market(on, state, draft)
    _stack_draw_pile(on, state, draft, free)
    if draft.market is None:
        settle(state, on.integers, [NOT_LISTENING])


def _cards_left(on: Edition, draft: Draft, seats: list[SeatDraft]) -> list[int]:
    """The colours of all cards of the box that the draft does not name."""
    pool = Counter({colour: on.integers[DECK + n] for n, colour in enumerate(on.colours)})
    said = [seat.hand for seat in seats] + [draft.market, draft.discards, draft.deck]
    for cards in [*said, *(seat.flag_cards for seat in seats)]:
        if isinstance(cards, list):
            pool.subtract(card for card in cards if card not in (MORE, EMPTY_SLOT))
    for colour in pool:
        on.number("colour", colour)
    over = [f"more {colour} cards than the {on.integers[DECK + n]} in the box" for n, colour in
            enumerate(on.colours) if pool[colour] < 0]  # fmt: skip
    if over:
        raise PositionError(over)
    return [on.number("colour", colour) for colour in sorted(pool.elements(), key=on.colours.index)]


def _shuffled(state: list[int], start: int, items: list[int]) -> list[int]:
    """In an order by the state's own chance; the slots from ``start`` on are overwritten."""
    end = start + len(items)
    state[start:end] = items
    shuffle(state, start, len(items))
    return state[start:end]


def _put(on: Edition, state: list[int], row: int, cards: list[str] | str | None, free: list[int]) -> int:
    """Add the cards, or all free ones for ``rest``, to a row of counts; return how many."""
    numbers = [on.number("colour", colour) for colour in cards] if isinstance(cards, list) else []
    if cards == REST:
        numbers, free[:] = free[:], []
    for number in numbers:
        state[row + number] += 1
    return len(numbers)


def _lay_out_market(on: Edition, state: list[int], draft: Draft) -> None:
    size = on.integers[MARKET_SIZE]
    if draft.market is not None and len(draft.market) > size:
        raise NotationError(f"the market has only {size} cards")
    for slot in range(size):
        state[MARKET + slot] = EMPTY
    for slot, colour in enumerate(draft.market or []):
        if colour != EMPTY_SLOT:
            state[MARKET + slot] = on.number("colour", colour)
            state[ON_OFFER + state[MARKET + slot]] += 1
            state[FACE_UP] += 1


def _stack_draw_pile(on: Edition, state: list[int], draft: Draft, free: list[int]) -> None:
    """The cards that are named lie on top, the first of them uppermost."""
    deck = draft.deck
    top = [on.number("colour", card) for card in deck if card != MORE] if isinstance(deck, list) else []
    pile = top[::-1] if isinstance(deck, list) and MORE not in deck else free + top[::-1]
    start = on.integers[DECK_ROW]
    state[start : start + len(pile)] = pile
    state[DECK_LEFT] = len(pile)
