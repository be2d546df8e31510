"""The HTTP interface as an OpenAPI 3.1 document, made from the endpoints themselves."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, get

import omnibus
from omnibus.server.edge.endpoints import JSON, Endpoint, Taken, endpoints
from omnibus.server.edge.examples import example
from omnibus.server.edge.problems import BY_STATUS, Asked
from omnibus.wire.describing import Schema, described
from omnibus.wire.problem import MEDIA_TYPE, Problem

TEMPLATE = "#/components/schemas/{name}"
ACCOUNT = "account"
ABOUT = """\
Tables that people share. What happens at a table goes over its socket: see `/api/asyncapi.json`.

Whatever is not done is told as a problem (RFC 9457); programs look at `trouble`. Times are milliseconds since
1970. A field that is left out has its default. Nothing is said in sentences of any language but in problems.
"""
MEANING = {
    400: "It makes no sense; `detail` says where.",
    401: "Nobody is signed in with this token.",
    403: "You may not; or the header `Origin` names a page of another server.",
    404: "There is no such thing.",
    409: "Not now, or not as things stand.",
    413: "The body is larger than 64 KB.",
    429: "Too much at once; `Retry-After` says when to come back.",
    503: "The server can't do it now; nothing has changed.",
}
TAGS = {
    "Tables": "Open one, join one, look at one.",
    "Finished games": "To be read, watched again and looked through.",
    "Boards and bots": "What there is to play on, and against whom.",
    "Players": "Who plays how well.",
    "Signing in": "A name of one's own, for who wants one; nobody needs one to play.",
    "What is mine": "To keep, to take along, to be forgotten.",
    "Notices": "Of one's turn, for who wants them.",
    "Operations": "For who looks after the server.",
}


def document(app: Litestar) -> dict[str, Any]:
    found = endpoints(app)
    schemas = _Schemas(found)
    paths: dict[str, dict[str, Any]] = {}
    for one in found:
        paths.setdefault(one.path, {})[one.method] = _operation(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Omnibus",
            "version": omnibus.__version__,
            "description": ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": words} for name, words in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "responses": {str(status): _problem(status, schemas) for status in MEANING},
            "securitySchemes": {
                ACCOUNT: {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token that came with signing in. It never stands in an address.",
                }
            },
        },
    }


@get("/api/openapi.json", sync_to_thread=True, summary="This document", tags=["Operations"])
def openapi(request: Asked) -> dict[str, Any]:
    return _once(request.app)


@cache
def _once(app: Litestar) -> dict[str, Any]:
    return document(app)


class _Schemas:
    """Every type that occurs, once."""

    def __init__(self, found: list[Endpoint]) -> None:
        kinds = [Problem]
        for one in found:
            kinds += [one.body] if one.body is not None else []
            kinds += [taken.kind for taken in one.taken]
            kinds += [kind for kind in one.content.values() if kind is not bytes]
        schemas, self.components = described(kinds, TEMPLATE)
        self._known = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def of(self, kind: Any) -> Schema:  # noqa: ANN401 - any type
        return {"type": "string"} if kind is bytes else dict(self._known[repr(kind)])


def _operation(one: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.summary,
        "tags": one.tags,
        "parameters": [_parameter(taken, schemas) for taken in one.taken],
        "responses": {str(one.status): _answer(one, schemas)} | _problems(one),
    }
    if one.words:
        operation["description"] = one.words
    if one.signed_in:
        operation["security"] = [{ACCOUNT: []}]
    if one.body is not None:
        body = {"schema": schemas.of(one.body), "example": example(one.body)}
        operation["requestBody"] = {"required": True, "content": {JSON: body}}
    return operation


def _parameter(taken: Taken, schemas: _Schemas) -> dict[str, Any]:
    schema = schemas.of(taken.kind)
    if taken.default is not None:
        schema["default"] = taken.default
    said = {"name": taken.name, "in": taken.place, "required": taken.required, "schema": schema}
    return said | ({"description": taken.words} if taken.words else {})


def _answer(one: Endpoint, schemas: _Schemas) -> dict[str, Any]:
    said: dict[str, Any] = {"description": HTTPStatus(one.status).phrase}
    if one.content:
        said["content"] = {
            media: {"schema": schemas.of(kind)} | ({"example": example(kind)} if media == JSON else {})
            for media, kind in one.content.items()
        }
    return said


def _problems(one: Endpoint) -> dict[str, Any]:
    """What may go wrong follows from what is asked for."""
    in_address = any(taken.place in {"path", "query"} for taken in one.taken)
    statuses = {429, *one.problems}
    statuses |= {400} if in_address or one.body is not None else set()
    statuses |= {404} if any(taken.place == "path" for taken in one.taken) else set()
    statuses |= {413} if one.body is not None else set()
    statuses |= {403} if one.method != "get" else set()
    statuses |= {401} if one.signed_in else set()
    statuses |= {503} if one.path.startswith("/api/") else set()
    return {str(status): {"$ref": f"#/components/responses/{status}"} for status in sorted(statuses)}


def _problem(status: int, schemas: _Schemas) -> dict[str, Any]:
    """All that have it answer in the same form."""
    trouble = BY_STATUS.get(status, "malformed")
    shown = Problem(status, HTTPStatus(status).phrase, trouble)
    content = {"schema": schemas.of(Problem), "example": msgspec.to_builtins(shown)}
    return {"description": MEANING[status], "content": {MEDIA_TYPE: content}}
