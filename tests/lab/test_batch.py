"""Many games as arrays: each of them goes as a Game does that is played alone."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from omnibus.errors import OmnibusError
from omnibus.game.game import Game
from omnibus.lab.batch import Batch
from tests.kit.observations import expected_parts, parts_of
from tests.kit.tables import TABLES, Table

GAMES = 5
STEPS = 300
"""Longer than a game at random: so each game is followed by another."""


def batch_of(table: Table, seed: int = 11) -> Batch:
    return Batch(table.city, GAMES, seats=table.seats, seed=seed, profile=table.profile)


def compare(batch: Batch, number: int, game: Game) -> None:
    seat = int(batch.to_move[number])
    assert seat == game.to_move
    assert np.flatnonzero(batch.masks[number]).tolist() == game.legal_numbers(seat)
    row = batch.observations[number].tolist()
    assert parts_of(batch.edition, row) == expected_parts(batch.edition, game.view(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_in_a_batch_go_as_they_do_alone(table: Table) -> None:
    random, batch = Random(f"{table}"), batch_of(table)
    seeds = [11 + number for number in range(GAMES)]
    games = [table.deal(seed) for seed in seeds]
    ends = 0
    for _ in range(STEPS):
        for number, game in enumerate(games):
            compare(batch, number, game)
        actions = [random.choice(np.flatnonzero(mask)) for mask in batch.masks]
        batch.step(actions)
        for number, (game, action) in enumerate(zip(games, actions, strict=True)):
            game.play_number(int(action), game.to_move or 0)
            assert batch.ended[number] == game.over
            assert batch.ranks[number].tolist() == (game.ranks() if game.over else [0] * table.seats)
            if game.over:
                ends += 1
                seeds[number] += GAMES
                games[number] = table.deal(seeds[number])
    assert ends >= GAMES


def test_the_best_of_two_is_rewarded_what_the_other_lacks() -> None:
    batch, random = batch_of(TABLES[0]), Random(2)
    while not batch.ended.any():
        batch.step([random.choice(np.flatnonzero(mask)) for mask in batch.masks])
    rewards = batch.rewards[batch.ended.argmax()].tolist()
    assert sum(rewards) == 0
    assert not batch.rewards[batch.ended == 0].any()


def test_one_illegal_action_stops_them_all() -> None:
    batch = batch_of(TABLES[0])
    before = batch.observations.copy()
    legal = [int(mask.argmax()) for mask in batch.masks]
    for wrong in (-1, batch.masks.shape[1], int(batch.masks[3].argmin())):
        with pytest.raises(OmnibusError, match="game 3 of the batch, action"):
            batch.step([*legal[:3], wrong, *legal[4:]])
        assert (batch.observations == before).all()
    batch.step(legal)
    assert (batch.observations != before).any()


@pytest.mark.parametrize("actions", [[], [0], [[0] * GAMES], [0] * (GAMES + 1)])
def test_there_is_one_action_for_each_game(actions: list[int]) -> None:
    with pytest.raises(OmnibusError, match="5 games need 5 actions"):
        batch_of(TABLES[0]).step(actions)


@pytest.mark.parametrize("games", [0, -3])
def test_a_batch_has_games(games: int) -> None:
    with pytest.raises(OmnibusError, match="needs one game at least"):
        Batch(TABLES[0].city, games)


def test_the_arrays_are_for_reading() -> None:
    batch = batch_of(TABLES[0])
    for array in (batch.observations, batch.masks, batch.to_move, batch.rewards, batch.ranks, batch.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_the_parts_cover_the_row() -> None:
    batch = batch_of(TABLES[0])
    bounds = [(part.start, part.stop) for part in batch.parts.values()]
    assert bounds[0][0] == 0
    assert bounds[-1][1] == batch.observations.shape[1]
    assert all(first[1] == second[0] for first, second in pairwise(bounds))
