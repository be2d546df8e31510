"""The lock files hold what pyproject.toml asks for, by hash, and no address."""

import re
import tomllib
from typing import Any

import pytest

from tests.architecture.tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS = {
    "requirements.lock": [],
    **{f"requirements-{group}.lock": asked for group, asked in PROJECT["dependency-groups"].items()},
}


def package(requirement: str) -> str:
    """Its name as the lock files spell it: runs of dots, dashes and underlines are one dash."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", requirement)[0].lower())


def entries(lock: str) -> dict[str, str]:
    """Package to its block of lines."""
    blocks = re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE)
    return {package(block): block for block in blocks if block}


def without_hash(lock: str) -> list[str]:
    return [name for name, block in entries(lock).items() if "--hash=sha256:" not in block]


@pytest.mark.parametrize("name", GROUPS)
def test_a_lock_holds_what_is_asked_for(name: str) -> None:
    asked = [*PROJECT["project"]["dependencies"], *GROUPS[name]]
    assert {package(requirement) for requirement in asked} <= set(entries((ROOT / name).read_text()))


@pytest.mark.parametrize("name", GROUPS)
def test_a_lock_gives_hashes_and_no_address(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert not without_hash(lock)
    assert "://" not in lock
    assert "--index" not in lock


@pytest.mark.parametrize("name", GROUPS)
def test_the_locks_agree(name: str) -> None:
    """Installing one after another changes no version of what runs Omnibus."""
    small, large = ((ROOT / file).read_text() for file in ("requirements.lock", name))
    pins = re.compile(r"^[a-z0-9][^\\]*==[^\\]*", re.MULTILINE)
    assert set(pins.findall(small)) <= set(pins.findall(large))


def test_every_lock_belongs_to_a_group() -> None:
    assert {file.name for file in ROOT.glob("requirements*.lock")} == set(GROUPS)


def test_spellings_of_a_name_are_one() -> None:
    spellings = ("Some.Thing[all]>=1", "some_thing", "some--thing==2")
    assert {package(spelling) for spelling in spellings} == {"some-thing"}


def test_a_missing_hash_is_noticed() -> None:
    assert without_hash("numba==1 \\\n    --hash=sha256:00\nnumpy==2\n") == ["numpy"]
