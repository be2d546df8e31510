"""Ask a server whatever its own description allows, and what it does not: ``./dev fuzz http --seconds N``.

Every answer has to be one that the description knows; none may be a failure of the server.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WHAT = "rounds through all endpoints"
STREAMS = {"watch"}
"""They never end: their own tests see to them."""
A_ROUND = 25
"""Requests for each endpoint."""


def operations(address: str) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"http://{address}/api/openapi.json", timeout=60)
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    found: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    return [one for one in found if one.definition.raw["operationId"] not in STREAMS]


def ask(
    address: str,
    operation: Any,  # noqa: ANN401 - schemathesis names no type
    requests: int,
    *,
    alike: bool = False,
) -> None:
    """So many requests to one endpoint, most by somebody who is signed in; the same each time if wanted."""
    tokens = _tokens(address)

    @given(case=operation.as_strategy())
    @settings(
        max_examples=requests,
        deadline=None,
        database=None,
        derandomize=alike,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def once(case: Any) -> None:  # noqa: ANN401 - schemathesis names no type
        token = next(tokens)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=30)

    once()


def _tokens(address: str) -> Iterator[str]:
    while True:
        yield ""
        answer = httpx.post(f"http://{address}/api/names", json={"name": f"F{secrets.token_hex(8)}"})
        token = answer.json().get("token", "")
        yield from [token] * 5


def fuzz(address: str, seconds: float) -> int:
    """Round after round until the time is over; how many there were."""
    until, rounds = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        for operation in operations(address):
            ask(address, operation, A_ROUND)
            if time.monotonic() > until:
                break
        rounds += 1
    return rounds
