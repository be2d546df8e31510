"""One of two servers is killed in the middle of games: the other goes on with all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit import postgres
from tests.soak.cluster import Cluster

pytestmark = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())


def test_all_games_go_on_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, games=8, pause=0.1)
    assert len(cluster.survives()) == 8
    assert sum(len(sitting.promises) for sitting in cluster.sittings) > 8
    assert cluster.broken() == []
