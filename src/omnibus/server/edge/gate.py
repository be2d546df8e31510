"""The door: who comes from elsewhere or too often is turned away here, and what went through is counted."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import cast

from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketScope,
)

from omnibus.server.addresses import limited_as
from omnibus.server.edge.headers import with_our_headers
from omnibus.server.edge.origins import comes_from_elsewhere, origin_of
from omnibus.server.edge.places import Places
from omnibus.server.edge.problems import encoded
from omnibus.server.limits import Limit, Rate
from omnibus.server.metrics import Metrics
from omnibus.server.settings import Settings
from omnibus.wire.problem import MEDIA_TYPE, Problem

NOT_LIMITED = ("/health/", "/metrics")
"""They are asked for every few seconds, maybe by many."""
FILES = ("/app/", "/words/")
OF_A_FILE = 0.05
"""A page has a hundred of them, and a family comes at once."""
ELSEWHERE = Problem(403, "This page is not ours.", "elsewhere", "the header Origin names another server")
TOO_MANY = Problem(429, "That is too much at once.", "too-many")
TURNED_AWAY = 1008
"""Of WebSockets: the rules of the house are against it."""

_log = logging.getLogger("omnibus.requests")


def caller(scope: Scope) -> str:
    client = scope.get("client")
    return limited_as(str(client[0])) if client else "unknown"


def cost_of(path: str) -> float:
    """Of a request, in requests."""
    if path.startswith(NOT_LIMITED):
        return 0
    return OF_A_FILE if path.startswith(FILES) else 1


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, places: Places) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.places = places
        per_minute = settings.requests_per_minute
        rate = Rate(burst=per_minute, per_minute=per_minute)
        self._limit, self._new_sockets = Limit(rate), Limit(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "websocket":
            await self._socket(cast(WebSocketScope, scope), receive, send)
        elif kind == "http":
            await self._request(cast(HTTPScope, scope), receive, send)
        else:
            await self.app(scope, receive, send)

    # ---- requests ----

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, who = time.perf_counter(), caller(scope)
        if scope["method"] == "HEAD":  # what is said to it is said by uvicorn: all but the body
            scope = cast(HTTPScope, {**scope, "method": "GET"})
        tls = origin_of(scope, self.settings.address).startswith("https:")
        answer = _Answer(send, scope["path"], tls=tls)
        if comes_from_elsewhere(scope, self.settings.address):
            self.metrics.refused.labels("elsewhere").inc()
            await answer.problem(ELSEWHERE)
        elif not self._limit.allows(who, time.monotonic(), cost := cost_of(scope["path"])):
            self.metrics.refused.labels("too-many").inc()
            await answer.problem(TOO_MANY, self._limit.wait(who, time.monotonic(), cost))
        else:
            await self.app(scope, receive, answer.send)
        self._note(scope, answer.status, time.perf_counter() - began)

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """By the pattern of the path: the path itself names a table, and who knows that may watch."""
        method, path = scope["method"], str(scope.get("path_template") or "else")
        self.metrics.requests.labels(method, path, status).inc()
        self.metrics.request_seconds.labels(path).observe(seconds)
        said = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        _log.debug("%s %s %s", method, path, status, extra={"said": said})

    # ---- sockets ----

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        who = caller(scope)
        if comes_from_elsewhere(scope, self.settings.address):
            self.metrics.refused.labels("elsewhere").inc()
        elif not self._new_sockets.allows(who, time.monotonic()):
            self.metrics.refused.labels("too-many").inc()
        else:
            with self.places.holding(who) as may:
                if may:
                    await self.app(scope, self._counted(receive), send)
                    return
        await send({"type": "websocket.close", "code": TURNED_AWAY, "reason": ""})

    def _counted(self, receive: Receive) -> Receive:
        """Who says too much is listened to more slowly: he waits himself, and nobody else does."""
        per_minute = self.settings.messages_per_minute
        limit = Limit(Rate(burst=per_minute, per_minute=per_minute), most_remembered=1)

        async def listen() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "websocket.receive":
                self.metrics.messages.inc()
                while not limit.allows("", time.monotonic()):
                    await asyncio.sleep(limit.wait("", time.monotonic()))
            return message

        return listen


class _Answer:
    """On its way out it gets our headers."""

    def __init__(self, send: Send, path: str, *, tls: bool) -> None:
        self.status = 0
        self._send = send
        self._path = path
        self._tls = tls

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = with_our_headers(list(message["headers"]), self._path, tls=self._tls)
            message = {**message, "headers": headers}
        await self._send(message)

    async def problem(self, problem: Problem, wait: float = 0) -> None:
        body = encoded(problem)
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
        if wait:
            headers.append((b"retry-after", str(math.ceil(wait)).encode()))
        await self.send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body, "more_body": False})
