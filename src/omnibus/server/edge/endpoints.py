"""What an endpoint takes and gives, as its own signature says it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from omnibus.wire.describing import plain

JSON = "application/json"
CONTENT = "content"
"""What an endpoint says of an answer that is no plain value: its media types, each with its type."""
PROBLEMS = "problems"
"""Statuses that only this endpoint answers with."""
OWN_HEADERS = "headers"
"""Names of headers that this endpoint reads, each with its words."""


class Taken(NamedTuple):
    """A part of the path, of the query, or a header."""

    name: str
    place: str
    kind: Any
    required: bool
    default: Any = None
    words: str = ""


class Endpoint(NamedTuple):
    method: str
    path: str
    name: str
    summary: str
    words: str
    tags: list[str]
    signed_in: bool
    taken: list[Taken]
    body: Any
    """Its type, if it takes one."""
    status: int
    content: dict[str, Any]
    """Of the answer: media types, each with the type of what it says."""
    problems: list[int]


def endpoints(app: Litestar) -> list[Endpoint]:
    found = [
        _endpoint(route, one)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for one in route.route_handlers
        if one.resolve_include_in_schema() and "OPTIONS" not in one.http_methods
    ]
    return sorted(found, key=lambda one: (one.path, one.method))


def _endpoint(route: HTTPRoute, one: HTTPRouteHandler) -> Endpoint:
    parameters = one.parsed_fn_signature.parameters
    bodies = [field for field in parameters.values() if isinstance(field.kwarg_definition, BodyKwarg)]
    own = one.opt.get(OWN_HEADERS, {})
    headers = [Taken(name, "header", str, required=False, words=words) for name, words in own.items()]
    return Endpoint(
        method=next(iter(one.http_methods)).lower(),
        path=route.path_format,
        name=one.handler_name,
        summary=one.summary or "",
        words=plain(inspect.getdoc(getattr(one.fn, "func", one.fn)) or ""),
        tags=one.resolve_tags(),
        signed_in=bool(one.resolve_security()),
        taken=[*_taken(parameters), *headers],
        body=bodies[0].annotation if bodies else None,
        status=one.status_code,
        content=one.opt.get(CONTENT) or _content(one.parsed_fn_signature.return_type),
        problems=list(one.opt.get(PROBLEMS, [])),
    )


def _taken(parameters: dict[str, FieldDefinition]) -> Iterator[Taken]:
    for name, field in parameters.items():
        if isinstance(field.kwarg_definition, PathParameter):
            yield Taken(name, "path", field.annotation, required=True)
        elif isinstance(field.kwarg_definition, QueryParameter):
            default = field.default if field.has_default else None
            yield Taken(name, "query", field.annotation, not field.has_default, default)


def _content(returned: FieldDefinition) -> dict[str, Any]:
    return {} if returned.is_none_type or returned.annotation is None else {JSON: returned.annotation}
