"""However often the connection is lost: what is known is what happened, no ply twice, none left out."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from omnibus.client.known import GapError, Known
from omnibus.game.event import redacted
from omnibus.game.game import Game
from omnibus.game.history import reveals
from omnibus.wire.downstream import FromServer, Happened, Moved, Standing, Synced, TakenBack
from tests.kit.strategies import lucks, tables
from tests.kit.tables import Table


class Told:
    """What a server would say of a game, as seat 0 sees it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.clock = 0
        self.times = [0]

    def happened(self, ply: int) -> Happened:
        events = self.game.plies[ply - 1].events if ply else self.game.opening
        return Happened(ply, self.times[ply], tuple(redacted(event, 0) for event in events))

    def standing(self) -> Standing:
        return Standing(self.game.ply, self.game.view(0))

    def play(self, luck: Random) -> FromServer:
        seat = luck.choice(self.game.may_act)
        self.game.play(luck.choice(self.game.legal_actions(seat)), seat)
        self.clock += 1
        self.times.append(self.clock)
        return Moved(self.standing(), self.happened(self.game.ply))

    def undo(self) -> FromServer:
        self.game.undo()
        self.times.pop()
        return TakenBack(0, self.standing())

    def synced(self, since: int | None) -> Synced:
        first = 0 if since is None or not 0 <= since <= self.game.ply else since + 1
        return Synced(self.standing(), tuple(map(self.happened, range(first, self.game.ply + 1))))

    def story(self) -> list[Happened]:
        return [self.happened(ply) for ply in range(self.game.ply + 1)]


def follow(told: list[Happened], news: FromServer | None) -> None:
    """What a reader of the news makes of them."""
    match news:
        case Synced(standing, story):
            del told[story[0].ply if story else standing.ply + 1 :]
            told.extend(story)
        case Moved(_, happened):
            told.append(happened)
        case TakenBack():
            told.pop()


@settings(max_examples=60)
@given(tables(), lucks())
def test_what_is_known_is_what_happened(table: Table, luck: Random) -> None:
    server, known, told = Told(table.deal(luck.randrange(2**64))), Known(), list[Happened]()
    follow(told, known.take(server.synced(known.since)))
    away = False
    for _ in range(80):
        if server.game.over:
            break
        undoes = luck.random() < 0.5 and server.game.plies and not reveals(server.game.plies[-1])
        message = server.undo() if undoes else server.play(luck)
        if away or luck.random() < 0.1:  # lost on the way
            away = luck.random() < 0.6
            if away:
                continue
            message = server.synced(known.since)
        for _ in range(luck.choice([1, 1, 2])):
            news = taken(server, known, message)
            follow(told, news)
        assert known.story == told == server.story()
        assert known.standing == server.standing()


def taken(server: Told, known: Known, message: FromServer) -> FromServer | None:
    try:
        return known.take(message)
    except GapError:
        return known.take(server.synced(known.since))


@pytest.mark.parametrize("lost", [1, 3])
def test_a_gap_is_noticed(lost: int) -> None:
    server, known, luck = Told(Table("london", None, 2).deal(1)), Known(), Random(1)
    known.take(server.synced(None))
    for _ in range(lost):
        server.play(luck)
    before = msgspec.json.encode(known.story)
    with pytest.raises(GapError):
        known.take(server.play(luck))
    assert msgspec.json.encode(known.story) == before
