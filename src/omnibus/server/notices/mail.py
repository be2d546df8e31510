"""Mail through the server that ``OMNIBUS_SMTP`` names."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from omnibus.errors import OmnibusError

PATIENCE = 20
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
SCHEMES = {"smtp": 587, "smtps": 465}

_log = logging.getLogger(__name__)


def check_address(address: str) -> str:
    if not ADDRESS.fullmatch(address) or len(address) > 254:
        raise OmnibusError("this is no address for mail")
    return address


def is_this_machine(host: str) -> bool:
    """What is said to it passes nobody on the way."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Mail:
    def __init__(self, smtp: str, sender: str) -> None:
        parts = urlsplit(smtp)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise OmnibusError("OMNIBUS_SMTP should be smtp://USER:PASSWORD@HOST or smtps://…")
        self._tls = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or SCHEMES[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        if not sender:
            raise OmnibusError("OMNIBUS_SMTP needs OMNIBUS_MAIL_FROM, the address that mail is from")
        self._sender = check_address(sender)

    async def send(self, address: str, subject: str, text: str) -> bool:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, address, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="omnibus")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("mail could not be sent: %s", type(error).__name__)  # its words may name somebody
            return False
        return True

    def _deliver(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        with self._connected(context) as server:
            if not self._tls and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif not self._tls and self._user and not is_this_machine(self._host):
                raise smtplib.SMTPNotSupportedError("no TLS, so no password")
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)

    def _connected(self, context: ssl.SSLContext) -> smtplib.SMTP:
        if self._tls:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=context)
        server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        server.ehlo()
        return server
