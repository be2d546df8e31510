"""All that a seat may know, and nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from omnibus.boards.integers import COLOURS, KINDS, MARKET_SIZE
from omnibus.game.edition import Edition
from omnibus.game.rows import card_counts, row_of
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
    NOBODY,
    OFFER,
    OVER,
    OWES_CHOICE,
    PASSES,
    PHASE,
    PLY,
    RETURNED,
    ROUTES_OWNED,
    SCORE,
    SEAT_SIZE,
    SEATS,
    SEEN,
    STACK_LEFT,
    SUPPLY,
    TICKETS,
    TICKETS_DONE,
    TO_MOVE,
    TRIGGERED_BY,
    TURNS_LEFT,
)

Phase = Literal["choosing", "turn", "drawing", "keeping", "over"]
PHASES: tuple[Phase, ...] = ("choosing", "turn", "drawing", "keeping", "over")
"""By the numbers that the rules use."""


class PlayerView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everybody may know of a player."""

    score: int
    cards: int
    seen: dict[str, int]
    """Of these cards, the ones that everybody has seen go into the hand."""
    pieces: dict[str, int]
    routes: tuple[str, ...]
    tickets: int
    """Kept ones; the starting tickets count when everybody has chosen."""
    offered: int
    """Tickets that he looks at now."""
    owes_choice: bool
    flag_cards: tuple[str, ...]
    flags: int
    bonus: int
    revealed: tuple[str, ...] | None = None
    """The tickets, once the game is over."""
    tickets_done: int | None = None


class View(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A position as one seat knows it, or as somebody who only watches does."""

    city: str
    board: str
    """The board's version."""
    profile: str | None
    seat: int | None
    phase: Phase
    to_move: int
    first: int
    ply: int
    market: tuple[str | None, ...]
    deck_left: int
    discards: dict[str, int]
    stack_left: int
    bonus_left: int
    passes: int
    turns_left: int | None
    """Of the last round."""
    triggered_by: int | None
    players: tuple[PlayerView, ...]
    hand: dict[str, int] | None
    """Mine, as everything below; nothing of it for a watcher."""
    tickets: tuple[str, ...] | None
    offer: tuple[str, ...] | None
    returned: tuple[str, ...] | None
    """Tickets that I have put under the stack."""

    def __str__(self) -> str:
        from omnibus.game.view_text import write_view

        return write_view(self)


def view_of(edition: Edition, state: list[int], seat: int | None) -> View:
    """What the seat may know of a state; what everybody may know for ``None``."""
    everybodys = everybodys_view(edition, state, players_of(edition, state))
    return everybodys if seat is None else own_view(edition, state, seat, everybodys)


def everybodys_view(edition: Edition, state: list[int], players: tuple[PlayerView, ...]) -> View:
    """What everybody may know of a state, those who only watch among them."""
    colours = edition.colours
    return View(
        city=edition.board.city,
        board=edition.version,
        profile=edition.profile,
        seat=None,
        phase=PHASES[state[PHASE]],
        to_move=state[TO_MOVE],
        first=state[FIRST],
        ply=state[PLY],
        market=tuple(
            None if state[slot] == EMPTY else colours[state[slot]]
            for slot in range(MARKET, MARKET + edition.integers[MARKET_SIZE])
        ),
        deck_left=state[DECK_LEFT],
        discards=card_counts(edition, state, DISCARDS),
        stack_left=state[STACK_LEFT],
        bonus_left=state[BONUS_LEFT],
        passes=state[PASSES],
        turns_left=None if state[TURNS_LEFT] < 0 else state[TURNS_LEFT],
        triggered_by=None if state[TRIGGERED_BY] == NOBODY else state[TRIGGERED_BY],
        players=players,
        hand=None,
        tickets=None,
        offer=None,
        returned=None,
    )


def own_view(edition: Edition, state: list[int], seat: int, everybodys: View) -> View:
    """What the seat may know besides, where the view of everybody is made already."""
    hand, tickets, offer, returned = _own(edition, state, seat)
    return msgspec.structs.replace(
        everybodys, seat=seat, hand=hand, tickets=tickets, offer=offer, returned=returned
    )


def players_of(edition: Edition, state: list[int]) -> tuple[PlayerView, ...]:
    """What everybody may know of each."""
    return tuple(player_of(edition, state, other) for other in range(state[SEATS]))


def _own(
    edition: Edition, state: list[int], seat: int
) -> tuple[dict[str, int], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Hand, tickets, offer and returned tickets."""
    row = row_of(seat)
    offer, returned = state[row + OFFER], state[row + RETURNED]
    if state[PHASE] == CHOOSING and not state[row + OWES_CHOICE]:  # chosen, and carried out when all have
        offer, returned = 0, offer
    names = edition.slugs_in
    return (
        card_counts(edition, state, row + HAND),
        tuple(names("ticket", state[row + TICKETS])),
        tuple(names("ticket", offer)),
        tuple(names("ticket", returned)),
    )


def player_of(edition: Edition, state: list[int], seat: int) -> PlayerView:
    """It follows from the seat's row and the phase alone: see ``same_for_all``."""
    row = row_of(seat)
    over = state[PHASE] == OVER
    kept, offered = state[row + TICKETS].bit_count(), state[row + OFFER].bit_count()
    if state[PHASE] == CHOOSING:  # who has chosen gives nothing away until all have
        kept, offered = 0, kept + offered
    colours = edition.integers[COLOURS] + 1
    return PlayerView(
        score=state[row + SCORE],
        cards=sum(state[row + HAND : row + HAND + colours]),
        seen=card_counts(edition, state, row + SEEN),
        pieces={
            kind: state[row + SUPPLY + n] for n, kind in enumerate(edition.kinds[: edition.integers[KINDS]])
        },
        routes=tuple(edition.slugs_in("route", state[row + ROUTES_OWNED])),
        tickets=kept,
        offered=offered,
        owes_choice=bool(state[row + OWES_CHOICE]),
        flag_cards=tuple(edition.slugs_in("colour", state[row + FLAG_CARDS])),
        flags=state[row + FLAGS],
        bonus=state[row + BONUS],
        revealed=tuple(edition.slugs_in("ticket", state[row + TICKETS])) if over else None,
        tickets_done=state[row + TICKETS_DONE] if over else None,
    )


def same_for_all(before: list[int], after: list[int], seat: int) -> bool:
    """Whether nothing has changed of a player, whoever looks; not said of a game that is over."""
    row, phases = row_of(seat), (before[PHASE], after[PHASE])
    if OVER in phases or (CHOOSING in phases and before[PHASE] != after[PHASE]):
        return False
    return before[row : row + SEAT_SIZE] == after[row : row + SEAT_SIZE]
