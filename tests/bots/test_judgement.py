"""The planner's numbers, city by city."""

import pytest

from omnibus.boards.load import city_slugs, load_board
from omnibus.bots import judgement
from omnibus.bots.judgement import weights_for
from omnibus.bots.thinking import weights
from omnibus.bots.thinking.weights import DEFAULT_WEIGHTS
from omnibus.game.edition import edition


@pytest.mark.parametrize("city", city_slugs())
def test_a_city_has_numbers_of_its_own(city: str) -> None:
    found = weights_for(edition(load_board(city)))
    assert len(found) == len(DEFAULT_WEIGHTS)
    assert found != DEFAULT_WEIGHTS
    assert min(found) >= 0


def test_what_is_tuned_is_a_number_that_the_planner_weighs() -> None:
    names = {name.lower() for name in vars(weights) if name.isupper()} - {"default_weights"}
    tuned = judgement._tuned()
    assert set(tuned) == set(city_slugs())
    assert {name for numbers in tuned.values() for name in numbers} <= names


def test_any_other_board_has_the_common_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "_tuned", dict)
    assert weights_for(edition(load_board("london"))) == DEFAULT_WEIGHTS
