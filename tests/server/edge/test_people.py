"""People over HTTP: a name of one's own, the ways back to it, what is mine, and how it is forgotten."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.wire.people import Me, PasskeyAnswer, PasskeyQuestion, SignedIn
from tests.kit.authenticator import Authenticator
from tests.server.conftest import Served


def claimed(served: Served) -> SignedIn:
    answer = served.ask("POST", "/api/names", {"name": f"P{secrets.token_hex(6)}"})
    assert answer.status_code == 201
    return msgspec.json.decode(answer.content, type=SignedIn)


def trouble(answer: Any) -> tuple[int, str]:  # noqa: ANN401 - of any client
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["trouble"]


def test_a_name_is_claimed_kept_and_forgotten(served: Served) -> None:
    one = claimed(served)
    assert trouble(served.ask("POST", "/api/names", {"name": one.name.upper()})) == (409, "name-taken")
    assert served.ask("PUT", "/api/me/settings", {"theme": "dark"}, token=one.token).status_code == 204
    me = msgspec.json.decode(served.ask("GET", "/api/me", token=one.token).content, type=Me)
    assert (me.player.name, me.settings, me.passkeys) == (one.name, {"theme": "dark"}, ())
    assert served.ask("GET", f"/api/players/{one.name.lower()}").json()["name"] == one.name
    export = served.ask("GET", "/api/me/export", token=one.token)
    assert export.headers["content-disposition"].startswith("attachment")
    assert export.json()["settings"] == {"theme": "dark"}
    assert one.token not in export.text
    assert served.ask("DELETE", "/api/me", token=one.token).status_code == 204
    assert trouble(served.ask("GET", "/api/me", token=one.token)) == (401, "not-signed-in")
    assert trouble(served.ask("GET", f"/api/players/{one.name}")) == (404, "not-found")


def test_a_code_brings_one_back_once(served: Served) -> None:
    one = claimed(served)
    back = served.ask("POST", "/api/sign-in/code", {"code": one.recovery})
    assert back.json()["token"] == one.token
    again = served.ask("POST", "/api/sign-in/code", {"code": one.recovery})
    assert trouble(again) == (401, "not-signed-in")


def test_signing_out_everywhere_voids_every_token(served: Served) -> None:
    one = claimed(served)
    fresh = served.ask("POST", "/api/me/sign-out-everywhere", token=one.token).json()["token"]
    assert trouble(served.ask("GET", "/api/me", token=one.token)) == (401, "not-signed-in")
    renamed = served.ask("PUT", "/api/me/name", {"name": f" {one.name}x\u202e "}, token=fresh)
    assert renamed.json() == {"name": f"{one.name}x"}


def test_a_passkey_signs_in(served: Served) -> None:
    one = claimed(served)
    device = Authenticator(f"http://{served.address}", served.address.partition(":")[0])

    def ask(path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        return served.ask("POST", path, body, token=one.token)

    asked = msgspec.json.decode(ask("/api/me/passkeys/question").content, type=PasskeyQuestion)
    kept = ask("/api/me/passkeys", msgspec.to_builtins(device.create(asked)))
    assert kept.status_code == 201, kept.text
    asked = msgspec.json.decode(ask("/api/sign-in/passkey/question").content, type=PasskeyQuestion)
    answer = msgspec.to_builtins(device.get(asked))
    msgspec.convert(answer, PasskeyAnswer)
    assert served.ask("POST", "/api/sign-in/passkey", answer).json()["name"] == one.name
    replayed = served.ask("POST", "/api/sign-in/passkey", answer)
    assert trouble(replayed) == (401, "not-signed-in")
    path = f"/api/me/passkeys/{kept.json()['id']}"
    assert served.ask("DELETE", path, token=one.token).status_code == 204
    assert served.ask("GET", "/api/me", token=one.token).json().get("passkeys", []) == []


@pytest.mark.parametrize("token", ["", "x", "aaaaaaaaaaaaaaaa.0." + "A" * 32, "0.0." + "A" * 32, "a" * 5000])
@pytest.mark.parametrize("path", ["/api/me", "/api/me/export"])
def test_a_guessed_token_opens_nothing(served: Served, path: str, token: str) -> None:
    assert trouble(served.ask("GET", path, token=token)) == (401, "not-signed-in")


def test_a_token_of_a_seat_is_none_of_a_person(served: Served) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = served.post("/api/tables", {"city": city_slugs()[0], "seats": seats})
    answer = served.ask("GET", "/api/me", token=opened["keys"][0]["token"])
    assert trouble(answer) == (401, "not-signed-in")


def test_settings_have_an_end_and_are_not_nested_for_ever(served: Served) -> None:
    one = claimed(served)
    many = served.ask("PUT", "/api/me/settings", {"x": "y" * 20_000}, token=one.token)
    assert trouble(many) == (400, "malformed")
    headers = {"authorization": f"Bearer {one.token}", "content-type": "application/json"}
    import httpx

    deep = b'{"x":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    answer = httpx.put(f"http://{served.address}/api/me/settings", content=deep, headers=headers)
    assert trouble(answer) == (400, "malformed")
    huge = httpx.put(f"http://{served.address}/api/me/settings", content=b" " * 70_000, headers=headers)
    assert trouble(huge) == (413, "too-large")


def test_nobody_has_played_the_deal_of_the_day_yet(served: Served) -> None:
    assert served.ask("GET", f"/api/daily/{city_slugs()[0]}/best").json() == []
    assert trouble(served.ask("GET", "/api/daily/nowhere/best")) == (404, "not-found")


@pytest.mark.parametrize("query", ["live", f"bots?city={city_slugs()[0]}", "days"])
def test_leaderboards_are_there_from_the_start(served: Served, query: str) -> None:
    assert served.ask("GET", f"/api/leaderboards/{query}").json() == []


@pytest.mark.parametrize("query", ["", "?city="])
def test_a_leaderboard_of_nothing(served: Served, query: str) -> None:
    assert trouble(served.ask("GET", f"/api/leaderboards/chess{query}"))[0] in {400, 404}
