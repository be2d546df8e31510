"""What holds after every action of every game: R-EDGE-13 to -18. All is counted anew from what lies there."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from omnibus.game.action import ClaimRoute
from omnibus.game.cards import read_cards
from omnibus.game.edition import Edition
from omnibus.game.event import FlagScored, RouteClaimed
from omnibus.game.game import Game, new_game
from tests.rules.positions import deck, discards, every_rulebook, hand, market, position, score, supply

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(on: Edition, seats: int) -> Game:
    return new_game(on.board, profile=on.profile, seats=seats, seed=seats)


def hoarded(on: Edition) -> Game:
    """The last seat holds nearly all coloured cards: piles run out and wilds lie in heaps."""
    table = "seats 3; market none; deck none; seat 0: hand wild*3; seat 1: hand wild*5; seat 2: hand rest"
    return position(on, table)


def step(game: Game, random: Random) -> None:
    """One action of a seat that may act; now and then nothing but drawing."""
    seat = random.choice(game.may_act)
    options = game.legal_actions(seat)
    drawing = [one for one in options if not isinstance(one, ClaimRoute)]
    game.play(random.choice(drawing if drawing and random.random() < 0.7 else options), seat)


def after_every_action(on: Edition, seats: int) -> Iterator[Game]:
    """Two whole games: one from the deal, one in which cards are scarce."""
    random = Random(seats)
    for game in (fresh(on, seats), hoarded(on)):
        yield game
        while not game.over:
            step(game, random)
            yield game


def cards_of(text: str) -> list[str]:
    return [card for card in read_cards(text) if card != "-"]


@pytest.mark.rule("R-EDGE-13")
@every_number_of_seats
@every_rulebook
def test_no_card_is_lost_or_made(on: Edition, seats: int) -> None:
    for game in after_every_action(on, seats):
        places = [market(game), deck(game), discards(game)]
        places += [hand(game, seat) for seat in range(game.seats)]
        places += [" ".join(player.flag_cards) for player in game.view(None).players]
        assert Counter(card for place in places for card in cards_of(place)) == on.board.deck


@pytest.mark.rule("R-EDGE-14", "E-31")
@every_number_of_seats
@every_rulebook
def test_no_piece_is_lost_or_made(on: Edition, seats: int) -> None:
    spaces = {route.slug: (route.kind, route.spaces) for route in on.board.routes}
    for game in after_every_action(on, seats):
        for seat, player in enumerate(game.view(None).players):
            placed: Counter[str] = Counter()
            for slug in player.routes:
                kind, number = spaces[slug]
                placed[kind] += number
            left = supply(game, seat)
            assert all(left[kind.slug] + placed[kind.slug] == kind.pieces for kind in on.board.kinds)


@pytest.mark.rule("R-EDGE-15", "E-1", "E-2")
@every_number_of_seats
@every_rulebook
def test_piles_rest_only_when_nothing_is_to_be_done(on: Edition, seats: int) -> None:
    empty_piles = gaps = 0
    for game in after_every_action(on, seats):
        pile, discarded = cards_of(deck(game)), cards_of(discards(game))
        if not pile:
            assert not discarded
            empty_piles += 1
        if len(cards_of(market(game))) < on.parameters.market:
            assert not pile
            assert not discarded
            gaps += 1
    assert empty_piles > gaps > 0


@pytest.mark.rule("R-EDGE-16", "E-3")
@every_number_of_seats
@every_rulebook
def test_three_wilds_rest_only_where_they_must(on: Edition, seats: int) -> None:
    for game in after_every_action(on, seats):
        face_up = cards_of(market(game))
        if len(face_up) == on.parameters.market and face_up.count("wild") >= on.parameters.flush_at:
            out_of_hands = [*face_up, *cards_of(deck(game)), *cards_of(discards(game))]
            assert len(out_of_hands) - out_of_hands.count("wild") < 3


@pytest.mark.rule("R-EDGE-17", "E-43", "E-25")
@every_number_of_seats
@every_rulebook
def test_a_recount_gives_the_running_score(on: Edition, seats: int) -> None:
    """By what was told, and by what lies on the board."""
    random = Random(seats)
    game = fresh(on, seats)
    told = [0] * seats
    while not game.over:
        before = len(game.plies)
        step(game, random)
        for event in (one for ply in game.plies[before:] for one in ply.events):
            if isinstance(event, RouteClaimed | FlagScored):
                told[event.seat] += event.points
        if not game.over:
            assert [score(game, seat) for seat in range(seats)] == told
        sheet = [sum(line.points for line in lines) for lines in game.score_sheet()]
        assert [score(game, seat) for seat in range(seats)] == sheet


@pytest.mark.rule("R-EDGE-18")
@every_number_of_seats
@every_rulebook
def test_the_same_seed_and_actions_give_the_same_game(on: Edition, seats: int) -> None:
    random = Random(seats)
    game, again = fresh(on, seats), fresh(on, seats)
    assert game.position() == again.position()
    while not game.over:
        step(game, random)
        again.play(game.plies[-1].action, game.plies[-1].seat)
        assert game.position() == again.position()
    other = new_game(on.board, profile=on.profile, seats=seats, seed=99)
    assert other.position() != fresh(on, seats).position()


@pytest.mark.rule("E-12", "E-44")
@every_number_of_seats
@every_rulebook
def test_whoever_takes_over_a_seat_finds_something_to_do(on: Edition, seats: int) -> None:
    """The rules know seats, not people: a seat can always be played on, and there are always as many."""
    for game in after_every_action(on, seats):
        assert len(game.view(None).players) == game.seats
        assert game.over or all(game.legal_actions(seat) for seat in game.may_act)
