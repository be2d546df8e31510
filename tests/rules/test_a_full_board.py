"""The rules on a board that is full: no printed city has eight colours, or a flag of the last three."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from omnibus import sample_hidden
from omnibus.boards.check import check_board
from omnibus.boards.findings import Severity
from omnibus.boards.integers import MOST_COLOURS
from omnibus.boards.load import load_board
from omnibus.boards.model import GREY, WILD, Board, Flag, Route
from omnibus.game.edition import Edition, edition
from omnibus.game.event import FlagScored
from omnibus.game.faults import position_faults
from omnibus.game.game import new_game
from omnibus.rules.catalogue import CARD_SLOTS, PAYABLE, PIECE_SLOTS, PLACEABLE, deck_of
from tests.kit.play import TEMPERS, from_random, plies

PARIS = load_board("paris")
MORE = ("orange", "black")
FLAG = ["purple", *MORE]


def changed(number: int, route: Route) -> Route:
    """Short routes in the colours of the flag, so that flags are made; long ones grey, for fewer cards."""
    match route.spaces:
        case 1:
            return replace(route, colour=FLAG[number % 3], twin=None)
        case 3:
            return replace(route, colour=GREY, cards=2)
    return route


def full() -> Board:
    routes = [changed(number, route) for number, route in enumerate(PARIS.routes)]
    deck = PARIS.deck | dict.fromkeys(MORE, 6)
    parameters = replace(PARIS.parameters, grey_routes=True)
    return replace(
        PARIS,
        city="full",
        parameters=parameters,
        deck=deck,
        routes=routes,
        flag=Flag(FLAG, 4),
        profiles=[],
        box=None,
    )


BOARD = full()
ON = edition(BOARD)


def test_it_is_as_full_as_a_board_can_be() -> None:
    assert len(BOARD.colours) == MOST_COLOURS
    assert BOARD.colours[-3:] == FLAG
    assert deck_of(ON.integers) == list(BOARD.deck.values())
    wrong = [one for one in check_board(BOARD) if one.severity is Severity.ERROR]
    assert {one.part for one in wrong} <= {"routes"}  # names that no longer say the colour


@pytest.mark.parametrize("on", [ON, edition(load_board("berlin"))], ids=["full", "berlin"])
def test_what_pays_and_what_can_be_placed(on: Edition) -> None:
    """Each row beside the printed routes, asked one by one."""
    routes, board = on.board.routes, on.integers
    for colour, name in enumerate([WILD, *on.board.colours]):
        for cards in range(CARD_SLOTS):
            found = board[PAYABLE + colour * CARD_SLOTS + cards]
            for number, route in enumerate(routes):
                fits = name == WILD or route.colour in (GREY, name)
                assert (found >> number & 1) == (fits and route.cost <= cards)
    for number, kind in enumerate(on.board.kinds):
        for pieces in range(PIECE_SLOTS):
            found = board[PLACEABLE + number * PIECE_SLOTS + pieces]
            here = [kind.slug == route.kind and route.spaces <= pieces for route in routes]
            assert found == sum(1 << place for place, enough in enumerate(here) if enough)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_have_no_faults(seats: int) -> None:
    random, flags = Random(seats), 0
    for number, temper in enumerate(TEMPERS * 4):
        game = new_game(BOARD, seats=seats, seed=number)
        for _ in plies(game, from_random(random), (temper,)):
            assert position_faults(game.edition, game.state) == []
            flags += sum(isinstance(event, FlagScored) for event in game.plies[-1].events)
            if game.ply % 9 == 0 and not game.over:
                mover = game.to_move or 0
                legal = set(game.legal_numbers(mover))
                asked = range(len(game.edition.actions))
                assert legal == {
                    one for one in asked if game.explain(game.edition.actions[one], mover) is None
                }
                assert sample_hidden(game.view(mover), random, BOARD).view(mover) == game.view(mover)
    assert flags
