"""A request has an end: in what comes before its body, and in time."""

from __future__ import annotations

import logging
import socket
import time

import pytest

from omnibus.server.edge import requests
from tests.server.conftest import Served

HEAD = b"GET /health/live HTTP/1.1\r\nHost: here\r\n"
FLOOD = {
    "many headers": (HEAD, b"X-Some: more\r\n" * 100),
    "a long header": (HEAD + b"X-Some: ", b"x" * 4096),
    "a long path": (b"GET /", b"x" * 4096),
    "much after the body": (
        b"POST /api/offers HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"X-Some: more\r\n" * 100,
    ),
}


@pytest.mark.parametrize("what", FLOOD)
def test_nobody_says_without_end_what_is_no_body(served: Served, what: str) -> None:
    with _line(served) as line, pytest.raises(OSError, match=r"reset|pipe|closed"):
        _say_without_end(line, *FLOOD[what])


def _say_without_end(line: socket.socket, begin: bytes, more: bytes) -> None:
    line.sendall(begin)
    for _ in range(20_000):
        line.sendall(more)
        if b"HTTP/1.1 4" in _heard(line):
            raise OSError("closed")


def test_who_begins_a_request_goes_on_with_it(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "PATIENCE", 0.05)
    for begun in (b"", HEAD, b"POST /api/offers HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{"):
        with _line(served) as line:
            line.settimeout(20)
            line.sendall(begun)
            while line.recv(1000):
                pass


def test_who_does_not_read_his_answers_is_gone(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "PATIENCE_WITH_READERS", 0.05)
    with _line(served) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 300)
        until = time.monotonic() + 20
        while _is_there(served, line) and time.monotonic() < until:
            time.sleep(0.05)
        assert not _is_there(served, line)


def _is_there(served: Served, line: socket.socket) -> bool:
    clients = [getattr(one, "client", None) for one in list(served.server.server_state.connections)]
    return line.getsockname() in clients


def test_who_is_in_time_is_answered_again_and_again(served: Served) -> None:
    with _line(served) as line:
        line.settimeout(20)
        for _ in range(3):
            for part in (HEAD[:9], HEAD[9:], b"\r\n"):
                line.sendall(part)
            heard = line.recv(10_000)
            while not heard.endswith(b"{}"):
                heard += line.recv(10_000)
            assert heard.startswith(b"HTTP/1.1 200 OK")


def test_who_is_gone_before_the_door_opens_is_no_failure(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    asked = (
        "GET /ws/tables/any HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with caplog.at_level(logging.ERROR):
        for _ in range(30):
            with _line(served) as line:
                line.sendall(asked.encode())
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        assert served.get("/health/live")
    assert not caplog.records


def _line(served: Served) -> socket.socket:
    host, _, port = served.address.partition(":")
    return socket.create_connection((host, int(port)))


def _heard(line: socket.socket) -> bytes:
    """What has come by now."""
    line.settimeout(0)
    try:
        return line.recv(10_000)
    except BlockingIOError:
        return b""
    finally:
        line.settimeout(20)
