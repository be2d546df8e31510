"""Each threat names the test that holds against it."""

import re

from tests.architecture.tree import ROOT
from tests.docs.pages import read

PAGE = "docs/threats.md"
TEST = re.compile(r"`(tests/[a-z_/]+\.py)`")


def rows(page: str) -> list[str]:
    return [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| threat")]


def test_every_threat_has_a_test_that_is_there() -> None:
    assert rows(read(PAGE))
    for row in rows(read(PAGE)):
        tests = TEST.findall(row.rsplit("|", 2)[1])
        assert tests, row
        assert all((ROOT / one).is_file() for one in tests), row


def test_a_threat_without_a_test_is_noticed() -> None:
    (row,) = rows("| threat | answer | test |\n|---|---|---|\n| a | b | c |")
    assert not TEST.findall(row)
