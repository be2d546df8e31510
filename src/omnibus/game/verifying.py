"""Was it dealt as it should have been? What a record proves of its own deal, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from omnibus.boards.model import Board
from omnibus.game.game import Game, new_game
from omnibus.game.proof import Proof, commitment_to, seed_from
from omnibus.game.record import RecordError, replay
from omnibus.rules.layout import FIRST

Step = Literal["replay", "proof", "commitment", "seed", "first", "seen-commitment", "seen-nonce"]


class Finding(msgspec.Struct, frozen=True):
    step: Step
    right: bool
    detail: str = ""


def verify(
    text: str, board: Board | None = None, *, commitment: str = "", nonces: Sequence[str] = ()
) -> list[Finding]:
    """All that can be checked; what somebody saw at the table himself is what the rest hangs on."""
    try:
        game = replay(text, board)
    except RecordError as error:
        return [Finding("replay", right=False, detail=str(error))]
    replayed = Finding("replay", right=True, detail=str(game.ply))
    if game.proof is None:
        return [replayed, Finding("proof", right=False)]
    return [replayed, *_of_the_deal(game, game.proof), *_of_what_was_seen(game.proof, commitment, nonces)]


def _of_the_deal(game: Game, proof: Proof) -> list[Finding]:
    seed = seed_from(proof, game.edition, game.seats)
    first = game.start[FIRST]
    again, chosen = (
        new_game(game.board, seats=game.seats, seed=seed, profile=game.edition.profile, first=one)
        for one in (None, first)
    )
    return [
        Finding("commitment", right=commitment_to(proof.secret) == proof.commitment, detail=proof.commitment),
        Finding("seed", right=chosen.start == game.start, detail=f"{seed:x}"),
        Finding("first", right=again.start[FIRST] == first, detail=str(again.start[FIRST])),
    ]


def _of_what_was_seen(proof: Proof, commitment: str, nonces: Sequence[str]) -> list[Finding]:
    given = {nonce for _, nonce in proof.nonces}
    findings = [Finding("seen-nonce", right=nonce in given, detail=nonce) for nonce in nonces]
    if commitment:
        same = commitment.lower() == proof.commitment
        findings.insert(0, Finding("seen-commitment", right=same, detail=commitment))
    return findings
