"""What goes over the socket of a table as an AsyncAPI 3 document, made from the types of the wire."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any

import msgspec
from litestar import get

from omnibus.server.edge.examples import example
from omnibus.wire.describing import Schema, described
from omnibus.wire.downstream import FromServer
from omnibus.wire.table import Message
from omnibus.wire.upstream import PROTOCOL, FromClient

TEMPLATE = "#/components/schemas/{name}"
ADDRESS = "/ws/tables/{table}"
ABOUT = """\
One socket for each seat, and for each who watches. The client says `hello`; `welcome` answers it, and how
things stand follows. Every message is one text frame with one JSON object, told apart by its `type`.
"""


@get("/api/asyncapi.json", sync_to_thread=True, summary="The socket of a table", tags=["Operations"])
def asyncapi() -> dict[str, Any]:
    """As an AsyncAPI 3 document."""
    return document()


@cache
def document() -> dict[str, Any]:
    both = [*members(FromClient), *members(FromServer)]
    _, schemas = described(both, TEMPLATE)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "The socket of a table", "version": str(PROTOCOL), "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": ADDRESS,
                "parameters": {"table": {"description": "The table's id, as in its link."}},
                "messages": {one.__name__: {"$ref": f"#/components/messages/{one.__name__}"} for one in both},
            }
        },
        "operations": {
            "fromClient": _operation("receive", "What a client says.", FromClient),
            "fromServer": _operation("send", "What the server says.", FromServer),
        },
        "components": {
            "messages": {one.__name__: _message(one, schemas) for one in both},
            "schemas": schemas,
        },
    }


def members(union: UnionType) -> list[type[Message]]:
    return sorted(union.__args__, key=lambda one: str(one.__struct_config__.tag))


def tag(kind: type[Message]) -> str:
    return str(kind.__struct_config__.tag)


def _operation(action: str, summary: str, union: UnionType) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{one.__name__}"} for one in members(union)]
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "summary": summary,
        "messages": messages,
    }


def _message(kind: type[Message], schemas: dict[str, Schema]) -> dict[str, Any]:
    made = msgspec.convert(example(kind), kind)
    return {
        "name": tag(kind),
        "summary": schemas[kind.__name__].get("description", ""),
        "payload": {"$ref": TEMPLATE.format(name=kind.__name__)},
        "examples": [{"payload": msgspec.to_builtins(made)}],
    }
