"""What a person types, obeyed."""

from pathlib import Path

import pytest
from hypothesis import given, strategies

from omnibus.boards.load import city_slugs, load_board
from omnibus.cli.terminal.commands import COMMANDS, LETTERS, command_named
from omnibus.cli.terminal.console import OBEYED, Console
from omnibus.cli.terminal.saving import SaveFile, load
from omnibus.errors import OmnibusError
from tests.cli.terminal.tables import dealt, laid, say, started, words

HAND = "city london; seats 2; market green orange blue pink wild; seat 0: hand blue*2 wild pink"


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("draw blind", "draw blind"),
        ("d", "draw blind"),
        ("d blind", "draw blind"),
        ("draw market orange", "draw market orange"),
        ("d orange", "draw market orange"),
        ("d or", "draw market orange"),
        ("D O", "draw market orange"),
        ("d w", "draw market wild"),
        ("t", "draw tickets"),
        ("draw tickets", "draw tickets"),
        ("claim big-ben--waterloo blue", "claim big-ben--waterloo blue"),
        ("c waterloo--big-ben blue", "claim big-ben--waterloo blue"),
        ("c big wat wild", "claim big-ben--waterloo wild"),
        ("c big wat 1", "claim big-ben--waterloo blue"),
        ("c big wat 2", "claim big-ben--waterloo wild"),
        ("c bak reg 2 b", "claim regents-park--baker-street blue*2"),
        ("c bak reg b w", "claim regents-park--baker-street blue wild"),
        ("claim hyde buck.or wild", "claim hyde-park--buckingham-palace.orange wild"),
    ],
)
def test_actions_in_full_and_short(typed: str, action: str) -> None:
    table = laid(HAND)
    answer = say(table, typed)
    assert answer.acted, words(answer)
    assert [str(ply.action) for ply in table.game.plies] == [action]


@pytest.mark.parametrize(
    ("typed", "ticket"),
    [
        ("1", 0),
        ("2", 1),
        ("k 1", 0),
        ("keep 2", 1),
        ("k both", None),
        ("k SLUG", 0),
        ("k END", 0),
        ("K all", None),
    ],
)
def test_tickets_are_kept_by_number_or_name(typed: str, ticket: int | None) -> None:
    table = dealt("paris")
    offer = table.game.view(0).offer or ()
    typed = typed.replace("SLUG", offer[0]).replace("END", offer[0].split("--")[0])
    assert say(table, typed).acted
    expected = "keep both" if ticket is None else f"keep {offer[ticket]}"
    assert str(table.game.plies[0].action) == expected


def test_claim_lists_the_ways_to_pay_cheapest_in_wilds_first_and_takes_a_number() -> None:
    console = Console(laid(HAND), 0)
    listed = words(console.obey("c bak reg"))
    assert listed.index("1  2 blue") < listed.index("2  1 blue, 1 wild")
    assert console.obey("3").refused
    assert console.obey("1").acted
    assert console.obey("1").refused


def test_a_listed_way_is_forgotten_when_something_else_is_said() -> None:
    console = Console(laid(HAND), 0)
    console.obey("c bak reg")
    console.obey("hand")
    assert "none are listed" in words(console.obey("1"))


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("c kin reg", "R-CLM-04"),
        ("c kin reg 1", "R-CLM-04"),
        ("c big wat pink", "R-CLM-02"),
        ("c big wat 2 blue", "R-CLM-03"),
        ("c big tra blue pink", "R-GREY-02"),
        ("pass", "R-TURN-02"),
        ("k both", "R-TIC-06"),
        ("d black", "R-DRAW-02"),
        ("why c kin reg", "R-CLM-04"),
        ("why d black", "R-DRAW-02"),
        ("why pass", "R-TURN-02"),
    ],
)
def test_every_refusal_names_its_rule(typed: str, rule: str) -> None:
    table = laid(HAND)
    answer = say(table, typed)
    assert answer.refused
    assert f"({rule})" in words(answer)
    assert table.game.ply == 0


