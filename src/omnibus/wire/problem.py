"""Errors over HTTP as problem details (RFC 9457): a slug for programs, a sentence for people."""

from __future__ import annotations

from typing import Literal

from omnibus.wire.downstream import Trouble
from omnibus.wire.table import Body

MEDIA_TYPE = "application/problem+json"

HttpTrouble = (
    Trouble
    | Literal["not-found", "not-signed-in", "name-taken", "elsewhere", "too-large", "not-ready", "failed"]
)


class Problem(Body, frozen=True):
    status: int
    title: str
    trouble: HttpTrouble
    """What programs look at."""
    detail: str = ""
    reason: str = ""
    """Of the rules."""
    rule: str = ""
    type: str = "about:blank"
