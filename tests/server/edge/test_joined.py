"""A page comes as a few answers; they say what the single files say, once each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from omnibus.server.edge import joined
from omnibus.server.edge.offline import addresses_of_the_app
from omnibus.server.edge.opened_page import language_of
from tests.server.conftest import Served

WEB = Path(str(joined.WEB))
MAKER = re.compile(r'^"([^"]+\.js)": \(', re.MULTILINE)
ADDRESS = re.compile(r'(?:href|src)="([^"]+)"')
NOT_OF_PAGES = {"embed", "offline", "service-worker.js"}
PAGES = ["/", "/t/any", "/r/any", "/learn/any", "/games", "/rules/any", "/settings", "/me", "/nothing"]


def _modules(name: str) -> list[str]:
    said = joined.joined(name)
    assert said is not None
    return MAKER.findall(said.decode())


def test_every_module_of_the_app_can_be_had() -> None:
    found = {module for name in (joined.FIRST, *joined.later()) for module in _modules(name)}
    there = {str(file.relative_to(WEB)) for file in WEB.rglob("*.js")}
    assert found == {name for name in there if name.split("/")[0] not in NOT_OF_PAGES}


def test_nothing_comes_twice_and_all_after_what_it_needs() -> None:
    first = _modules(joined.FIRST)
    for name in joined.later():
        whole = [*first, *_modules(name)]
        assert len(whole) == len(set(whole))
        seen: set[str] = set()
        for module in whole:
            text = (WEB / module).read_text(encoding="utf-8")
            needs = re.findall(r'^import .*?"(\S+)";$|^\} from "(\S+)";$', text, re.MULTILINE)
            for path in filter(None, (one for pair in needs for one in pair)):
                assert str((WEB / module).parent.joinpath(path).resolve().relative_to(WEB.resolve())) in seen
            seen.add(module)


def test_a_module_becomes_a_function(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joined, "FIRST", "joined/one.js")
    monkeypatch.setattr(joined, "WEB", tmp_path)
    (tmp_path / "joined").mkdir()
    (tmp_path / "joined" / "one.js").write_text(
        'import { a as b } from "../two.js";\nimport "./three.js";\n'
        'export const c = b;\nexport async function d() {\n  return import("./four.js");\n}\n'
    )
    (tmp_path / "two.js").write_text("const x = 1;\nexport { x as a };\n")
    (tmp_path / "joined" / "three.js").write_text("/** Said to people. */\nlet seen = true;\n")
    said = (joined.joined("joined/one.js") or b"").decode()
    assert 'const { a: b } = $need("two.js");\n$need("joined/three.js");\nconst c = b;' in said
    assert 'return $later("joined/four.js");' in said
    assert "return { c, d };" in said
    assert "return { a: x };" in said
    assert "Said to people" not in said


@pytest.mark.parametrize(
    "strange",
    [
        'import whole from "./x.js";',
        "export default 1;",
        "export let count = 0;",
        "await 1;",
        "f(import.meta.url);",
    ],
)
def test_what_cannot_be_joined_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strange: str
) -> None:
    monkeypatch.setattr(joined, "WEB", tmp_path)
    (tmp_path / "strange.js").write_text(f"{strange}\n")
    with pytest.raises(ValueError, match=r"strange\.js"):
        joined.closure("strange.js")


@pytest.mark.parametrize("path", PAGES)
def test_what_a_page_names_is_there(served: Served, path: str) -> None:
    page = served.ask("GET", path, accept_language="nl-BE,nl;q=0.9,en;q=0.5").text
    addresses = ADDRESS.findall(page)
    assert "/words/nl/app.ftl" in addresses or path == "/nothing"
    assert "/app/joined/app/main.js" in addresses
    assert "@import" not in served.ask("GET", "/app/style/everywhere.css").text
    assert {served.ask("GET", address).status_code for address in addresses} == {200}


def test_what_is_kept_for_later_is_there(served: Served) -> None:
    assert {served.ask("GET", address).status_code for address in addresses_of_the_app()} == {200}


def test_only_what_is_asked_for_is_joined(served: Served) -> None:
    for name in ("app/words.js", "../edge/app.py", "nothing.js", ""):
        assert served.ask("GET", f"/app/joined/{name}").status_code == 404


@pytest.mark.parametrize(
    ("wanted", "language"), [("", ""), ("xx, *", ""), ("pt-BR,fr;q=0.8", "fr"), ("DE", "de")]
)
def test_words_come_in_the_first_language_there_is(wanted: str, language: str) -> None:
    assert language_of(wanted) == language
