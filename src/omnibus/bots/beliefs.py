"""What a seat may conclude of what it can't see.

Certain are the cards that everybody has seen go into a hand, and the tickets that it has put under the stack
itself. Of the tickets in the rivals' hands it knows how many there are, and the rivals' routes tell the rest.
"""

from __future__ import annotations

from functools import cached_property
from math import exp, prod
from random import Random

from omnibus.boards.integers import TICKETS as TICKETS_IN_ALL
from omnibus.boards.model import Slug
from omnibus.bots.bot import Turn
from omnibus.bots.knowledge import knowledge_of
from omnibus.bots.odds import Holder, Odds
from omnibus.bots.thinking.believing import CERTAIN, MOST_RIVALS, imagine_believed
from omnibus.bots.thinking.engine import array, engine, new_mind
from omnibus.bots.thinking.evidence import EVIDENCE_SIZE, gather_evidence, likelihood
from omnibus.bots.thinking.network import study
from omnibus.game.edition import Edition
from omnibus.game.game import Game
from omnibus.rules.catalogue import STATE_SIZE
from omnibus.rules.knowledge import TICKETS_HELD, hidden_tickets
from omnibus.rules.layout import CHOOSING, OVER, PHASE, SEATS

MOST_CASES = 20_000
"""Hidden tickets times hands; where there are more, all tickets are taken for equally likely."""
UNKNOWN = [0]
"""Odds that say nothing."""


class Beliefs:
    """A ticket is in one hand or in the stack; what is likely in one makes it less likely in another."""

    def __init__(self, edition: Edition, known: list[int], seat: int, *, compiled: bool = False) -> None:
        self.edition = edition
        self.known = known
        self.seat = seat
        self.compiled = compiled
        self.rivals = [other for other in range(known[SEATS]) if other != seat]
        numbers, hidden = (
            range(edition.integers[TICKETS_IN_ALL]),
            hidden_tickets(known, edition.integers, seat),
        )
        self.hidden = [ticket for ticket in numbers if hidden >> ticket & 1]

    @cached_property
    def says_something(self) -> bool:
        """Before routes are claimed and after tickets are shown there is nothing to conclude."""
        cases = len(self.hidden) * prod(self._held(rival) + 1 for rival in self.rivals)
        return self.known[PHASE] not in (CHOOSING, OVER) and 0 < cases <= MOST_CASES

    def _held(self, rival: int) -> int:
        return self.known[self.edition.integers[STATE_SIZE] + TICKETS_HELD + rival]

    @cached_property
    def odds(self) -> Odds:
        return Odds(
            len(self.hidden), [Holder(self._held(rival), self._weights(rival)) for rival in self.rivals]
        )

    def _weights(self, rival: int) -> tuple[float, ...]:
        board = self.edition.integers
        laid, evidence = self._evidence(rival)
        return tuple(exp(likelihood(board, evidence, ticket, laid)) for ticket in self.hidden)

    def _evidence(self, rival: int) -> tuple[int, list[int]]:
        board, mind = self.edition.integers, new_mind()
        evidence = [0] * (board[TICKETS_IN_ALL] * EVIDENCE_SIZE)
        if not self.compiled:
            study(board, mind)
            return gather_evidence(self.known, board, mind, rival, evidence), evidence
        run, rows = engine(), [array(row) for row in (self.known, board, mind, evidence)]
        run.study(*rows[1:3])
        laid = run.gather_evidence(*rows[:3], rival, rows[3])
        return laid, rows[3].tolist()

    def chances(self, rival: int) -> dict[Slug, float]:
        """How likely the rival is to hold each ticket that this seat can't place."""
        names = [self.edition.tickets[ticket] for ticket in self.hidden]
        return dict(zip(names, self.odds.held(self.rivals.index(rival)), strict=True))

    @cached_property
    def integers(self) -> list[int]:
        """The odds in the form that ``believing`` reads."""
        if not self.says_something:
            return UNKNOWN
        odds, idle = self.odds, [0] * (MOST_RIVALS - len(self.rivals))
        head = [len(self.hidden), len(self.rivals), odds.hands, odds.hands - 1]
        table = (odds.chances.cumsum(axis=2) * CERTAIN).astype(int).ravel().tolist()
        return [*head, *self.rivals, *idle, *odds.steps, *idle, *self.hidden, *table]

    def sample(self, random: Random) -> Game:
        """A game that could be the real one, and is as often as this seat believes it to be."""
        board = self.edition.integers
        state = [0] * board[STATE_SIZE]
        key = [random.getrandbits(32) for _ in range(4)]
        imagine_believed(self.known, board, self.seat, key, self.integers, state)
        return Game(self.edition, state)


def beliefs_of(turn: Turn, *, compiled: bool = False) -> Beliefs:
    """Compiled or not, they are the same."""
    return Beliefs(turn.edition, knowledge_of(turn), turn.seat, compiled=compiled)
