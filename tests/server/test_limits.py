"""Limits allow what they say, no more and no less, whoever else there is."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from omnibus.server.addresses import limited_as
from omnibus.server.limits import Limit, Rate


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 5), st.integers(1, 120))
def test_never_more_than_the_burst_and_the_rate(pauses: list[float], burst: int, per_minute: int) -> None:
    limit, now, allowed = Limit(Rate(burst, per_minute)), 0.0, 0
    for pause in pauses:
        now += pause
        free = limit.wait("a", now) == 0
        assert limit.allows("a", now) == free
        allowed += free
    assert allowed <= burst + now * per_minute / 60 + 1e-6


def test_who_waits_as_told_may() -> None:
    limit = Limit(Rate(2, 30))
    assert [limit.allows("a", 0) for _ in range(3)] == [True, True, False]
    assert limit.allows("b", 0)
    assert limit.wait("a", 0) == 2
    assert not limit.allows("a", 1.9)
    assert limit.allows("a", 2.1)
    assert not limit.allows("a", 1)


def test_memory_has_an_end() -> None:
    limit = Limit(Rate(1, 1), most_remembered=10)
    for number in range(50):
        assert limit.allows(f"{number}", 0)
    assert not limit.allows("49", 0)
    assert limit.allows("0", 0)


@pytest.mark.parametrize(
    ("address", "together"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "unknown"),
        ("", "unknown"),
    ],
)
def test_households(address: str, together: str) -> None:
    assert limited_as(address) == together
