"""Who gets notice of his turn, and where: off until somebody asks for it."""

from __future__ import annotations

import hmac
import logging
import secrets
from base64 import b32encode
from urllib.parse import urlsplit

import msgspec

from omnibus.boards.load import load_board
from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys
from omnibus.server.limits import Limit, Rate
from omnibus.server.metrics import Metrics
from omnibus.server.notices import kept
from omnibus.server.notices.kept import Due, Kept
from omnibus.server.notices.mail import Mail as MailServer, check_address
from omnibus.server.notices.outgoing import Outgoing, check_url
from omnibus.server.notices.push import PushSender, browser_point, data, sealed
from omnibus.server.notices.saying import languages, said
from omnibus.server.people.account import Account
from omnibus.server.settings import Settings
from omnibus.server.store.database import Database
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.notices import Mail, Notice, NoticeRequest, NoticeWays, Push, TurnNotice, Webhook

GONE = {404, 410}
"""What a push service says of a browser that wants no more."""
HOURLY = 60
"""Notices of one person: who plays more than that need not be told."""
CODES_HOURLY = 3
"""Mails with a code to one address, whoever asks for them."""

_log = logging.getLogger(__name__)


class Notices:
    def __init__(
        self,
        database: Database,
        keys: Keys,
        settings: Settings,
        metrics: Metrics,
        outgoing: Outgoing | None = None,
    ) -> None:
        self._database = database
        self._key = keys.key("notices")
        self._metrics = metrics
        self._address = settings.address.rstrip("/")
        self._outgoing = outgoing or Outgoing()
        contact = settings.push_contact
        self._push = PushSender(keys, contact) if contact else None
        self._mail = MailServer(settings.smtp, settings.mail_from) if settings.smtp else None
        self._limit = Limit(Rate(HOURLY, HOURLY / 60))
        self._codes = Limit(Rate(CODES_HOURLY, CODES_HOURLY / 60))

    def ways(self) -> NoticeWays:
        return NoticeWays(self._push.public_key if self._push else "", mail=self._mail is not None)

    # ---- asking for it ----

    async def add(self, account: Account, request: NoticeRequest, now: int) -> Notice:
        self._check(request)
        if isinstance(request.to, Mail) and not self._codes.allows(request.to.address.lower(), now / 1000):
            raise RefusedError("too-many")
        confirmed = not isinstance(request.to, Mail)
        notice = Kept(
            secrets.token_hex(8), account.id, request.to, request.language, now, confirmed=confirmed
        )
        await self._database.write(kept.add(notice))
        if isinstance(request.to, Mail) and self._mail:
            text = said("confirm-mail", notice.language, code=self._code(notice))
            await self._mail.send(request.to.address, said("confirm-title", notice.language), text)
        secret = self._secret(notice) if isinstance(request.to, Webhook) else ""
        return msgspec.structs.replace(shown(notice), secret=secret)

    def _check(self, request: NoticeRequest) -> None:
        if request.language not in languages():
            raise OmnibusError(f"there are notices in {', '.join(languages())}")
        match request.to:
            case Push(endpoint, key, auth):
                if self._push is None:
                    raise OmnibusError("this server sends nothing to browsers")
                check_url(endpoint)
                browser_point(key)
                if len(data(auth)) != 16:
                    raise OmnibusError("this is no secret of a browser")
            case Mail(address):
                if self._mail is None:
                    raise OmnibusError("this server sends no mail")
                check_address(address)
            case Webhook(url):
                check_url(url)

    async def confirm(self, account: Account, name: str, code: str) -> None:
        """Whoever can read the mail has the code."""
        found = [one for one in await self._of(account) if one.id == name]
        given = "".join(one for one in code.lower() if one.isalnum())
        if not found or not hmac.compare_digest(self._code(found[0]).encode(), given.encode()):
            raise OmnibusError("this is not the code of that mail")
        await self._database.write(kept.confirm(name, account.id))

    async def of(self, account: Account) -> list[Notice]:
        return [shown(one) for one in await self._of(account)]

    async def remove(self, account: Account, name: str) -> None:
        await self._database.write(kept.remove(name, account.id))

    async def _of(self, account: Account) -> list[Kept]:
        return await self._database.read(kept.of_account(account.id))

    def _code(self, notice: Kept) -> str:
        mark = hmac.digest(self._key, f"code {notice.id} {notice.account}".encode(), "sha256")
        return b32encode(mark[:10]).decode().lower()

    def _secret(self, notice: Kept) -> str:
        return hmac.digest(self._key, f"webhook {notice.id}".encode(), "sha256").hex()

    # ---- sending it ----

    async def turn(self, table: str, city: str, seat: int, ply: int, now: int) -> int:
        """It is the seat's turn. How many were told."""
        told = 0
        for due in await self._database.read(kept.due(table, seat)):
            if self._limit.allows(due.notice.account, now / 1000):
                link = f"{self._address}/t/{table}"
                name = load_board(city).name
                title = said("turn-title", due.notice.language, city=name)
                body = said("turn-body", due.notice.language, player=due.name)
                turn = TurnNotice(table, city, seat, ply, link, title, body)
                told += await self._send(due, turn, name, now)
        return told

    async def _send(self, due: Due, turn: TurnNotice, city: str, now: int) -> bool:
        notice = due.notice
        match notice.to:
            case Push():
                done = await self._send_push(notice, notice.to, turn, now)
            case Mail(address):
                text = said("turn-mail", notice.language, player=due.name, city=city, link=turn.link)
                done = self._mail is not None and await self._mail.send(address, turn.title, text)
            case Webhook(url):
                body = msgspec.json.encode(turn)
                mark = hmac.digest(self._secret(notice).encode(), body, "sha256").hex()
                headers = {"Content-Type": "application/json", "Omnibus-Signature": f"sha256={mark}"}
                done = 200 <= await self._outgoing.post(url, headers, body) < 300
        self._metrics.notices.labels(shown(notice).kind, "sent" if done else "failed").inc()
        return done

    async def _send_push(self, notice: Kept, to: Push, turn: TurnNotice, now: int) -> bool:
        if self._push is None:
            return False
        headers = self._push.headers(to.endpoint, now // 1000)
        body = sealed(msgspec.json.encode(turn), to.p256dh, to.auth)
        status = await self._outgoing.post(to.endpoint, headers, body)
        if status in GONE:
            await self._database.write(kept.remove(notice.id, notice.account))
        return 200 <= status < 300

    async def close(self) -> None:
        await self._outgoing.close()


def shown(notice: Kept) -> Notice:
    match notice.to:
        case Push(endpoint):
            kind, where = "push", urlsplit(endpoint).hostname or ""
        case Mail(address):
            kind, where = "mail", address
        case Webhook(url):
            kind, where = "webhook", urlsplit(url).hostname or ""
    return msgspec.convert(
        {
            "id": notice.id,
            "kind": kind,
            "where": where,
            "created": notice.created,
            "confirmed": notice.confirmed,
        },
        Notice,
    )
