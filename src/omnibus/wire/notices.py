"""Notice of one's turn: where it is to go. Nobody gets any who did not ask for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from omnibus.wire.table import Body, Message

NoticeKind = Literal["push", "mail", "webhook"]


class Push(Message, frozen=True, tag="push"):
    """To a browser that has subscribed with the server's key: as ``PushSubscription.toJSON`` has it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Mail(Message, frozen=True, tag="mail"):
    """A code goes there first; until it is entered nothing else does."""

    address: Annotated[str, Meta(max_length=254)]


class Webhook(Message, frozen=True, tag="webhook"):
    """A POST of JSON to an address of the open internet, by https."""

    url: Annotated[str, Meta(max_length=1024)]


class NoticeRequest(Body, frozen=True):
    to: Push | Mail | Webhook
    language: Annotated[str, Meta(max_length=8)] = "en"
    """Of the sentences in it."""


class Notice(Body, frozen=True):
    """One that is sent, or will be as soon as it is confirmed."""

    id: str
    kind: NoticeKind
    where: str
    """The host, or the address of mail."""
    created: int
    confirmed: bool = True
    secret: str = ""
    """Told once: ``Omnibus-Signature: sha256=`` and the HMAC of a webhook's body with it, in hexadecimal."""


class NoticeCode(Body, frozen=True):
    code: str
    """As the mail says it."""


class NoticeWays(Body, frozen=True):
    """Which this server has."""

    push_key: str = ""
    """For ``PushManager.subscribe``; empty where it sends none."""
    mail: bool = False
    webhook: bool = True


class TurnNotice(Body, frozen=True):
    """What a browser and a webhook are told."""

    table: str
    city: str
    seat: int
    ply: int
    link: str
    title: str
    body: str
