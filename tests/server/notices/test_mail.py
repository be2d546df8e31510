"""Mail goes to the server that the settings name, and no password goes there in the clear."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from omnibus.server.notices import mail
from omnibus.server.notices.mail import Mail, is_this_machine
from tests.kit.mailbox import Mailbox, mailbox


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as one:
        yield one


def test_without_tls_no_password_leaves_this_machine(post: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "is_this_machine", lambda host: False)
    told = Mail(post.address.replace("://", "://user:secret@"), "games@mail.example")
    assert not asyncio.run(told.send("ada@mail.example", "Hello", "text"))
    assert asyncio.run(Mail(post.address, "games@mail.example").send("ada@mail.example", "Hello", "text"))


@pytest.mark.parametrize(
    ("host", "is_it"),
    [("localhost", True), ("127.0.0.1", True), ("::1", True), ("10.0.0.1", False), ("mail.example", False)],
)
def test_what_is_this_machine(host: str, is_it: bool) -> None:  # noqa: FBT001 - of the table
    assert is_this_machine(host) is is_it
