"""Every statement of docs/rules has a test, every test names what exists, every link leads somewhere."""

import re
from collections import Counter

import pytest

from omnibus.game.refusal import WORDS
from omnibus.rules.reasons import RULES, Reason
from tests.architecture.tree import SOURCE, project_files, relative
from tests.rules.statements import (
    CITED,
    LINK,
    PAGES,
    all_statements,
    files_of_tests,
    reasons_named,
    rules_named,
    statements_in,
)

STATEMENTS = all_statements()
IDS = {one.id for one in STATEMENTS}
IN_TESTS = {relative(file): rules_named(file.read_text()) for file in files_of_tests()}


def test_there_are_143_statements() -> None:
    assert len([one for one in STATEMENTS if one.id.startswith("R-")]) == 143


def test_the_rulings_are_numbered_without_a_gap() -> None:
    rulings = [one.id for one in STATEMENTS if one.id.startswith("E-")]
    numbered = [f"E-{number}" for number in range(1, 46)]
    assert rulings == [numbered[0], "E-1b", *numbered[1:]]


def test_no_number_is_given_twice() -> None:
    assert not [number for number, times in Counter(one.id for one in STATEMENTS).items() if times > 1]


def test_every_statement_says_how_it_stands() -> None:
    assert not [one.id for one in STATEMENTS if one.id.startswith("R-") and not one.standing]
    without_reason = [one.id for one in STATEMENTS if one.standing == "ruling" and not one.reasons]
    assert without_reason == ["R-EDGE-18"]  # it says what a program owes, not how the game is played
    assert not [one.id for one in STATEMENTS if one.standing == "rulebook" and one.reasons]


def test_every_statement_and_ruling_has_a_test() -> None:
    tested = set().union(*IN_TESTS.values())
    assert not sorted(number for number in IDS - tested if not number.startswith("C-"))


def test_every_test_names_statements_that_exist() -> None:
    assert not {file: sorted(named - IDS) for file, named in IN_TESTS.items() if named - IDS}


def test_the_source_cites_what_exists() -> None:
    cited = {
        relative(file): {one for one in CITED.findall(file.read_text()) if one not in IDS}
        for file in project_files(".py", below=SOURCE)
    }
    assert not {file: sorted(unknown) for file, unknown in cited.items() if unknown}


def test_every_link_leads_to_a_statement() -> None:
    places = {(one.page, one.id) for one in STATEMENTS}
    for page in PAGES.glob("*.md"):
        for link in LINK.finditer(page.read_text()):
            assert (link["page"] or page.name, link["id"]) in places, f"{page.name}: {link[0]}"


def test_a_statement_rests_on_rulings_that_exist() -> None:
    assert not [one.id for one in STATEMENTS if not set(one.reasons) <= IDS]


# ---- refusals ----


def test_the_page_of_refusals_tells_all_of_them() -> None:
    """Words and rule of each reason, in their order."""
    page = (PAGES / "refusals.md").read_text()
    rows = re.findall(r"^\| (.+) \| \[([RE][^\]]+)\]\(([a-z-]+\.md)#\2\) \|$", page, re.MULTILINE)
    where = {one.id: one.page for one in STATEMENTS}
    assert rows == [(WORDS[one], RULES[one], where[RULES[one]]) for one in Reason if one is not Reason.LEGAL]


def test_every_reason_is_reached_by_a_test() -> None:
    ours = [file for file in files_of_tests() if file.name.startswith("test_statements_")]
    reached = set().union(*(reasons_named(file.read_text()) for file in ours))
    assert reached >= {reason.name for reason in Reason} - {"LEGAL"}


# ---- these checks bite ----


def test_an_anchor_is_read_with_its_standing() -> None:
    told = '<small><a id="R-X-01" href="#R-X-01">R-X-01</a> ·\n  ruling [E-3](edge-rulings.md#E-3)</small>'
    assert [tuple(one) for one in statements_in(told)] == [("R-X-01", "", "ruling", ("E-3",))]
    plain = '<small><a id="R-X-01" href="#R-X-01">R-X-01</a> · rulebook</small>'
    assert [tuple(one) for one in statements_in(plain)] == [("R-X-01", "", "rulebook", ())]
    assert not statements_in('<a id="R-X-01" href="#R-X-02">R-X-01</a>')


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("@pytest.mark.rule('R-X-01', 'E-3')\ndef test_x(): ...", {"R-X-01", "E-3"}),
        ("@pytest.mark.skip\n@pytest.mark.rule('R-X-01')\ndef test_x(): ...", set()),
        ("@pytest.mark.rule('R-X-01')\ndef not_a_test(): ...", set()),
        ("def test_x(): '''R-X-01'''", set()),
    ],
)
def test_what_a_test_names_is_read_from_its_mark(code: str, named: set[str]) -> None:
    assert rules_named(code) == named


def test_a_reason_is_read_from_the_code() -> None:
    assert reasons_named("assert_refused(game, 'pass', Reason.MUST_ACT)") == {"MUST_ACT"}
