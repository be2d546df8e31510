"""Whatever the HTTP interface allows gets an answer that it knows. The long form: ./dev fuzz http."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from omnibus.server.settings import Settings
from tests.fuzz import http
from tests.server.conftest import Served, serving

MANY = 1_000_000
REQUESTS = 2


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = Settings(
        data=str(tmp_path_factory.mktemp("unlimited")), requests_per_minute=MANY, sign_ins_per_minute=MANY
    )
    with serving(settings) as one:
        yield one


def test_every_endpoint_answers_as_it_says(unlimited: Served) -> None:
    for operation in http.operations(unlimited.address):
        http.ask(unlimited.address, operation, REQUESTS, alike=True)
