"""A game that is kept is the same game afterwards: no replay, nothing lost, and undo still works."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from omnibus.boards.load import city_slugs
from omnibus.game.game import new_game
from omnibus.server.store.errors import StoreError
from omnibus.server.store.restoring import deal_of, last_ply_of, restored
from omnibus.server.store.versioned import Versioned
from tests.kit.play import from_random, plies


@pytest.mark.parametrize("city", city_slugs())
def test_a_restored_game_is_the_game(city: str) -> None:
    game = new_game(city, seats=2, seed=77, names=("Ann", "Bob"))
    kept = [deal_of(game, 0)]
    for number, _ in enumerate(plies(game, from_random(Random(5)))):
        kept.append(last_ply_of(game, number))
    for upto in (1, 2, len(kept) // 2, len(kept)):
        again = restored(game.edition, game.names, kept[:upto])
        assert again.ply == upto - 1
        assert again.events == game.copy().events[: len(again.events)]
        assert [str(ply.action) for ply in again.plies] == [str(ply.action) for ply in game.plies[: upto - 1]]
        assert [ply.before for ply in again.plies] == [ply.before for ply in game.plies[: upto - 1]]
    assert again.record() == game.record()
    assert again.state == game.state


class Thing(msgspec.Struct):
    name: str
    size: int = 0


class BiggerThing(msgspec.Struct):
    title: str
    size: int


def test_what_an_earlier_version_wrote_is_read() -> None:
    old = Versioned(Thing).encode(Thing("x"))
    rename = {1: lambda fields: {"title": fields["name"], "size": fields["size"]}}
    new = Versioned(BiggerThing, rename)
    assert new.decode(old) == BiggerThing("x", 0)
    assert new.decode(new.encode(BiggerThing("y", 2))) == BiggerThing("y", 2)
    with pytest.raises(StoreError, match="a later Omnibus wrote this Thing"):
        Versioned(Thing).decode(new.encode(BiggerThing("y", 2)))
    for broken in (b"", b"[]", b'{"version":1,"value":{}}'):
        with pytest.raises(StoreError, match="can't be read"):
            Versioned(Thing).decode(broken)
