"""Ten thousand positions, in each every action of the catalogue: the oracle gives the same reason."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from omnibus.boards.model import WILD
from omnibus.game.action import KEEP_NONE, AnyAction, ClaimRoute
from omnibus.game.game import Game
from tests.kit.play import Temper, from_random, plies, some_tempers
from tests.kit.scattered import scattered
from tests.kit.tables import TABLES, Table
from tests.oracle.legality import why_not
from tests.oracle.printed import printed
from tests.oracle.situation import Situation, read_situation

POSITIONS = int(os.environ.get("OMNIBUS_POSITIONS", "10000"))
"""Fewer where somebody is in a hurry."""
OF_EACH_SORT = -(-POSITIONS // (2 * len(TABLES)))
MOST_OF_ONE_GAME = 40
ODD_PAYMENTS = 12

ALWAYS_MET = {
    "LEGAL",
    "NOT_YOUR_TURN",
    "SECOND_CARD_DUE",
    "TICKETS_TO_KEEP",
    "NO_TICKETS_ON_OFFER",
    "TICKET_NOT_ON_OFFER",
    "DRAW_PILE_EMPTY",
    "COLOUR_NOT_FACE_UP",
    "WILD_AS_SECOND_CARD",
    "TICKET_STACK_EMPTY",
    "MUST_ACT",
    "ROUTE_TAKEN",
    "TWIN_IS_YOURS",
    "NOT_ENOUGH_PIECES",
    "WRONG_COLOUR",
    "WRONG_NUMBER_OF_CARDS",
    "NOT_ENOUGH_CARDS",
    "NOT_ENOUGH_WILDS",
}
"""The positions are of little use if they don't reach at least these reasons, on every table."""


def played(table: Table, random: Random) -> Iterator[Game]:
    """Positions from whole games, every seat with a leaning; the choosing and the end are among them."""
    while True:
        tempers: tuple[Temper, ...] = some_tempers(random, table.seats)
        game = table.deal(random.getrandbits(64))
        yield game
        whole = table.deal(random.getrandbits(64))
        wanted = set(random.sample(range(200), MOST_OF_ONE_GAME))
        for ply, _ in enumerate(plies(whole, from_random(random), tempers)):
            if ply in wanted or whole.over:
                yield whole


def strewn(table: Table, random: Random) -> Iterator[Game]:
    while True:
        yield Game.from_position(scattered(table, random))


def reasons(table: Table, game: Game, random: Random) -> Counter[str]:
    """Compare every action for the seat to move, and a few for the others; count the reasons met."""
    here, met = read_situation(game.position()), Counter[str]()
    catalogue = game.edition.actions
    mover = game.to_move or 0
    for seat in range(game.seats):
        few = seat != mover and here.phase != "choosing"
        numbers = random.sample(range(len(catalogue)), 10) if few else range(len(catalogue))
        legal = set(game.legal_numbers(seat))
        for number in numbers:
            refusal = game.explain(catalogue[number], seat)
            expected = why_not(printed(table), here, seat, catalogue[number])
            found = refusal and refusal.reason.name
            assert found == expected, f"{game.position()}{seat} {catalogue[number]}"
            assert (number in legal) == (refusal is None), f"{game.position()}{seat} {catalogue[number]}"
            met[found or "LEGAL"] += 1
        assert game.legal_numbers(seat) == sorted(legal)
    return met


def odd_claims(table: Table, here: Situation, random: Random) -> Iterator[ClaimRoute]:
    """Payments that the catalogue does not have: mixed, too many, too few, declined where nothing is."""
    colours = list(printed(table).board.deck)
    for slug in random.sample(list(printed(table).routes), ODD_PAYMENTS):
        route = printed(table).routes[slug]
        few = random.sample(colours, 2) + [WILD] * random.randint(0, 1)
        own = [colour for colour in few if colour == WILD or route.colour == "grey"] or [route.colour, WILD]
        pool = random.choice([few, own])
        cost = max(0, route.cost + random.choice([-1, 0, 0, 0, 1]))
        paid = tuple(random.choice(pool) for _ in range(cost))
        yield ClaimRoute(slug, paid, decline_flag=random.random() < 0.4)


def compare_odd_actions(table: Table, game: Game, random: Random) -> Counter[str]:
    here, met = read_situation(game.position()), Counter[str]()
    odd: list[AnyAction] = [KEEP_NONE, *odd_claims(table, here, random)]
    for action in odd:
        for seat in range(game.seats):
            refusal = game.explain(action, seat)
            found = refusal and refusal.reason.name
            expected = why_not(printed(table), here, seat, action)
            assert found == expected, f"{game.position()}{seat} {action}"
            met[found or "LEGAL"] += 1
    return met


@pytest.mark.parametrize("sort", [played, strewn], ids=["played", "scattered"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_oracle_gives_the_same_reason(
    table: Table, sort: Callable[[Table, Random], Iterator[Game]]
) -> None:
    random = Random(f"{table} {sort.__name__}")
    met: Counter[str] = Counter()
    positions = sort(table, random)
    for _ in range(OF_EACH_SORT):
        game = next(positions)
        met += reasons(table, game, random) + compare_odd_actions(table, game, random)
    assert set(met) >= ALWAYS_MET or POSITIONS < 10_000
