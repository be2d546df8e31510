"""Simulations of the searching bot: compiled, as it runs them, and the same source interpreted."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from bench.games import LUCK, REFERENCE, Sequences, sequences
from bench.measure import Done, Effort, Runner, decisions, middle, race, ratio
from bench.result import DifferenceError, Result, compared
from omnibus.bots.beliefs import UNKNOWN
from omnibus.bots.thinking import network, planner, search
from omnibus.bots.thinking.engine import array, engine, new_mind
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.knowledge import KNOWLEDGE_SLOTS, know
from omnibus.rules.layout import KEY, NOBODY, TO_MOVE
from omnibus.rules.play import play
from omnibus.rules.setup import begin
from omnibus.types import Integers

PLIES = 24
"""Into the game, where there is much to choose from."""
WORLDS_TO_COMPARE = 5


class Thought:
    """What a searching bot writes on while it decides, as lists or as arrays."""

    def __init__(self, start: Sequences, run: SimpleNamespace, *, compiled: bool) -> None:
        size, seat = start.board[STATE_SIZE], start.state[TO_MOVE]
        known = [0] * (size + KNOWLEDGE_SLOTS)
        know(start.state, start.board, seat, known)
        blank = (
            [0] * size,
            [0] * size,
            [0] * start.board[ACTIONS],
            [0] * start.board[ACTIONS] * search.TALLY_SIZE,
        )
        rows: list[Integers] = [known, start.board, start.log, new_mind(), UNKNOWN, [LUCK], *blank]
        if compiled:
            rows = [array(row) for row in rows]  # type: ignore[misc]
        self.run, self.seat = run, seat
        self.known, self.board, self.log, self.mind, self.odds, self.luck = rows[:6]
        self.world, self.state, self.actions, self.tally = rows[6:]
        run.study(self.board, self.mind)
        self.alive: int = run.candidates(self.known, self.board, seat, self.actions)

    def simulate(self, worlds: int) -> Done:
        """Every candidate played on to the end in each of so many worlds."""
        simulations = self.run.simulate(
            self.known,
            self.board,
            self.log,
            self.mind,
            self.seat,
            self.odds,
            self.luck,
            self.world,
            self.state,
            self.actions,
            self.tally,
            self.alive,
            worlds,
        )
        return Done(simulations, worlds)


def searching(effort: Effort) -> Iterator[Result]:
    start = after_plies(sequences(REFERENCE))
    python = SimpleNamespace(study=network.study, candidates=search.candidates, simulate=search.simulate)
    quick, slow = Thought(start, engine(), compiled=True), Thought(start, python, compiled=False)
    check_same_worth(quick, slow)
    runners: dict[str, Runner] = {"quick": quick.simulate, "slow": slow.simulate}
    speeds = {name: decisions(found) for name, found in race(runners, effort).items()}
    yield compared("searching", "simulations, compiled / interpreted", ratio(speeds["quick"], speeds["slow"]))
    found = middle(speeds["quick"])
    yield Result(
        subject="searching",
        name="simulations, each a game played on by planners",
        value=found.median,
        low=found.low,
        high=found.high,
        unit="a second",
    )


def after_plies(own: Sequences) -> Sequences:
    """A game of planners, some plies on."""
    mind = new_mind()
    own.state[KEY] = LUCK
    begin(own.state, own.board, own.log, REFERENCE.seats, NOBODY)
    network.study(own.board, mind)
    for _ in range(PLIES):
        seat = own.state[TO_MOVE]
        play(own.state, own.board, own.log, seat, planner.plan_action(own.state, own.board, mind, seat))
    return own


def check_same_worth(quick: Thought, slow: Thought) -> None:
    """Both forms find the same candidates and the same worth of each."""
    for thought in (quick, slow):
        thought.simulate(WORLDS_TO_COMPARE)
    found, expected = list(quick.tally), list(slow.tally)
    if found != expected:
        raise DifferenceError(f"the searching bot weighs {found} compiled and {expected} interpreted")
