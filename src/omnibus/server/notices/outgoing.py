"""Requests to addresses that users gave us: only to the open internet, never into the house where we run.

A name is looked up once, and what is connected to is the very address that was looked at. So no name can
point elsewhere in the meantime. Nothing of the answer is given to anybody, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

import httpcore

from omnibus.errors import OmnibusError

PATIENCE = 10.0
LONGEST_URL = 1024
PORTS = {443, 8443}
OPEN_IPV6 = ipaddress.ip_network("2000::/3")
"""All that is given out. Elsewhere, and behind 6to4, an IPv4 address of the house can hide in one of IPv6."""

Allowed = Callable[[str], bool]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and (found not in OPEN_IPV6 or found.sixtofour):
        return False
    return found.is_global and not found.is_multicast


def check_url(url: str) -> str:
    """Whether it may be an address at all; where it leads is looked at when we go there."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise OmnibusError("this is no address") from None
    plain = parts.username is None and parts.password is None and not parts.fragment
    fine = parts.scheme == "https" and bool(parts.hostname) and port in PORTS and plain
    if not fine or not url.isascii() or len(url) > LONGEST_URL or any(one <= " " for one in url):
        raise OmnibusError(
            "this is no address that starts with https:// and has no user, fragment or odd port"
        )
    return url


class PublicOnly(httpcore.AsyncNetworkBackend):
    def __init__(self, allowed: Allowed) -> None:
        self._allowed = allowed
        self._through = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:  # the latter of a name with a part that is too long
            raise httpcore.ConnectError(str(error)) from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(map(self._allowed, addresses)):
            raise httpcore.ConnectError("this address is not of the open internet")
        return await self._through.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outgoing:
    def __init__(self, *, allowed: Allowed = is_public, trust: ssl.SSLContext | None = None) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trust, network_backend=PublicOnly(allowed), max_connections=20, retries=0
        )

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; 0 where nobody was reached."""
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._pool.stream(
                    "POST", url, headers=list(headers.items()), content=body
                ) as answer:
                    return answer.status
        except (TimeoutError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            return 0

    async def close(self) -> None:
        await self._pool.aclose()
