"""``omnibus engine``: what it answers, line by line."""

import json

import pytest

from omnibus.bots.protocol import line
from omnibus.bots.registry import bot_named
from omnibus.cli.engine import Engine
from omnibus.game.game import new_game


def told(engine: Engine, message: dict[str, object] | str) -> list[dict[str, object]]:
    text = message if isinstance(message, str) else json.dumps(message)
    return [json.loads(line(answer)) for answer in engine.answers(text.encode())]


@pytest.fixture
def engine() -> Engine:
    return Engine("searcher", bot_named("searcher@50"))


def test_it_introduces_itself(engine: Engine) -> None:
    assert told(engine, {"type": "hello"}) == [{"type": "ready", "name": "searcher"}]


def test_it_decides_in_a_record(engine: Engine) -> None:
    game = new_game("london", seats=2, seed=1)
    game.play(game.legal_actions()[0])
    (best,) = told(engine, {"type": "ask", "number": 7, "game": game.record()})
    assert best["number"] == 7
    assert best["action"] in [str(action) for action in game.legal_actions()]
    assert told(engine, {"type": "ask", "number": 8, "game": game.record(), "ply": 0})[0]["number"] == 8


def test_it_gives_reasons(engine: Engine) -> None:
    game = new_game("paris", seats=2, seed=1)
    info, best = told(engine, {"type": "ask", "number": 1, "game": game.record(), "explain": True})
    assert info["type"] == "info"
    alternatives = info["alternatives"]
    assert isinstance(alternatives, list)
    assert alternatives[0]["action"] == best["action"]


@pytest.mark.parametrize(
    "message", ["nonsense", '{"type":"dance"}', '{"type":"ask","number":1,"game":"city nowhere"}']
)
def test_what_makes_no_sense_is_answered(engine: Engine, message: str) -> None:
    (answer,) = told(engine, message)
    assert answer["type"] == "error"
    assert not engine.done


def test_it_goes_when_it_is_told(engine: Engine) -> None:
    assert told(engine, {"type": "quit"}) == []
    assert engine.done
