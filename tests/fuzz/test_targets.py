"""The targets hold for their seeds, for what once broke something, and for damage of every kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.strategies import DataObject

from tests.fuzz.run import NAMES
from tests.fuzz.targets import TARGETS, found
from tests.kit.damage import damaged

FOUND = [(name, path) for name in TARGETS for path in found(name)]


def test_every_target_can_be_asked_for() -> None:
    assert tuple(TARGETS) == NAMES


@pytest.mark.parametrize("name", TARGETS)
def test_a_target_takes_its_seeds(name: str) -> None:
    seeds = list(TARGETS[name].seeds())
    assert seeds
    for seed in seeds:
        TARGETS[name].take(seed)


@pytest.mark.parametrize(("name", "path"), FOUND, ids=lambda one: getattr(one, "name", one))
def test_what_once_broke_something_no_longer_does(name: str, path: Path) -> None:
    TARGETS[name].take(path.read_bytes().decode("utf-8", "replace"))


@pytest.mark.parametrize("name", TARGETS)
@settings(max_examples=60)
@given(st.data())
def test_a_target_takes_damaged_seeds(name: str, data: DataObject) -> None:
    seeds = list(TARGETS[name].seeds())
    TARGETS[name].take(data.draw(st.sampled_from(seeds).flatmap(damaged)))
