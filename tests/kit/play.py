"""Players that play at random, each with a leaning, so that games go to their edges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from random import Random

from omnibus.game.action import AnyAction, ClaimRoute, DrawBlind, DrawFaceUp, DrawTickets
from omnibus.game.game import Game

Choose = Callable[[int], int]
"""A number below the one given."""


class Temper(Enum):
    """The kinds of action that are taken whenever they are there."""

    EVEN = ()
    HOARDER = (DrawBlind, DrawFaceUp)
    BUILDER = (ClaimRoute,)
    COLLECTOR = (DrawTickets,)
    BLIND = (DrawBlind, ClaimRoute)


TEMPERS = tuple(Temper)


def from_bytes(choices: bytes) -> Choose:
    """Choices that shrink; when they are used up, always the first."""
    left = iter(choices)
    return lambda number: next(left, 0) * number >> 8


def from_random(random: Random) -> Choose:
    return random.randrange


def next_action(game: Game, choose: Choose, tempers: tuple[Temper, ...] = ()) -> tuple[int, int]:
    """A seat that may act and one of its legal actions, by its number."""
    able = game.may_act
    seat = able[choose(len(able))]
    legal = game.legal_numbers(seat)
    liked = tempers[seat % len(tempers)].value if tempers else ()
    if liked:
        legal = [one for one in legal if isinstance(game.edition.actions[one], liked)] or legal
    return seat, legal[choose(len(legal))]


def plies(
    game: Game, choose: Choose, tempers: tuple[Temper, ...] = (), most: int = 10_000
) -> Iterator[tuple[int, AnyAction]]:
    """Play on; after each ply the seat that acted and its action. Stops when the game is over."""
    for _ in range(most):
        if game.over:
            return
        seat, number = next_action(game, choose, tempers)
        game.play_number(number, seat)
        yield seat, game.edition.actions[number]


def play_on(game: Game, choose: Choose, tempers: tuple[Temper, ...] = (), most: int = 10_000) -> Game:
    for _ in plies(game, choose, tempers, most):
        pass
    return game


def some_tempers(random: Random, seats: int) -> tuple[Temper, ...]:
    return tuple(random.choice(TEMPERS) for _ in range(seats))
