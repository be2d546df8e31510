"""From which pages a browser may ask: from our own only. A program that is no browser names no page."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.types import Scope

SAFE = {"GET", "HEAD", "OPTIONS"}
DEFAULT_PORTS = {"http": 80, "https": 443}


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), "")


def origin_of(scope: Scope, address: str) -> str:
    """Where people reach us: as the setting says, or as this request does."""
    if address:
        return _plain(address)
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return _plain(f"{scheme}://{header(scope, b'host')}")


def comes_from_elsewhere(scope: Scope, address: str) -> bool:
    """A page of somebody else would act in the name of whoever looks at it."""
    if scope.get("method") in SAFE:
        return False
    origin = header(scope, b"origin")
    return bool(origin) and _plain(origin) != origin_of(scope, address)


def _plain(origin: str) -> str:
    """Scheme, host and port, whichever way they are written; nothing is equal to what makes no sense."""
    try:
        parts = urlsplit(origin)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return f"senseless {origin}"
    return f"{parts.scheme}://{parts.hostname}:{port}"
