"""Answers that browsers keep, and ask for again every time: an update is there at once."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from litestar import Response

from omnibus.server.edge.problems import Asked


def kept(
    content: bytes, media_type: str, request: Asked, more: Mapping[str, str] | None = None
) -> Response[bytes]:
    mark = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {**(more or {}), "ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=media_type, headers=headers)
