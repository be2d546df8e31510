"""Who is limited together: one IPv4 address, or one IPv6 network as a household gets it."""

from __future__ import annotations

import ipaddress

HOUSEHOLD = 64


def limited_as(address: str) -> str:
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, HOUSEHOLD), strict=False))
