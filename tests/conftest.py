"""What every test may lean on."""

import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

LONG = (
    "laws",
    "oracle",
    "golden",
    "fuzz",
    "rules/test_compiled.py",
    "rules/test_knowledge.py",
    "rules/test_observe.py",
)
"""Below ``tests``: many whole games. Measuring coverage there takes four times as long as the games,
and what they reach is reached by the tests of its parts as well."""

# Tests never judge a timing: a slow machine is no failure.
settings.register_profile("omnibus", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("omnibus")

# Where tests run in the background of a shell, Ctrl-C is ignored, and so it would be by what they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    long = [here / name for name in LONG]
    for item in items:
        if any(item.path.is_relative_to(place) for place in long):
            item.add_marker(pytest.mark.no_cover)
