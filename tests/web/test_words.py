"""All languages say everything, and everything that is asked for is there."""

import re

import pytest

from omnibus.rules.reasons import RULES
from tests.rules.statements import all_statements
from tests.web.words import (
    ASKED,
    ASKED_TEMPLATE,
    LANGUAGES,
    LITERAL,
    WORDS,
    all_messages,
    files,
    messages,
    pattern_of,
    scripts,
    templates,
)

RULE = re.compile(r"[RE]-[A-Z0-9-]+")
ALWAYS = "what-always-holds.md"
CITED_ALONE = {"E-20", "E-32"}
PLANNED = {"en", "de", "nl", "fr"}


def test_the_languages() -> None:
    assert set(LANGUAGES) == PLANNED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_messages_with_the_same_variables(language: str) -> None:
    assert files(language) == files("en")
    for file in files("en"):
        assert messages(WORDS / language / file) == messages(WORDS / "en" / file)


def test_no_message_is_in_two_files() -> None:
    every = [name for file in files("en") for name in messages(WORDS / "en" / file)]
    assert len(every) == len(set(every))


def test_what_scripts_ask_for_is_there() -> None:
    known = set(all_messages("en"))
    missing = {
        (script, name) for script, text in scripts() for name in ASKED.findall(text) if name not in known
    }
    missing |= {
        (script, template)
        for script, text in scripts()
        for template in ASKED_TEMPLATE.findall(text)
        if not any(pattern_of(template).fullmatch(name) for name in known)
    }
    assert not missing


def test_what_is_there_is_asked_for() -> None:
    """By its name, or by a template that can become it."""
    texts = [text for _, text in scripts()]
    named = {name for text in texts for name in LITERAL.findall(text)}
    made = [template for text in texts for template in templates(text)]
    unused = [
        name
        for name in all_messages("en")
        if not RULE.fullmatch(name)
        and name not in named
        and not any(template.fullmatch(name) for template in made)
    ]
    assert not unused


def test_the_rules_are_those_of_the_documentation() -> None:
    """All statements that one plays by, and the rulings that refusals cite."""
    stated = {one.id for one in all_statements() if one.id.startswith("R-") and one.page != ALWAYS}
    assert {
        name for name in messages(WORDS / "en" / "rules.ftl") if RULE.fullmatch(name)
    } == stated | CITED_ALONE
    assert set(filter(None, RULES.values())) <= stated | CITED_ALONE


def test_a_template_becomes_names() -> None:
    assert pattern_of("menu-${one}").fullmatch("menu-rules")
    assert not pattern_of("menu-${one}").fullmatch("menu")
