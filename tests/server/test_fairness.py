"""Offers are ours or they are not; a shared deal is the same for all, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from omnibus.boards.load import city_slugs, load_board
from omnibus.errors import OmnibusError
from omnibus.game.edition import edition
from omnibus.game.game import new_game
from omnibus.game.proof import commitment_to, seed_from
from omnibus.game.verifying import verify
from omnibus.server.fairness import Fairness, daily_deal, day_of, days_ahead, may_be_revealed
from omnibus.server.keys import Keys
from omnibus.server.names import deal_word
from omnibus.wire.table import Offer

KEYS = Keys(bytes(32))
NOON = 1_795_089_600_000
"""2026-11-19, 12:00 UTC."""


def test_an_offer_binds_the_server() -> None:
    fairness = Fairness(KEYS)
    offer = fairness.offer()
    assert Fairness(KEYS).is_ours(offer)
    proof = Fairness(KEYS).proof(offer.table, {1: "b", 0: "a"})
    assert proof.commitment == offer.commitment == commitment_to(proof.secret)
    assert proof.nonces == ((0, "a"), (1, "b"))
    assert fairness.offer().table != offer.table


@pytest.mark.parametrize(
    "change", [{"table": "mine"}, {"commitment": "00" * 32}, {"seal": "ü"}, {"seal": ""}]
)
def test_an_offer_of_somebody_else_is_noticed(change: dict[str, str]) -> None:
    offer: Offer = msgspec.structs.replace(Fairness(KEYS).offer(), **change)
    assert not Fairness(KEYS).is_ours(offer)
    assert not Fairness(Keys(bytes(31) + b"x")).is_ours(Fairness(KEYS).offer())


def test_a_nonce_can_be_written_into_a_record() -> None:
    with pytest.raises(OmnibusError, match="is no nonce"):
        Fairness(KEYS).proof("t", {0: "a\nsecret: 0"})


@pytest.mark.parametrize("city", city_slugs())
def test_a_shared_deal_is_shared(city: str) -> None:
    on = edition(load_board(city))
    first, second = (Fairness(KEYS).shared_proof("tuesday", on, 2) for _ in range(2))
    assert first == second
    others = [Fairness(KEYS).shared_proof("wednesday", on, 2), Fairness(KEYS).shared_proof("tuesday", on, 3)]
    assert first.secret not in {one.secret for one in others}
    game = new_game(city, seats=2, seed=seed_from(first, on, 2))
    game.proof = first
    assert all(finding.right for finding in verify(game.record()))


def test_each_day_has_its_deal_and_keeps_it_secret() -> None:
    assert day_of(NOON) == "2026-11-19"
    assert days_ahead(NOON)[:2] == ["2026-11-19", "2026-11-20"]
    assert not may_be_revealed("2026-11-19", NOON)
    assert may_be_revealed("2026-11-18", NOON)
    assert may_be_revealed("", NOON)
    assert daily_deal("2026-11-19") != deal_word(daily_deal("2026-11-19"))
