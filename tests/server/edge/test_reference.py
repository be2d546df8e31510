"""Every endpoint, message and metric is documented, by what it is itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omnibus.server.edge import asyncapi
from omnibus.server.edge.endpoints import JSON, Endpoint, endpoints
from omnibus.server.edge.examples import example
from omnibus.server.edge.openapi import TAGS
from omnibus.wire.downstream import FromServer
from omnibus.wire.upstream import FromClient
from tests.server.conftest import Served
from tests.tools import reference

ENDPOINTS = endpoints(reference.bare_app())


@pytest.mark.parametrize("page", list(reference.pages()), ids=lambda page: page.stem)
def test_the_reference_is_written(page: Any) -> None:  # noqa: ANN401 - a path
    written = page.read_text(encoding="utf-8").partition(reference.MARK)[2]
    assert written.strip() == reference.pages()[page].strip(), "python -m tests.tools.reference"


@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: one.name)
def test_every_endpoint_says_what_it_is_for(one: Endpoint) -> None:
    assert one.summary
    assert [tag for tag in one.tags if tag in TAGS] == one.tags != []
    assert one.status == 204 or one.content
    for kind in [one.body, one.content.get(JSON)]:
        if kind is not None:
            msgspec.json.decode(msgspec.json.encode(example(kind)), type=kind)


def test_no_two_have_the_same_name() -> None:
    assert len({one.name for one in ENDPOINTS}) == len(ENDPOINTS)


@pytest.mark.parametrize("kind", [*asyncapi.members(FromClient), *asyncapi.members(FromServer)])
def test_every_message_is_in_the_document(kind: Any) -> None:  # noqa: ANN401 - a type
    message = asyncapi.document()["components"]["messages"][kind.__name__]
    assert message["name"] == asyncapi.tag(kind)
    msgspec.convert(message["examples"][0]["payload"], kind)


def test_an_endpoint_that_nobody_describes_is_noticed() -> None:
    page = reference.http_page(reference.http_document())
    assert all(f"### `{one.method.upper()} {one.path}`" in page for one in ENDPOINTS)


def test_the_documents_are_served(served: Served) -> None:
    assert served.ask("GET", "/api/openapi.json").json() == as_json(reference.http_document())
    assert served.ask("GET", "/api/asyncapi.json").json() == as_json(asyncapi.document())


def test_words_below_a_field_are_its_description() -> None:
    request = reference.http_document()["components"]["schemas"]["TableRequest"]
    assert request["properties"]["leaver_bot"]["description"].startswith("Which bot plays on")
    assert request["additionalProperties"] is False


def as_json(document: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(document))
