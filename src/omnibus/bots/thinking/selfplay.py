"""Games that the network plays to learn from: what it was shown, what it did, and what came of it."""

from omnibus.boards.integers import MOST_SEATS
from omnibus.bots.thinking.drawing import NOTHING
from omnibus.bots.thinking.layers import INPUTS, OUT, PRIORS, think, trust_in_planner
from omnibus.bots.thinking.network import study
from omnibus.bots.thinking.planner import plan_action
from omnibus.bots.thinking.policy import value_output, weigh
from omnibus.bots.thinking.search import WIN, candidates, worth_to
from omnibus.bots.thinking.signals import write_signals
from omnibus.rules.catalogue import ACTIONS
from omnibus.rules.layout import OVER, PHASE, SEATS, TO_MOVE
from omnibus.rules.play import play
from omnibus.rules.playout import LUCK as MOST_LUCK, next_choice
from omnibus.rules.setup import begin
from omnibus.types import Floats, Integers, Marks, SmallIntegers

# the order: what is to be played, and how much is noted
LUCK, SEATS_WANTED, BEGINS, PLANNERS, BOLD, OBSERVED, NOTED, MOST_NOTED = range(8)
"""``LUCK`` is what choices are made by. ``PLANNERS`` is a mask of the seats that planners play. ``BOLD`` is 1
where the likeliest action is always taken. ``NOTED`` counts the decisions noted so far."""
ORDER_SIZE = 8

# what is noted of a decision, in integers, behind what was shown
MOVER, CHOSEN, ADVISED, PLAYERS, DECIDES = range(5)
"""``DECIDES`` is 0 where a seat has just ended its turn and only looks at what it has come to."""
FACTS = 5
# and in other numbers
CHANCE = 0
"""How likely the chosen action was."""
VALUE = 1
"""What the network thought that the position was worth to the mover."""
GAIN = 2
"""By how much it came better than that."""
WORTH = 3
"""What the position turned out to be worth: to the mover, then to the others in turn order."""
FIGURES = WORTH + MOST_SEATS


def play_and_note(
    state: Integers,
    board: Integers,
    log: Integers,
    mind: Integers,
    order: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    actions: Integers,
    shown: SmallIntegers,
    rows: SmallIntegers,
    masks: Marks,
    figures: Floats,
    patience: float,
) -> None:
    """Play one game from a state of zeros but for its seed, and note the decisions of the network's seats."""
    begin(state, board, log, order[SEATS_WANTED], order[BEGINS])
    study(board, mind)
    since = order[NOTED]
    while state[PHASE] != OVER:
        seat = state[TO_MOVE]
        advised = action = plan_action(state, board, mind, seat)
        found = candidates(state, board, seat, actions)
        learns = order[PLANNERS] >> seat & 1 == 0
        if learns and found > 1:
            look(state, board, mind, seat, order, net, shape, paper, shown)
            weigh(board, paper, OUT, actions, found, advised, trust_in_planner(net, shape), paper)
            chosen = likeliest(paper, found) if order[BOLD] else by_chance(paper, found, order)
            action, chance = actions[chosen], paper[PRIORS + chosen]
            note_mask(board, order, actions, found, masks)
            note(state, board, seat, action, advised, chance, order, shape, paper, shown, rows, figures)
        play(state, board, log, seat, action)
        if learns and state[TO_MOVE] != seat and state[PHASE] != OVER:
            look(state, board, mind, seat, order, net, shape, paper, shown)
            note_mask(board, order, actions, 0, masks)
            note(state, board, seat, 0, NOTHING, 1.0, order, shape, paper, shown, rows, figures)
    judge(state, since, order[NOTED], shape, rows, figures, paper, patience)


def look(
    state: Integers,
    board: Integers,
    mind: Integers,
    seat: int,
    order: Integers,
    net: Floats,
    shape: Integers,
    paper: Floats,
    shown: SmallIntegers,
) -> None:
    write_signals(state, board, mind, seat, order[OBSERVED], shown)
    think(shown, net, shape, paper)


def likeliest(paper: Floats, found: int) -> int:
    best = 0
    for number in range(1, found):
        if paper[PRIORS + number] > paper[PRIORS + best]:
            best = number
    return best


def by_chance(paper: Floats, found: int, order: Integers) -> int:
    """One of the actions, each as likely as the network finds it."""
    left = next_choice(order, MOST_LUCK) / MOST_LUCK
    for number in range(found):
        left -= paper[PRIORS + number]
        if left < 0:
            return number
    return likeliest(paper, found)


def note_mask(board: Integers, order: Integers, actions: Integers, found: int, masks: Marks) -> None:
    """Mark what could be done."""
    if order[NOTED] == order[MOST_NOTED]:
        return
    mask = order[NOTED] * board[ACTIONS]
    for action in range(board[ACTIONS]):
        masks[mask + action] = 0
    for number in range(found):
        masks[mask + actions[number]] = 1


def note(
    state: Integers,
    board: Integers,
    seat: int,
    action: int,
    advised: int,
    chance: float,
    order: Integers,
    shape: Integers,
    paper: Floats,
    shown: SmallIntegers,
    rows: SmallIntegers,
    figures: Floats,
) -> None:
    """Note a decision, or with no advice a look, as long as there is room."""
    if order[NOTED] == order[MOST_NOTED]:
        return
    row = order[NOTED] * (shape[INPUTS] + FACTS)
    for signal in range(shape[INPUTS]):
        rows[row + signal] = shown[signal]
    fact = row + shape[INPUTS]
    rows[fact + MOVER] = seat
    rows[fact + CHOSEN] = action
    rows[fact + ADVISED] = 0 if advised == NOTHING else advised
    rows[fact + PLAYERS] = state[SEATS]
    rows[fact + DECIDES] = 0 if advised == NOTHING else 1
    figures[order[NOTED] * FIGURES + CHANCE] = chance
    figures[order[NOTED] * FIGURES + VALUE] = paper[OUT + value_output(board)]
    order[NOTED] += 1


def judge(
    state: Integers,
    since: int,
    noted: int,
    shape: Integers,
    rows: SmallIntegers,
    figures: Floats,
    paper: Floats,
    patience: float,
) -> None:
    """Of a finished game: what each noted position was worth, and how much each decision gained.

    A gain is the sum of all later surprises of the same seat, each step further away weighing less.
    """
    gains, values = OUT, OUT + MOST_SEATS
    for seat in range(state[SEATS]):
        paper[gains + seat] = 0
        paper[values + seat] = worth_to(state, seat) / WIN
    for back in range(noted - since):
        one = noted - 1 - back
        mover = rows[one * (shape[INPUTS] + FACTS) + shape[INPUTS] + MOVER]
        at = one * FIGURES
        value = figures[at + VALUE]
        gain = paper[values + mover] - value + patience * paper[gains + mover]
        paper[values + mover] = value
        paper[gains + mover] = gain
        figures[at + GAIN] = gain
        figures[at + WORTH] = value + gain
        for turn in range(1, MOST_SEATS):
            there = turn < state[SEATS]
            figures[at + WORTH + turn] = (
                worth_to(state, (mover + turn) % state[SEATS]) / WIN if there else 0.0
            )
