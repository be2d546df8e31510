"""What there is to play on, and the files of the browser table."""

from __future__ import annotations

from urllib.error import HTTPError

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.wire.listing import ListedBot, ListedCity
from tests.server.conftest import Served


def test_every_city_is_listed_with_its_drawing(served: Served) -> None:
    cities = msgspec.json.decode(served.get("/api/boards"), type=list[ListedCity])
    assert [city.slug for city in cities] == list(city_slugs())
    dark = served.get(f"/api/boards/{cities[0].slug}.svg?labels=false&theme=dark").decode()
    assert 'class="board dark"' in dark
    assert 'class="name"' not in dark
    plain = served.get(f"/api/boards/{cities[0].slug}.svg").decode()
    assert 'class="board"' in plain
    large = served.get(f"/api/boards/{cities[0].slug}.svg?large=true").decode()
    assert large.count('class="name"') == plain.count('class="name"')
    assert large != plain


def test_levels_for_people_come_first_and_can_be_played_against(served: Served) -> None:
    bots = msgspec.json.decode(served.get("/api/bots"), type=list[ListedBot])
    assert bots[0].slug == "level:1"
    for bot in bots:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": bot.slug}]
        opened = served.post("/api/tables", {"city": city_slugs()[0], "seats": seats})
        assert opened["table"]["seats"][1]["bot"] == bot.slug


@pytest.mark.parametrize(
    ("path", "begins"),
    [
        ("/service-worker.js", b"//"),
        ("/manifest.webmanifest", b"{"),
        ("/app/app/main.js", b"//"),
        ("/t/any-page-of-the-app", b"<!doctype html>"),
    ],
)
def test_the_browser_finds_its_files(served: Served, path: str, begins: bytes) -> None:
    assert served.get(path).startswith(begins)


@pytest.mark.parametrize(
    "path", ["/tsconfig.json", "/app/../server/keys.py", "/app/%2e%2e/errors.py", "/api/x"]
)
def test_other_files_are_not_found(served: Served, path: str) -> None:
    with pytest.raises(HTTPError, match="404"):
        served.get(path)


BOARD = f"/api/boards/{city_slugs()[0]}"


@pytest.mark.parametrize("path", [f"{BOARD}.svg", BOARD, "/"])
def test_what_a_browser_has_is_not_sent_again(served: Served, path: str) -> None:
    first = served.ask("GET", path)
    assert first.headers["cache-control"] == "no-cache"
    again = served.ask("GET", path, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert served.ask("GET", path, if_none_match='"else"').status_code == 200
