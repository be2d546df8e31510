"""The two forms of the rules: interpreted over lists and compiled over arrays, they do the very same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from omnibus.rules import playout
from omnibus.rules.catalogue import ACTIONS, STATE_SIZE
from omnibus.rules.compiled import compiled
from omnibus.rules.events import FIRST_EVENT, NOT_LISTENING, new_log
from omnibus.rules.layout import CHOOSING, KEY, NOBODY, OVER, PHASE, TO_MOVE
from omnibus.rules.legality import legal_actions
from omnibus.rules.play import play
from omnibus.rules.playout import checksum, next_choice, play_games, play_out
from omnibus.rules.reasons import Reason
from omnibus.rules.refusals import refusal
from omnibus.rules.scoring import rank
from omnibus.rules.setup import begin
from omnibus.types import Integers
from tests.kit.tables import TABLES, Table

IntegerArray = NDArray[np.int64]

GAMES = 1_000
"""At each table."""
GAMES_WITH_REFUSALS = 10
EVENTS = 100
"""More than follow most actions. Where a log runs full all the same, it does in both."""


def as_array(integers: Integers) -> IntegerArray:
    return np.array(integers, dtype=np.int64)


class TwoForms:
    """One table in both forms. After every call everything that the rules may have written is compared."""

    def __init__(self, table: Table) -> None:
        self.seats = table.seats
        self.board = table.deal(0).edition.integers
        self.board_array = as_array(self.board)
        self.state = [0] * self.board[STATE_SIZE]
        self.state_array = as_array(self.state)
        self.log = new_log(EVENTS)
        self.log_array = as_array(self.log)
        self.out = [0] * self.board[ACTIONS]
        self.out_array = as_array(self.out)
        self.luck = [self.board[STATE_SIZE] + self.seats]
        self.luck_array = as_array(self.luck)

    def begin(self, seed: int, first: int = NOBODY) -> None:
        self.state[:] = [0] * len(self.state)
        self.state[KEY : KEY + 2] = [seed, self.seats]
        self.state_array[:] = self.state
        self._listen()
        begin(self.state, self.board, self.log, self.seats, first)
        compiled().begin(self.state_array, self.board_array, self.log_array, self.seats, first)
        self.compare()

    def legal(self, seat: int) -> Integers:
        found = legal_actions(self.state, self.board, seat, self.out)
        assert compiled().legal_actions(self.state_array, self.board_array, seat, self.out_array) == found
        legal = self.out[:found]
        assert self.out_array[:found].tolist() == legal
        return legal

    def play(self, seat: int, action: int) -> None:
        self._listen()
        play(self.state, self.board, self.log, seat, action)
        compiled().play(self.state_array, self.board_array, self.log_array, seat, action)
        self.compare()

    def game(self, seed: int) -> Iterator[int]:
        """Play at random; before every action its seat."""
        self.begin(seed)
        while self.state[PHASE] != OVER:
            seat = self.state[TO_MOVE]
            yield seat
            legal = self.legal(seat)
            self.play(seat, legal[next_choice(self.luck, len(legal))])

    def compare(self) -> None:
        assert self.state_array.tolist() == self.state
        written = len(self.log) if self.log[0] < 0 else self.log[0]
        assert self.log_array[:written].tolist() == self.log[:written]

    def _listen(self) -> None:
        self.log[0] = self.log_array[0] = FIRST_EVENT

    def both(self, name: str) -> None:
        """Call one of the functions that play at random, in both forms."""
        self.luck_array[:] = self.luck
        games = [] if name == "play_out" else [self.seats, 20]
        lists = [self.state, self.board, self.log, self.luck, self.out]
        arrays = [self.state_array, self.board_array, self.log_array, self.luck_array, self.out_array]
        interpreted: Callable[..., int] = getattr(playout, name)
        assert getattr(compiled(), name)(*arrays, *games) == interpreted(*lists, *games)
        assert self.luck_array.tolist() == self.luck
        self.compare()


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def test_both_forms_are_in_the_same_state_after_every_action(table: Table) -> None:
    """Every slot of the state, all events, all legal actions and all ranks of a thousand random games."""
    forms = TwoForms(table)
    for seed in range(GAMES):
        for _ in forms.game(seed):
            pass
        for seat in range(table.seats):
            assert compiled().rank(forms.state_array, seat) == rank(forms.state, seat)


def test_both_forms_refuse_the_same_for_the_same_reason(table: Table) -> None:
    forms = TwoForms(table)
    actions = [-1, *range(forms.board[ACTIONS] + 1)]
    for seed in range(GAMES_WITH_REFUSALS):
        for mover in forms.game(seed):
            for seat in range(table.seats):
                legal = set(forms.legal(seat))
                assert seat == mover or not legal or forms.state[PHASE] == CHOOSING
                for action in actions[:: 1 if seat == mover else 40]:
                    reason = refusal(forms.state, forms.board, seat, action)
                    assert compiled().refusal(forms.state_array, forms.board_array, seat, action) == reason
                    assert (reason == Reason.LEGAL) == (action in legal)


def test_both_forms_begin_with_the_seat_that_is_told(table: Table) -> None:
    forms = TwoForms(table)
    for first in range(table.seats):
        forms.begin(seed=5, first=first)
        assert forms.state[TO_MOVE] == first


@pytest.mark.parametrize("name", [play_out.__name__, play_games.__name__])
def test_both_forms_play_the_same_games_alone(table: Table, name: str) -> None:
    forms = TwoForms(table)
    for listening in (NOT_LISTENING, FIRST_EVENT):
        forms.begin(seed=3)
        forms.log[0] = forms.log_array[0] = listening
        forms.both(name)
        total = checksum(forms.state, forms.board)
        assert compiled().checksum(forms.state_array, forms.board_array) == total
