"""Notice of one's turn: nobody gets any who did not ask, and everybody can have it stopped."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys
from omnibus.server.metrics import Metrics
from omnibus.server.notices.notices import Notices
from omnibus.server.notices.outgoing import Outgoing
from omnibus.server.notices.saying import languages, said
from omnibus.server.people.account import Account
from omnibus.server.people.accounts import Accounts
from omnibus.server.people.seats import Seats
from omnibus.server.settings import Settings
from omnibus.server.store.store import Store
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tokens import SeatHeld, Tokens
from omnibus.wire.notices import Mail, NoticeRequest, Push, Webhook
from omnibus.wire.table import Seat, Table
from tests.kit.kept import keep_game
from tests.kit.mailbox import Mailbox, mailbox
from tests.server.notices.test_push import BROWSER
from tests.server.store.databases import databases, with_a_store

KEYS = Keys(bytes(32))
PERSON = Seat("person", taken=True)
CITY = "paris"


class Posted(Outgoing):
    """Keeps what would be sent."""

    def __init__(self, status: int = 201) -> None:
        super().__init__()
        self.status = status
        self.sent: list[tuple[str, dict[str, str], bytes]] = []

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        self.sent.append((url, headers, body))
        return self.status


def notices(store: Store, outgoing: Outgoing, **said_: Any) -> Notices:  # noqa: ANN401 - settings
    settings = Settings(address="https://games.example/", push_contact="mailto:me@mail.example", **said_)
    return Notices(store.database, KEYS, settings, Metrics(), outgoing)


async def at_a_table(store: Store) -> tuple[Account, str]:
    """Somebody who has said that seat 1 is his."""
    accounts = Accounts(store.database, KEYS)
    ann = await accounts.who((await accounts.claim_name(f"Ann{secrets.token_hex(4)}", 1)).token)

    async def claim(table: Table) -> None:
        await Seats(store.database, Tokens(KEYS)).claim(ann, table.id, SeatHeld(1, 0), 4)

    table = await keep_game(store, (PERSON, PERSON), city=CITY, dealt=claim)
    return ann, table.id


@pytest.mark.parametrize("database", databases())
def test_a_webhook_is_told_and_can_tell_that_it_was_us(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        outgoing = Posted()
        teller = notices(store, outgoing)
        ann, table = await at_a_table(store)
        assert await teller.turn(table, CITY, 1, 7, 0) == 0
        asked = NoticeRequest(Webhook("https://hooks.example/x"), "de")
        notice = await teller.add(ann, asked, 5)
        assert await teller.turn(table, CITY, 0, 7, 0) == 0
        assert await teller.turn(table, CITY, 1, 7, 0) == 1
        ((url, headers, body),) = outgoing.sent
        told = msgspec.json.decode(body)
        assert (url, told["link"]) == ("https://hooks.example/x", f"https://games.example/t/{table}")
        assert told["title"] == "Du bist am Zug in Paris"
        mark = hmac.digest(notice.secret.encode(), body, hashlib.sha256).hex()
        assert headers["Omnibus-Signature"] == f"sha256={mark}"
        assert [(one.kind, one.where, one.secret) for one in await teller.of(ann)] == [
            ("webhook", "hooks.example", "")
        ]
        await teller.remove(ann, notice.id)
        assert await teller.turn(table, CITY, 1, 8, 0) == 0

    with_a_store(database, tmp_path, work)


def test_a_browser_that_wants_no_more_is_forgotten(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        outgoing = Posted()
        teller = notices(store, outgoing)
        ann, table = await at_a_table(store)
        push = Push("https://push.example/send/abc", BROWSER, "BTBZMqHH6r4Tts7J_aSIgg")
        await teller.add(ann, NoticeRequest(push), 5)
        assert await teller.turn(table, CITY, 1, 7, 0) == 1
        assert b"Your turn" not in outgoing.sent[0][2]
        outgoing.status = 410
        assert await teller.turn(table, CITY, 1, 8, 0) == 0
        assert await teller.of(ann) == []

    with_a_store("sqlite", tmp_path, work)


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as one:
        yield one


def test_mail_comes_once_its_code_was_entered(tmp_path: Path, post: Mailbox) -> None:
    async def work(store: Store) -> None:
        teller = notices(store, Posted(), smtp=post.address, mail_from="games@mail.example")
        ann, table = await at_a_table(store)
        notice = await teller.add(ann, NoticeRequest(Mail("ada@mail.example"), "fr"), 5)
        letter = post.next().get_content()  # type: ignore[attr-defined]
        assert await teller.turn(table, CITY, 1, 7, 0) == 0
        code = letter.split(" : ")[1].split()[0]
        for wrong in ("", code[:-1], code + "a", "a" * 16):
            with pytest.raises(OmnibusError, match="not the code"):
                await teller.confirm(ann, notice.id, wrong)
        await teller.confirm(ann, notice.id, f" {code.upper()} ")
        assert await teller.turn(table, CITY, 1, 7, 0) == 1
        told = post.next()
        assert told["To"] == "ada@mail.example"
        assert f"https://games.example/t/{table}" in told.get_content()  # type: ignore[attr-defined]

    with_a_store("sqlite", tmp_path, work)


def test_a_stranger_is_not_flooded_with_codes(tmp_path: Path, post: Mailbox) -> None:
    async def work(store: Store) -> None:
        teller = notices(store, Posted(), smtp=post.address, mail_from="games@mail.example")
        ann, _ = await at_a_table(store)
        for address in ("ada@mail.example", "Ada@mail.example", "ada@MAIL.example"):
            await teller.add(ann, NoticeRequest(Mail(address)), 5)
        with pytest.raises(RefusedError, match="too-many"):
            await teller.add(ann, NoticeRequest(Mail("ada@mail.example")), 5)
        await teller.add(ann, NoticeRequest(Mail("ben@mail.example")), 5)
        await teller.add(ann, NoticeRequest(Mail("ada@mail.example")), 3_600_000)

    with_a_store("sqlite", tmp_path, work)


@pytest.mark.parametrize(
    "wrong",
    [
        NoticeRequest(Webhook("http://hooks.example/")),
        NoticeRequest(Webhook("https://hooks.example/"), "xx"),
        NoticeRequest(Mail("ada@mail.example")),
        NoticeRequest(Push("https://push.example/", "x", "y")),
        NoticeRequest(Push("https://push.example/", BROWSER, "AAAA")),
    ],
)
def test_what_makes_no_sense_is_not_kept(wrong: NoticeRequest, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        teller = notices(store, Posted())
        ann, _ = await at_a_table(store)
        with pytest.raises(OmnibusError):
            await teller.add(ann, wrong, 5)
        assert await teller.of(ann) == []

    with_a_store("sqlite", tmp_path, work)


def test_who_leaves_is_told_nothing_more(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        outgoing = Posted()
        teller = notices(store, outgoing)
        ann, table = await at_a_table(store)
        for number in range(10):
            await teller.add(ann, NoticeRequest(Webhook(f"https://hooks.example/{number}")), 5)
        with pytest.raises(OmnibusError, match="enough"):
            await teller.add(ann, NoticeRequest(Webhook("https://hooks.example/")), 5)
        await Accounts(store.database, KEYS).remove(ann)
        assert await teller.turn(table, CITY, 1, 7, 0) == 0
        assert await teller.of(ann) == []
        assert outgoing.sent == []

    with_a_store("sqlite", tmp_path, work)


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_every_language_says_everything(language: str) -> None:
    assert language in languages()
    arguments = {"city": "A", "player": "B", "link": "C", "code": "D"}
    for name, used in {
        "turn-title": "A", "turn-body": "B", "turn-mail": "C", "confirm-title": "", "confirm-mail": "D",
    }.items():  # fmt: skip
        assert used in said(name, language, **arguments)
