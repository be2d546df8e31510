"""Games to be judged, and a budget that is quick to spend."""

from __future__ import annotations

from omnibus.bots.bot import Turn
from omnibus.bots.budget import Budget
from omnibus.bots.player import BotPlayer, play_to_end
from omnibus.bots.registry import bot_named, make_bot
from omnibus.game.action import parse_action
from omnibus.game.game import Game
from tests.kit.tables import Table

LITTLE = Budget(simulations=240)

BEFORE_THE_LAST_TURN = (
    "city london; seats 2; last-round 1 turns-left by 0; to-move 0;"
    "seat 0: tickets big-ben--the-charterhouse; hand blue orange*2;"
    "routes waterloo--globe-theatre globe-theatre--st-pauls.a the-charterhouse--st-pauls"
    " regents-park--kings-cross baker-street--hyde-park kings-cross--the-charterhouse;"
    "seat 1: tickets hyde-park--covent-garden; hand none;"
    "routes british-museum--the-charterhouse elephant-and-castle--tower-of-london st-pauls--brick-lane"
)
"""One of two routes that can be paid completes the ticket, and with it wins the game."""


def played(table: Table, seed: int, *bots: str) -> Game:
    """To its end; bots take turns in the seats."""
    lineup = [make_bot(bots[seat % len(bots)], seed) for seat in range(table.seats)]
    return play_to_end(table.deal(seed), lineup)


def turn_of(game: Game, seat: int) -> Turn:
    return BotPlayer("searcher", bot_named("searcher"), 1).turn(game, seat)


def number_of(game: Game, action: str) -> int:
    return game.edition.action_number(parse_action(action))
