"""What a browser gets is enough to play, and needs nothing that a browser has not."""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from omnibus.errors import OmnibusError
from omnibus.server.alone import parts
from omnibus.server.alone.parts import BOTS, FETCHED, fetch, is_there, place_of, sources

GAME = """
import sys

sys.path.insert(0, sys.argv[1])
for absent in ("numba", "numpy", "litestar", "uvicorn", "asyncpg", "sqlite3", "cryptography"):
    sys.modules[absent] = None
import json
import omnibus

assert omnibus.__file__.startswith(sys.argv[1]), omnibus.__file__
from omnibus.boards.load import city_slugs
from omnibus.server.alone.house import House

house = House(lambda socket, text: None, BOTS)
for city in city_slugs():
    seats = [{"kind": "bot", "bot": bot} for bot in BOTS]
    opened = json.loads(house.open(json.dumps({"city": city, "seats": seats}), 1))
    while house.bot_moves(opened["table"]["id"], 1):
        pass
    print(house.tables[opened["table"]["id"]].state.stage)
"""


def test_the_sources_are_enough(tmp_path: Path) -> None:
    """Every bot plays every city, from the sources alone."""
    unpacked, script = tmp_path / "sources", tmp_path / "game.py"
    zipfile.ZipFile(io.BytesIO(sources())).extractall(unpacked)
    script.write_text(f"BOTS = {BOTS!r}\n{GAME}")
    done = subprocess.run(
        [sys.executable, str(script), str(unpacked)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.stdout.split() == ["over"] * 4, done.stderr


def test_the_same_sources_are_the_same_bytes() -> None:
    first = hashlib.sha256(sources()).digest()
    sources.cache_clear()
    assert hashlib.sha256(sources()).digest() == first


def test_nothing_is_offered_before_all_is_there(tmp_path: Path) -> None:
    assert not is_there(tmp_path)
    place_of(tmp_path).mkdir()
    for name in FETCHED:
        assert not is_there(tmp_path)
        (place_of(tmp_path) / name).touch()
    assert is_there(tmp_path)


def test_what_is_not_as_it_should_be_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"pyodide-{parts.PYODIDE}.tgz"
    monkeypatch.setattr(parts, "_npm", lambda: [sys.executable, "-c", f"open({name!r}, 'w').write('other')"])
    with pytest.raises(OmnibusError, match="its hash is another"):
        fetch(tmp_path)
    monkeypatch.setattr(parts, "_npm", lambda: [sys.executable, "-c", "raise SystemExit('no way there')"])
    with pytest.raises(OmnibusError, match=r"did not come.*no way there"):
        fetch(tmp_path)
    assert not place_of(tmp_path).exists()
