"""Every table that can be laid: a city, a printing of its rules, a number of seats."""

from __future__ import annotations

from typing import NamedTuple

from omnibus.boards.load import city_slugs, load_board
from omnibus.game.game import Game, new_game


class Table(NamedTuple):
    city: str
    profile: str | None
    seats: int

    def __str__(self) -> str:
        return "-".join(str(part) for part in self if part is not None)

    def deal(self, seed: int) -> Game:
        return new_game(self.city, seats=self.seats, seed=seed, profile=self.profile)


def _profiles(city: str) -> list[str | None]:
    return [profile.slug for profile in load_board(city).profiles] or [None]


TABLES = [
    Table(city, profile, seats)
    for city in city_slugs()
    for profile in _profiles(city)
    for seats in range(load_board(city).seats[0], load_board(city).seats[1] + 1)
]
