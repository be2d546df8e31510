"""One step of one game of many: for programs that learn from thousands of games at once.

``check``, ``step`` and ``show`` are called for each game in turn, compiled (``lab.batch``) or not.
"""

from omnibus.boards.integers import MOST_SEATS
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.layout import BLOCK, KEY, NOBODY, OVER, PHASE, SCORE, SEAT_ROWS, SEAT_SIZE, SEATS, TO_MOVE
from omnibus.rules.legality import legal_actions
from omnibus.rules.observe import observe
from omnibus.rules.play import play
from omnibus.rules.randomness import WORD
from omnibus.rules.scoring import rank
from omnibus.rules.setup import begin
from omnibus.types import Integers, Marks, SmallIntegers

# what came of a step
REFUSED = 0
"""1 if the mask does not mark the action. Then no game of the batch goes on."""
ENDED = 1
"""1 if the action ended the game. The next one has begun then."""
MOVER = 2
"""The seat to move now."""
REWARD = 3
"""``REWARD + seat``: in a game that has ended, the seat's score less the best score of the others; else 0."""
RANK = REWARD + MOST_SEATS
"""``RANK + seat``: in a game that has ended, 1 for the best; else 0."""
OUTCOME_SIZE = RANK + MOST_SEATS


def check(board: Integers, action: int, mask: Marks, outcome: SmallIntegers) -> None:
    """Note whether the action is legal, by the mask that was shown: it is at hand, which a state is not."""
    legal = 0 <= action < board[ACTIONS] and mask[action] == 1
    outcome[REFUSED] = 0 if legal else 1


def step(  # noqa: PLR0913, PLR0917 - a row of each array
    state: Integers,
    board: Integers,
    log: Integers,
    actions: Integers,
    action: int,
    games: int,
    outcome: SmallIntegers,
    observation: SmallIntegers,
    mask: Marks,
) -> None:
    """Both in one go, while the state is at hand."""
    advance(state, board, log, action, games, outcome)
    show(state, board, actions, observation, mask)


def advance(
    state: Integers, board: Integers, log: Integers, action: int, games: int, outcome: SmallIntegers
) -> None:
    """Carry out a legal action of the seat to move. Where it ends the game, begin another.

    Its seed is larger by the number of games: so the games of a batch never share a seed.
    """
    play(state, board, log, state[TO_MOVE], action)
    ended = 1 if state[PHASE] == OVER else 0
    for seat in range(state[SEATS]):
        outcome[REWARD + seat] = margin(state, seat) if ended else 0
        outcome[RANK + seat] = rank(state, seat) if ended else 0
    if ended:
        add_to_key(state, games)
        deal_anew(state, board, log, state[SEATS])
    outcome[ENDED] = ended
    outcome[MOVER] = state[TO_MOVE]


def show(
    state: Integers, board: Integers, actions: Integers, observation: SmallIntegers, mask: Marks
) -> None:
    """Write what the seat to move knows, and mark what it may do."""
    observe(state, board, state[TO_MOVE], observation)
    for action in range(board[ACTIONS]):
        mask[action] = 0
    for number in range(legal_actions(state, board, state[TO_MOVE], actions)):
        mask[actions[number]] = 1


def deal_anew(state: Integers, board: Integers, log: Integers, seats: int) -> None:
    """Forget everything but the key, and begin a game."""
    for slot in range(KEY):
        state[slot] = 0
    for slot in range(BLOCK, board[STATE_SIZE]):
        state[slot] = 0
    begin(state, board, log, seats, NOBODY)


def add_to_key(state: Integers, carry: int) -> None:
    for word in range(KEY, KEY + 4):
        total = state[word] + carry
        state[word] = total & WORD
        carry = total >> 32


def margin(state: Integers, seat: int) -> int:
    """Of a finished game: the seat's score less the best score of the others."""
    best = state[SEAT_ROWS + (1 if seat == 0 else 0) * SEAT_SIZE + SCORE]
    for other in range(state[SEATS]):
        score = state[SEAT_ROWS + other * SEAT_SIZE + SCORE]
        if other != seat and score > best:
            best = score
    return state[SEAT_ROWS + seat * SEAT_SIZE + SCORE] - best
