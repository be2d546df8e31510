"""Requests for users go out to the open internet, and nowhere else."""

from __future__ import annotations

import asyncio

import httpcore
import pytest

from omnibus.errors import OmnibusError
from omnibus.server.notices.outgoing import Outgoing, PublicOnly, check_url, is_public


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "2002:7f00:1::", "2001:db8::1", "ff02::1", "198.18.0.1",
        "64:ff9b::7f00:1", "::7f00:1", "fec0::1",
    ],
)  # fmt: skip
def test_the_house_is_closed(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111"])
def test_the_internet_is_open(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "http://hooks.example/", "file:///etc/passwd", "https://", "https://user:pw@hooks.example/",
        "https://hooks.example:22/", "https://hooks.example/#x", "https://hooks.example/ x", "gopher://x/",
        "https://h\u00f6oks.example/", "https://[::1", "https://hooks.example/\r\nX: y",
        "https://x/" + "y" * 2000,
    ],
)  # fmt: skip
def test_what_is_no_address_to_send_to(url: str) -> None:
    with pytest.raises(OmnibusError):
        check_url(url)


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "no-host.invalid", "a" * 64 + ".example"],
)
def test_no_way_of_writing_it_leads_inside(host: str) -> None:
    async def post() -> int:
        outgoing = Outgoing()
        try:
            return await outgoing.post(check_url(f"https://{host}/"), {}, b"{}")
        finally:
            await outgoing.close()

    assert asyncio.run(post()) == 0


def test_one_inner_address_among_others_is_enough() -> None:
    """Whatever a name points to now is what is connected to, or nothing is."""
    asked: list[str] = []

    def allowed(address: str) -> bool:
        asked.append(address)
        return False

    with pytest.raises(httpcore.ConnectError, match="open internet"):
        asyncio.run(PublicOnly(allowed).connect_tcp("127.0.0.1", 443))
    assert asked == ["127.0.0.1"]
