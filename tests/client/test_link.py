"""Links to tables."""

import pytest

from omnibus.client import TableLink, parse_link
from omnibus.errors import OmnibusError


@pytest.mark.parametrize(
    "link",
    [
        TableLink("http://127.0.0.1:8000", "abc_-9"),
        TableLink("https://games.example/here", "abc", "0.1.x-_y"),
    ],
)
def test_a_link_reads_back(link: TableLink) -> None:
    assert parse_link(str(link)) == link


@pytest.mark.parametrize("text", ["", "http://host", "ftp://host/t/abc", "/t/abc", "http://host/t/a b"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(OmnibusError, match="no link to a table"):
        parse_link(text)
