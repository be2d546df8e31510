"""A game that is over can be played on from any of its moments, with the cards as they lay."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from omnibus.errors import OmnibusError
from omnibus.server.care.examining import troubles
from omnibus.server.history.rated import rated
from omnibus.server.tables.refused import RefusedError
from omnibus.wire.table import Origin, SeatRequest
from tests.kit.house import ADA, BEN, RANDOM, House, in_a_house, play_to_end


def test_playing_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, RANDOM)
        (ada,) = await house.come_to(opened)
        await play_to_end([ada], Random(1))
        before = await house.hub.archive.game(ada.table, 0, "")
        again = await house.open(RANDOM, BEN, origin=Origin(ada.table, 17))
        (ben,) = await house.come_to(again)
        table = (await house.hub.room(again.table.id)).table
        assert table.game
        assert [ply.action for ply in table.game.plies[:17]] == [ply.action for ply in before.plies[:17]]
        assert table.game.at(17).state == before.at(17).state
        await play_to_end([ben], Random(2))
        await house.rest()
        whole = await house.hub.store.load(again.table.id)
        assert whole
        assert not list(troubles(whole))
        assert rated(again.table, [1, 2], []) is None

    in_a_house(tmp_path, work)


def test_not_from_everywhere(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        opened = await house.open(ADA, RANDOM)
        (ada,) = await house.come_to(opened)
        with pytest.raises(RefusedError, match="not-now"):
            await house.open(ADA, RANDOM, origin=Origin(ada.table, 1))
        await play_to_end([ada], Random(1))
        here = Origin(ada.table, 3)
        wrong: list[tuple[list[SeatRequest], dict[str, object]]] = [
            ([ADA, RANDOM, RANDOM], {"origin": here}),
            ([ADA, RANDOM], {"origin": Origin(ada.table, ada.ply)}),
            ([ADA, RANDOM], {"origin": Origin(ada.table, -1)}),
            ([ADA, RANDOM], {"origin": here, "city": "london"}),
            ([ADA, SeatRequest("open")], {"origin": here}),
            ([ADA, RANDOM], {"origin": here, "daily": True}),
        ]
        for seats, said in wrong:
            with pytest.raises(OmnibusError):
                await house.open(*seats, **said)
        with pytest.raises(RefusedError, match="unknown-table"):
            await house.open(ADA, RANDOM, origin=Origin("nowhere", 3))
        closed = await house.open(ADA, RANDOM, watching="never")
        (ada,) = await house.come_to(closed)
        await play_to_end([ada], Random(1))
        with pytest.raises(RefusedError, match="not-allowed"):
            await house.open(ADA, RANDOM, origin=Origin(ada.table, 3))

    in_a_house(tmp_path, work)
