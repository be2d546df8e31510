"""How tickets stand: done, possible or broken."""

from hypothesis import given, settings, strategies

from omnibus.bots.outlook import outlook_of, ticket_outlook
from omnibus.bots.player import play_to_end
from omnibus.bots.registry import make_bot
from omnibus.game.game import Game
from tests.kit.tables import TABLES, Table

HEAD = "city london; seats {seats}; seat 0: tickets big-ben--tower-of-london;"
TICKET = "big-ben--tower-of-london"


def standing(text: str, seats: int = 2) -> tuple[str, int]:
    outlook = ticket_outlook(outlook_of(Game.from_position(HEAD.format(seats=seats) + text), 0), TICKET)
    return outlook.standing, outlook.cards


def test_a_way_is_measured_in_the_cards_it_still_costs() -> None:
    assert standing("") == ("possible", 6)
    assert standing("routes big-ben--waterloo") == ("possible", 5)


def test_an_unbroken_chain_is_done() -> None:
    """R-TIC-09"""
    chain = "routes big-ben--waterloo waterloo--globe-theatre globe-theatre--tower-of-london"
    assert standing(chain) == ("done", 0)


def test_what_others_own_has_to_be_gone_around() -> None:
    """R-TIC-10"""
    assert standing("seat 1: routes globe-theatre--tower-of-london") == ("possible", 7)


def test_no_way_left_is_broken() -> None:
    around = "tower-of-london--brick-lane globe-theatre--tower-of-london elephant-and-castle--tower-of-london"
    twins = "st-pauls--tower-of-london.yellow"
    assert standing(f"seat 1: routes {around} {twins}") == ("broken", 0)
    assert standing(f"seat 1: routes {around} {twins}", seats=3)[0] == "possible"


@given(strategies.sampled_from(TABLES), strategies.integers(0, 2**32))
@settings(max_examples=25)
def test_at_the_end_done_is_what_scores(table: Table, seed: int) -> None:
    game = play_to_end(table.deal(seed), [make_bot("greedy", seed)] * table.seats)
    for seat in range(game.seats):
        found = outlook_of(game, seat)
        done = [
            slug for slug in game.view(seat).tickets or () if ticket_outlook(found, slug).standing == "done"
        ]
        assert len(done) == game.view(seat).players[seat].tickets_done
