"""A bot over the network is told what a bot beside the game is told."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given, settings

from omnibus.bots.player import BotPlayer
from omnibus.bots.random_bot import RandomBot
from omnibus.client.player import turn_of
from omnibus.game.event import redacted
from omnibus.game.game import Game
from omnibus.wire.downstream import Happened, Standing
from tests.kit.strategies import games, lucks


@settings(max_examples=150)
@given(games(plies=80), lucks())
def test_the_turn_is_the_same(game: Game, luck: Random) -> None:
    if game.over:
        return
    seat = luck.choice(game.may_act)
    player = BotPlayer("random", RandomBot(), luck.randrange(100))
    standing = Standing(game.ply, game.view(seat), tuple(map(str, game.legal_actions(seat))))
    plies = [game.opening, *(ply.events for ply in game.plies)]
    story = [
        Happened(ply, 0, tuple(redacted(event, seat) for event in events)) for ply, events in enumerate(plies)
    ]
    near, far = player.turn(game, seat), turn_of(standing, story, player)
    for field in ("view", "events", "legal", "edition", "budget"):
        assert getattr(far, field) == getattr(near, field)
    assert far.random.getstate() == near.random.getstate()
    assert msgspec.json.encode(player.answer(far)) == msgspec.json.encode(player.answer(near))
