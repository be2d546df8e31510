"""What holds after every action: by the project's own check, and recounted from outside."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from omnibus.boards.model import WILD
from omnibus.game.event import BonusCardTaken, FlagScored, RouteClaimed
from omnibus.game.faults import position_faults
from omnibus.game.game import Game
from tests.kit.play import Choose, plies
from tests.kit.strategies import any_games, chooses, games, scattered_games
from tests.oracle.situation import Situation, read_situation


@settings(max_examples=150)
@given(any_games(), chooses())
def test_no_position_of_a_game_has_faults(game: Game, choose: Choose) -> None:
    assert position_faults(game.edition, game.state) == []
    for _ in plies(game, choose, most=20):
        assert position_faults(game.edition, game.state) == []


@settings(max_examples=150)
@given(any_games(), chooses())
def test_nothing_is_lost_or_made(game: Game, choose: Choose) -> None:
    """R-EDGE-13, R-EDGE-14"""
    for _ in plies(game, choose, most=10):
        here, board = read_situation(game.position()), game.board
        cards = Counter(card for card in here.market if card) + Counter(here.deck) + here.discards
        for player in here.players:
            cards += player.hand + Counter(player.flag_cards)
        assert cards == Counter(board.deck)
        tickets = [*here.stack, *(one for player in here.players for one in player.tickets | player.offer)]
        assert sorted(tickets) == sorted(ticket.slug for ticket in board.tickets)
        routes = {route.slug: route for route in board.routes}
        for player in here.players:
            placed: Counter[str] = Counter()
            for slug in player.routes:
                placed[routes[slug].kind] += routes[slug].spaces
            assert {kind.slug: kind.pieces - placed[kind.slug] for kind in board.kinds} == player.pieces


@settings(max_examples=150)
@given(any_games(), chooses())
def test_market_and_piles_are_at_rest(game: Game, choose: Choose) -> None:
    """R-EDGE-15, R-EDGE-16"""
    for _ in plies(game, choose, most=10):
        here, numbers = read_situation(game.position()), game.board.parameters
        outside = [card for card in (*here.market, *here.deck, *here.discards.elements()) if card]
        assert here.deck or not here.discards
        assert None not in here.market or not (here.deck or here.discards)
        if len(outside) >= numbers.market and outside.count(WILD) < len(outside) - 2:
            assert here.market.count(WILD) < numbers.flush_at


@settings(max_examples=100)
@given(games(), chooses())
def test_scores_are_what_the_events_say(game: Game, choose: Choose) -> None:
    """R-EDGE-17: before the end nothing but routes and flags; bonus cards are those of marked routes."""
    for _ in plies(game, choose, most=5):
        here = read_situation(game.position())
        marked = {route.slug for route in game.board.routes if route.mark}
        for seat, player in enumerate(here.players):
            claims = [one for one in game.events if isinstance(one, RouteClaimed) and one.seat == seat]
            flags = [one for one in game.events if isinstance(one, FlagScored) and one.seat == seat]
            taken = [one for one in game.events if isinstance(one, BonusCardTaken) and one.seat == seat]
            assert player.routes == {one.route for one in claims}
            assert (player.flags, player.bonus) == (len(flags), len(taken))
            assert here.bonus_left == 0 or len(taken) == len(player.routes & marked)
            points = sum(one.points for one in claims) + sum(one.points for one in flags)
            assert game.over or player.score == points


@settings(max_examples=100)
@given(any_games(), chooses())
def test_double_routes_and_flags(game: Game, choose: Choose) -> None:
    """Never both tracks for one, with two players one in all; in front of one never all flag colours."""
    for _ in plies(game, choose, most=10):
        here = read_situation(game.position())
        for route in game.board.routes:
            if route.twin:
                owners = owners_of(here, route.slug) + owners_of(here, route.twin)
                assert len(owners) == len(set(owners))
                assert len(owners) < 2 or game.seats > 2
        colours = set(game.board.flag.colours) if game.board.flag else set()
        for player in here.players:
            assert player.flag_cards < colours or not player.flag_cards


def owners_of(here: Situation, route: str) -> list[int]:
    return [seat for seat, player in enumerate(here.players) if route in player.routes]


@settings(max_examples=100)
@given(scattered_games(), chooses())
def test_every_game_ends(game: Game, choose: Choose) -> None:
    """Random play comes to an end from everywhere; the sheet then adds up to the scores."""
    for _ in plies(game, choose, most=5_000):
        pass
    assert game.over
    assert game.to_move is None
    assert not any(game.legal_numbers(seat) for seat in range(game.seats))
    scores = [player.score for player in game.view(None).players]
    assert [sum(line.points for line in lines) for lines in game.score_sheet()] == scores
