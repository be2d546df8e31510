"""Filling in what a seat does not know."""

from __future__ import annotations

from collections import Counter
from random import Random

from omnibus.boards.load import load_board
from omnibus.boards.model import Board
from omnibus.game.completion import complete
from omnibus.game.draft import EMPTY_SLOT, Draft, SeatDraft
from omnibus.game.edition import Edition, edition
from omnibus.game.game import Game
from omnibus.game.view import View
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.knowledge import CARDS_HELD, KNOWLEDGE_SLOTS, TICKETS_HELD, TICKETS_SHOWN, imagine
from omnibus.rules.layout import DECK_LEFT, NOBODY, STACK, STACK_LEFT


def sample_hidden(view: View, random: Random, board: Board | None = None) -> Game:
    """A game that could be the real one: whoever holds the view could not tell the two apart.

    Cards that everybody has seen go into a hand, and have not been spent, are in that hand. All else that is
    hidden is dealt with equal chances; the game goes on with random numbers of its own.
    """
    on = edition(board or load_board(view.city), view.profile)
    state = [0] * on.integers[STATE_SIZE]
    key = [random.getrandbits(32) for _ in range(4)]
    imagine(knowledge(on, view), on.integers, NOBODY if view.seat is None else view.seat, key, state)
    return Game(on, state)


def knowledge(on: Edition, view: View) -> list[int]:
    """The view in the integers of ``rules.knowledge``."""
    counts = on.integers[STATE_SIZE]
    known = complete(on, _draft(view))[:STACK] + [0] * (counts - STACK + KNOWLEDGE_SLOTS)
    known[DECK_LEFT], known[STACK_LEFT] = view.deck_left, view.stack_left
    for seat, player in enumerate(view.players):
        known[counts + CARDS_HELD + seat] = player.cards
        known[counts + TICKETS_HELD + seat] = player.tickets
        known[counts + TICKETS_SHOWN + seat] = player.offered
    return known


def _draft(view: View) -> Draft:
    """What the view says, and nothing else in any hand or pile."""
    return Draft(
        seat_count=len(view.players),
        seats={seat: _seat(view, seat) for seat in range(len(view.players))},
        phase=view.phase,
        to_move=view.to_move,
        first=view.first,
        ply=view.ply,
        passes=view.passes,
        turns_left=view.turns_left,
        triggered_by=view.triggered_by,
        market=[EMPTY_SLOT if card is None else card for card in view.market],
        deck=[],
        discards=_cards(view.discards),
        stack=[],
        bonus_left=view.bonus_left,
        words=0,
    )


def _seat(view: View, seat: int) -> SeatDraft:
    player, mine = view.players[seat], seat == view.seat
    offer, returned = (view.offer, view.returned) if mine else ((), ())
    if view.phase == "choosing" and not player.owes_choice:  # chosen, and not yet carried out
        offer, returned = returned, ()
    return SeatDraft(
        hand=_cards(view.hand or {} if mine else player.seen),
        seen=_cards(player.seen),
        tickets=list((view.tickets if mine else player.revealed) or ()),
        offer=list(offer or ()),
        returned=list(returned or ()),
        owes=None if player.owes_choice else False,
        routes=list(player.routes),
        pieces=dict(player.pieces),
        flag_cards=list(player.flag_cards),
        flags=player.flags,
        bonus=player.bonus,
        score=player.score,
        done=player.tickets_done or 0,
    )


def _cards(counts: dict[str, int]) -> list[str]:
    return list(Counter(counts).elements())
