"""Searching by imagined worlds: what could be is dealt many times over, and planners play each move on.

All candidates are tried in the same worlds, so that luck cancels out; after each round the weaker half goes.
"""

from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.thinking.believing import imagine_believed
from omnibus.bots.thinking.network import plan_for
from omnibus.bots.thinking.rollout import roll_out
from omnibus.bots.thinking.workspace import AIM, GIVEN_PLAN, OWN_POINTS, PLAN, PLAN_TICKETS, ROOT_PLANS
from omnibus.rules.batch import margin
from omnibus.rules.catalogue import (
    CLAIMS,
    FIRST_CLAIM,
    STATE_SIZE,
    claim_colour,
    claim_declines_flag,
    claim_route,
)
from omnibus.rules.layout import SCORE, SEAT_ROWS, SEAT_SIZE, SEATS
from omnibus.rules.legality import legal_actions
from omnibus.rules.play import play
from omnibus.rules.playout import next_choice
from omnibus.rules.scoring import rank
from omnibus.types import Integers

WIN = 1000
"""What a win is worth; a point of margin is worth ``MARGIN``."""
MARGIN = 6
MOST_MARGIN = 50

AS_PLANNED = -1
"""Instead of an action: planners go on for everybody from where the game stands, whoever is to move."""

# of each candidate
WORTH = 0
WINS = 1
"""In twelfths, so that two, three or four can share one."""
MARGINS = 2
"""Points ahead of the best of the others."""
GAMES = 3
TALLY_SIZE = 4
ONE_WIN = 12


def candidates(state: Integers, board: Integers, seat: int, out: Integers) -> int:
    """The legal actions without payments that only waste wilds; return how many."""
    found = legal_actions(state, board, seat, out)
    kept, before = 0, -1
    for number in range(found):
        action = out[number]
        if before < 0 or not same_cards(board, before, action):
            out[kept] = action
            kept += 1
        before = action
    return kept


def same_cards(board: Integers, action: int, other: int) -> bool:
    """Both claim one route in one colour; the first in the catalogue takes fewer wilds."""
    if action < board[FIRST_CLAIM] or other < board[FIRST_CLAIM]:
        return False
    one = board[CLAIMS + action - board[FIRST_CLAIM]]
    two = board[CLAIMS + other - board[FIRST_CLAIM]]
    return (
        claim_route(one) == claim_route(two)
        and claim_colour(one) == claim_colour(two)
        and claim_declines_flag(one) == claim_declines_flag(two)
    )


def simulate(
    known: Integers,
    board: Integers,
    log: Integers,
    mind: Integers,
    seat: int,
    odds: Integers,
    luck: Integers,
    world: Integers,
    state: Integers,
    actions: Integers,
    tally: Integers,
    alive: int,
    worlds: int,
) -> int:
    """Add to the tally what the first ``alive`` actions come to for the seat in so many new worlds."""
    simulations = 0
    key = state  # four words for the dealing; the state is written later
    for _ in range(worlds):
        for word in range(4):
            key[word] = next_choice(luck, 1 << 16) << 16 | next_choice(luck, 1 << 16)
        imagine_believed(known, board, seat, key, odds, world)
        prepare_plans(world, board, mind)
        for number in range(alive):
            copy_state(world, board, state)
            restore_plans(mind)
            if actions[number] != AS_PLANNED:
                play(state, board, log, seat, actions[number])
            roll_out(state, board, log, mind)
            add_result(state, mind, seat, tally, number * TALLY_SIZE)
            simulations += 1
    return simulations


def copy_state(source: Integers, board: Integers, target: Integers) -> None:
    for slot in range(board[STATE_SIZE]):
        target[slot] = source[slot]


def prepare_plans(world: Integers, board: Integers, mind: Integers) -> None:
    """Make everybody's plan for this world once, instead of once for each candidate."""
    for seat in range(world[SEATS]):
        mind[PLAN_TICKETS + seat] = -1
        plan_for(world, board, mind, seat)
        if mind[GIVEN_PLAN + seat] > 0:
            mind[PLAN + seat] = mind[GIVEN_PLAN + seat] - 1
    save_plans(mind)


def save_plans(mind: Integers) -> None:
    for slot in range(3 * MOST_SEATS):
        mind[ROOT_PLANS + slot] = mind[PLAN + slot]


def restore_plans(mind: Integers) -> None:
    for slot in range(3 * MOST_SEATS):
        mind[PLAN + slot] = mind[ROOT_PLANS + slot]


def add_result(state: Integers, mind: Integers, seat: int, tally: Integers, row: int) -> None:
    """Add a finished game to a row of the tally."""
    won, ahead = share_of_win(state, seat), margin(state, seat)
    if mind[AIM] == OWN_POINTS:
        tally[row + WORTH] += state[SEAT_ROWS + seat * SEAT_SIZE + SCORE]
    else:
        tally[row + WORTH] += worth(won, ahead)
    tally[row + WINS] += won
    tally[row + MARGINS] += ahead
    tally[row + GAMES] += 1


def share_of_win(state: Integers, seat: int) -> int:
    """Of a finished game, in twelfths: who ranks first shares the win with his equals."""
    if rank(state, seat) != 1:
        return 0
    winners = 0
    for other in range(state[SEATS]):
        if rank(state, other) == 1:
            winners += 1
    return ONE_WIN // winners


def worth(won: int, margin: int) -> int:
    """A share of a win, and a little for the margin."""
    if margin > MOST_MARGIN:
        margin = MOST_MARGIN
    if margin < -MOST_MARGIN:
        margin = -MOST_MARGIN
    return MARGIN * margin + WIN * won // ONE_WIN


def worth_to(state: Integers, seat: int) -> int:
    """What a finished game is worth to the seat."""
    return worth(share_of_win(state, seat), margin(state, seat))
