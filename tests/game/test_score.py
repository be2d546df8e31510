"""What each player has points for."""

from __future__ import annotations

from omnibus.game.game import Game

NETWORK = "city london; seat 0: routes british-museum--covent-garden.a; tickets {}; phase {}"


def sheet(game: Game) -> list[str]:
    return [str(line) for line in game.score_sheet()[0]]


def test_in_play_only_routes_count() -> None:
    game = Game.from_position(NETWORK.format("british-museum--waterloo", "turn"))
    assert sheet(game) == ["route british-museum--covent-garden.a: 1"]


def test_at_the_end_tickets_and_districts_count() -> None:
    """R-TIC-09, R-LON-04"""
    game = Game.from_position(NETWORK.format("british-museum--waterloo", "over"))
    assert sheet(game) == [
        "route british-museum--covent-garden.a: 1",
        "ticket british-museum--waterloo: -4",
        "district black: 1",
    ]


def test_flags_are_one_line() -> None:
    game = Game.from_position("city paris; seat 0: flags 2")
    assert sheet(game) == ["flags 2: 8"]


def test_bonus_cards_are_one_line_at_the_end() -> None:
    """R-AMS-13"""
    text = "city amsterdam; phase over; seat 0: tickets none; routes nieuwe-waal--noordermarkt"
    assert sheet(Game.from_position(text)) == ["route nieuwe-waal--noordermarkt: 2", "bonus 1: 8"]
