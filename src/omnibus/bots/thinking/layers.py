"""The network, computed: two layers of units that are silent below zero, and a row of outputs.

Most of what goes in is zero, and half of the units are silent: so each layer adds up the weights of those
that are not, four at a time. No sum is taken in another order than it stands here, so that every machine
comes to the same numbers.
"""

from omnibus.types import Floats, Integers, SmallIntegers

# of the shape
INPUTS, FIRST_UNITS, SECOND_UNITS, OUTPUTS = range(4)
HEARD = 4
"""From here on, when it thinks: which inputs or units are not silent."""

# of the paper
MOST_UNITS = 512
FIRST = 0
SECOND = FIRST + MOST_UNITS
OUT = SECOND + MOST_UNITS
MOST_OUTPUTS = 256
SOUND = OUT + MOST_OUTPUTS
"""What the inputs or units say that are not silent, one after the other."""
MOST_INPUTS = 1024
SHAPE_SIZE = HEARD + MOST_INPUTS
PRIORS = SOUND + MOST_INPUTS
"""How likely each of some actions is."""
MOST_CHOICES = 1024
PAPER_SIZE = PRIORS + MOST_CHOICES
"""Behind it there may be room for the outputs at other positions."""


def network_size(inputs: int, first: int, second: int, outputs: int) -> int:
    """Numbers of a network: each layer its weights and its biases; at last how far the planner is trusted."""
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * outputs + 1


def think(row: SmallIntegers, net: Floats, shape: Integers, paper: Floats) -> None:
    """From a row of signals to the outputs, on the paper from ``OUT`` on."""
    inputs, first, second, outputs = (
        shape[INPUTS],
        shape[FIRST_UNITS],
        shape[SECOND_UNITS],
        shape[OUTPUTS],
    )
    found = hear_signals(row, inputs, shape, paper)
    add_up(net, 0, inputs, first, shape, found, paper, FIRST)
    start = (inputs + 1) * first
    found = hear_units(first, shape, paper, FIRST)
    add_up(net, start, first, second, shape, found, paper, SECOND)
    start += (first + 1) * second
    found = hear_units(second, shape, paper, SECOND)
    add_up(net, start, second, outputs, shape, found, paper, OUT)


def trust_in_planner(net: Floats, shape: Integers) -> float:
    inputs, first, second, outputs = (
        shape[INPUTS],
        shape[FIRST_UNITS],
        shape[SECOND_UNITS],
        shape[OUTPUTS],
    )
    return net[(inputs + 1) * first + (first + 1) * second + (second + 1) * outputs]


def hear_signals(row: SmallIntegers, size: int, shape: Integers, paper: Floats) -> int:
    """Note which signals are not zero, and what they say."""
    found = 0
    for number in range(size):
        if row[number] != 0:
            shape[HEARD + found] = number
            paper[SOUND + found] = row[number]
            found += 1
    return found


def hear_units(size: int, shape: Integers, paper: Floats, units: int) -> int:
    found = 0
    for number in range(size):
        if paper[units + number] > 0:
            shape[HEARD + found] = number
            paper[SOUND + found] = paper[units + number]
            found += 1
    return found


def add_up(
    net: Floats,
    start: int,
    height: int,
    width: int,
    shape: Integers,
    found: int,
    paper: Floats,
    out: int,
) -> None:
    """The biases, and each row of weights as loud as its unit; the rows begin at ``start``."""
    biases = start + height * width
    for unit in range(width):
        paper[out + unit] = net[biases + unit]
    done = 0
    while done + 4 <= found:
        add_four(net, start, width, shape, done, paper, out)
        done += 4
    while done < found:
        row, sound = start + shape[HEARD + done] * width, paper[SOUND + done]
        for unit in range(width):
            paper[out + unit] += sound * net[row + unit]
        done += 1


def add_four(
    net: Floats, start: int, width: int, shape: Integers, done: int, paper: Floats, out: int
) -> None:
    one, two = start + shape[HEARD + done] * width, start + shape[HEARD + done + 1] * width
    three, four = start + shape[HEARD + done + 2] * width, start + shape[HEARD + done + 3] * width
    a, b = paper[SOUND + done], paper[SOUND + done + 1]
    c, d = paper[SOUND + done + 2], paper[SOUND + done + 3]
    for unit in range(width):
        paper[out + unit] += (
            a * net[one + unit] + b * net[two + unit] + c * net[three + unit] + d * net[four + unit]
        )
