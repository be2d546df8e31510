"""What a seat may conclude: exact about what is certain, weighted about tickets."""

from collections import Counter
from math import comb, sqrt
from random import Random

import pytest

from omnibus.bots.beliefs import UNKNOWN, Beliefs, beliefs_of
from omnibus.bots.player import BotPlayer, play_to_end
from omnibus.bots.random_bot import RandomBot
from omnibus.bots.registry import make_bot
from omnibus.bots.thinking.engine import array, engine
from omnibus.game.faults import position_faults
from omnibus.game.game import Game
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.layout import SEAT_ROWS, SEAT_SIZE, TICKETS
from tests.bots.test_odds import brute_force
from tests.kit.play import from_random, plies
from tests.kit.tables import TABLES, Table

SAMPLES = 2000


def beliefs(game: Game, seat: int = 0) -> Beliefs:
    return beliefs_of(BotPlayer("watcher", RandomBot(), 1).turn(game, seat))


def few_hidden() -> Game:
    """All but six tickets are mine, two of those the rival's, who has linked one of them."""
    board = Game.from_position("city london").board
    linked = "big-ben--tower-of-london"
    others = [one.slug for one in board.tickets if one.slug != linked]
    mine, theirs = others[:-5], (linked, others[-1])
    return Game.from_position(
        f"city london; seats 2; to-move 0; seat 0: hand none; tickets {' '.join(mine)};"
        f"seat 1: hand green; tickets {' '.join(theirs)};"
        "routes big-ben--waterloo waterloo--globe-theatre globe-theatre--tower-of-london"
    )


def near(seen: int, chance: float) -> bool:
    """Within five standard deviations."""
    return abs(seen - SAMPLES * chance) <= 5 * sqrt(SAMPLES * chance * (1 - chance)) + 1


def test_samples_are_as_frequent_as_brute_force_says() -> None:
    game = few_hidden()
    found = beliefs(game)
    random, seen = Random(1), Counter[frozenset[str]]()
    for _ in range(SAMPLES):
        sample = found.sample(random)
        assert sample.view(0) == game.view(0)
        seen[frozenset(sample.view(1).tickets or ())] += 1
    names = [game.edition.tickets[ticket] for ticket in found.hidden]
    ways = brute_force(found.odds)
    assert len(ways) == comb(6, 2)
    for (held,), chance in ways.items():
        assert near(seen[frozenset(names[thing] for thing in held)], chance)


def test_who_has_linked_a_ticket_is_likely_to_hold_it() -> None:
    chances = beliefs(few_hidden()).chances(1)
    assert max(chances, key=lambda ticket: chances[ticket]) == "big-ben--tower-of-london"
    assert sum(chances.values()) == pytest.approx(2)


def test_compiled_and_interpreted_worlds_are_the_same() -> None:
    game = few_hidden()
    found, board = beliefs(game), game.edition.integers
    random, world = Random(3), array([0] * board[STATE_SIZE])
    expected = found.sample(Random(3)).state
    key = array([random.getrandbits(32) for _ in range(4)])
    engine().imagine_believed(array(found.known), array(board), 0, key, array(found.integers), world)
    assert list(world) == expected
    assert Beliefs(game.edition, found.known, 0, compiled=True).integers == found.integers


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_sample_could_be_the_game(table: Table) -> None:
    random = Random(str(table))
    for _ in plies(game := table.deal(3), from_random(random), most=200):
        if random.random() < 0.1:
            seat = random.randrange(table.seats)
            sample = beliefs(game, seat).sample(random)
            assert sample.view(seat) == game.view(seat)
            assert position_faults(sample.edition, sample.state) == []


def test_a_ticket_that_was_returned_is_with_nobody() -> None:
    """Until so many were drawn that it may have come up again."""
    game = Table("london", None, 2).deal(5)
    kept = next(action for action in game.legal_actions(0) if str(action) != "keep both")
    game.play(kept, 0)
    game.play(game.legal_actions(1)[0], 1)
    (returned,) = game.view(0).returned or ()
    number = game.edition.number("ticket", returned)
    found = beliefs(game)
    assert number not in found.hidden
    for seed in range(200):
        sample = found.sample(Random(seed))
        assert not sample.state[SEAT_ROWS + SEAT_SIZE + TICKETS] >> number & 1


def test_what_may_have_come_up_again_is_hidden() -> None:
    """Many are held, so many were drawn."""
    board = Game.from_position("city london").board
    names = [ticket.slug for ticket in board.tickets]
    game = Game.from_position(
        f"city london; seats 2; seat 0: tickets {' '.join(names[:8])}; returned {names[-1]};"
        f"seat 1: tickets {' '.join(names[8:14])}"
    )
    assert len(names) - 1 in beliefs(game).hidden


def test_before_all_have_chosen_nothing_is_concluded() -> None:
    game = TABLES[0].deal(1)
    assert beliefs(game).integers == UNKNOWN


@pytest.mark.parametrize("city", sorted({table.city for table in TABLES}))
def test_beliefs_are_nearer_to_the_truth_than_none(city: str) -> None:
    """Halfway through games of planners, what they hold is thought likelier than what they don't."""
    truth = others = 0.0
    for seed in range(6):
        game = Table(city, None, 2).deal(seed)
        players = [make_bot("planner", seed)] * 2
        half = play_to_end(Table(city, None, 2).deal(seed), players).ply * 2 // 3
        for _ in range(half):
            seat = game.to_move
            assert seat is not None
            game.play(players[seat].decide(game, seat), seat)
        held = game.view(1).tickets or ()
        chances = beliefs(game).chances(1)
        truth += sum(chances[ticket] for ticket in held) / len(held)
        others += sum(chances.values()) / len(chances)
    assert truth > 1.4 * others
