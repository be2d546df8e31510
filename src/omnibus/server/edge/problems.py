"""What went wrong, as an answer: errors become problem details."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap, Scope

from omnibus.errors import OmnibusError
from omnibus.server.people.account import NameTakenError, NotSignedInError
from omnibus.server.store.errors import StoreError, UnknownTableError
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.problem import MEDIA_TYPE, HttpTrouble, Problem

Asked = Request[object, object, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]

STATUS: dict[HttpTrouble, int] = {
    "unknown-table": 404,
    "not-your-seat": 403,
    "not-allowed": 403,
    "too-many": 429,
    "malformed": 400,
    "unknown-bot": 400,
}
BY_STATUS: dict[int, HttpTrouble] = {
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    409: "not-now",
    413: "too-large",
    429: "too-many",
    503: "not-ready",
}

_log = logging.getLogger(__name__)


def response(problem: Problem, headers: Mapping[str, str] = {}) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=dict(headers))


def encoded(problem: Problem) -> bytes:
    return msgspec.json.encode(problem)


def refused(_: Asked, error: RefusedError) -> Response[Problem]:
    status = STATUS.get(error.trouble, 409)
    return response(Problem(status, "It was not done.", error.trouble, reason=error.reason, rule=error.rule))


def unknown(_: Asked, error: UnknownTableError) -> Response[Problem]:
    return response(Problem(404, "There is no such table.", "unknown-table"))


def nobody(_: Asked, error: NotSignedInError) -> Response[Problem]:
    problem = Problem(401, "Nobody is signed in with this.", "not-signed-in")
    return response(problem, {"WWW-Authenticate": "Bearer"})


def taken(_: Asked, error: NameTakenError) -> Response[Problem]:
    return response(Problem(409, "The name is taken.", "name-taken", str(error)))


def senseless(_: Asked, error: OmnibusError) -> Response[Problem]:
    return response(Problem(400, "That makes no sense.", "malformed", str(error)))


def by_protocol(_: Asked, error: HTTPException) -> Response[Problem]:
    """Of a wrong body or query it is told where it is wrong."""
    status = error.status_code
    trouble = BY_STATUS.get(status, "malformed" if status < 500 else "failed")
    where = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in where)
    return response(Problem(status, HTTPStatus(status).phrase, trouble, detail), error.headers or {})


def failed(_: Asked, error: Exception) -> Response[Problem]:
    """Our fault: it is told to the log, not to the one who asked."""
    _log.error("a request failed", exc_info=error)
    return response(Problem(500, "Something is wrong with the server.", "failed"))


async def noticed(error: Exception, scope: Scope) -> None:
    """A socket that fails would only be closed. Requests are told of where they are answered."""
    if str(scope["type"]) == "websocket":
        _log.error("a socket failed", exc_info=error)


def kept_badly(_: Asked, error: StoreError) -> Response[Problem]:
    _log.error("the database: %s", error)
    return response(Problem(503, "The server can't do this now.", "not-ready"), {"Retry-After": "5"})


def nested(_: Asked, error: RecursionError) -> Response[Problem]:
    return response(Problem(400, "That makes no sense.", "malformed", "it is nested too deeply"))


ANSWERS: ExceptionHandlersMap = {
    RefusedError: refused,
    UnknownTableError: unknown,
    StoreError: kept_badly,
    NotSignedInError: nobody,
    NameTakenError: taken,
    OmnibusError: senseless,
    HTTPException: by_protocol,
    RecursionError: nested,
    Exception: failed,
}
