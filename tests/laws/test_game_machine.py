"""A game driven about at random: played, refused, taken back, copied, written down and read again."""

from __future__ import annotations

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from omnibus.errors import OmnibusError
from omnibus.game.event import redacted
from omnibus.game.faults import position_faults
from omnibus.game.game import Game
from omnibus.game.record import replay
from omnibus.game.refusal import IllegalActionError
from tests.kit.strategies import seeds, tables
from tests.kit.tables import Table
from tests.laws.ledger import Ledger

AT_MOST = 40
"""Plies at a stroke."""


class GameMachine(RuleBasedStateMachine):
    game: Game

    @initialize(table=tables(), seed=seeds())
    def deal(self, table: Table, seed: int) -> None:
        self.game = table.deal(seed)
        self.positions = [self.game.position()]

    @rule(choices=st.binary(min_size=1, max_size=AT_MOST))
    def play(self, choices: bytes) -> None:
        ledgers = [Ledger(self.game.view(seat)) for seat in (None, *range(self.game.seats))]
        for byte in choices:
            if self.game.over:
                return
            seat = self.game.may_act[byte % len(self.game.may_act)]
            legal = self.game.legal_actions(seat)
            action = legal[byte * len(legal) >> 8]
            told = self.game.play(action, seat)
            self.positions.append(self.game.position())
            for ledger in ledgers:
                heard = [redacted(event, ledger.seat) for event in told]
                ledger.fold(heard, action if ledger.seat == seat else None)
        for ledger in ledgers:
            assert ledger.view == self.game.view(ledger.seat)

    @rule(number=st.integers(0, 2**16), seat=st.integers(0, 3))
    def try_anything(self, number: int, seat: int) -> None:
        actions = self.game.edition.actions
        action = actions[number % len(actions)]
        seat %= self.game.seats
        if self.game.explain(action, seat) is None:
            assert action in self.game.legal_actions(seat)
            self.game.play(action, seat)
            self.positions.append(self.game.position())
        else:
            with pytest.raises(IllegalActionError):
                self.game.play(action, seat)

    @precondition(lambda self: self.game.plies)
    @rule()
    def undo(self) -> None:
        last = self.game.plies[-1]
        try:
            assert self.game.undo() == last.action
        except OmnibusError:
            return
        self.positions.pop()

    @rule()
    def go_on_with_a_copy(self) -> None:
        left_behind, self.game = self.game, self.game.copy()
        if not left_behind.over:
            left_behind.play(left_behind.legal_actions()[0])

    @rule()
    def write_it_down_and_read_it(self) -> None:
        self.game = replay(self.game.record())

    @invariant()
    def it_is_as_remembered(self) -> None:
        assert self.game.position() == self.positions[-1]
        assert self.game.ply == len(self.game.plies) == len(self.positions) - 1

    @invariant()
    def it_has_no_faults(self) -> None:
        assert position_faults(self.game.edition, self.game.state) == []

    @invariant()
    def somebody_can_act_unless_it_is_over(self) -> None:
        assert bool(self.game.may_act) is not self.game.over
        for seat in range(self.game.seats):
            assert bool(self.game.legal_actions(seat)) is (seat in self.game.may_act)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(max_examples=60, stateful_step_count=25)
