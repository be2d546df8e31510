"""The door: other pages, too many requests, too many sockets, and what every answer tells the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from omnibus.boards.load import city_slugs
from omnibus.server.settings import Settings
from tests.server.conftest import Served, serving

BODY = {"city": city_slugs()[0], "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_page_of_somebody_else_can_do_nothing(served: Served, origin: str) -> None:
    answer = served.ask("POST", "/api/tables", BODY, origin=origin)
    assert (answer.status_code, answer.json()["trouble"]) == (403, "elsewhere")
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://{served.address}/ws/tables/any", origin=Origin(origin))


def test_our_own_page_may(served: Served) -> None:
    origin = f"http://{served.address}"
    answer = served.ask("POST", "/api/tables", BODY, origin=origin)
    assert answer.status_code == 201
    path = f"ws://{served.address}/ws/tables/{answer.json()['table']['id']}"
    with connect(path, origin=Origin(origin)):
        pass


def test_where_people_reach_us_can_be_set(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path), address="https://games.example")) as served:
        inside = served.ask("POST", "/api/tables", BODY, origin=f"http://{served.address}")
        outside = served.ask("POST", "/api/tables", BODY, origin="https://games.example:443")
    assert (inside.status_code, outside.status_code) == (403, 201)
    assert outside.headers["strict-transport-security"]


def test_one_address_has_an_end(tmp_path: Path) -> None:
    limited = Settings(data=str(tmp_path), requests_per_minute=5, sockets_per_address=2)
    with serving(limited) as served:
        table = f"ws://{served.address}/ws/tables/any"
        with connect(table), connect(table), pytest.raises(InvalidStatus, match="403"):
            connect(table)
        with connect(table):
            pass
        answers = [served.ask("GET", "/api/bots") for _ in range(7)]
        assert [one.status_code for one in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["trouble"] == "too-many"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert served.ask("GET", "/health/live").status_code == 200


def test_sockets_that_come_and_go_have_an_end(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path), requests_per_minute=2)) as served:
        table = f"ws://{served.address}/ws/tables/any"
        for _ in range(2):
            with connect(table):
                pass
        with pytest.raises(InvalidStatus, match="403"):
            connect(table)
        assert served.ask("GET", "/api/bots").status_code == 200


@pytest.mark.parametrize(
    "path", ["/", "/api/boards", "/api/nothing", "/nothing.txt", "/app/icons/omnibus.svg"]
)
def test_no_answer_lets_scripts_be_written_into_pages(served: Served, path: str) -> None:
    headers = served.ask("GET", path).headers
    assert "unsafe" not in headers["content-security-policy"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in headers


@pytest.mark.parametrize("path", ["/app/app/main.js", "/app/style/text.css", "/words/en/app.ftl"])
def test_a_part_of_a_page_is_only_what_it_says_it_is(served: Served, path: str) -> None:
    headers = served.ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "set-cookie" not in headers


def test_what_is_said_of_tables_is_kept_by_nobody(served: Served) -> None:
    opened = served.ask("POST", "/api/tables", BODY)
    assert opened.headers["cache-control"] == "no-store"
    table = served.ask("GET", f"/api/tables/{opened.json()['table']['id']}")
    assert table.headers["cache-control"] == "no-store"


def test_answers_are_compressed(served: Served) -> None:
    answer = served.ask("GET", f"/api/boards/{city_slugs()[0]}.svg", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in answer.headers["vary"].lower()


def test_health_and_metrics(served: Served) -> None:
    assert served.ask("GET", "/health/ready").status_code == 200
    served.ask("GET", "/api/tables/a-table-by-name")
    text = served.ask("GET", "/metrics").text
    assert 'omnibus_http_requests_total{method="GET",path="/health/ready",status="200"}' in text
    assert "a-table-by-name" not in text
    assert served.ask("GET", "/metrics", x_forwarded_for="8.8.8.8").status_code == 404


@pytest.mark.parametrize(("proxies", "status"), [("", 429), ("127.0.0.1", 200)])
def test_who_is_calling_is_believed_of_known_proxies_only(tmp_path: Path, proxies: str, status: int) -> None:
    with serving(Settings(data=str(tmp_path), requests_per_minute=1, proxies=proxies)) as served:
        for number in range(3):
            answer = served.ask("GET", "/api/bots", x_forwarded_for=f"8.8.8.{number}")
    assert answer.status_code == status


def test_a_page_with_all_its_files_is_not_too_much(tmp_path: Path) -> None:
    with serving(Settings(data=str(tmp_path), requests_per_minute=2)) as served:
        answers = [served.ask("GET", "/app/app/main.js").status_code for _ in range(25)]
        for _ in range(3):
            last = served.ask("GET", "/api/bots")
    assert answers == [200] * 25
    assert last.status_code == 429


def test_who_asks_for_the_head_gets_no_body(served: Served) -> None:
    for path in ("/", "/api/bots", "/health/live", "/api/tables/none"):
        whole, head = (served.ask(method, path) for method in ("GET", "HEAD"))
        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert not head.content
