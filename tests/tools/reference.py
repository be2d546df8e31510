"""The reference pages of the wire: ``python -m tests.tools.reference`` writes them, and a test compares.

What stands above the mark is written by people.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from omnibus.server.edge import asyncapi, openapi
from omnibus.server.edge.app import ENDPOINTS
from omnibus.server.metrics import Metrics
from omnibus.wire.downstream import FromServer
from omnibus.wire.upstream import FromClient
from tests.architecture.tree import ROOT

PAGES = ROOT / "docs" / "reference"
MARK = "<!-- From here on written by `python -m tests.tools.reference`. -->\n"


def bare_app() -> Litestar:
    """All endpoints, and nothing behind them."""
    nothing = {name: Provide(lambda: None, sync_to_thread=False) for name in ("hub", "office")}
    return Litestar(
        route_handlers=list(ENDPOINTS), dependencies=nothing, openapi_config=None, logging_config=None
    )


def http_document() -> dict[str, Any]:
    return openapi.document(bare_app())


def pages() -> dict[Path, str]:
    """What should stand below the mark of each."""
    return {
        PAGES / "http.md": http_page(http_document()),
        PAGES / "protocol.md": protocol_page(asyncapi.document()),
        PAGES / "metrics.md": metrics_page(Metrics()),
    }


# ---- HTTP ----


def http_page(document: dict[str, Any]) -> str:
    operations = [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    lines = []
    for group in document["tags"]:
        lines += [f"## {group['name']}", "", group["description"], ""]
        for path, method, operation in operations:
            if group["name"] in operation["tags"]:
                lines += _operation(path, method, operation)
    return "\n".join([*lines, "## Types", "", *_types(document["components"]["schemas"])])


def _operation(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    lines = [f"### `{method.upper()} {path}`", "", f"**{operation['summary']}.**"]
    if "description" in operation:
        lines[-1] += f" {operation['description']}"
    if "security" in operation:
        lines += ["", "For who is signed in: `Authorization: Bearer TOKEN`."]
    lines.append("")
    for one in operation["parameters"]:
        default = f", or else `{json.dumps(one['schema']['default'])}`" if "default" in one["schema"] else ""
        words = f": {one['description']}" if "description" in one else ""
        lines.append(f"- {one['in']} `{one['name']}`, {typed(one['schema'])}{default}{words}")
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]
        lines += [f"- takes {typed(body['schema'])}, such as `{compact(body['example'])}`"]
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            said = [f"{media}: {typed(one['schema'])}" for media, one in answer.get("content", {}).items()]
            lines.append(f"- answers {status}{', ' if said else ''}{'; '.join(said)}")
    problems = [status for status in operation["responses"] if not status.startswith("2")]
    return [*lines, f"- problems: {', '.join(problems)}", ""]


# ---- the socket ----


def protocol_page(document: dict[str, Any]) -> str:
    lines = []
    messages, schemas = document["components"]["messages"], document["components"]["schemas"]
    told = set(messages)
    for heading, union in (("What a client says", FromClient), ("What the server says", FromServer)):
        lines += [f"## {heading}", ""]
        for kind in asyncapi.members(union):
            message = messages[kind.__name__]
            lines += [f"### `{message['name']}`", ""]
            lines += [message["summary"], ""] if message["summary"] else []
            lines += _fields(schemas[kind.__name__])
            payload = message["examples"][0]["payload"]
            if len(compact(payload)) < 400:
                lines += ["```json", compact(payload), "```", ""]
    others = {name: schema for name, schema in schemas.items() if name not in told}
    return "\n".join([*lines, "## Types", "", *_types(others)])


# ---- types ----


def _types(schemas: dict[str, Any]) -> list[str]:
    lines = []
    for name, schema in sorted(schemas.items()):
        lines += [f"### {name}", ""]
        lines += [schema["description"], ""] if "description" in schema else []
        lines += (
            [f"{typed(schema)[0].upper()}{typed(schema)[1:]}.", ""] if "enum" in schema else _fields(schema)
        )
    return lines


def _fields(schema: dict[str, Any]) -> list[str]:
    fields = {name: one for name, one in schema.get("properties", {}).items() if one.get("const") is None}
    required = set(schema.get("required", ()))
    lines = []
    for name, one in fields.items():
        if name in {"type", "event"} and len(one.get("enum", ())) == 1:
            continue
        default = "" if name in required or "default" not in one else f", or else `{compact(one['default'])}`"
        words = f": {one['description']}" if "description" in one else ""
        lines.append(f"- `{name}`, {typed(one)}{default}{words}")
    return [*lines, ""] if lines else []


def typed(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return f"[{name.rsplit('/', 1)[-1]}](#{name.rsplit('/', 1)[-1].lower()})"
        case {"enum": values}:
            return "one of " + ", ".join(f"`{value}`" for value in values)
        case {"anyOf": options}:
            return " or ".join(dict.fromkeys(typed(option) for option in options))
        case {"type": "array", "prefixItems": items}:
            return f"({', '.join(typed(item) for item in items)})"
        case {"type": "array", "items": items}:
            return f"list of {typed(items)}"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"object of {typed(values)}"
        case {"type": str(name)}:
            return {"null": "nothing"}.get(name, name)
    return "anything"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


# ---- metrics ----


def metrics_page(metrics: Metrics) -> str:
    lines = ["| metric | kind | labels | what |", "|---|---|---|---|"]
    for one in metrics.registry.collect():
        name = one.name + ("_total" if one.type == "counter" else "")
        labels = ", ".join(f"`{label}`" for label in labels_of(metrics, one.name))
        lines.append(f"| `{name}` | {one.type} | {labels} | {one.documentation} |")
    return "\n".join([*lines, ""])


def labels_of(metrics: Metrics, name: str) -> tuple[str, ...]:
    known = {one._name: one._labelnames for one in vars(metrics).values() if hasattr(one, "_labelnames")}
    return tuple(known[name])


def main() -> None:
    for page, written in pages().items():
        by_people = page.read_text(encoding="utf-8").partition(MARK)[0]
        page.write_text(f"{by_people}{MARK}\n{written.rstrip()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
