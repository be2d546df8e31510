"""What a seat knows in integers: no secret is in it, and what it imagines is possible and agrees with it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from random import Random

import pytest

from omnibus import Game, city_slugs, new_game, sample_hidden
from omnibus.game.faults import position_faults
from omnibus.game.sampling import knowledge as knowledge_of_view
from omnibus.rules import knowledge as knowledge_rules
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.knowledge import KNOWLEDGE_SLOTS, draw_coloured, imagine, know


def knowledge(game: Game, seat: int) -> list[int]:
    board = game.edition.integers
    known = [7] * (board[STATE_SIZE] + KNOWLEDGE_SLOTS)
    know(game.state, board, seat, known)
    return known


def imagined(game: Game, seat: int, random: Random) -> Game:
    board = game.edition.integers
    state = [7] * board[STATE_SIZE]
    imagine(knowledge(game, seat), board, seat, [random.getrandbits(32) for _ in range(4)], state)
    return Game(game.edition, state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("city", city_slugs())
def test_knowledge_and_imagination_agree_with_the_view_all_game_long(city: str, seats: int) -> None:
    random = Random(f"{city} {seats}")
    for seed in range(6):
        game = new_game(city, seats=seats, seed=seed)
        while not game.over:
            mover = random.choice(game.may_act)
            game.play(random.choice(game.legal_actions(mover)), mover)
            if random.random() < 0.2:
                seat = random.randrange(seats)
                known, view = knowledge(game, seat), game.view(seat)
                assert knowledge_of_view(game.edition, view) == known
                sample = sample_hidden(view, random)
                assert position_faults(sample.edition, sample.state) == []
                assert sample.view(seat) == view
                other = imagined(game, seat, random)
                assert position_faults(other.edition, other.state) == []
                assert other.view(seat) == view
                assert knowledge(other, seat) == known
                assert other.legal_numbers(seat) == game.legal_numbers(seat)


def test_who_only_watches_imagines_every_ticket() -> None:
    """Wilds lie among the discards: what stands beside the rows of the seats is no row of his."""
    game = Game.from_position("city london; seats 2; to-move 0; discards wild*3 blue; seat 0; hand pink")
    view = game.view(None)
    for seed in range(5):
        sample = sample_hidden(view, Random(seed))
        assert position_faults(sample.edition, sample.state) == []
        assert sample.view(None) == view


def test_what_a_pile_may_hold_is_imagined_as_often_as_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every way to choose the pile comes once: counted by hand for small piles."""
    for size, wilds, coloured, most in ((3, 4, 2, 2), (4, 5, 3, 1), (2, 3, 3, 2), (5, 4, 3, 2), (0, 2, 2, 2)):
        cards = range(wilds + coloured)
        piles = [sum(card >= wilds for card in pile) for pile in combinations(cards, size)]
        wanted = Counter(number for number in piles if number <= most)
        found: Counter[int] = Counter()
        for chosen in range(sum(wanted.values())):
            monkeypatch.setattr(knowledge_rules, "below", partial(the_same, wanted.total(), chosen))
            found[draw_coloured([], size, wilds, coloured, most)] += 1
        assert found == wanted


def the_same(expected_bound: int, chosen: int, _state: list[int], bound: int) -> int:
    assert bound == expected_bound
    return chosen
