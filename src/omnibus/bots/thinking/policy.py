"""From the outputs of the network to how likely each action is, and to what the position is worth.

An action's score is a sum of outputs: of the action itself, or for a claim of its route, of the colour that
pays, and of a flag card that is declined. So one small row of outputs serves hundreds of claims.
"""

from math import exp

from omnibus.boards.integers import COLOURS, MOST_SEATS, ROUTES
from omnibus.bots.thinking.layers import PRIORS
from omnibus.rules.catalogue import CLAIMS, FIRST_CLAIM, claim_colour, claim_declines_flag, claim_route
from omnibus.types import Floats, Integers


def payment_output(board: Integers) -> int:
    """The first of the outputs for the colours that pay; before it come those for actions and routes."""
    return board[FIRST_CLAIM] + board[ROUTES]


def value_output(board: Integers) -> int:
    """The first of the outputs for what the position is worth, one for each seat, the mover's first."""
    return payment_output(board) + board[COLOURS] + 2


def output_size(board: Integers) -> int:
    return value_output(board) + MOST_SEATS


def score_of(board: Integers, outputs: Floats, out: int, action: int) -> float:
    """From outputs that begin at ``out``."""
    if action < board[FIRST_CLAIM]:
        return outputs[out + action]
    claim = board[CLAIMS + action - board[FIRST_CLAIM]]
    pay = out + payment_output(board)
    score = outputs[out + board[FIRST_CLAIM] + claim_route(claim)] + outputs[pay + claim_colour(claim)]
    if claim_declines_flag(claim):
        score += outputs[pay + board[COLOURS] + 1]
    return score


def weigh(
    board: Integers,
    outputs: Floats,
    out: int,
    actions: Integers,
    found: int,
    advised: int,
    trust: float,
    paper: Floats,
) -> None:
    """Write how likely each of the actions is, from ``PRIORS`` on; they add up to one."""
    best = -1e30
    for number in range(found):
        score = score_of(board, outputs, out, actions[number])
        if actions[number] == advised:
            score += trust
        paper[PRIORS + number] = score
        if score > best:
            best = score
    total = 0.0
    for number in range(found):
        paper[PRIORS + number] = exp(paper[PRIORS + number] - best)
        total += paper[PRIORS + number]
    for number in range(found):
        paper[PRIORS + number] /= total
