"""What can be taken back (E-45), and that every refusal has its words."""

import pytest

from omnibus.errors import OmnibusError
from omnibus.game.edition import Edition
from omnibus.game.refusal import WORDS
from omnibus.rules.reasons import RULES, Reason
from tests.rules.positions import claim, do, every_rulebook, lone_route, paid, position


@pytest.mark.rule("E-45")
@pytest.mark.parametrize("actions", [["draw blind"], ["draw market A"], ["draw tickets"]])
@every_rulebook
def test_what_revealed_a_card_stays_done(on: Edition, actions: list[str]) -> None:
    game = position(on, "market A B C D E")
    do(game, *actions)
    after = game.position()
    with pytest.raises(OmnibusError, match="E-45"):
        game.undo()
    assert game.position() == after


@pytest.mark.rule("E-45")
@every_rulebook
def test_a_claim_that_revealed_nothing_can_be_taken_back(on: Edition) -> None:
    route = lone_route(on)
    game = position(on, f"seat 0: hand {paid(route)}; market A B C D E; deck A ...")
    before = game.position()
    do(game, claim(route))
    assert str(game.undo()) == claim(route)
    assert (game.position(), game.plies) == (before, [])
    with pytest.raises(OmnibusError, match="nothing to take back"):
        game.undo()


@pytest.mark.rule("E-45")
@every_rulebook
def test_a_claim_that_filled_the_market_stays_done(on: Edition) -> None:
    """The paid cards were turned up, or shuffled."""
    route = lone_route(on, cost=3)
    game = position(on, f"market none; deck none; seat 0: hand {paid(route)}; seat 1: hand rest")
    do(game, claim(route))
    with pytest.raises(OmnibusError, match="E-45"):
        game.undo()


def test_every_reason_has_words_and_a_rule() -> None:
    reasons = set(Reason) - {Reason.LEGAL}
    assert set(WORDS) == reasons
    assert {reason for reason, rule in RULES.items() if rule} == reasons
    assert len(set(WORDS.values())) == len(reasons)
