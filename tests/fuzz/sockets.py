"""Say nonsense on the sockets of a table, between what makes sense: ``./dev fuzz sockets --seconds N``.

Whatever is said, the server answers in its protocol, closes in good order, and the table goes on.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from omnibus.boards.load import city_slugs
from omnibus.server.edge.serving import LARGEST_FRAME
from omnibus.wire.downstream import Goodbye, Moved, Synced, Welcome, decode_from_server
from omnibus.wire.table import TableOpened
from omnibus.wire.upstream import FromClient, Hello

WHAT = "messages"
IN_GOOD_ORDER = {1000, 1001, 1002, 1003, 1007, 1008, 1009}
"""1011 would be: the server has failed."""
CUT_OFF = 1006
"""While somebody is still saying what is too long."""
KINDS = sorted(FromClient.__args__, key=lambda kind: str(kind.__name__))
ODD_TEXTS = (
    "",
    "\x00",
    "\ud83d",
    "\u202e",
    "é" * 600,
    "x" * 5_000,
    "__proto__",
    "../../key",
    "%s%n",
    "0",
    "null",
)
ODD_NUMBERS = (-1, 0, 1, 2**31, 2**63, 2**70, -(2**63), 1e308, 0.5)


def opened(address: str, random: Random) -> TableOpened:
    seats = [
        {"kind": "person", "name": "Ada"},
        {"kind": "person", "name": "Ben"},
        {"kind": "bot", "bot": "greedy"},
    ]
    body = {"city": random.choice(city_slugs()), "seats": seats, "bot_pause": 0}
    answer = httpx.post(f"http://{address}/api/tables", json=body, timeout=30)
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=TableOpened)


def fuzz(address: str, seconds: float, seed: int = 0) -> int:
    """How many messages were said; raises where something is wrong."""
    random, until, said = Random(seed), time.monotonic() + seconds, 0
    while time.monotonic() < until:
        table = opened(address, random)
        for _ in range(12):
            said += _visit(address, table, random)
        _still_there(address, table)
    return said


def _visit(address: str, table: TableOpened, random: Random) -> int:
    """Somebody comes, maybe with a key, says this and that, and goes without a word."""
    key = random.choice([*table.keys, None])
    token = key.token if key and random.random() < 0.9 else random.choice(ODD_TEXTS)
    greets = random.random() < 0.9
    seat, said, good = (key.seat if greets and key and token == key.token else None), 0, set(IN_GOOD_ORDER)
    with connect(f"ws://{address}/ws/tables/{table.table.id}", max_size=None) as socket:
        legal: tuple[str, ...] = ()
        with suppress(ConnectionClosed):
            if greets:
                socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
                legal = _listen(socket, seat)
            for said in range(1, random.randrange(2, 60)):
                message = _message(random, legal)
                good |= {CUT_OFF} if len(message) > LARGEST_FRAME else set()
                socket.send(message)
                if said % 8 == 0:
                    legal = _listen(socket, seat) or legal
        code = socket.close_code
        assert code is None or code in good, f"the server closed with {code}: {socket.close_reason}"
    return said


def _listen(socket: ClientConnection, seat: int | None) -> tuple[str, ...]:
    """All that waits; whatever is shown is what this seat may see."""
    legal: tuple[str, ...] = ()
    with suppress(TimeoutError):
        while True:
            message = decode_from_server(socket.recv(timeout=0.02))
            if isinstance(message, Synced | Moved):
                assert message.standing.view.seat == seat, "somebody sees what is not his"
                legal = message.standing.legal
            if isinstance(message, Welcome):
                assert message.seat == seat
    return legal


def _still_there(address: str, table: TableOpened) -> None:
    """Nobody has spoilt it for those who play."""
    for key in table.keys:
        with connect(f"ws://{address}/ws/tables/{table.table.id}") as socket:
            socket.send(msgspec.json.encode(Hello(token=key.token)).decode())
            welcome = decode_from_server(socket.recv(timeout=30))
            assert isinstance(welcome, Welcome), welcome
            assert not isinstance(welcome, Goodbye)
            assert welcome.seat == key.seat


def _message(random: Random, legal: tuple[str, ...]) -> str | bytes:
    roll = random.random()
    if roll < 0.15 and legal:
        act = {"type": "act", "id": str(random.randrange(50)), "ply": random.randrange(4)}
        return json.dumps(act | {"action": random.choice(legal)})
    if roll < 0.7:
        return json.dumps(_known_message(random))
    if roll < 0.8:
        return _cut(json.dumps(_known_message(random)), random)
    return _nonsense(random)


def _known_message(random: Random) -> dict[str, Any]:
    """Of the protocol in its form, with anything in its fields."""
    kind = random.choice(KINDS)
    message = {
        field.name: _anything(random) for field in msgspec.structs.fields(kind) if random.random() < 0.95
    }
    message["type"] = kind.__struct_config__.tag
    if "id" in message and random.random() < 0.8:
        message["id"] = str(random.randrange(50))
    return message


def _anything(random: Random, depth: int = 0) -> Any:  # noqa: ANN401 - JSON
    roll = random.random()
    if roll < 0.4:
        return random.choice(ODD_TEXTS)
    if roll < 0.7:
        return random.choice(ODD_NUMBERS)
    if roll < 0.8 or depth > 3:
        return random.choice([True, False, None])
    many = range(random.randrange(4))
    if roll < 0.9:
        return [_anything(random, depth + 1) for _ in many]
    return {random.choice(ODD_TEXTS): _anything(random, depth + 1) for _ in many}


def _cut(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return (
        random.choice([text[:at], text[at:], text[:at] + random.choice(ODD_TEXTS) + text[at:]])
        .encode("utf-8", "replace")
        .decode()
    )


def _nonsense(random: Random) -> str | bytes:
    choices: list[str | bytes] = [
        "[" * random.choice([10, 5_000, 60_000]),
        '{"a":' * random.choice([10, 5_000]),
        '{"x":' + "[" * 20_000 + "]" * 20_000 + ',"type":"ping"}',
        '{"type":"hello","type":"ping"}',
        random.randbytes(random.randrange(64)),
        b'{"type":"ping"}',
        "x" * random.choice([1, 65_000, 70_000]),
        "",
    ]
    return random.choice(choices)
