"""A server writes down what happens, each line as it was asked for; it ends in good order."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from omnibus.boards.load import city_slugs
from omnibus.server.logs import Json, Text, set_up_logs
from omnibus.server.settings import Settings
from omnibus.wire.downstream import Goodbye, decode_from_server, encode
from omnibus.wire.upstream import Hello

LOUD = {"OMNIBUS_LOG_FORMAT": "json", "OMNIBUS_LOG_LEVEL": "debug"}


def test_a_life_of_a_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "omnibus.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command, env=os.environ | LOUD, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert server.stderr
        address = server.stdout.readline().strip()
        name = httpx.post(f"{address}/api/names", json={"name": "Ada"}).json()
        httpx.get(f"{address}/api/me", headers={"Authorization": f"Bearer {name['token']}"})
        httpx.post(f"{address}/api/sign-in/code", json={"code": name["recovery"]})
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = httpx.post(f"{address}/api/tables", json={"city": city_slugs()[0], "seats": seats}).json()
        httpx.get(f"{address}/api/tables/{table['table']['id']}")
        key = table["keys"][0]["token"]
        with connect(f"ws{address.removeprefix('http')}/ws/tables/{table['table']['id']}") as socket:
            socket.send(encode(Hello(token=key)).decode())
            socket.recv()
            server.send_signal(signal.SIGTERM)
            while not isinstance(said := decode_from_server(socket.recv(timeout=20)), Goodbye):
                pass
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=20)
        assert said == Goodbye("restart")
        written = server.stderr.read()
        assert server.wait(20) in {0, -signal.SIGTERM}
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"message", "level", "at", "from"} <= set(lines[0])
    assert any(line.get("path") == "/api/tables/{name}" and line["status"] == 200 for line in lines)
    for secret in (name["token"], name["recovery"], table["table"]["id"], key):
        assert secret not in written


SECRETS = [
    "0.3.abcdefghijklmnopqrstuvwxyzABCDEF",
    "aaaabbbbccccdddd.0.abcdefghijklmnopqrstuvwxyz-_ABCD",
    "abcd-efgh-2345-6723-abcd-efgh-2345-6723",
    "user:password",
]


@pytest.mark.parametrize("formatter", [Text(), Json()])
@pytest.mark.parametrize("secret", SECRETS)
def test_a_secret_that_slips_in_is_hidden(formatter: logging.Formatter, secret: str) -> None:
    message = f"what about postgresql://{secret}@host/x and {secret}"
    if ":" in secret:
        message = f"what about postgresql://{secret}@host/x"
    record = logging.LogRecord("x", logging.ERROR, "x", 1, message, None, None)
    text = formatter.format(record)
    assert secret not in text
    assert "what about" in text


def test_the_link_of_a_table_is_hidden() -> None:
    message = "no https://games.example/t/k3vq7xwd2mzn5a4c, no /api/tables/k3vq7xwd2mzn5a4c/watch"
    record = logging.LogRecord("x", logging.ERROR, "x", 1, message, None, None)
    assert "k3vq7xwd2mzn5a4c" not in Text().format(record)


def test_levels_and_forms() -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        out = io.StringIO()
        set_up_logs(Settings(log_format="json", log_level="warning"), out)
        logging.getLogger("omnibus.x").info("no")
        logging.getLogger("uvicorn.error").warning("yes", extra={"said": {"n": 1}})
        line = json.loads(out.getvalue())
        assert (line["level"], line["from"], line["message"], line["n"]) == (
            "warning",
            "uvicorn.error",
            "yes",
            1,
        )
        set_up_logs(Settings(), out)
        logging.getLogger("omnibus.x").info("good", extra={"said": {"n": 2}})
        assert out.getvalue().splitlines()[-1].endswith("INFO omnibus.x: good n=2")
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
