"""How things stand, and the end scoring."""

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies

from omnibus.cli.terminal.ending import ending, score_sheet, scoring
from omnibus.cli.terminal.situation import Situation
from omnibus.cli.terminal.table import Table
from tests.cli.terminal.tables import dealt, laid, texts
from tests.kit.tables import TABLES


def situation(table: Table, viewer: int | None = 0) -> Situation:
    return Situation(table.game, table.names, viewer)


def test_everything_that_is_needed_to_decide() -> None:
    table = laid(
        """city london; seats 2; market green orange blue pink wild
        seat 0: hand blue*2 wild; tickets big-ben--tower-of-london"""
    )
    shown = "\n".join(texts(situation(table).overview()))
    for words in (
        "A > Ada: 0 points, 17 buses, 3 cards, 1 ticket",
        "green, orange, blue, pink, wild (draw pile",
        "2 blue, 1 wild",
        "Big Ben – Tower of London, 6 points: possible, 3 routes and 6 cards to go",
    ):
        assert words in shown


def test_flags_kinds_and_bonus_cards_stand_with_the_players() -> None:
    flags = laid("city paris; seats 2; seat 0: flag-cards white blue")
    assert "flag cards blue white" in texts(situation(flags).players())[0]
    assert "11 streetcars, 5 subways" in texts(situation(laid("city berlin; seats 2")).players())[0]
    assert "0 bonus cards" in texts(situation(laid("city amsterdam; seats 2")).players())[0]


def test_the_last_round_is_announced() -> None:
    table = laid("city london; seats 2; last-round 1 turns-left by 0")
    assert "LAST ROUND: 1 turn left" in texts([situation(table).headline()])[0]


@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_no_hand_and_no_ticket(viewer: int | None) -> None:
    table = laid(
        "city london; seats 2; seat 0: hand pink*3; tickets big-ben--tower-of-london; seat 1: tickets none"
    )
    shown = "\n".join(texts(situation(table, viewer).overview()))
    assert "3 pink" not in shown
    assert "Tower of London" not in shown
    assert "tower-of-london" not in situation(table, viewer).wanted()


def test_what_others_claimed_since_is_new() -> None:
    table = laid("city london; seats 2; seat 0: hand blue; seat 1: hand orange*4")
    table.play("claim big-ben--waterloo blue", 0)
    table.play("claim baker-street--british-museum orange*4", 1)
    assert situation(table).recent() == {"baker-street--british-museum"}
    assert situation(table, 1).recent() == set()


def test_the_second_card_and_the_choice_of_tickets_are_asked_for() -> None:
    table = dealt("paris")
    assert texts([situation(table).due() or []]) == ["Keep one of these tickets, or both."]
    assert situation(table, 1).due() is None
    table.play("keep both", 0)
    table.play("keep both", 1)
    table.play("draw blind", 0)
    assert texts([situation(table).due() or []]) == ["Draw your second card."]


def finished(table: Table) -> Table:
    while table.is_bots_turn:
        table.bot_plays()
    return table


@given(strategies.sampled_from(TABLES), strategies.integers(0, 2**32))
@settings(max_examples=20)
def test_the_scoring_adds_up_line_by_line(where: tuple[str, str | None, int], seed: int) -> None:
    city, _, seats = where
    table = finished(dealt(city, ",".join(["random"] * seats), seed))
    lines = texts(scoring(table.game, table.names))
    for seat, player in enumerate(table.game.view(None).players):
        name = table.players[seat].name
        own = [one for one in lines if f" {name}: " in one and " = " in one]
        if own:
            assert int(own[-1].rpartition(" = ")[2]) == player.score
    assert lines[-1].startswith(("Winner: ", "Victory shared by: "))
    total = next(one for one in texts(score_sheet(table.game, table.names)) if one.startswith("total"))
    assert [int(word) for word in total.split()[1:]] == [one.score for one in table.game.view(None).players]


def test_the_ending_says_where_the_record_lies() -> None:
    table = finished(dealt("london", "random,random"))
    assert "a.record" in texts(ending(table.game, table.names, Path("a.record")))[-1]
    assert "a.record" not in "".join(texts(ending(table.game, table.names, None)))


def test_before_the_end_the_score_sheet_holds_only_what_is_public() -> None:
    table = laid("city london; seats 2; seat 0: tickets big-ben--tower-of-london; routes big-ben--waterloo")
    assert [one.split()[0] for one in texts(score_sheet(table.game, table.names))[1:]] == ["routes", "total"]
