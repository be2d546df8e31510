"""How a table is dealt: by a secret that was committed to, and the words of those who sit there."""

from __future__ import annotations

from omnibus.game.edition import Edition
from omnibus.game.proof import Proof
from omnibus.server.fairness import Fairness
from omnibus.server.tables.table import ServedTable


class Dealing:
    def __init__(self, fairness: Fairness) -> None:
        self.fairness = fairness

    def shared(self, deal: str, on: Edition, seats: int) -> Proof:
        """Nobody's words are part of it: it would not be the same for all."""
        return self.fairness.shared_proof(deal, on, seats)

    def proof_of(self, table: ServedTable) -> Proof:
        state = table.state
        if state.deal:
            return self.shared(state.deal, table.on, len(state.seats))
        nonces = {number: seat.nonce for number, seat in enumerate(state.seats) if seat.nonce}
        return self.fairness.proof(state.id, nonces)