def test_routes_that_are_closed_say_why() -> None:
    owned = HAND + "; routes hyde-park--buckingham-palace.yellow; seat 1: routes big-ben--waterloo"
    assert "R-CLM-09" in words(say(laid(owned), "c big wat"))
    assert "R-CLM-12" in words(say(laid(owned), "why c hyde buck.orange"))


def test_a_wild_is_no_second_card() -> None:
    """R-DRAW-05"""
    table = laid(HAND)
    assert say(table, "d o").acted
    assert "R-DRAW-05" in words(say(table, "d wild"))


@pytest.mark.parametrize("typed", ["why c big wat blue", "why d", "why t", "why c tra big wild"])
def test_why_says_yes_to_what_is_possible(typed: str) -> None:
    assert words(say(laid(HAND), typed)) == "You can."


def test_why_lists_the_ways_to_pay() -> None:
    table = laid(HAND)
    assert "1  1 blue" in words(say(table, "why c big wat"))
    assert table.game.ply == 0


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("hand", "2 blue"),
        ("look", "Market"),
        ("routes big", "Waterloo, 1 blue: free, you can pay it"),
        ("routes", "Elephant & Castle"),
        ("board", "Elephant & Castle"),
        ("score", "total"),
        ("help", "claim ROUTE"),
        ("help claim", "list the ways to pay"),
        ("story", ""),
        ("story 3", ""),
    ],
)
def test_questions_change_nothing(typed: str, shown: str) -> None:
    table = laid(HAND)
    answer = say(table, typed)
    assert shown in words(answer)
    assert not answer.acted
    assert not answer.refused
    assert table.game.ply == 0


@pytest.mark.parametrize(
    "typed",
    ["xyzzy", "s s", "story x", "t x", "why", "why big", "claim", "k", "d mauve", "save", "undo", "7"],
)
def test_nonsense_is_answered(typed: str) -> None:
    answer = say(laid(HAND), typed)
    assert words(answer)
    assert answer.refused or typed == "s s"


@given(
    strategies.text(max_size=30),
    strategies.sampled_from(["", "c ", "why c ", "k ", "d ", "routes ", "story "]),
)
def test_anything_may_be_typed(text: str, command: str) -> None:
    if not text.strip().startswith("save"):
        say(started("paris"), command + text)


def test_beginnings_of_commands_are_enough() -> None:
    assert command_named("cl") == command_named("C") == "claim"
    assert set(LETTERS.values()) <= set(COMMANDS)
    with pytest.raises(OmnibusError, match="could be draw or"):
        command_named("")


def test_every_command_is_obeyed() -> None:
    assert list(COMMANDS) == list(OBEYED)


def test_own_actions_are_told_to_the_one_who_did_them() -> None:
    table = started("london")
    assert words(say(table, "d")).startswith("You drew blind: ")


def test_a_copy_can_be_saved(tmp_path: Path) -> None:
    table = started("london", "Ada,greedy")
    path = tmp_path / "copy.record"
    assert "copy" in words(say(table, f"save {path}"))
    assert load(path).players == table.players
    assert say(table, f"save {tmp_path}/no/such/place").refused


def test_save_says_where(tmp_path: Path) -> None:
    table = dealt("london", save=SaveFile(tmp_path / "game.record"))
    assert "game.record" in words(say(table, "save"))


def test_undo_takes_back_a_claim_but_no_card() -> None:
    """E-45"""
    table = laid(HAND)
    say(table, "c big wat 1")
    assert say(table, "undo").acted
    assert table.game.ply == 0
    say(table, "d")
    assert "E-45" in words(say(table, "undo"))


@pytest.mark.parametrize("city", city_slugs())
def test_what_is_listed_can_be_done(city: str) -> None:
    """Each way to pay that claim lists is legal, and there are no others."""
    hand = " ".join(f"{colour}*2" for colour in load_board(city).colours)
    table = laid(f"city {city}; seats 2; seat 0: hand wild*3 {hand}")
    board, legal = table.game.board, table.game.legal_actions(0)
    found = set()
    for route in board.routes:
        console = Console(table, 0)
        console.obey(f"claim {route.slug}")
        found |= {str(way) for way in console.ways}
    assert found == {str(action) for action in legal if str(action).startswith("claim")}
