"""The first game of each city: played by the rules, to the end, with what only that city has."""

import pytest

from omnibus.boards.load import city_slugs
from omnibus.errors import OmnibusError
from omnibus.game.refusal import IllegalActionError
from omnibus.server.lessons.lesson import LEARNER, lesson, lesson_cities, read_lesson
from tests.web.words import LANGUAGES, all_messages

OWN = {
    "amsterdam": {"bonus-card-taken", "bonus-scored"},
    "berlin": {"route-claimed"},
    "london": {"district-scored"},
    "paris": {"flag-card-kept", "flag-scored"},
}
TINY = """
rival = "Nell"
[[acts]]
position = "city london; seats 2; to-move 0; seat 0; hand blue*2"
steps = [{ say = "welcome" }, { say = "claim", do = "ACTION" }]
"""


def test_every_city_has_one() -> None:
    assert lesson_cities() == city_slugs()
    with pytest.raises(OmnibusError, match="did you mean 'london'"):
        lesson("lodnon")


@pytest.mark.parametrize("city", city_slugs())
def test_it_goes_to_the_end_and_the_learner_wins(city: str) -> None:
    found = lesson(city)
    assert found.moments[-1].standing.view.phase == "over"
    assert found.table.result is not None
    assert found.table.result.ranks[LEARNER] == 1


@pytest.mark.parametrize("city", city_slugs())
def test_what_is_asked_of_the_learner_can_be_done(city: str) -> None:
    found = lesson(city)
    for step in found.steps:
        legal = found.moments[step.moment].standing.legal
        assert step.seat != LEARNER or not step.action or step.action in legal
        assert step.action or step.say


@pytest.mark.parametrize("city", city_slugs())
def test_it_shows_what_only_that_city_has(city: str) -> None:
    told = [event for moment in lesson(city).moments for event in moment.happened.events]
    assert {event.__struct_config__.tag for event in told} >= OWN[city]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_all_that_is_said(language: str) -> None:
    said = {step.say for city in lesson_cities() for step in lesson(city).steps if step.say}
    assert {f"lesson-{name}" for name in said} <= set(all_messages(language))


def test_the_rules_hold_in_a_lesson() -> None:
    assert len(read_lesson(TINY.replace("ACTION", "claim regents-park--baker-street blue*2")).moments) == 2
    with pytest.raises(IllegalActionError):
        read_lesson(TINY.replace("ACTION", "claim regents-park--kings-cross green*3"))
