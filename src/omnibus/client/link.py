"""The address of a table, as people send it to each other."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import msgspec

from omnibus.errors import OmnibusError

_path = re.compile(r"(?P<before>.*)/[tr]/(?P<table>[A-Za-z0-9_-]+)/?")


class TableLink(msgspec.Struct, frozen=True):
    server: str
    """Its address, such as ``http://127.0.0.1:8000``."""
    table: str
    token: str = ""
    """Of a seat, where it is the link to come back with."""

    def __str__(self) -> str:
        key = f"#key={self.token}" if self.token else ""
        return f"{self.server}/t/{self.table}{key}"


def parse_link(text: str) -> TableLink:
    parts = urlsplit(text.strip())
    found = _path.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise OmnibusError(f"this is no link to a table: {text!r} (http://HOST/t/TABLE)")
    keys = parse_qs(parts.fragment).get("key", [""])
    return TableLink(f"{parts.scheme}://{parts.netloc}{found['before']}", found["table"], keys[0])
